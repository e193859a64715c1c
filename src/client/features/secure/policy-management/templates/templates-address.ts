import { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const TEMPLATE_TYPES = ['default', 'own'] as const
export const DEPLOYED_FILTERS = ['any', 'drifted', 'none'] as const
export const TEMPLATE_SORTS = ['name', 'type', 'created', 'modified', 'deployments'] as const

/** What the address of templates and baselines holds; `open` is one of those that the tab lists. */
export const templatesAddressSchema = listAddress(TEMPLATE_SORTS).extend({
  /** Without it the templates. */
  tab: z.literal('baselines').optional().catch(undefined),
  type: z.enum(TEMPLATE_TYPES).optional().catch(undefined),
  deployed: z.enum(DEPLOYED_FILTERS).optional().catch(undefined),
  /** How the panel of a baseline stands (CA-35); without it, to be read. */
  mode: z.enum(['edit', 'create']).optional().catch(undefined),
  /** A new baseline begins as a copy of this one. */
  from: z.string().optional().catch(undefined),
  /** The template or baseline whose deployment is begun. */
  deploy: z.string().optional().catch(undefined),
  /** The deployment that is followed. */
  run: z.uuid().optional().catch(undefined),
  /** The template or baseline whose policies are turned on. */
  promote: z.string().optional().catch(undefined),
  /** The refused change of a baseline whose values are corrected in its form. */
  correct: z.string().min(1).optional().catch(undefined),
})
export type TemplatesAddress = z.infer<typeof templatesAddressSchema>

/** What the address of one template holds. */
export const templateAddressSchema = z.object({
  /** A new one begins as a copy of this template. */
  from: z.string().optional().catch(undefined),
  /** The refused change whose values are corrected in the form. */
  correct: z.string().min(1).optional().catch(undefined),
})
export type TemplateAddress = z.infer<typeof templateAddressSchema>
