import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  MFA_METHODS,
  type MfaMethod,
  type MfaPerson,
  mfaPersonSchema,
  PER_USER_STATES,
} from './mfa-report.ts'
import {
  isMfaPersonWanted,
  MFA_PROTECTIONS,
  MFA_STRENGTHS,
  mfaProtectionOf,
  mfaStatusOf,
  mfaStrengthOf,
  withStandings,
} from './mfa-standing.ts'

type Registered = NonNullable<MfaPerson['registered']>

const registered = (methods: MfaMethod[], more: Partial<Registered> = {}): Registered => ({
  is_registered: methods.length > 0,
  is_capable: methods.length > 0,
  is_admin: false,
  methods,
  others: 0,
  preferred: null,
  ...more,
})
const person = (more: Partial<MfaPerson> = {}): MfaPerson => ({
  id: 'a',
  name: 'Alma',
  username: 'alma@fabrikam.example',
  is_guest: false,
  sign_in_enabled: true,
  state: 'disabled',
  registered: registered(['microsoftAuthenticatorPush']),
  ...more,
})

describe('the strongest method', () => {
  test.each<[MfaMethod[], string]>([
    [[], 'none'],
    [['email', 'securityQuestion'], 'none'],
    [['temporaryAccessPass'], 'none'],
    [['email', 'officePhone'], 'phone'],
    [['mobilePhone', 'softwareOneTimePasscode'], 'app'],
    [['mobilePhone', 'microsoftAuthenticatorPasswordless'], 'app'],
    [['mobilePhone', 'windowsHelloForBusiness'], 'phishingResistant'],
  ])('of %j is %s', (methods, strength) => {
    expect(mfaStrengthOf({ registered: registered(methods) })).toBe(strength)
  })

  test('is not known where nobody told, or where what is registered is of an unknown kind', () => {
    expect(mfaStrengthOf({ registered: null })).toBeUndefined()
    expect(mfaStrengthOf({ registered: registered(['email'], { others: 1 }) })).toBeUndefined()
    expect(mfaStrengthOf({ registered: registered(['mobilePhone'], { others: 1 }) })).toBe('phone')
  })

  test('is never weaker for one method more', () => {
    const rank = (methods: MfaMethod[]) =>
      MFA_STRENGTHS.findIndex((each) => each === mfaStrengthOf({ registered: registered(methods) }))
    fc.assert(
      fc.property(fc.subarray([...MFA_METHODS]), fc.constantFrom(...MFA_METHODS), (methods, another) => {
        expect(rank([...methods, another])).toBeLessThanOrEqual(rank(methods))
      }),
    )
  })
})

describe('the status (MFA-02, MFA-03)', () => {
  test('is what is asked of the account itself, else whether something is registered', () => {
    const nothing = registered([])
    expect(mfaStatusOf(person({ state: 'enforced', registered: nothing }))).toBe('Enforced')
    expect(mfaStatusOf(person({ state: 'enabled' }))).toBe('Enabled')
    expect(mfaStatusOf(person())).toBe('Registered')
    expect(mfaStatusOf(person({ registered: nothing }))).toBe('Not Registered')
    expect(mfaStatusOf(person({ state: null }))).toBe('Registered')
  })

  test('of whom nothing was told as registered is what the account says, and else not known', () => {
    expect(mfaStatusOf(person({ registered: null }))).toBe('Disabled')
    expect(mfaStatusOf(person({ registered: null, state: null }))).toBeUndefined()
  })
})

test('an account is protected by a method that counts, and one that may not sign in is told as blocked', () => {
  expect(mfaProtectionOf(person())).toBe('protected')
  expect(mfaProtectionOf(person({ registered: registered(['email'], { is_capable: false }) }))).toBe(
    'notProtected',
  )
  expect(mfaProtectionOf(person({ sign_in_enabled: false, registered: null }))).toBe('signInBlocked')
  expect(mfaProtectionOf(person({ registered: null }))).toBeUndefined()
  expect(mfaProtectionOf(person({ sign_in_enabled: null }))).toBe('protected')
})

describe('filters', () => {
  const admin = person({ registered: registered([], { is_admin: true }) })

  test('find who is like that', () => {
    expect(isMfaPersonWanted(admin, { admin: true, protection: 'notProtected', strength: 'none' })).toBe(true)
    expect(isMfaPersonWanted(admin, { status: 'Registered' })).toBe(false)
    expect(isMfaPersonWanted(admin, { guest: true })).toBe(false)
    expect(isMfaPersonWanted(person(), { method: 'microsoftAuthenticatorPush' })).toBe(true)
    expect(isMfaPersonWanted(person(), { method: 'fido2SecurityKey' })).toBe(false)
  })

  test('find nobody of whom it is not known, on either side', () => {
    const unknown = person({ registered: null, state: null })
    for (const protection of MFA_PROTECTIONS) expect(isMfaPersonWanted(unknown, { protection })).toBe(false)
    for (const flag of [true, false]) expect(isMfaPersonWanted(unknown, { admin: flag })).toBe(false)
  })

  test('of nothing find everybody', () => {
    fc.assert(
      fc.property(
        fc.record({
          state: fc.constantFrom(null, ...PER_USER_STATES),
          sign_in_enabled: fc.constantFrom(null, true, false),
          methods: fc.option(fc.subarray([...MFA_METHODS]), { nil: null }),
        }),
        ({ methods, ...more }) => {
          const each = person({ ...more, registered: methods && registered(methods) })
          expect(isMfaPersonWanted(mfaPersonSchema.parse(each), {})).toBe(true)
        },
      ),
    )
  })
})

describe('how people stand at another vendor (MFA-03)', () => {
  const [alma, bert] = [person(), person({ id: 'b', elsewhere: 'Locked Out' })]
  test('is taken from what the vendor tells now; whom it does not know has no standing', () => {
    expect(withStandings([alma, bert], new Map([['a', 'Pending Deletion']]))).toEqual([
      { ...alma, elsewhere: 'Pending Deletion' },
      person({ id: 'b' }),
    ])
  })
  test('is filtered by', () => {
    expect([alma, bert].map((each) => isMfaPersonWanted(each, { elsewhere: 'Locked Out' }))).toEqual([
      false,
      true,
    ])
  })
})
