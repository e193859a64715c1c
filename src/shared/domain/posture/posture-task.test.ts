import { expect, test } from 'vitest'
import {
  endOf,
  fingerprintOf,
  type ItemState,
  type PostureItem,
  type PostureTask,
  reversibleCalls,
  reversibleChecks,
  takenBackChecks,
} from './posture-task.ts'

const item = (state: ItemState, ...calls: PostureItem['calls']): PostureItem => ({
  check_id: 'external-sender-tag-on',
  expected: null,
  state,
  fault: null,
  detail: null,
  calls,
})
const call = (
  state: PostureItem['calls'][number]['state'],
  before: PostureItem['calls'][number]['before'] = { Enabled: false },
): PostureItem['calls'][number] => ({
  change: { source: 'externalInOutlook', set: { Enabled: true } },
  before,
  state,
})

test.each([
  ['completed', [item('applied'), item('unneeded')]],
  ['partly completed', [item('applied'), item('failed')]],
  ['failed', [item('failed'), item('changed'), item('late')]],
  ['partly completed', [item('failed', call('made'), call('failed'))]],
] as const)('a task ends as %s', (state, items) => {
  expect(endOf(items)).toBe(state)
})

test('what was made can be taken back where it is known what stood there', () => {
  const made = call('made')
  expect(reversibleCalls(item('failed', made, call('made', null), call('failed'), call('sending')))).toEqual([
    made,
  ])
})

test('equal changes are known by one fingerprint, whatever the order of their members', () => {
  const of = (set: { [member: string]: boolean }) => fingerprintOf([{ source: 'transportConfig', set }])
  expect(of({ a: true, b: false })).toBe(of({ b: false, a: true }))
  expect(of({ a: true, b: false })).not.toBe(of({ a: true, b: true }))
})

test('a check whose calls another carried can be taken back with it', () => {
  const carried: PostureItem = {
    ...item('applied'),
    check_id: 'carried',
    carried_by: 'external-sender-tag-on',
  }
  const alone: PostureItem = { ...item('applied'), check_id: 'alone' }
  expect([...reversibleChecks([carried, alone, item('applied', call('made'))])]).toEqual([
    'carried',
    'external-sender-tag-on',
  ])
})

test('what was taken back is told by the tasks that did it, unless those were taken back again', () => {
  const task = (id: string, undoes: string | null, ...items: PostureItem[]): PostureTask => ({
    id,
    customer_id: 'company',
    action: undoes === null ? 'apply' : 'undo',
    undoes,
    state: 'completed',
    items,
    requested_by: null,
    requested_at: '2026-05-01',
    finished_at: null,
  })
  const done = task('done', null, item('applied', call('made')))
  const back = task('back', 'done', item('unneeded'), { ...item('failed'), check_id: 'other' })
  const again = task('again', 'back', item('applied'))
  expect([...takenBackChecks(done, [done])]).toEqual([])
  expect([...takenBackChecks(done, [done, back])]).toEqual(['external-sender-tag-on'])
  expect([...takenBackChecks(done, [again, back, done])]).toEqual([])
})
