import { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const IGNORED_SORTS = ['first_name', 'company', 'department', 'why'] as const

/** By whom: a person, or an import rule. */
export const IGNORED_BY = ['person', 'rule'] as const
export type IgnoredBy = (typeof IGNORED_BY)[number]

/** What the address of the ignored employees holds; `open` is one of them. */
export const ignoredAddressSchema = listAddress(IGNORED_SORTS).extend({
  /** Absent: all companies. */
  company: z.string().min(1).optional().catch(undefined),
  by: z.enum(IGNORED_BY).optional().catch(undefined),
})
export type IgnoredAddress = z.infer<typeof ignoredAddressSchema>
