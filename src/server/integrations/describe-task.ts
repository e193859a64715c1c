import type { AccessTaskAnswer, TaskAnswer } from '#shared/contract/integration-answers.ts'
import { ACCESS_TASK_NAME, type AccessTask } from '#shared/domain/conditional-access/access-task.ts'
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
  const undone = row.items.find(({ state }) => state !== 'applied' && state !== 'unneeded')
  return {
    ...row,
    name: ACCESS_TASK_NAME,
    ...namesOf(row, ACCESS_TASK_NAME, integrationType),
    StatusMessage: STATUSES[row.state] === 'Failed' ? (undone?.fault ?? undone?.state ?? row.state) : '',
  }
}

const namesOf = (row: Task | AccessTask, taskShortName: string, integrationType: string) => ({
  Status: STATUSES[row.state],
  mgmtaskid: row.id,
  integrationType,
  parameters: { taskShortName, customerId: row.customer_id },
  scheduletype: 'once' as const,
  requestedby: row.requested_by,
})
