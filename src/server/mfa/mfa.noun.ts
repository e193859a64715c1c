import { defineNoun } from '#server/platform/noun.ts'
import { mfaMigrations } from './mfa.migrations.ts'
import { mountMfaRoutes } from './mfa.routes.ts'
import { mfaReportTable } from './mfa.table.ts'

/** Who in the tenants of companies has a second factor. */
export const mfa = defineNoun({
  name: 'mfa',
  kinds: { mfaReport: mfaReportTable },
  ownedBy: { mfa_report: 'customer' },
  migrations: mfaMigrations,
  routes: [mountMfaRoutes],
})
