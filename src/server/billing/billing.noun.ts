import { defineNoun } from '#server/platform/noun.ts'
import { billingAccountTable } from './billing-account.table.ts'
import { billingMigrations } from './billing.migrations.ts'
import { mountBillingRoutes } from './billing.routes.ts'
import { sweepEvents } from './billing.store.ts'
import { readAllBack } from './read-back.ts'

/** What organizations buy and pay, in a portal of somebody else (ORG-25 to ORG-29). */
export const billing = defineNoun({
  name: 'billing',
  kinds: { billingAccount: billingAccountTable },
  ownedBy: { billing_account: 'organization', billing_event: 'organization' },
  migrations: billingMigrations,
  routes: [mountBillingRoutes],
  repeats: [{ name: 'read-billing-accounts', at: '17 * * * *', act: readAllBack }],
  sweep: sweepEvents,
})
