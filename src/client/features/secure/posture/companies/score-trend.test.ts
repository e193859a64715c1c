import { expect, test } from 'vitest'
import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { compliant, notCompliant, type Verdict } from '#shared/domain/posture/verdict.ts'
import { type CompanyPosture, companyPostures } from '#client/features/secure/parts/company-postures.ts'
import { meanScore, scoreBefore, scoreTrend } from './score-trend.ts'

const [ONE = '', TWO = ''] = checks.map(({ id }) => id)
const [MET, MISSED] = [compliant(true), notCompliant(false)]
const SINCE = '2026-05-01T00:00:00.000Z'

function company(id: string, one: Verdict, two: Verdict): CompanyPosture {
  const verdicts = { [ONE]: one, [TWO]: two }
  const posture = {
    id,
    customer_id: id,
    read_at: SINCE,
    clouds: { microsoft: SINCE },
    service_plans: null,
    verdicts,
  }
  const [found] = companyPostures({
    companies: [{ id, name: id }],
    postures: new Map([[id, posture]]),
    settings: [],
    resolutions: [],
  })
  if (!found) throw new Error('There is one company')
  return found
}
const change = (check_id: string, found_at: string, before: Verdict, customer_id = 'c'): PostureChange => ({
  id: `${check_id} ${found_at}`,
  customer_id,
  check_id,
  found_at,
  before,
  after: before.status === 'compliant' ? MISSED : MET,
  by: null,
})

test('of several changes of a check the first one since then says what it was', () => {
  const now = company('c', MET, MET)
  const changes = [
    change(ONE, '2026-05-02', MISSED),
    change(ONE, '2026-05-03', MET),
    change(ONE, '2026-05-04', MISSED),
  ]
  expect([now.score, scoreBefore(now, changes, SINCE)]).toEqual([100, 50])
  expect(scoreBefore(now, changes.toReversed(), SINCE)).toBe(50)
})

test('what changed before, or elsewhere, counts for nothing', () => {
  const now = company('c', MET, MISSED)
  expect(scoreBefore(now, [change(TWO, '2026-04-30', MET)], SINCE)).toBe(50)
  expect(scoreBefore(now, [change(TWO, '2026-05-02', MET, 'other')], SINCE)).toBe(50)
})

test('the trend is that of the mean, in the points that are shown', () => {
  const companies = [company('c', MET, MET), company('d', MISSED, MET)]
  expect(meanScore(companies.map(({ score }) => score))).toBe(75)
  expect(scoreTrend(companies, [change(ONE, '2026-05-02', MISSED)], SINCE)).toBe(25)
  expect(scoreTrend(companies, [change(ONE, '2026-05-02', MET, 'd')], SINCE)).toBe(-25)
  expect(scoreTrend(companies, [], SINCE)).toBe(0)
})

test('where nothing is measured there is neither a mean nor a trend', () => {
  expect(meanScore([undefined])).toBeUndefined()
  expect(scoreTrend([], [change(ONE, '2026-05-02', MET)], SINCE)).toBe(0)
})
