import { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const TICKETING_TABS = ['mapping', 'settings'] as const
export type TicketingTab = (typeof TICKETING_TABS)[number]

export const MAPPING_SORTS = ['company', 'account', 'state'] as const

/** What the address of mapping and ticketing holds; `open` is a company. */
export const ticketingAddressSchema = listAddress(MAPPING_SORTS).extend({
  tab: z.enum(TICKETING_TABS).optional().catch(undefined),
  show: z.enum(['open', 'mapped']).optional().catch(undefined),
  /** Whose ticket settings; without it those of all companies. */
  of: z.string().min(1).optional().catch(undefined),
  /** The refused change whose values are corrected in the form. */
  correct: z.string().min(1).optional().catch(undefined),
})
export type TicketingAddress = z.infer<typeof ticketingAddressSchema>
