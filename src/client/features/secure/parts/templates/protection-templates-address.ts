import { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const PROTECTION_TEMPLATE_SORTS = ['name', 'kind', 'companies', 'modified'] as const

/** What the address of templates of one sort of policies, and of baselines of them, holds; `open` is one of those that the tab lists. */
export const protectionTemplatesAddressSchema = listAddress(PROTECTION_TEMPLATE_SORTS).extend({
  /** Without it the templates. */
  tab: z.literal('baselines').optional().catch(undefined),
  /** A form is open of what the tab lists: of the one that is open, or of a new one. */
  mode: z.enum(['edit', 'create']).optional().catch(undefined),
  /** Filters by the kind of policy. */
  kind: z.string().optional().catch(undefined),
  /** A new one begins as a copy of this one. */
  from: z.string().optional().catch(undefined),
  /** The refused change whose values are corrected in the form. */
  correct: z.string().min(1).optional().catch(undefined),
})
export type ProtectionTemplatesAddress = z.infer<typeof protectionTemplatesAddressSchema>
