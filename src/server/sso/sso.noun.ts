import type { Db } from '#server/platform/database/database.ts'
import { defineNoun } from '#server/platform/noun.ts'
import { sweepSpentStates } from './attempt.ts'
import { ssoMigrations } from './sso.migrations.ts'
import { mountSsoRoutes } from './sso.routes.ts'
import type { SsoColumns } from './sso.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends SsoColumns {}
}

export const sso = defineNoun({
  name: 'sso',
  migrations: ssoMigrations,
  routes: [mountSsoRoutes],
  sweep: ({ db, now }: { db: Db; now: () => number }) => sweepSpentStates(db, now()),
})
