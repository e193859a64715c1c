import { defineNoun } from '#server/platform/noun.ts'
import { policyChangeTable } from './policy-change.table.ts'
import { policyHistoryMigrations } from './policy-history.migrations.ts'
import { mountPolicyHistoryRoutes } from './policy-history.routes.ts'

/** What changed of the policies of tenants, of every kind that is read. */
export const policyHistory = defineNoun({
  name: 'policy-history',
  kinds: { policyChange: policyChangeTable },
  ownedBy: { policy_change: 'customer', policy_reading: 'customer' },
  migrations: policyHistoryMigrations,
  routes: [mountPolicyHistoryRoutes],
})
