import { z } from 'zod'
import { TEMPLATE_TYPES } from '#shared/domain/posture/templates/posture-template.ts'
import { listAddress } from '#client/parts/list/list-address.ts'

export const TEMPLATE_SORTS = ['name', 'type', 'checks', 'changed'] as const

/** What the address of the list of templates holds. */
export const templatesAddressSchema = listAddress(TEMPLATE_SORTS)
  .omit({ open: true })
  .extend({
    type: z.enum(TEMPLATE_TYPES).optional().catch(undefined),
  })
export type TemplatesAddress = z.infer<typeof templatesAddressSchema>

/** What the address of one template holds. */
export const templateAddressSchema = z.object({
  /** A new one begins as a copy of this one, by its id. */
  from: z.string().optional().catch(undefined),
  /** The refused change whose values are corrected in the form. */
  correct: z.string().min(1).optional().catch(undefined),
})
export type TemplateAddress = z.infer<typeof templateAddressSchema>
