import { defineNoun } from '#server/platform/noun.ts'
import { brandingGuards } from './branding.guards.ts'
import { brandingMigrations } from './branding.migrations.ts'
import { mountBrandingRoutes } from './branding.routes.ts'
import { brandingTable } from './branding.table.ts'

export const branding = defineNoun({
  name: 'branding',
  kinds: { branding: brandingTable },
  ownedBy: { branding: 'organization' },
  migrations: brandingMigrations,
  guards: brandingGuards,
  routes: [mountBrandingRoutes],
})
