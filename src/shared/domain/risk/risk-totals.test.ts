import { expect, test } from 'vitest'
import type { DetectionsPart, PlacesPart, Read, RiskDetection } from './risk-overview.ts'
import { detectionTotals, topPlaces } from './risk-totals.ts'

const days = ['2026-11-19', '2026-11-20']
const newest = (at: string): RiskDetection => ({
  at,
  type: 'passwordSpray',
  level: 'high',
  state: 'atRisk',
  user: null,
  ip: null,
  country: null,
})
const detections = (said: Partial<Read<DetectionsPart>>): Read<DetectionsPart> => ({
  read_at: '2026-11-20T10:00:00.000Z',
  days: [],
  types: [],
  newest: [],
  is_incomplete: false,
  ...said,
})
const none = { high: 0, medium: 0, low: 0, other: 0 }

test('detections of several companies are one, by day, level and type, the newest first', () => {
  const totals = detectionTotals(
    [
      {
        companyId: 'a',
        part: detections({
          days: [{ date: '2026-11-19', ...none, high: 2, other: 1 }],
          types: [
            { type: 'generic', count: 1 },
            { type: 'passwordSpray', count: 2 },
          ],
          newest: [newest('2026-11-19T09:00:00.000Z'), newest('2026-11-19T08:00:00.000Z')],
        }),
      },
      {
        companyId: 'b',
        part: detections({
          days: [
            { date: '2026-11-19', ...none, high: 1 },
            { date: '2026-11-20', ...none, low: 4 },
            { date: '2026-09-01', ...none, low: 9 },
          ],
          types: [{ type: 'generic', count: 4 }],
          newest: [newest('2026-11-19T08:30:00.000Z')],
          is_incomplete: true,
        }),
      },
    ],
    days,
  )
  expect(totals).toMatchObject({
    total: 8,
    levels: { high: 3, medium: 0, low: 4, other: 1 },
    days: [
      { date: '2026-11-19', ...none, high: 3, other: 1 },
      { date: '2026-11-20', ...none, low: 4 },
    ],
    types: [
      { type: 'generic', count: 5 },
      { type: 'passwordSpray', count: 2 },
    ],
    isIncomplete: true,
  })
  expect(totals.newest.map(({ companyId, at }) => [companyId, at.slice(11, 16)])).toEqual([
    ['a', '09:00'],
    ['b', '08:30'],
    ['a', '08:00'],
  ])
})

test('the places that several companies share are counted together, of equals the last one seen first', () => {
  const part = (...top: [place: string, count: number, day: number][]): Read<PlacesPart> => ({
    read_at: '2026-11-20T10:00:00.000Z',
    top: top.map(([place, count, day]) => ({ place, count, last_at: `2026-11-${day}T10:00:00.000Z` })),
    is_incomplete: false,
    without_sign_ins: null,
  })
  const places = topPlaces([
    part(['NG', 2, 11], ['BR', 2, 12], ['VN', 1, 10]),
    part(['NG', 1, 15], ['US', 2, 14], ['CN', 1, 10], ['NL', 1, 13]),
  ])
  expect(places.map(({ place, count }) => `${place} ${count}`)).toEqual([
    'NG 3',
    'US 2',
    'BR 2',
    'NL 1',
    'CN 1',
  ])
  expect(places[0]?.last_at).toBe('2026-11-15T10:00:00.000Z')
})
