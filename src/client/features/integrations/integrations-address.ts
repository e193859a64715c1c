import { z } from 'zod'
import { INTEGRATION_STATES } from '#shared/domain/integrations/integration.ts'
import { integrationsQuerySchema } from '#shared/domain/integrations/integrations-query.ts'
import { listAddress } from '#client/parts/list/list-address.ts'

export const INTEGRATION_SORTS = ['company', 'state', 'synced', 'missing'] as const

/** What the addresses of the integrations screens hold besides their path. */
export const integrationsAddressSchema = listAddress(INTEGRATION_SORTS).extend({
  ...integrationsQuerySchema.shape,
  state: z.enum(INTEGRATION_STATES).optional().catch(undefined),
  /** A dialog of one company, or the ticketing tool or the Microsoft partner of all. */
  modal: z.enum(['exchange', 'ticketing', 'partner']).optional().catch(undefined),
})
export type IntegrationsAddress = z.infer<typeof integrationsAddressSchema>
