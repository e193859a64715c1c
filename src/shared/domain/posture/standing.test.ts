import { expect, test } from 'vitest'
import type { AuditSetting } from './audit-setting.ts'
import type { CheckResolution } from './check-resolution.ts'
import type { Posture } from './posture.ts'
import { judgementsBy, standingOf } from './standing.ts'
import { compliant, notCompliant, notMeasured } from './verdict.ts'

const checkIds = ['good', 'bad', 'unread', 'young', 'resolved', 'excluded']
const posture: Posture = {
  id: 'a',
  customer_id: 'a',
  read_at: '2026-05-01T00:00:00.000Z',
  clouds: { microsoft: '2026-05-01T00:00:00.000Z' },
  service_plans: [],
  verdicts: {
    good: compliant(true),
    bad: notCompliant(false),
    unread: notMeasured('sourceFailed'),
    resolved: notCompliant(false),
    excluded: notCompliant(false),
  },
}
const setting = (customer_id: string | null, check_id: string, enabled: boolean): AuditSetting => ({
  id: `${customer_id}/${check_id}`,
  customer_id,
  check_id,
  enabled,
})
const resolution = (customer_id: string, check_id: string): CheckResolution => ({
  id: `${customer_id}/${check_id}`,
  customer_id,
  check_id,
  status: 'resolved',
  details: '',
  resolved_at: '2026-05-02T00:00:00.000Z',
})
const judgementsOf = judgementsBy({
  checkIds,
  postures: new Map([['a', posture]]),
  settings: [setting(null, 'excluded', false), setting('b', 'excluded', true), setting('b', 'good', false)],
  // What is left out is left out, resolved or not.
  resolutions: [resolution('a', 'resolved'), resolution('a', 'excluded')],
})

test('each check of a company is counted once', () => {
  expect(standingOf(judgementsOf('a'))).toEqual({
    score: (2 / 3) * 100,
    compliant: 1,
    notCompliant: 1,
    notMeasured: 2,
    resolved: 1,
    excluded: 1,
  })
})

test('a company that was never read has no score, and its own settings', () => {
  expect(standingOf(judgementsOf('b'))).toEqual({
    score: undefined,
    compliant: 0,
    notCompliant: 0,
    notMeasured: 5,
    resolved: 0,
    excluded: 1,
  })
  expect(judgementsOf('b').find(({ checkId }) => checkId === 'good')).toEqual({
    checkId: 'good',
    verdict: notMeasured('notConnected'),
    isIncluded: false,
    resolution: undefined,
  })
})
