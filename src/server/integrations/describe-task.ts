import type {
  AccessTaskAnswer,
  MailPolicyTaskAnswer,
  MfaTaskAnswer,
  TaskAnswer,
} from '#shared/contract/integration-answers.ts'
import { ACCESS_TASK_NAME, type AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import { DEFENDER_TASK_NAME, type MailPolicyTask } from '#shared/domain/defender/mail-policy-task.ts'
import { MFA_TASK_NAME, type MfaTask } from '#shared/domain/mfa/mfa-task.ts'
import type { Task } from '#shared/domain/tasks/task.ts'

const STATUSES: Record<Task['state'] | AccessTask['state'], TaskAnswer['Status']> = {
  pending: 'Pending',
  'in progress': 'InProgress',
  completed: 'Completed',
  failed: 'Failed',
  'partly completed': 'Failed',
  canceled: 'Failed',
  'timed out': 'Failed',
}

/** A task with the names of the specification beside its own (INT-09). */
export const describeTask = (row: Task, integrationType: string): TaskAnswer => ({
  ...row,
  ...namesOf(row, row.name, integrationType),
  StatusMessage: STATUSES[row.state] === 'Failed' ? (row.fault ?? row.state) : '',
})

/** The same for a change of a tenant's policies and places (CA-02); its message is that of the first item that was not done. */
export function describeAccessTask(row: AccessTask, integrationType: string): AccessTaskAnswer {
  return {
    ...row,
    name: ACCESS_TASK_NAME,
    ...namesOf(row, ACCESS_TASK_NAME, integrationType),
    StatusMessage: messageOf(row),
  }
}

/** The same for a change of Defender policies (DEF-07). */
export const describeMailPolicyTask = (
  row: MailPolicyTask,
  integrationType: string,
): MailPolicyTaskAnswer => ({
  ...row,
  name: DEFENDER_TASK_NAME,
  ...namesOf(row, DEFENDER_TASK_NAME, integrationType),
  StatusMessage: messageOf(row),
})

/** The same for a change of the per-user state of people (MFA-06). */
export function describeMfaTask(row: MfaTask, integrationType: string): MfaTaskAnswer {
  return {
    ...row,
    name: MFA_TASK_NAME,
    ...namesOf(row, MFA_TASK_NAME, integrationType),
    StatusMessage: messageOf(row),
  }
}

/** Of a task that failed: why the first of its items was not done. */
function messageOf({ state, items }: Pick<AccessTask | MailPolicyTask | MfaTask, 'state' | 'items'>): string {
  if (STATUSES[state] !== 'Failed') return ''
  const undone = items.find((item) => item.state !== 'applied' && item.state !== 'unneeded')
  return undone?.fault ?? undone?.state ?? state
}

const namesOf = (
  row: Task | AccessTask | MailPolicyTask | MfaTask,
  taskShortName: string,
  integrationType: string,
) => ({
  Status: STATUSES[row.state],
  mgmtaskid: row.id,
  integrationType,
  parameters: { taskShortName, customerId: row.customer_id },
  scheduletype: 'once' as const,
  requestedby: row.requested_by,
})
