import { expect, test } from 'vitest'
import type { Task } from '#shared/domain/tasks/task.ts'
import { describeTask } from './describe-task.ts'

const task: Task = {
  id: 'the-task',
  customer_id: 'the-company',
  integration_id: 'the-integration',
  name: 'M365_DISCOVER_TASK',
  state: 'pending',
  read: 0,
  added: 0,
  changed: 0,
  vanished: 0,
  fault: null,
  requested_at: new Date(0).toISOString(),
  requested_by: 'somebody',
  finished_at: null,
}
const told = (change: Partial<Task>) => {
  const { Status, StatusMessage } = describeTask({ ...task, ...change }, 'Office365')
  return [Status, StatusMessage]
}

test('a task is told under both names, without losing what is stored', () => {
  expect(describeTask(task, 'Office365')).toEqual({
    ...task,
    Status: 'Pending',
    StatusMessage: '',
    mgmtaskid: 'the-task',
    integrationType: 'Office365',
    parameters: { taskShortName: 'M365_DISCOVER_TASK', customerId: 'the-company' },
    scheduletype: 'once',
    requestedby: 'somebody',
  })
})

test.each<[Partial<Task>, string, string]>([
  [{ state: 'in progress' }, 'InProgress', ''],
  [{ state: 'completed' }, 'Completed', ''],
  [{ state: 'failed', fault: 'throttled' }, 'Failed', 'throttled'],
  [{ state: 'failed' }, 'Failed', 'failed'],
  [{ state: 'canceled' }, 'Failed', 'canceled'],
  [{ state: 'timed out' }, 'Failed', 'timed out'],
])('%j is %s', (change, status, message) => {
  expect(told(change)).toEqual([status, message])
})
