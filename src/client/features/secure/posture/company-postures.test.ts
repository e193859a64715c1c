import { describe, expect, test } from 'vitest'
import type { AuditSetting } from '#shared/domain/posture/audit-setting.ts'
import type { CheckResolution } from '#shared/domain/posture/check-resolution.ts'
import type { Check } from '#shared/domain/posture/check.ts'
import { cloudOf } from '#shared/domain/posture/check.ts'
import { checks, checksOf } from '#shared/domain/posture/checks.ts'
import { SEVERITIES } from '#shared/domain/posture/severity.ts'
import type { Posture } from '#shared/domain/posture/posture.ts'
import type { RiskOverview } from '#shared/domain/risk/risk-overview.ts'
import { compliant, notCompliant, notMeasured, type Verdict } from '#shared/domain/posture/verdict.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import { checkList } from './checks/check-list.ts'
import { checkRows, namedStandings, openCounts } from './checks/check-rows.ts'
import { companyCheckList } from './checks/standing-list.ts'
import { companyList } from './companies/company-list.ts'
import {
  companyPostures,
  type PostureRows,
  withMicrosoftScores,
} from '#client/features/secure/parts/company-postures.ts'

const READ_AT = '2026-11-01T10:00:00.000Z'
const TAG = 'external-sender-tag-on'
const LOG = 'unified-audit-log-on'
const SMS = 'sms-codes-off'
const SMTP = 'smtp-authentication-off'

const posture = (id: string, verdicts: Record<string, Verdict>): [string, Posture] => [
  id,
  {
    id,
    customer_id: id,
    read_at: READ_AT,
    clouds: { microsoft: READ_AT },
    service_plans: [],
    verdicts,
  },
]
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
  status: 'riskAccepted',
  details: 'Agreed with the owner',
  resolved_at: '2026-11-01T10:00:00.000Z',
})

const UNMEASURED: RiskOverview = {
  id: 'any',
  customer_id: 'any',
  secure_score: { reason: 'missingScope' },
  identity_score: { reason: 'missingScope' },
  risk_detections: { reason: 'noLicense' },
  risky_countries: { reason: 'noLicense' },
  risky_ips: { reason: 'noLicense' },
}

const build = (rows: Partial<PostureRows> = {}) =>
  companyPostures({
    companies: [
      { id: 'a', name: 'Atlas' },
      { id: 'b', name: 'Birch' },
      { id: 'c', name: 'Cedar' },
    ],
    postures: new Map([
      posture('a', { [TAG]: compliant(true), [LOG]: compliant(true), [SMS]: notCompliant('enabled') }),
      posture('b', { [TAG]: notCompliant(false), [LOG]: notMeasured('exchangeNotConnected') }),
    ]),
    settings: [],
    resolutions: [],
    ...rows,
  })
const wordsOf = (id: string) => ({ name: `Name of ${id}`, why: '' })
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)

describe('how companies stand', () => {
  test('is counted over what was measured, and what was never read has no score', () => {
    const [atlas, birch, cedar] = build()
    expect(atlas).toMatchObject({ all: { met: 2, counted: 3 }, readAt: '2026-11-01T10:00:00.000Z' })
    expect(atlas?.score).toBeCloseTo(66.67)
    expect(birch).toMatchObject({ score: 0, all: { met: 0, counted: 1 } })
    expect(cedar).toMatchObject({
      score: undefined,
      readAt: undefined,
      all: { counted: 0, notMeasured: checksOf('microsoft').length, reason: 'notConnected' },
    })
  })

  test('a check that the last reading did not know is not measured', () => {
    expect(build()[0]?.checks.get('mail-tips-on')?.verdict).toEqual({
      status: 'notMeasured',
      reason: 'notRead',
    })
  })

  test('what the company audits overrules what all do, and what is resolved counts as met', () => {
    const [atlas, birch] = build({
      settings: [setting(null, TAG, false), setting('b', TAG, true)],
      resolutions: [resolution('b', TAG)],
    })
    expect(atlas?.all).toMatchObject({ met: 1, counted: 2 })
    expect(birch).toMatchObject({ score: 100, all: { met: 1, counted: 1 } })
  })
})

describe('what is to be done', () => {
  test('is counted by severity, with the worst of each area; what was decided otherwise is not', () => {
    const rows = {
      postures: new Map([posture('a', { [TAG]: notCompliant(false), [SMTP]: notCompliant(false) })]),
    }
    const [atlas] = build(rows)
    expect(atlas).toMatchObject({
      open: { critical: 1, high: 0, medium: 1, low: 0 },
      worst: { exchange: 'critical', entra: undefined },
    })
    const [decided] = build({ ...rows, resolutions: [resolution('a', SMTP)] })
    expect(decided).toMatchObject({ open: { critical: 0, medium: 1 }, worst: { exchange: 'medium' } })
  })

  test('is counted once over all companies', () => {
    const lacking = (id: string) => posture(id, { [SMTP]: notCompliant(false) })
    const rows = checkRows(build({ postures: new Map([lacking('a'), lacking('b')]) }), wordsOf)
    expect(openCounts(rows)).toEqual({ critical: 1, high: 0, medium: 0, low: 0 })
  })
})

describe('the companies', () => {
  test('begin with the lowest score, and those without one stand last in both directions', () => {
    expect(names(findRows(build(), {}, companyList))).toEqual(['Birch', 'Atlas', 'Cedar'])
    expect(names(findRows(build(), { direction: 'desc' }, companyList))).toEqual(['Atlas', 'Birch', 'Cedar'])
  })

  test('are sorted by any check: what needs somebody first', () => {
    expect(names(findRows(build(), { sort: TAG }, companyList))).toEqual(['Birch', 'Atlas', 'Cedar'])
    expect(names(findRows(build(), { sort: SMS }, companyList))).toEqual(['Atlas', 'Birch', 'Cedar'])
  })

  test('are sorted by what Microsoft scores, and those that are not measured stand last in both directions', () => {
    const scored = (id: string, current: number): [string, RiskOverview] => [
      id,
      {
        ...UNMEASURED,
        secure_score: { read_at: '2026-11-01', days: [{ date: '2026-11-01', current, maximum: 200 }] },
      },
    ]
    const companies = withMicrosoftScores(
      build(),
      new Map([scored('a', 150), scored('c', 50), ['b', UNMEASURED]]),
    )
    expect(companies.map(({ secureScore, identityScore }) => [secureScore, identityScore])).toEqual([
      [75, undefined],
      [undefined, undefined],
      [25, undefined],
    ])
    expect(names(findRows(companies, { sort: 'secureScore' }, companyList))).toEqual([
      'Cedar',
      'Atlas',
      'Birch',
    ])
    const highestFirst = { sort: 'secureScore', direction: 'desc' } as const
    expect(names(findRows(companies, highestFirst, companyList))).toEqual(['Atlas', 'Cedar', 'Birch'])
  })

  test('are found by their name, whatever its accents', () => {
    expect(names(findRows(build(), { search: 'CÉD' }, companyList))).toEqual(['Cedar'])
  })
})

describe('the checks', () => {
  test('tell how many companies meet each, and the one that most lack comes first', () => {
    const rows = checkRows(build({ resolutions: [resolution('c', TAG)] }), wordsOf)
    expect(rows.find(({ check }) => check.id === TAG)).toMatchObject({
      compliant: 1,
      notCompliant: 1,
      notMeasured: 0,
      resolved: 1,
    })
    expect(
      findRows(rows, {}, checkList)
        .slice(0, 2)
        .map(({ check }) => check.id),
    ).toEqual([TAG, SMS])
  })

  test('do not count companies whose audit leaves them out', () => {
    const rows = checkRows(build({ settings: [setting(null, TAG, false)] }), wordsOf)
    expect(rows.find(({ check }) => check.id === TAG)).toMatchObject({
      compliant: 0,
      notCompliant: 0,
      notMeasured: 0,
      resolved: 0,
    })
  })

  test('of a company are found by area and verdict, what needs somebody first', () => {
    const [atlas] = build()
    const standings = namedStandings(atlas?.checks.values() ?? [], wordsOf)
    expect(findRows(standings, {}, companyCheckList)[0]?.check.id).toBe(SMS)
    expect(
      findRows(standings, { area: 'exchange', show: 'compliant' }, companyCheckList)
        .map(({ check }) => check.id)
        .toSorted(),
    ).toEqual([TAG, LOG])
  })

  test('are sorted and filtered by severity, and of those that as many lack the worst come first', () => {
    const verdicts = {
      [TAG]: notCompliant(false),
      [SMTP]: notCompliant(false),
      [SMS]: notCompliant('enabled'),
    }
    const companies = build({ postures: new Map([posture('a', verdicts)]) })
    const rows = checkRows(companies, wordsOf)
    expect(findRows(rows, {}, checkList)[0]?.check.id).toBe(SMTP)
    const severities = (found: readonly { check: Check }[]) => [
      ...new Set(found.map(({ check }) => check.severity)),
    ]
    expect(severities(findRows(rows, { sort: 'severity' }, checkList))).toEqual([...SEVERITIES])
    expect(severities(findRows(rows, { severity: 'critical' }, checkList))).toEqual(['critical'])
    const standings = namedStandings(companies[0]?.checks.values() ?? [], wordsOf)
    expect(findRows(standings, {}, companyCheckList)[0]?.check.id).toBe(SMTP)
    expect(severities(findRows(standings, { severity: 'low' }, companyCheckList))).toEqual(['low'])
  })
})

describe('a company with Google Workspace', () => {
  const [ENFORCED, SMS] = ['google-second-factor-enforced', 'sms-codes-off'] as const
  const at = (clouds: Posture['clouds'], verdicts: Posture['verdicts']): Posture => ({
    id: 'g',
    customer_id: 'g',
    read_at: READ_AT,
    clouds,
    service_plans: null,
    verdicts,
  })
  const companiesWith = (posture: Posture) =>
    companyPostures({
      companies: [
        { id: 'g', name: 'Both' },
        { id: 'none', name: 'None' },
      ],
      postures: new Map([['g', posture]]),
      settings: [],
      resolutions: [],
    })
  const OLDER = '2026-10-31T10:00:00.000Z'
  const verdicts = { [ENFORCED]: notCompliant(false), [SMS]: compliant('disabled') }

  test('is judged by the checks of the clouds that it has, and is as old as the older reading of them', () => {
    const [both, none] = companiesWith(at({ microsoft: READ_AT, google: OLDER }, verdicts))
    expect(both).toMatchObject({ score: 50, readAt: OLDER })
    expect(both?.checks.size).toBe(checks.length)
    expect(none?.checks.size).toBe(checksOf('microsoft').length)
    const [alone] = companiesWith(at({ google: READ_AT }, verdicts))
    expect(alone).toMatchObject({ score: 0, areas: { authentication: { counted: 0, notMeasured: 0 } } })
    expect([...(alone?.checks.keys() ?? [])].toSorted()).toEqual(
      checksOf('google')
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  test('has its checks in the list of all, which can be narrowed to one cloud; without one nobody sees them', () => {
    const wordsOf = (id: string) => ({ name: id, why: '' })
    const cloudsOf = (companies: ReturnType<typeof companiesWith>) =>
      new Set(checkRows(companies, wordsOf).map(({ check }) => cloudOf(check)))
    const both = companiesWith(at({ microsoft: READ_AT, google: READ_AT }, verdicts))
    expect(cloudsOf(both)).toEqual(new Set(['microsoft', 'google']))
    expect(cloudsOf(companiesWith(at({ microsoft: READ_AT }, verdicts)))).toEqual(new Set(['microsoft']))
    const narrowed = findRows(checkRows(both, wordsOf), { cloud: 'google' }, checkList)
    expect(narrowed).toHaveLength(checksOf('google').length)
    expect(narrowed.find(({ check }) => check.id === ENFORCED)).toMatchObject({
      notCompliant: 1,
      compliant: 0,
    })
  })
})
