import type { RequestParts } from '#server/company-tasks/company-tasks.ts'
import { defineNoun } from '#server/platform/noun.ts'
import { defenderMigrations } from './defender.migrations.ts'
import { mountDefenderRoutes } from './defender.routes.ts'
import { mailPolicyTasks } from './mail-policy-task.jobs.ts'
import { mailPoliciesTable, mailPolicyTaskTable } from './mail-policy.tables.ts'

const { queue, guardChange, guardUndo, effect } = mailPolicyTasks

/** What the tenants of companies do about mail, and changes of it. */
export const defender = defineNoun({
  name: 'defender',
  kinds: { mailPolicies: mailPoliciesTable, mailPolicyTask: mailPolicyTaskTable },
  ownedBy: { mail_policies: 'customer', mail_policy_task: 'customer', mail_policy_runner: 'customer' },
  migrations: defenderMigrations,
  routes: [mountDefenderRoutes],
  guards: { 'mailPolicy.change': guardChange, 'mailPolicy.undo': guardUndo },
  effects: (parts: RequestParts) => ({
    'mailPolicy.change': effect(parts),
    'mailPolicy.undo': effect(parts),
  }),
  constraints: {
    mail_policy_task_organization_id_customer_id_fkey: 'notFound',
    mail_policy_task_pkey: 'alreadyExists',
  },
  jobs: [queue.job],
  repeats: [{ name: 'request-forgotten-mail-policy-tasks', at: '* * * * *', act: queue.requestForgotten }],
})
