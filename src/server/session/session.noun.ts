import { defineNoun } from '#server/platform/noun.ts'
import { sweepSessionEnds } from './session-ends.ts'
import { sessionMigrations } from './session.migrations.ts'
import { mountSessionRoutes } from './session.routes.ts'
import type { SessionColumns } from './session.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends SessionColumns {}
}

export const session = defineNoun({
  name: 'session',
  migrations: sessionMigrations,
  routes: [mountSessionRoutes],
  sweep: sweepSessionEnds,
})
