import { expect, test } from 'vitest'
import { riskDays } from './risk-days.ts'
import type { ScorePart } from './risk-overview.ts'
import { meanScore, percentOf, scorePercent } from './score-percent.ts'

const UNTIL = Date.UTC(2026, 10, 20, 9)
const days = riskDays(UNTIL)

/** Scores of 200 points on these days of November. */
const scored = (...points: [day: number, current: number][]): ScorePart => ({
  read_at: new Date(UNTIL).toISOString(),
  days: points.map(([day, current]) => ({
    date: `2026-11-${String(day).padStart(2, '0')}`,
    current,
    maximum: 200,
  })),
})
const lineOn = (mean: ReturnType<typeof meanScore>, day: string) => mean?.line[days.indexOf(day)]

test('thirty days are looked at, the last one being that of the reading', () => {
  expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-10-22', '2026-11-20'])
})

test('a score is a share of what could be reached', () => {
  expect(percentOf({ current: 50, maximum: 200 })).toBe(25)
  expect(percentOf({ current: 0, maximum: 200 })).toBe(0)
  expect(scorePercent(scored([19, 100], [20, 150]))).toBe(75)
})

test('what is not measured has no score, which is no score of 0', () => {
  expect(scorePercent(undefined)).toBeUndefined()
  expect(scorePercent({ reason: 'missingScope' })).toBeUndefined()
  expect(meanScore([{ reason: 'notConnected' }], days)).toBeUndefined()
  expect(meanScore([], days)).toBeUndefined()
})

test('the mean is over those that are measured', () => {
  const mean = meanScore([scored([20, 100]), scored([20, 199]), { reason: 'notConnected' }], days)
  expect(mean).toMatchObject({ percent: 74, measured: 2, change: undefined })
})

test('the change is that of those scored on several days, since the first of them', () => {
  const mean = meanScore([scored([1, 100], [20, 120]), scored([5, 100], [20, 90]), scored([20, 0])], days)
  expect(mean?.change).toEqual({ points: 3, since: '2026-11-01' })
})

test('a day without a score stands as the one before, and before the first there is none', () => {
  const mean = meanScore([scored([1, 100], [20, 200]), scored([10, 0])], days)
  expect(lineOn(mean, '2026-10-31')).toBeUndefined()
  expect(lineOn(mean, '2026-11-09')).toBe(50)
  expect(lineOn(mean, '2026-11-10')).toBe(25)
  expect(lineOn(mean, '2026-11-20')).toBe(50)
})
