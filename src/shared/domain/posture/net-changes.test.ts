import { expect, test } from 'vitest'
import { netChanges, within } from './net-changes.ts'
import type { PostureChange } from './posture-change.ts'
import { compliant, type Found, notCompliant } from './verdict.ts'

const [one, two] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
let count = 0
const change = (
  found_at: string,
  before: Found,
  after: Found,
  more: Partial<PostureChange> = {},
): PostureChange => ({
  id: `change-${count++}`,
  customer_id: one,
  check_id: 'sms-codes-off',
  found_at: `2026-11-${found_at}`,
  before: before === 'off' ? compliant('off') : notCompliant(before),
  after: after === 'off' ? compliant('off') : notCompliant(after),
  by: null,
  ...more,
})

const said = ({ customer_id, check_id, before, after }: PostureChange) => [
  customer_id,
  check_id,
  'found' in before ? before.found : before.reason,
  'found' in after ? after.found : after.reason,
]

test('several changes of one check are one difference, from the first before to the last after', () => {
  const changes = [change('03T10:00:00.000Z', 'some', 'all'), change('01T10:00:00.000Z', 'off', 'some')]
  const [difference, ...others] = netChanges(changes)
  expect(others).toEqual([])
  expect(difference && said(difference)).toEqual([one, 'sms-codes-off', 'off', 'all'])
  expect(difference?.found_at).toBe('2026-11-03T10:00:00.000Z')
})

test('what came back to where it was is no difference', () => {
  expect(
    netChanges([change('01T10:00:00.000Z', 'off', 'all'), change('02T10:00:00.000Z', 'all', 'off')]),
  ).toEqual([])
})

test('companies and checks are told apart', () => {
  const changes = [
    change('01T10:00:00.000Z', 'off', 'all'),
    change('02T10:00:00.000Z', 'all', 'off', { customer_id: two }),
    change('03T10:00:00.000Z', 'all', 'off', { check_id: 'voice-calls-off' }),
  ]
  expect(netChanges(changes).map(said)).toEqual([
    [one, 'sms-codes-off', 'off', 'all'],
    [two, 'sms-codes-off', 'all', 'off'],
    [one, 'voice-calls-off', 'all', 'off'],
  ])
})

test('a span begins with its first instant and ends before its last, and may be open', () => {
  const days = ['01', '02', '03'].map((day) => change(`${day}T00:00:00.000Z`, 'off', 'all'))
  const found = (span: Parameters<typeof within>[1]) =>
    within(days, span).map(({ found_at }) => found_at.slice(8, 10))
  expect(found({ from: '2026-11-02T00:00:00.000Z' })).toEqual(['02', '03'])
  expect(found({ until: '2026-11-02T00:00:00.000Z' })).toEqual(['01'])
  expect(found({ from: '2026-11-02T00:00:00.000Z', until: '2026-11-03T00:00:00.000Z' })).toEqual(['02'])
  expect(found({})).toEqual(['01', '02', '03'])
})
