import { defineNoun } from '#server/platform/noun.ts'
import { firstRunMigrations } from './first-run.migrations.ts'
import { mountFirstRunRoutes } from './first-run.routes.ts'
import type { FirstRunColumns } from './first-run.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends FirstRunColumns {}
}

export const firstRun = defineNoun({
  name: 'first-run',
  migrations: firstRunMigrations,
  routes: [mountFirstRunRoutes],
})
