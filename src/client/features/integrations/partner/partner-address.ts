import { z } from 'zod'
import { RELATIONSHIP_STATUSES } from '#shared/domain/partner/partner.ts'
import { listAddress } from '#client/parts/list/list-address.ts'

export const PARTNER_TABS = ['relationships', 'tenants'] as const
export type PartnerTab = (typeof PARTNER_TABS)[number]

export const RELATIONSHIP_SORTS = ['name', 'customer', 'status', 'ends', 'ready'] as const
export const TENANT_SORTS = ['name', 'company', 'ready'] as const

/** What the address of CSP Setup holds; `open` is a relationship or a tenant. */
export const partnerAddressSchema = listAddress([
  'name',
  'customer',
  'status',
  'ends',
  'ready',
  'company',
]).extend({
  tab: z.enum(PARTNER_TABS).optional().catch(undefined),
  status: z.enum(RELATIONSHIP_STATUSES).optional().catch(undefined),
  ready: z.enum(['ready', 'notReady']).optional().catch(undefined),
  show: z.enum(['open', 'mapped']).optional().catch(undefined),
  modal: z.literal('link').optional().catch(undefined),
})
export type PartnerAddress = z.infer<typeof partnerAddressSchema>
