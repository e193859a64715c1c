import type { RequestParts } from '#server/company-tasks/company-tasks.ts'
import { defineNoun } from '#server/platform/noun.ts'
import { mfaTasks } from './mfa-task.jobs.ts'
import type { MfaColumns } from './mfa.columns.ts'
import { mfaMigrations } from './mfa.migrations.ts'
import { mountMfaRoutes } from './mfa.routes.ts'
import { mfaReportTable, mfaTaskTable } from './mfa.tables.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends MfaColumns {}
}

/** Who in the tenants of companies has a second factor, and what is asked of accounts by themselves. */
export const mfa = defineNoun({
  name: 'mfa',
  kinds: { mfaReport: mfaReportTable, mfaTask: mfaTaskTable },
  ownedBy: {
    mfa_report: 'customer',
    mfa_task: 'customer',
    mfa_runner: 'customer',
    factor_status: 'customer',
  },
  migrations: mfaMigrations,
  routes: [mountMfaRoutes],
  guards: { 'mfa.change': mfaTasks.guardChange, 'mfa.undo': mfaTasks.guardUndo },
  effects: (parts: RequestParts) => ({
    'mfa.change': mfaTasks.effect(parts),
    'mfa.undo': mfaTasks.effect(parts),
  }),
  constraints: { mfa_task_organization_id_customer_id_fkey: 'notFound', mfa_task_pkey: 'alreadyExists' },
  jobs: [mfaTasks.queue.job],
  repeats: [{ name: 'request-forgotten-mfa-tasks', at: '* * * * *', act: mfaTasks.queue.requestForgotten }],
})
