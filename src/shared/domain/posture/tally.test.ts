import { expect, test } from 'vitest'
import { compliant, notCompliant, notMeasured, type Verdict } from './verdict.ts'
import { tallyOf } from './tally.ts'

const judged = (verdict: Verdict, { isIncluded = true, isResolved = false } = {}) => ({
  verdict,
  isIncluded,
  isResolved,
})

test('what is resolved is met and counted, whatever was found', () => {
  expect(
    tallyOf([
      judged(compliant(true)),
      judged(notCompliant(false)),
      judged(notCompliant(false), { isResolved: true }),
      judged(notMeasured('notLicensed'), { isResolved: true }),
    ]),
  ).toEqual({ met: 3, counted: 4, notMeasured: 0, reason: undefined })
})

test('what the audit leaves out is not there', () => {
  expect(
    tallyOf([
      judged(compliant(true), { isIncluded: false }),
      judged(notMeasured('manual'), { isIncluded: false }),
    ]),
  ).toEqual({ met: 0, counted: 0, notMeasured: 0, reason: undefined })
})

test('what is not measured is neither met nor counted, and the most frequent reason is told', () => {
  expect(
    tallyOf([
      judged(notMeasured('sourceFailed')),
      judged(notMeasured('notLicensed')),
      judged(notMeasured('notLicensed')),
      judged(compliant(true)),
    ]),
  ).toEqual({ met: 1, counted: 1, notMeasured: 3, reason: 'notLicensed' })
})
