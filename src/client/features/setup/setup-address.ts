import { z } from 'zod'
import { CONTACT_KINDS } from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import { listAddress } from '#client/parts/list/list-address.ts'
import { CONTACT_STANDINGS } from './contact-rows.ts'

export const CONTACT_SORTS = ['company', ...CONTACT_KINDS, 'standing'] as const

/** What the address of organisational setup holds; `open` is a company. */
export const setupAddressSchema = listAddress(CONTACT_SORTS).extend({
  missing: z
    .enum([...CONTACT_KINDS, 'any'])
    .optional()
    .catch(undefined),
  standing: z.enum(CONTACT_STANDINGS).optional().catch(undefined),
  /** A refused change whose values the form shows. */
  correct: z.string().min(1).optional().catch(undefined),
})
export type SetupAddress = z.infer<typeof setupAddressSchema>
