import { expect, test } from 'vitest'
import type { AccessItem, AccessTask } from '../access-task.ts'
import { deploymentRun } from './deployment-run.ts'

const RUN = '01930000-0000-7000-8000-000000000009'
const source = { kind: 'baseline' as const, id: 'msp-starter', name: 'Starter', run: RUN }

const item = (state: AccessItem['state']): AccessItem => ({
  target: 'policy',
  change: 'create',
  object_id: state === 'applied' ? 'p' : null,
  name: 'MFA',
  body: {},
  expected: null,
  before: null,
  template: null,
  state,
  fault: null,
  detail: null,
})
let at = 0
const task = (parts: Partial<AccessTask>): AccessTask => ({
  id: `${at}`,
  customer_id: 'a',
  source,
  undoes: null,
  state: 'completed',
  items: [item('applied')],
  requested_by: null,
  requested_at: new Date((at += 1)).toISOString(),
  finished_at: null,
  ...parts,
})
const failed: Partial<AccessTask> = { state: 'failed', items: [item('failed')] }
const stateOf = (...tasks: AccessTask[]) => deploymentRun(RUN, tasks)?.state

test('a run that this device has nothing of is not known', () => {
  expect(deploymentRun(RUN, [task({ source: null }), task({ source: { ...source, run: 'other' } })])).toBe(
    undefined,
  )
})

test('a run waits as long as one company does, and is applied when all are', () => {
  expect(stateOf(task({}), task({ customer_id: 'b', state: 'pending' }))).toBe('pending')
  expect(stateOf(task({}), task({ customer_id: 'b', state: 'in progress' }))).toBe('pending')
  expect(stateOf(task({}), task({ customer_id: 'b' }))).toBe('applied')
})

test('where something failed it is partly applied, or failed where everything did', () => {
  expect(stateOf(task({}), task({ customer_id: 'b', ...failed }))).toBe('partly')
  expect(stateOf(task({ state: 'partly completed', items: [item('applied'), item('failed')] }))).toBe(
    'partly',
  )
  expect(stateOf(task(failed), task({ customer_id: 'b', ...failed }))).toBe('failed')
})

test('what failed and was tried again counts as it ended then', () => {
  expect(stateOf(task(failed), task({}))).toBe('applied')
  expect(stateOf(task({ state: 'partly completed' }), task(failed))).toBe('partly')
})

test('a run is rolled back when all that it did is taken back', () => {
  const first = task({ id: 'first' })
  const second = task({ id: 'second', customer_id: 'b' })
  const undo = (undoes: string, parts: Partial<AccessTask> = {}) => task({ source: null, undoes, ...parts })
  expect(stateOf(first, second, undo('first', { state: 'pending' }))).toBe('pending')
  expect(stateOf(first, second, undo('first'))).toBe('partly')
  expect(stateOf(first, second, undo('first'), undo('second', { customer_id: 'b' }))).toBe('rolledBack')
  expect(stateOf(first, undo('first', { state: 'failed' }))).toBe('applied')
  expect(stateOf(first, task({ ...failed, customer_id: 'c' }), undo('first'))).toBe('rolledBack')
})

test('a taking back that left something says so, until it is deployed or taken back again', () => {
  const first = task({ id: 'first' })
  const refused = task({
    id: 'back',
    undoes: 'first',
    source: null,
    state: 'failed',
    items: [item('changed')],
  })
  const partAt = (...more: AccessTask[]) => deploymentRun(RUN, [first, refused, ...more])?.parts.get('a')
  expect(partAt()).toMatchObject({ state: 'applied', task: { id: 'first' }, left: { id: 'back' } })
  const again = { id: 'again', undoes: 'first', source: null }
  expect(partAt(task({ ...again, state: 'pending' }))).toMatchObject({ state: 'pending', left: undefined })
  expect(partAt(task(again))).toMatchObject({ state: 'rolledBack', left: undefined })
  expect(partAt(task({ id: 'second' }))).toMatchObject({ state: 'applied', left: undefined })
})
