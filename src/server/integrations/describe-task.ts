import type { TaskAnswer } from '#shared/contract/integration-answers.ts'
import type { Task } from '#shared/domain/tasks/task.ts'

const STATUSES: Record<Task['state'], TaskAnswer['Status']> = {
  pending: 'Pending',
  'in progress': 'InProgress',
  completed: 'Completed',
  failed: 'Failed',
  canceled: 'Failed',
  'timed out': 'Failed',
}

/** A task with the names of the specification beside its own (INT-09). */
export const describeTask = (row: Task, integrationType: string): TaskAnswer => ({
  ...row,
  Status: STATUSES[row.state],
  StatusMessage: STATUSES[row.state] === 'Failed' ? (row.fault ?? row.state) : '',
  mgmtaskid: row.id,
  integrationType,
  parameters: { taskShortName: row.name, customerId: row.customer_id },
  scheduletype: 'once',
  requestedby: row.requested_by,
})
