import { z } from 'zod'
import { UNREAD_REASONS } from '../integrations/unread-reason.ts'
import { namedLocationSchema } from './named-location.ts'

export const accessLimits = {
  /** Groups that policies leave out whose members are read, and how many members one of them may have to be told. */
  leftOutGroups: 20,
  members: 10,
  groups: 1000,
  applications: 1000,
  policies: 1000,
  locations: 1000,
  /** Accounts and groups by whose ids the tenant is asked for their names. */
  asked: 5000,
  /** Of all policies, and of all locations, of a company, in JSON. */
  characters: 5_000_000,
} as const

const listOf = <Schema extends z.ZodType>(item: Schema) =>
  z.union([
    z.object({ reason: z.enum(UNREAD_REASONS) }),
    z.object({
      items: z.array(item),
      /** There are more, which are not carried, or some were not understood. */
      is_incomplete: z.boolean(),
    }),
  ])

/** Something that a policy can name, by the id by which it does. */
const namedSchema = z.object({ id: z.string(), name: z.string() })
export type NamedOption = z.infer<typeof namedSchema>

/**
 * What the policies of a company's tenant can choose from and depend on (CA-13). There are no times in it, so that a reading
 * that found nothing new is no change: when it was read is told by the company's posture.
 */
export const accessOptionsSchema = z.object({
  /** The company's id: each has one. */
  id: z.string(),
  customer_id: z.string(),
  /** Why its policies could not be read; null where they were, and rows tell of each. Those read earlier stay. */
  unread: z.enum(UNREAD_REASONS).nullable(),
  /** The tenant has policies of which no row tells, or none as it is now: they could not be understood, or are too many. */
  is_incomplete: z.boolean().nullish(),
  locations: listOf(namedLocationSchema),
  /** By name; those that a policy names come before all others. */
  groups: listOf(namedSchema),
  /** Of the tenant's enterprise applications, by their application ids. */
  applications: listOf(namedSchema),
  /** `combinations` in the vendor's words, each of them enough. */
  strengths: listOf(namedSchema.extend({ combinations: z.array(z.string()) })),
  contexts: listOf(namedSchema),
  terms: listOf(namedSchema),
  /** The accounts that policies name, which are no employees in every case. */
  people: listOf(namedSchema),
  /**
   * All members of groups that policies leave out, by the group's id in small letters, each with the name that it signs in by; a group of
   * many members is not among them, nor one that could not be read.
   */
  members: z.record(z.string(), z.array(namedSchema)).nullish(),
  /** Ids of accounts and groups that policies name and the tenant answered not to have; empty where it could not be asked. */
  missing: z.array(z.string()),
  /** While they are on no policy takes effect (CA-54); null where that was not read. */
  security_defaults: z.boolean().nullable(),
})
export type AccessOptions = z.infer<typeof accessOptionsSchema>
