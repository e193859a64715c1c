import { expect, test } from 'vitest'
import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import { compliant, notCompliant } from '#shared/domain/posture/verdict.ts'
import { monitoredEvents } from './monitored-events.ts'
import type { DetectionsPart, RiskOverview } from './risk-overview.ts'

const overview = (id: string, risk_detections: DetectionsPart): RiskOverview => ({
  id,
  customer_id: id,
  secure_score: { reason: 'notConnected' },
  identity_score: { reason: 'notConnected' },
  risk_detections,
  risky_countries: { reason: 'notConnected' },
  risky_ips: { reason: 'notConnected' },
})
const change = (customer_id: string, found_at: string): PostureChange => ({
  id: `${customer_id} ${found_at}`,
  customer_id,
  check_id: 'sms-codes-off',
  found_at,
  before: compliant(true),
  after: notCompliant(false),
  by: null,
})
const measured = (date: string): DetectionsPart => ({
  read_at: `${date}T12:00:00.000Z`,
  days: [{ date, high: 1, medium: 2, low: 3, other: 4 }],
  types: [],
  newest: [],
  is_incomplete: false,
})

test('detections and changes of the companies that are looked at, day by day', () => {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20']
  const events = monitoredEvents(
    new Set(['a', 'b']),
    [
      overview('a', measured('2026-11-19')),
      overview('b', { reason: 'noLicense' }),
      overview('c', measured('2026-11-19')),
    ],
    [
      change('a', '2026-11-20T23:59:59.000Z'),
      change('b', '2026-11-20T00:00:00.000Z'),
      change('b', '2026-11-01T00:00:00.000Z'),
      change('c', '2026-11-20T00:00:00.000Z'),
    ],
    days,
  )
  expect(events).toEqual([
    { date: '2026-11-18', detections: 0, changes: 0 },
    { date: '2026-11-19', detections: 10, changes: 0 },
    { date: '2026-11-20', detections: 0, changes: 2 },
  ])
})
