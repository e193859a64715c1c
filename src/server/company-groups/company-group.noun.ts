import { defineNoun } from '#server/platform/noun.ts'
import { companyGroupGuards } from './company-group.guards.ts'
import { companyGroupMigrations } from './company-group.migrations.ts'
import { mountCompanyGroupRoutes } from './company-group.routes.ts'
import { companyGroupTable } from './company-group.table.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    company_group: { organization_id: string; id: string; name: string; customer_ids: string[] }
  }
}

export const companyGroups = defineNoun({
  name: 'companyGroups',
  kinds: { companyGroup: companyGroupTable },
  ownedBy: { company_group: 'organization' },
  migrations: companyGroupMigrations,
  guards: companyGroupGuards,
  routes: [mountCompanyGroupRoutes],
  constraints: {
    company_group_pkey: 'alreadyExists',
    company_group_name: 'companyGroupExists',
    user_company_group_is_there: 'companyGroupInUse',
  },
})
