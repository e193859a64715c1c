import { expect, test } from 'vitest'
import { type JudgedCheck, scoreOf } from './score.ts'
import { compliant, notCompliant, notMeasured, type Verdict } from './verdict.ts'

const judged = (verdict: Verdict, more: Partial<JudgedCheck> = {}): JudgedCheck => ({
  verdict,
  isIncluded: true,
  isResolved: false,
  ...more,
})
const good = compliant(true)
const bad = notCompliant(false)
const unknown = notMeasured('sourceFailed')

test.each<[string, JudgedCheck[], number | undefined]>([
  ['all compliant', [judged(good), judged(good)], 100],
  ['one of four not', [judged(good), judged(good), judged(good), judged(bad)], 75],
  ['none compliant', [judged(bad)], 0],
  ['what is not measured does not count', [judged(good), judged(bad), judged(unknown)], 50],
  ['what the audit leaves out does not count', [judged(good), judged(bad, { isIncluded: false })], 100],
  ['what is resolved is met', [judged(bad, { isResolved: true }), judged(bad)], 50],
  ['also where it is not measured', [judged(unknown, { isResolved: true }), judged(bad)], 50],
  ['nothing measured is no score', [judged(unknown)], undefined],
  ['nothing included is no score', [judged(good, { isIncluded: false })], undefined],
  ['nothing at all is no score', [], undefined],
])('%s', (_, given, score) => {
  expect(scoreOf(given)).toBe(score)
})
