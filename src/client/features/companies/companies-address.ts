import { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const COMPANY_SORTS = ['name', 'contact_name', 'country', 'MFA', 'active'] as const

/** What the address of the companies screen holds. */
export const companiesAddressSchema = listAddress(COMPANY_SORTS).extend({
  state: z.enum(['active', 'deactivated']).optional().catch(undefined),
  group: z.uuid().optional().catch(undefined),
  mfa: z.enum(['required', 'missing']).optional().catch(undefined),
})
export type CompaniesAddress = z.infer<typeof companiesAddressSchema>
