import { defineNoun } from '#server/platform/noun.ts'
import { devicePoliciesTable } from './device-policies.table.ts'
import { intuneMigrations } from './intune.migrations.ts'
import { mountIntuneRoutes } from './intune.routes.ts'

/** What the tenants of companies ask of their devices. */
export const intune = defineNoun({
  name: 'intune',
  kinds: { devicePolicies: devicePoliciesTable },
  ownedBy: { device_policies: 'customer', device_policy: 'customer' },
  migrations: intuneMigrations,
  routes: [mountIntuneRoutes],
})
