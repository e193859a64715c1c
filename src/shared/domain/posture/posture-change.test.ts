import { expect, test } from 'vitest'
import { verdictChanges } from './posture-change.ts'
import { compliant, notCompliant, notMeasured } from './verdict.ts'

test('another verdict is a change, and so is another finding of the same verdict', () => {
  const before = { tag: compliant(true), sharing: notCompliant('everyone'), log: compliant(true) }
  const after = { tag: notCompliant(false), sharing: notCompliant('guests'), log: compliant(true) }
  expect(verdictChanges(before, after)).toEqual([
    { check_id: 'tag', before: compliant(true), after: notCompliant(false) },
    { check_id: 'sharing', before: notCompliant('everyone'), after: notCompliant('guests') },
  ])
})

test('members in another order are the same finding', () => {
  expect(verdictChanges({ a: compliant({ x: 1, y: 2 }) }, { a: compliant({ y: 2, x: 1 }) })).toEqual([])
})

test('what is not measured, before or now, has not changed', () => {
  const unread = notMeasured('sourceFailed')
  expect(
    verdictChanges({ a: compliant(true), b: unread }, { a: unread, b: compliant(true), c: compliant(true) }),
  ).toEqual([])
})
