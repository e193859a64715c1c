import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'

export const viewLimits = { name: 60, query: 8000, views: 100 } as const

/** The lists that can be kept as somebody arranged them. */
export const VIEWED_LISTS = ['postureCompanies', 'postureChecks'] as const
export type ViewedList = (typeof VIEWED_LISTS)[number]

/** What a person says when they keep a list as it is. */
export const viewFieldsSchema = z.strictObject({
  list: z.enum(VIEWED_LISTS),
  name: z.string().trim().min(1).max(viewLimits.name),
  /** The search parameters of the list's address: what is searched, in which order, with which columns. May be empty. */
  query: z.string().max(viewLimits.query),
})
export type ViewFields = z.infer<typeof viewFieldsSchema>

/** A list as somebody arranged it, by a name, for everybody of the organization who may read the list. */
export const savedViewSchema = z.object({
  id: z.string(),
  list: z.enum(VIEWED_LISTS),
  name: z.string(),
  query: z.string(),
  changed_at: z.string(),
})
export type SavedView = z.infer<typeof savedViewSchema>

const NAMESPACE = '0b8f6a53-6b62-4f1c-9a3e-3d1a4e6f2c77'

/** The one view of a list that has this name, in whatever case: devices that never met agree on it. */
export const savedViewId = (list: ViewedList, name: string): string =>
  uuidv5(`${list}/${name.trim().toLowerCase()}`, NAMESPACE)
