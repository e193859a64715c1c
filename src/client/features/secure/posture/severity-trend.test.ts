import { expect, test } from 'vitest'
import { checks } from '#shared/domain/posture/checks.ts'
import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import { compliant, notCompliant, type Verdict } from '#shared/domain/posture/verdict.ts'
import { companyPostures } from '#client/features/secure/parts/company-postures.ts'
import { severityTrend } from './severity-trend.ts'

const SINCE = '2026-05-01T00:00:00.000Z'
const [MET, MISSED] = [compliant(true), notCompliant(false)]
const [CRITICAL = '', OTHER = ''] = checks
  .filter(({ severity }) => severity === 'critical')
  .map(({ id }) => id)
const LOW = checks.find(({ severity }) => severity === 'low')?.id ?? ''
const SAME = { critical: 0, high: 0, medium: 0, low: 0 }

const companiesOf = (
  verdicts: Record<string, Record<string, Verdict>>,
  { excluded = [], resolved = [] }: { excluded?: string[]; resolved?: string[] } = {},
) =>
  companyPostures({
    companies: Object.keys(verdicts).map((id) => ({ id, name: id })),
    postures: new Map(
      Object.entries(verdicts).map(([id, own]) => [
        id,
        {
          id,
          customer_id: id,
          read_at: SINCE,
          clouds: { microsoft: SINCE },
          service_plans: null,
          verdicts: own,
        },
      ]),
    ),
    settings: excluded.map((check_id) => ({ id: check_id, customer_id: null, check_id, enabled: false })),
    resolutions: resolved.map((check_id) => ({
      id: check_id,
      customer_id: 'a',
      check_id,
      status: 'resolved' as const,
      details: '',
      resolved_at: SINCE,
      resolved_by: 'u',
    })),
  })
const change = (customer_id: string, check_id: string, found_at: string, before: Verdict): PostureChange => ({
  id: `${customer_id} ${check_id} ${found_at}`,
  customer_id,
  check_id,
  found_at,
  before,
  after: before.status === 'compliant' ? MISSED : MET,
  by: null,
})

test('what was met since then is fewer, and what was lost is more, by severity', () => {
  const companies = companiesOf({ a: { [CRITICAL]: MET, [LOW]: MISSED } })
  const changes = [change('a', CRITICAL, '2026-05-02', MISSED), change('a', LOW, '2026-05-03', MET)]
  expect(severityTrend(companies, changes, SINCE)).toEqual({ ...SAME, critical: -1, low: 1 })
})

test('of several changes of a check the first one since then says what it was', () => {
  const companies = companiesOf({ a: { [CRITICAL]: MET } })
  const changes = [
    change('a', CRITICAL, '2026-05-04', MISSED),
    change('a', CRITICAL, '2026-05-02', MET),
    change('a', CRITICAL, '2026-04-30', MISSED),
  ]
  expect(severityTrend(companies, changes, SINCE)).toEqual(SAME)
})

test('a check that another company does not meet is as open as before', () => {
  const companies = companiesOf({ a: { [CRITICAL]: MET }, b: { [CRITICAL]: MISSED } })
  expect(severityTrend(companies, [change('a', CRITICAL, '2026-05-02', MISSED)], SINCE)).toEqual(SAME)
})

test('what the audit leaves out, what was resolved, and other companies do not count', () => {
  const verdicts = { a: { [CRITICAL]: MISSED, [OTHER]: MISSED } }
  const companies = companiesOf(verdicts, { excluded: [CRITICAL], resolved: [OTHER] })
  const changes = [
    change('a', CRITICAL, '2026-05-02', MET),
    change('a', OTHER, '2026-05-02', MET),
    change('z', LOW, '2026-05-02', MISSED),
  ]
  expect(severityTrend(companies, changes, SINCE)).toEqual(SAME)
})
