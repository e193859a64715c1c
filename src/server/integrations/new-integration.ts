import { v7 as uuidv7 } from 'uuid'
import { NO_FACTS_READ } from '#shared/domain/employees/directory-facts.ts'
import { CONNECTION_KINDS, type ConnectionKind } from '#shared/domain/integrations/connection-kinds.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { TenantIdentity } from './identify-tenant.ts'

/** A company's connection to a tenant that it was not connected to before. */
export const newIntegration = (
  customerId: string,
  told: TenantIdentity,
  kind: ConnectionKind = CONNECTION_KINDS.APP,
): Integration => ({
  id: uuidv7(),
  customer_id: customerId,
  type: 'Office365',
  kind,
  is_active: true,
  display_name: '',
  last_synced: null,
  facts: NO_FACTS_READ,
  ...told,
})
