import { expect, test } from 'vitest'
import type { RiskOverview, ScorePart } from '#shared/domain/risk/risk-overview.ts'
import { readUntil, splitPart } from './split-part.ts'

const overview = (id: string, secure_score: ScorePart): [string, RiskOverview] => [
  id,
  {
    id,
    customer_id: id,
    secure_score,
    identity_score: { reason: 'notConnected' },
    risk_detections: { reason: 'noLicense' },
    risky_countries: { reason: 'noLicense' },
    risky_ips: { reason: 'noLicense' },
  },
]
const scored = (read_at: string): ScorePart => ({
  read_at,
  days: [{ date: '2026-11-20', current: 1, maximum: 2 }],
})

const companies = [
  { id: 'a', readAt: '2026-11-20T10:00:00.000Z' },
  { id: 'b', readAt: '2026-11-20T09:00:00.000Z' },
  { id: 'lacking', readAt: '2026-11-20T08:00:00.000Z' },
  { id: 'younger', readAt: '2026-11-20T11:00:00.000Z' },
  { id: 'unconnected', readAt: undefined },
  { id: 'unconnected-too', readAt: undefined },
]
const overviews = new Map([
  overview('a', scored('2026-11-20T10:00:01.000Z')),
  overview('b', scored('2026-11-19T09:00:01.000Z')),
  overview('lacking', { reason: 'missingScope' }),
  overview('elsewhere', scored('2026-11-22T09:00:01.000Z')),
])

test('says where a part is measured, since when at the least, and why elsewhere not', () => {
  const split = splitPart(companies, overviews, (each) => each.secure_score)
  expect(split.measured.map(({ companyId }) => companyId)).toEqual(['a', 'b'])
  expect(split.readAt).toBe('2026-11-19T09:00:01.000Z')
  expect(split.reasons).toEqual([
    { reason: 'notConnected', count: 2 },
    { reason: 'missingScope', count: 1 },
    { reason: 'notRead', count: 1 },
  ])
})

test('where nothing is measured there is no time of it', () => {
  const split = splitPart(companies, overviews, (each) => each.risk_detections)
  expect(split).toMatchObject({ measured: [], readAt: undefined })
  expect(split.reasons).toContainEqual({ reason: 'noLicense', count: 3 })
})

test('days end with the newest reading of these companies', () => {
  expect(readUntil(companies, overviews)).toBe(Date.parse('2026-11-20T11:00:00.000Z'))
  expect(readUntil([{ id: 'unconnected', readAt: undefined }], overviews)).toBeUndefined()
})
