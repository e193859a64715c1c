import { defineNoun } from '#server/platform/noun.ts'
import { accessTasks } from './access-task.jobs.ts'
import { accessEffects, accessGuards } from './access.guards.ts'
import { accessMigrations } from './access.migrations.ts'
import { mountAccessRoutes } from './access.routes.ts'
import { accessOptionsTable, accessPolicyTable, accessTaskTable } from './access.tables.ts'

/** Who may sign in to the tenants of companies: their policies, what these stand on, and tasks that change them. */
export const access = defineNoun({
  name: 'access',
  kinds: {
    accessPolicy: accessPolicyTable,
    accessOptions: accessOptionsTable,
    accessTask: accessTaskTable,
  },
  ownedBy: {
    access_policy: 'customer',
    access_options: 'customer',
    access_task: 'customer',
    access_runner: 'customer',
  },
  migrations: accessMigrations,
  routes: [mountAccessRoutes],
  guards: accessGuards,
  effects: accessEffects,
  constraints: {
    access_task_organization_id_customer_id_fkey: 'notFound',
    access_task_pkey: 'alreadyExists',
  },
  jobs: [accessTasks.job],
  repeats: [{ name: 'request-forgotten-access-tasks', at: '* * * * *', act: accessTasks.requestForgotten }],
})
