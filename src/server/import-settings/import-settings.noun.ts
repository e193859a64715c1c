import { defineNoun } from '#server/platform/noun.ts'
import { applyImportRuleJob } from './apply-import-rule.jobs.ts'
import { importRuleEffects, importRuleGuards } from './import-rule.guards.ts'
import { importRuleTable } from './import-rule.table.ts'
import type { ImportSettingsColumns } from './import-settings.columns.ts'
import { importSettingsMigrations } from './import-settings.migrations.ts'
import { mountImportSettingsRoutes } from './import-settings.routes.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends ImportSettingsColumns {}
}

/** Which accounts of a directory are imported, and what of its groups and roles decides that. */
export const importSettings = defineNoun({
  name: 'importSettings',
  kinds: { importRule: importRuleTable },
  ownedBy: { import_rule: 'customer', directory_memberships: 'customer' },
  migrations: importSettingsMigrations,
  guards: importRuleGuards,
  effects: importRuleEffects,
  constraints: { import_rule_organization_id_customer_id_fkey: 'notFound' },
  routes: [mountImportSettingsRoutes],
  jobs: [applyImportRuleJob],
})
