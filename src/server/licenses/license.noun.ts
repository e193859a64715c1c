import { defineNoun } from '#server/platform/noun.ts'
import { licenseMigrations } from './license.migrations.ts'
import { mountLicenseRoutes } from './license.routes.ts'
import { subscriptionTable } from './subscription.table.ts'

export const licenses = defineNoun({
  name: 'licenses',
  kinds: { subscription: subscriptionTable },
  ownedBy: { subscription: 'organization' },
  migrations: licenseMigrations,
  routes: [mountLicenseRoutes],
})
