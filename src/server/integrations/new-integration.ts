import { v7 as uuidv7 } from 'uuid'
import { NO_FACTS_READ } from '#shared/domain/employees/directory-facts.ts'
import { CONNECTION_KINDS, type ConnectionKind } from '#shared/domain/integrations/connection-kinds.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { TenantIdentity } from './identify-tenant.ts'

/** A company's connection to a vendor, of which nothing is known yet but that it is let in. */
export const blankIntegration = (
  customerId: string,
  { type, kind }: Pick<Integration, 'type' | 'kind'>,
): Integration => ({
  id: uuidv7(),
  customer_id: customerId,
  type,
  kind,
  is_active: true,
  display_name: '',
  state: 'Connected',
  tenant_id: '',
  tenant_name: '',
  domains: [],
  last_synced: null,
  fault: null,
  missing_scopes: [],
  facts: NO_FACTS_READ,
  pending_until: null,
  exchange: 'notConnected',
  exchange_at: null,
})

/** A company's connection to a tenant that it was not connected to before. */
export const newIntegration = (
  customerId: string,
  told: TenantIdentity,
  kind: ConnectionKind = CONNECTION_KINDS.APP,
): Integration => ({ ...blankIntegration(customerId, { type: 'Office365', kind }), ...told })
