import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isRead,
  isToldTo,
  notificationLimits,
  type NotificationMarks,
  withRead,
  withReadUntil,
} from './notification.ts'

const userId = 'ann'
const at = (minute: number) => new Date(Date.UTC(2026, 10, 29, 8, minute)).toISOString()
const told = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), told_at: fc.nat(59).map(at) })
const act = fc.oneof(
  fc.record({ ids: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }) }),
  fc.record({ until: fc.nat(59).map(at) }),
)
type Act = { ids: string[] } | { until: string }

const after = (acts: readonly Act[]) =>
  acts.reduce<NotificationMarks | undefined>(
    (marks, each) =>
      'ids' in each
        ? withRead(marks, { userId, ids: each.ids })
        : withReadUntil(marks, { userId, until: each.until }),
    undefined,
  )

test('what was marked is read, whatever order two devices say it in, and nothing else is (ORG-35)', () => {
  fc.assert(
    fc.property(fc.array(act), fc.array(fc.nat()), told, (acts, order, one) => {
      const isMarked = acts.some((each) =>
        'ids' in each ? each.ids.includes(one.id) : one.told_at <= each.until,
      )
      const shuffled = acts
        .map((each, place) => ({ each, rank: order[place] ?? 0 }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ each }) => each)
      expect([isRead(after(acts), one), isRead(after(shuffled), one)]).toEqual([isMarked, isMarked])
    }),
  )
})

test('of very many that were read one by one the latest are remembered', () => {
  const ids = Array.from({ length: notificationLimits.read + 1 }, (_, index) => `n${index}`)
  const marks = withRead(withRead(undefined, { userId, ids: ids.slice(0, 1) }), { userId, ids: ids.slice(1) })
  expect(marks.read_ids).toEqual(ids.slice(1))
})

test('where people are named it is told to them alone', () => {
  expect([isToldTo({ people: null }, 'ann'), isToldTo({ people: ['bob'] }, 'ann')]).toEqual([true, false])
  expect(isToldTo({ people: ['bob', 'ann'] }, 'ann')).toBe(true)
})
