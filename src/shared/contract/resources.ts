import { z } from 'zod'
import { externalUrlSchema } from './external-links.ts'

/** The lists of pages and files that the operator names (ORG-33). */
export const RESOURCE_LISTS = ['knowledgeBase', 'bestPractices', 'marketing', 'downloads'] as const
export type ResourceListName = (typeof RESOURCE_LISTS)[number]

export const resourceLimits = { title: 200, description: 500, topic: 60, url: 2000, each: 200 } as const

/** An article or a file outside of the app. */
export const resourceSchema = z.object({
  title: z.string().trim().min(1).max(resourceLimits.title),
  description: z.string().trim().max(resourceLimits.description).default(''),
  /** What it is about, in a word or two; by it the list can be put in order. */
  topic: z.string().trim().max(resourceLimits.topic).default(''),
  /** Names it within its list. */
  url: externalUrlSchema.max(resourceLimits.url),
  /** The day on which it was last changed, such as 2026-11-28. */
  updated: z.iso.date().nullable().default(null),
})
export type Resource = z.infer<typeof resourceSchema>

const resourceListSchema = z.array(resourceSchema).max(resourceLimits.each)

/** Every list of a site; one that the operator does not name is empty. */
export const resourcesSchema = z.record(z.enum(RESOURCE_LISTS), resourceListSchema)
export type Resources = z.infer<typeof resourcesSchema>

export const noResources: Resources = { knowledgeBase: [], bestPractices: [], marketing: [], downloads: [] }
