import { defineNoun } from '#server/platform/noun.ts'
import { companyLicensesTable } from './company-licenses.table.ts'
import { licenseEffects } from './license.effects.ts'
import { licenseGuards } from './license.guards.ts'
import { licenseMigrations } from './license.migrations.ts'
import { licensePoolTable } from './license-pool.table.ts'
import { mountLicenseRoutes } from './license.routes.ts'
import { mountSeatRoutes } from './seat.routes.ts'
import { subscriptionTable } from './subscription.table.ts'

export const licenses = defineNoun({
  name: 'licenses',
  kinds: {
    subscription: subscriptionTable,
    licensePool: licensePoolTable,
    companyLicenses: companyLicensesTable,
  },
  ownedBy: { subscription: 'organization', license_pool: 'organization', company_licenses: 'customer' },
  migrations: licenseMigrations,
  guards: licenseGuards,
  effects: licenseEffects,
  routes: [mountLicenseRoutes, mountSeatRoutes],
})
