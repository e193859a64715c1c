import { expect, test } from 'vitest'
import { endOf, fingerprintOf, type ItemState, type PostureItem, reversibleCalls } from './posture-task.ts'

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
