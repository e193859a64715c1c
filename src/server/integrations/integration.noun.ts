import type { Db } from '#server/platform/database/database.ts'
import { defineNoun } from '#server/platform/noun.ts'
import { sweepConsentAttempts } from './consent-attempt.ts'
import { applyConsentJob } from './consents.ts'
import { requestDueSyncs } from './due-syncs.ts'
import { sweepExchangeAttempts } from './exchange/exchange-attempt.ts'
import { integrationMigrations } from './integration.migrations.ts'
import { mountCallRoutes } from './call.routes.ts'
import { mountTaskRoutes } from './task.routes.ts'
import { mountIntegrationRoutes } from './integration.routes.ts'
import { sealedCredentials } from '#server/integration-secret/integration-secret.ts'
import { integrationTable, payeeTable, productLicenseTable, taskTable } from './integration.table.ts'
import { syncJob } from './tasks.ts'
import type { IntegrationColumns } from './integration.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends IntegrationColumns {}
}

export const integrations = defineNoun({
  name: 'integrations',
  kinds: {
    integration: integrationTable,
    productLicense: productLicenseTable,
    task: taskTable,
    payee: payeeTable,
  },
  // A running sync locks its task before the integration.
  ownedBy: {
    task: 'customer',
    product_license: 'customer',
    payee: 'customer',
    integration: 'customer',
    consent_attempt: 'customer',
    exchange_attempt: 'customer',
    integration_secret: 'customer',
  },
  migrations: integrationMigrations,
  sealed: [sealedCredentials],
  routes: [mountIntegrationRoutes, mountTaskRoutes, mountCallRoutes],
  jobs: [syncJob, applyConsentJob],
  repeats: [{ name: 'request-due-syncs', at: '*/5 * * * *', act: requestDueSyncs }],
  sweep: async ({ db, now }: { db: Db; now: () => number }) => {
    await sweepConsentAttempts(db, now())
    await sweepExchangeAttempts(db, now())
  },
})
