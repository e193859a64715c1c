import type { ErrorCode } from '#shared/contract/errors.ts'
import { mailPolicyKey, mailUndoItems } from '#shared/domain/defender/mail-policy-task.ts'
import { purchaseRefusal, tenantRefusal } from '#server/company-tasks/change-refusal.ts'
import { changeTasks } from '#server/company-tasks/change-tasks.ts'
import type { TaskParts } from '#server/company-tasks/task-records.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { changedByTask } from '#server/policy-history/by-task.ts'
import { concludeMailItem } from './conclude-mail-item.ts'
import { type DefenderParts, readMailPolicies } from './read-mail-policies.ts'

/** Changes of policies for mail, each of which reads those of its tenant again afterwards. */
export const mailPolicyTasks = changeTasks({
  kind: 'mailPolicyTask',
  runner: 'mail_policy_runner',
  queue: 'change-mail-policies',
  notQueued: 'mailPolicies.changeNotQueued',
  undoItems: mailUndoItems,
  conclude: concludeMailItem,
  readAgain: (parts: TaskParts & DefenderParts, task, items) =>
    readMailPolicies(
      parts,
      task,
      changedByTask(task.taskId, items, ({ kind }, id) => mailPolicyKey({ kind, id })),
    ),
  refusal,
})

/** Why the policies of a company cannot be changed: not bought (PERM-21), turned off (PERM-24), or no tenant there. */
async function refusal(work: Work, customerId: string): Promise<ErrorCode | undefined> {
  const notBought = await purchaseRefusal(work, 'policyManagement')
  if (notBought) return notBought
  await work.load('featureFlag', ['defender-policies'])
  if (work.get('featureFlag', 'defender-policies').row?.enabled !== true) return 'featureOff'
  return tenantRefusal(work, customerId)
}
