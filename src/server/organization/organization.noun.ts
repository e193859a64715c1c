import { defineNoun } from '#server/platform/noun.ts'
import { organizationMigrations } from './organization.migrations.ts'
import { mountOrganizationRoutes } from './organization.routes.ts'
import { organizationTable } from './organization.table.ts'
import type { OrganizationColumns } from './organization.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends OrganizationColumns {}
}

export const organization = defineNoun({
  name: 'organization',
  kinds: { organization: organizationTable },
  ownedBy: { organization: 'organization' },
  migrations: organizationMigrations,
  routes: [mountOrganizationRoutes],
})
