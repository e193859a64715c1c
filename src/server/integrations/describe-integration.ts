import type { IntegrationAnswer } from '#shared/contract/integration-answers.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'

/** An integration with the names of the specification beside its own (INT-02, INT-03). */
export const describeIntegration = (row: Integration): IntegrationAnswer => ({
  ...row,
  IntegrationApplication: { application_name: row.type },
  customerId: row.customer_id,
  // There is one application of each type.
  integrationApplicationId: row.type,
  metaData: { displayName: row.display_name },
  extendedCredentials: {
    exchange: row.exchange,
    exchangeAt: row.exchange_at,
    missingScopes: row.missing_scopes,
  },
  isActive: row.is_active,
  lastSyncedStatus: row.state === 'Sync Successful' || row.state === 'Sync Failed' ? row.state : null,
  errorMessage: row.fault,
})
