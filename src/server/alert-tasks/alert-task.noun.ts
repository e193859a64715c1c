import { defineNoun } from '#server/platform/noun.ts'
import { alertTaskEffects, alertTaskGuards } from './alert-task.guards.ts'
import { alertTaskQueue } from './alert-task.jobs.ts'
import { alertTaskMigrations } from './alert-task.migrations.ts'
import { mountAlertTaskRoutes } from './alert-task.routes.ts'
import { alertTaskTable } from './alert-task.table.ts'
import { releaseDueLocks } from './release-due.ts'
import { sweepAlertTasks } from './sweep-alert-tasks.ts'

/** What is done about alerts in tenants, and what became of it. */
export const alertTasks = defineNoun({
  name: 'alertTasks',
  kinds: { alertTask: alertTaskTable },
  ownedBy: { alert_task: 'customer', alert_task_runner: 'customer' },
  migrations: alertTaskMigrations,
  guards: alertTaskGuards,
  effects: alertTaskEffects,
  constraints: { alert_task_organization_id_customer_id_fkey: 'notFound' },
  routes: [mountAlertTaskRoutes],
  jobs: [alertTaskQueue.job],
  repeats: [
    { name: 'request-forgotten-alert-tasks', at: '* * * * *', act: alertTaskQueue.requestForgotten },
    { name: 'release-due-locks', at: '* * * * *', act: releaseDueLocks },
  ],
  sweep: sweepAlertTasks,
})
