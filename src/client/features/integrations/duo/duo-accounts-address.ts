import { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const DUO_ACCOUNT_SORTS = ['name', 'company', 'state'] as const

/** What the address of the account mapping holds; `modal` is the connection of the organization's own account. */
export const duoAccountsAddressSchema = listAddress(DUO_ACCOUNT_SORTS).extend({
  show: z.enum(['open', 'mapped']).optional().catch(undefined),
  modal: z.literal('connection').optional().catch(undefined),
})
export type DuoAccountsAddress = z.infer<typeof duoAccountsAddressSchema>
