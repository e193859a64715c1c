import type { TaskAnswer } from '#shared/contract/integration-answers.ts'
import type { ChangeTask } from '#shared/domain/tasks/change-task.ts'
import type { Task } from '#shared/domain/tasks/task.ts'

type ChangeRow = ChangeTask & { items: readonly { state: string; fault: string | null }[] }

const STATUSES: Record<Task['state'] | ChangeTask['state'], TaskAnswer['Status']> = {
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

/**
 * The same for a change of a tenant (CA-02, DEF-07, MFA-06), by the name that the API has for its kind; its message is that of the
 * first item that was not done.
 */
export const describeChange = <Row extends ChangeRow, const Name extends string>(
  row: Row,
  name: Name,
  integrationType: string,
) => ({
  ...row,
  name,
  ...namesOf(row, name, integrationType),
  StatusMessage: messageOf(row),
})

/** Of a task that failed: why the first of its items was not done. */
function messageOf({ state, items }: ChangeRow): string {
  if (STATUSES[state] !== 'Failed') return ''
  const undone = items.find((item) => item.state !== 'applied' && item.state !== 'unneeded')
  return undone?.fault ?? undone?.state ?? state
}

const namesOf = (
  row: Pick<Task | ChangeTask, 'id' | 'customer_id' | 'state' | 'requested_by'>,
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
