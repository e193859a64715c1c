import { describe, expect, test } from 'vitest'
import { buildAccessOptions, usualPolicies } from '#tests/support/build-access-rows.ts'
import type { MfaPerson } from '../mfa/mfa-report.ts'
import { compliant, notCompliant } from '../posture/verdict.ts'
import { answerByRules } from './answer-by-rules.ts'
import { answerPartSchema } from './answer-part.ts'
import { companyFacts } from './company-facts.ts'

const COMPANY = 'c'
const SMTP = 'smtp-authentication-off'
const ADMINISTRATORS = 'administrators-need-a-second-factor'
const policies = usualPolicies()

const person = (id: string, more: Partial<MfaPerson> = {}): MfaPerson => ({
  id,
  name: id,
  username: id,
  is_guest: false,
  sign_in_enabled: true,
  state: 'disabled',
  registered: {
    is_registered: false,
    is_capable: false,
    is_admin: false,
    methods: [],
    others: 0,
    preferred: null,
  },
  ...more,
})
const registered = (id: string, methods: NonNullable<MfaPerson['registered']>['methods'], is_admin = false) =>
  person(id, {
    registered: {
      is_registered: true,
      is_capable: true,
      is_admin,
      methods,
      others: 0,
      preferred: null,
    },
  })

const known = (more: object = {}) =>
  companyFacts(COMPANY, {
    postures: new Map([
      [
        COMPANY,
        {
          id: COMPANY,
          customer_id: COMPANY,
          read_at: '2026-11-27T10:00:00.000Z',
          clouds: { microsoft: '2026-11-27T10:00:00.000Z' },
          service_plans: null,
          verdicts: { [SMTP]: notCompliant(true), [ADMINISTRATORS]: compliant(true) },
        },
      ],
    ]),
    settings: [],
    resolutions: [],
    policies,
    options: buildAccessOptions(COMPANY),
    emergencyIds: [],
    report: {
      id: COMPANY,
      customer_id: COMPANY,
      unread: null,
      registrations_unread: null,
      states_unread: null,
      google: null,
      is_incomplete: false,
      people: [
        person('bare'),
        person('chief', { registered: { ...registered('', [], true).registered!, is_capable: false } }),
        person('blocked', { sign_in_enabled: false }),
        person('new', { registered: null }),
        registered('phone', ['mobilePhone']),
        registered('key', ['fido2SecurityKey']),
      ],
    },
    now: Date.UTC(2026, 10, 27),
    ...more,
  })
const answer = (question: Parameters<typeof answerByRules>[0], more: object = {}) => {
  const parts = answerByRules(question, known(more))
  for (const part of parts) expect(answerPartSchema.parse(part)).toEqual(part)
  return parts
}

describe('the rules answer (AI-05)', () => {
  test('how a company stands, and which checks to meet first', () => {
    expect(answer({ about: 'posture' })).toMatchObject([
      { kind: 'posture', read_at: '2026-11-27T10:00:00.000Z', score: 50, met: 1, open: 1, first: [SMTP] },
    ])
  })

  test('that nothing is known of a company that was never read', () => {
    expect(answer({ about: 'posture' }, { postures: new Map() })).toMatchObject([
      { read_at: null, score: null, met: 0, open: 0, first: [] },
    ])
  })

  test('what is known of one check', () => {
    expect(answer({ about: 'check', id: SMTP })).toEqual([
      {
        kind: 'check',
        check_id: SMTP,
        status: 'notCompliant',
        reason: null,
        is_resolved: false,
        is_included: true,
      },
    ])
    expect(answer({ about: 'check', id: SMTP }, { postures: new Map() })).toMatchObject([
      { status: 'notMeasured', reason: 'notConnected' },
    ])
    expect(answer({ about: 'check', id: 'of-another-build' })).toEqual([{ kind: 'help' }])
  })

  test('who signs in with a password alone; whoever is blocked is not among them', () => {
    expect(answer({ about: 'people' })).toEqual([
      {
        kind: 'people',
        is_known: true,
        people: 5,
        unknown: 1,
        not_protected: 2,
        administrators: 1,
        phone_only: 1,
      },
    ])
    expect(answer({ about: 'people' }, { report: undefined })).toMatchObject([{ is_known: false, people: 0 }])
  })

  test('what was found in the policies, and in one of them what names it', () => {
    const [all] = answer({ about: 'policies' })
    if (all?.kind !== 'policies') throw new Error('It is about the policies')
    expect(all.unread).toBeNull()
    expect(all.findings.length).toBeGreaterThan(0)
    const [first] = all.findings.flatMap((finding) => finding.policies)
    const [one] = answer({ about: 'policy', id: first?.id ?? '' })
    if (one?.kind !== 'policy') throw new Error('It is about one policy')
    expect(one).toMatchObject({
      policy_id: first?.id,
      name: policies.find(({ id }) => id === first?.id)?.displayName,
    })
    expect(one.findings.length).toBeGreaterThan(0)
    expect(one.findings.every((finding) => finding.policies.some(({ id }) => id === first?.id))).toBe(true)
  })

  test('why nobody has looked at the policies', () => {
    expect(answer({ about: 'policies' }, { options: 'notHere', policies: [] })).toEqual([
      { kind: 'policies', unread: 'notHere', counts: null, findings: [], more: 0 },
    ])
    expect(answer({ about: 'policies' }, { options: 'notHere' })).toMatchObject([
      { unread: 'notHere', counts: { enabled: expect.any(Number) } },
    ])
  })

  test('what can be asked, where a question is none of these', () => {
    expect(answer({ about: 'unknown' })).toEqual([{ kind: 'help' }])
    expect(answer({ about: 'policy', id: 'gone' })).toEqual([{ kind: 'help' }])
  })
})
