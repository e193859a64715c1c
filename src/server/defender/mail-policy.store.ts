import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import type { MailPolicyTask } from '#shared/domain/defender/mail-policy-task.ts'
import { newestTasks, tasksUnderWay, type WhichTasks } from '#server/company-tasks/newest-tasks.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRowOf } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { mailPoliciesTable, mailPolicyTaskTable } from './mail-policy.tables.ts'

/** What was read of a company's policies for mail; undefined where nothing was, or the user may not see it. */
export const findMailPolicies = (
  db: Db,
  scope: Scope,
  customerId: string,
): Promise<MailPolicies | undefined> => readRowOf(db, mailPoliciesTable, scope, customerId)

/** The newest of a company's tasks, as far as the user may see them, the oldest of these first; or the one that is named. */
export const listMailPolicyTasks = (db: Db, scope: Scope, which: WhichTasks): Promise<MailPolicyTask[]> =>
  newestTasks(db, scope, mailPolicyTaskTable, which)

/** The tasks of a company that have not ended yet. */
export const mailTasksUnderWay = (db: Db, scope: Scope, customerId: string): Promise<MailPolicyTask[]> =>
  tasksUnderWay(db, scope, mailPolicyTaskTable, customerId)
