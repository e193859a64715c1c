import { defineNoun } from '#server/platform/noun.ts'
import { mfaTasks } from './mfa-task.jobs.ts'
import { mfaEffects, mfaGuards } from './mfa.guards.ts'
import { mfaMigrations } from './mfa.migrations.ts'
import { mountMfaRoutes } from './mfa.routes.ts'
import { mfaReportTable, mfaTaskTable } from './mfa.tables.ts'

/** Who in the tenants of companies has a second factor, and what is asked of accounts by themselves. */
export const mfa = defineNoun({
  name: 'mfa',
  kinds: { mfaReport: mfaReportTable, mfaTask: mfaTaskTable },
  ownedBy: { mfa_report: 'customer', mfa_task: 'customer', mfa_runner: 'customer' },
  migrations: mfaMigrations,
  routes: [mountMfaRoutes],
  guards: mfaGuards,
  effects: mfaEffects,
  constraints: { mfa_task_organization_id_customer_id_fkey: 'notFound', mfa_task_pkey: 'alreadyExists' },
  jobs: [mfaTasks.job],
  repeats: [{ name: 'request-forgotten-mfa-tasks', at: '* * * * *', act: mfaTasks.requestForgotten }],
})
