import { defineNoun } from '#server/platform/noun.ts'
import { riskMigrations } from './risk.migrations.ts'
import { riskOverviewTable } from './risk.table.ts'

export const risk = defineNoun({
  name: 'risk',
  kinds: { riskOverview: riskOverviewTable },
  ownedBy: { risk_overview: 'customer' },
  migrations: riskMigrations,
})
