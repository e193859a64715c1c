import { describe, expect, test } from 'vitest'
import { type Result, RESULTS } from '#shared/domain/conditional-access/simulate/simulate.ts'
import type { Person } from '#shared/domain/conditional-access/simulate/sign-in.ts'
import { standardSignIns } from '#shared/domain/conditional-access/simulate/standard-sign-ins.ts'
import { applications } from '#shared/domain/conditional-access/simulate/suites.ts'
import { REGISTER_SECURITY_INFO } from '#shared/domain/conditional-access/vocabulary.ts'
import { buildAccessOptions, buildPolicy, usualPolicies } from '#tests/support/build-access-rows.ts'
import { englishOf } from '#tests/support/english.ts'
import { policiesAddressSchema } from '../policies-address.ts'
import { createNames } from '../value-words.ts'
import { answerOf, type AnswerOrReason, decidingPolicies, groupAnswers, tenantOf } from './answers.ts'
import { matrixList } from './matrix-list.ts'
import { matrixOf } from './matrix-rows.ts'
import { askOf, type Question, questionOf, STANDARD_WHO } from './question.ts'
import { signInsOf, trustedAddress } from './sign-ins.ts'
import { foreignCountryOf, standardQuestion, waysOf } from './standard-questions.ts'
import { conditionText, controlText, outcomeText, sessionTexts, uncertainties } from './test-words.ts'

const EMERGENCY = 'aaaaaaaa-0000-4000-8000-000000000001'
const COMPANY = '3f0b6a52-0d4e-4b7c-9d52-2a4a7c7a3e01'
const options = buildAccessOptions(COMPANY)
const locations = 'items' in options.locations ? options.locations.items : []
const ground = { employee: undefined, emergencyIds: [EMERGENCY], locations }
const words = { t: englishOf('signInTest'), access: englishOf('access'), locale: 'en' }

const tenant = tenantOf(usualPolicies(), options, [EMERGENCY])
const ask = (question: Question, of = tenant) => answerOf(question, of, undefined)
const resultOf = (answer: AnswerOrReason) =>
  'outcome' in answer ? [answer.outcome.result, answer.outcome.perhaps] : answer.reason
const asked = (question: Question) => {
  const signIns = signInsOf(question, ground)
  if (typeof signIns === 'string') throw new Error(signIns)
  return signIns
}

describe('a question', () => {
  test('of a cell of the matrix is the standard sign-in of that cell', () => {
    const standard = new Map(
      standardSignIns({ emergencyId: EMERGENCY, partnerTenantId: undefined, foreignCountry: 'KP' }).map(
        ({ id, signIn }) => [id, signIn],
      ),
    )
    const cells = STANDARD_WHO.flatMap((who) => waysOf(who).map((way) => ({ who, way })))
    expect(cells).toHaveLength(standard.size)
    for (const { who, way } of cells) {
      const [only, ...others] = asked(standardQuestion(who, way, 'KP'))
      const wanted = standard.get(`${who}/${way}`)
      expect(others).toEqual([])
      // What a kind of people is called inside decides nothing.
      expect({ ...only?.signIn, who: { ...only?.signIn.who, id: '' } }).toEqual({
        ...wanted,
        who: { ...wanted?.who, id: '' },
      })
    }
  })

  test('holds in an address, and what nobody can read there is as usual', () => {
    const question: Question = { who: 'guest', id: 'serviceProvider', country: 'KP', flow: 'unknown' }
    const read = (ask: unknown) => questionOf(policiesAddressSchema.parse({ tab: 'test', ask }).ask)
    expect(read(askOf({ ...question, target: undefined }))).toEqual(question)
    expect(read({ who: 'nobody', place: '7', device: 'hybrid' })).toEqual({ device: 'hybrid' })
    expect(read('nonsense')).toEqual({})
  })

  test('leaves open what is not known, and says the rest', () => {
    const [one] = asked({ platform: 'unknown', device: 'unknown', userRisk: 'unknown', place: 'unknown' })
    expect(one?.signIn).toMatchObject({
      platform: undefined,
      device: undefined,
      userRisk: undefined,
      place: { address: undefined },
      signInRisk: 'none',
    })
  })

  test('of an employee goes by what the directory told, and guesses no method and no role', () => {
    const employee = { id: 'e', entra_id: 'E-1', isAdmin: null, mfa_status: 'Registered' } as const
    const who = (change: Partial<Record<keyof typeof employee, unknown>>) => {
      const found = signInsOf(
        { who: 'employee' },
        { ...ground, employee: { ...employee, ...change } as typeof employee },
      )
      return typeof found === 'string' ? undefined : (found[0]?.signIn.who as Person)
    }
    expect(who({})).toMatchObject({ id: 'E-1', methods: undefined, roles: undefined, groups: undefined })
    expect(who({ mfa_status: 'Not Registered', isAdmin: false })).toMatchObject({
      methods: ['password'],
      roles: [],
    })
    expect(signInsOf({ who: 'employee' }, ground)).toBe('noEmployee')
  })

  test('of a suite asks each of its applications, of a user action that action', () => {
    expect(asked({ target: 'Office365' }).map(({ part }) => part)).toContain(applications.sharePointOnline)
    expect(asked({ target: REGISTER_SECURITY_INFO })[0]?.signIn.target).toEqual({
      kind: 'action',
      action: REGISTER_SECURITY_INFO,
    })
    expect(asked({ target: 'other' })[0]?.signIn.target).toMatchObject({ isMicrosoft: false })
  })

  test('from a trusted place has an address of one, and none where the tenant has none', () => {
    expect(asked({ place: 'trusted' })[0]?.signIn.place.address).toBe('203.0.113.0')
    expect(signInsOf({ place: 'trusted' }, { ...ground, locations: [] })).toBe('noTrusted')
    expect(trustedAddress(locations.map((each) => ({ ...each, isTrusted: false })))).toBeUndefined()
  })

  test('of an emergency account needs one that is known', () => {
    expect(signInsOf({ who: 'emergency' }, { ...ground, emergencyIds: [] })).toBe('noEmergency')
    expect(asked({ who: 'emergency' })[0]?.signIn.who).toMatchObject({ id: EMERGENCY, groups: undefined })
  })
})

describe('the answer of a company', () => {
  test('says what is demanded, of whom nobody demands anything, and whom a policy blocks', () => {
    expect(resultOf(ask({}))).toEqual(['demands', undefined])
    expect(resultOf(ask({ methods: 'password' }))).toEqual(['mustRegister', undefined])
    expect(resultOf(ask({ client: 'other' }))).toEqual(['blocked', undefined])
    expect(resultOf(ask({ who: 'emergency' }))).toEqual(['granted', undefined])
  })

  test('of several emergency accounts is the gravest', () => {
    const two = tenantOf(usualPolicies(), options, [EMERGENCY, 'aaaaaaaa-0000-4000-8000-000000000002'])
    const answer = ask({ who: 'emergency' }, two)
    expect(resultOf(answer)).toEqual(['demands', undefined])
    expect('part' in answer && answer.part).toBe('aaaaaaaa-0000-4000-8000-000000000002')
  })

  test('is a reason where policies or places were not read', () => {
    expect(tenantOf([], undefined, [])).toEqual({ reason: 'notHere' })
    expect(tenantOf([], { ...options, unread: 'noLicense' }, [])).toEqual({ reason: 'noLicense' })
    expect(tenantOf([], { ...options, locations: { reason: 'missingScope' } }, [])).toEqual({
      reason: 'missingScope',
    })
  })

  test('names the policies that decide', () => {
    const answer = ask({})
    expect('outcome' in answer && decidingPolicies(answer.outcome).map(({ name }) => name)).toEqual([
      'Require MFA for everyone',
    ])
  })

  test('is put together with those of which the same comes, the most open first', () => {
    const { groups, left } = groupAnswers(
      new Map<string, AnswerOrReason>([
        ['a', ask({})],
        ['b', ask({}, tenantOf([], options, []))],
        ['c', ask({})],
        ['d', { reason: 'notHere' }],
      ]),
    )
    expect(groups.map(({ result, found }) => [result, found.map(({ customerId }) => customerId)])).toEqual([
      ['granted', ['b']],
      ['demands', ['a', 'c']],
    ])
    expect([...left]).toEqual([['notHere', ['d']]])
  })
})

describe('the matrix', () => {
  test('says of a tenant without policies that it is open, and of one with some how much', () => {
    const open = (of: typeof tenant) => {
      const answers = matrixOf(of, 'KP')
      return 'open' in answers ? [answers.open, answers.cells.size] : answers.reason
    }
    expect(open(tenantOf([], options, [EMERGENCY]))).toEqual([62, 62])
    const [count] = open(tenant)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(62)
  })

  test('says nothing of emergency accounts where none is known', () => {
    const answers = matrixOf(tenantOf([], options, []), 'KP')
    expect(
      'cells' in answers && [...answers.cells.keys()].filter((id) => id.startsWith('emergency')),
    ).toEqual([])
  })

  test('agrees with the question that its cells open', () => {
    const two = tenantOf(usualPolicies(), options, [EMERGENCY, 'aaaaaaaa-0000-4000-8000-000000000002'])
    const answers = matrixOf(two, 'KP')
    for (const who of STANDARD_WHO)
      for (const way of waysOf(who)) {
        const cell = 'cells' in answers ? answers.cells.get(`${who}/${way}`) : undefined
        expect([who, way, cell?.result, cell?.perhaps]).toEqual([
          who,
          way,
          ...[resultOf(ask(standardQuestion(who, way, 'KP'), two))].flat(),
        ])
      }
  })

  test('has the most open company first, and those that nobody could ask last', () => {
    const row = (of: typeof tenant) => ({ id: 'x', company: 'X', answers: matrixOf(of, 'KP') })
    expect(matrixList.keyOf?.(row(tenantOf([], options, [])), 'open')).toBe(52)
    expect(matrixList.keyOf?.(row({ reason: 'notHere' }), 'open')).toBeUndefined()
  })

  test('takes as abroad a country where nobody works', () => {
    expect(foreignCountryOf([])).toBe('KP')
    expect(foreignCountryOf(['KP'])).not.toBe('KP')
  })
})

describe('the words', () => {
  const nameOf = createNames(words.access, options)
  test('of outcomes name what is certain and what may come', () => {
    expect(outcomeText({ result: 'granted', perhaps: 'blocked' }, words.t)).toBe('Let in, perhaps: Blocked')
    expect(RESULTS.map((result: Result) => outcomeText({ result, perhaps: undefined }, words.t))).toEqual([
      'Let in',
      'Has to show more',
      'Has to register first',
      'Locked out',
      'Blocked',
    ])
  })

  test('of what is not known name the condition, and the demand', () => {
    const policies = [buildPolicy({ conditions: { ...buildPolicy().conditions, userRiskLevels: 'high' } })]
    const answer = ask({ userRisk: 'unknown', methods: 'unknown' }, tenantOf(policies, options, []))
    expect('outcome' in answer && uncertainties(answer.outcome, words)).toEqual([
      'User risk',
      'whether a demand can be met',
    ])
  })

  test('of conditions and controls are those of the panel', () => {
    expect(conditionText('devices', words)).toBe('Filter of devices')
    expect(conditionText('untried', words)).toBe('User actions are not tried in report-only mode')
    expect(controlText({ kind: 'compliantDevice' }, words, nameOf)).toBe('Compliant device')
    expect(controlText({ kind: 'strength', id: '00000000-0000-0000-0000-000000000004' }, words, nameOf)).toBe(
      'Authentication strength: Phishing-resistant strength',
    )
  })

  test('of a session say how it is limited', () => {
    expect(
      sessionTexts({ signInFrequency: { hours: 12 }, persistentBrowser: 'never' }, words.access),
    ).toEqual(['Sign in again after 12 hours', 'Persistent browser: Never'])
    expect(sessionTexts({ signInFrequency: 'everyTime' }, words.access)).toEqual(['Sign in again every time'])
    expect(sessionTexts({}, words.access)).toEqual([])
  })
})
