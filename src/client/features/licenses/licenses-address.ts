import { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'
import { TIERS } from '#shared/domain/licenses/subscription.ts'

export const COMPANY_LICENSE_SORTS = [
  'name',
  'people',
  'discover',
  'engage',
  'secureSeats',
  'secure',
] as const

/** What the address of the License Center holds. */
export const licensesAddressSchema = listAddress(COMPANY_LICENSE_SORTS).extend({
  /** Without it the overview. */
  tab: z.literal('companies').optional().catch(undefined),
  secure: z.enum(TIERS).optional().catch(undefined),
  auto: z.enum(['discover', 'engage', 'none']).optional().catch(undefined),
  state: z.enum(['short']).optional().catch(undefined),
})
export type LicensesAddress = z.infer<typeof licensesAddressSchema>
