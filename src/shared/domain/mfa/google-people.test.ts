import { describe, expect, test } from 'vitest'
import { buildEmployee } from '#tests/support/build-employee.ts'
import type { GoogleAccount } from '../employees/google-account.ts'
import { withGoogle } from './google-people.ts'
import type { MfaPerson } from './mfa-report.ts'
import { isMfaAdmin, isMfaPersonWanted, mfaProtectionOf, mfaStatusOf, mfaStrengthOf } from './mfa-standing.ts'

const ENTRA = '10000000-0000-4000-8000-00000000000a'

const account = (said: Partial<GoogleAccount> = {}): GoogleAccount => ({
  id: '116',
  user_name: 'ana@g.example',
  addresses: ['ana@g.example'],
  directory: 'present',
  leads: true,
  sign_in_enabled: true,
  is_admin: false,
  second_factor: 'Not Registered',
  last_active: null,
  org_unit: '/',
  sku_ids: null,
  ...said,
})

const atMicrosoft = (said: Partial<MfaPerson> = {}): MfaPerson => ({
  id: ENTRA,
  name: 'Ana Ruiz',
  username: 'ana@m.example',
  is_guest: false,
  sign_in_enabled: true,
  state: 'disabled',
  registered: {
    is_registered: true,
    is_capable: true,
    is_admin: false,
    methods: ['microsoftAuthenticatorPush'],
    others: 0,
    preferred: null,
  },
  ...said,
})

const alone = (said: Partial<GoogleAccount> = {}, display_name = 'Bert') =>
  withGoogle([], [buildEmployee({ display_name, google_account: account(said), directory: 'present' })])
const both = (said: Partial<GoogleAccount> = {}, person = atMicrosoft()) =>
  withGoogle(
    [person],
    [
      buildEmployee({
        entra_id: ENTRA.toUpperCase(),
        directory: 'present',
        google_account: account({ leads: false, ...said }),
      }),
    ],
  )

describe('the people of a report', () => {
  test('are those of both clouds, by name; who is only at Google is told with what that knows', () => {
    const told = withGoogle(
      [atMicrosoft()],
      [buildEmployee({ display_name: 'Abel', google_account: account(), directory: 'present' })],
    )
    expect(told.map(({ name }) => name)).toEqual(['Abel', 'Ana Ruiz'])
    expect(told[0]).toEqual({
      id: '116',
      name: 'Abel',
      username: 'ana@g.example',
      is_guest: false,
      sign_in_enabled: true,
      state: null,
      registered: null,
      google: {
        user_name: 'ana@g.example',
        second_factor: 'Not Registered',
        sign_in_enabled: true,
        is_admin: false,
      },
      only_google: true,
    })
  })

  test('who has an account in each is one of them, with both', () => {
    expect(both()).toEqual([
      {
        ...atMicrosoft(),
        google: {
          user_name: 'ana@g.example',
          second_factor: 'Not Registered',
          sign_in_enabled: true,
          is_admin: false,
        },
      },
    ])
  })

  test('of whom Microsoft was not read are told by Google alone', () => {
    const person = buildEmployee({
      entra_id: ENTRA,
      directory: 'present',
      google_account: account({ leads: false }),
    })
    expect(withGoogle([], [person])).toMatchObject([{ id: '116', only_google: true }])
  })

  test('lose what Google told once it does not any more', () => {
    expect(withGoogle([...both(), ...alone()], [])).toEqual([atMicrosoft()])
    const vanished = buildEmployee({ google_account: account({ directory: 'missing' }) })
    expect(withGoogle(alone(), [vanished])).toEqual([])
  })
})

describe('whoever is only at Google', () => {
  test.each([
    ['Not Registered', 'notProtected', 'none'],
    ['Registered', 'protected', undefined],
    ['Enforced', 'protected', undefined],
  ] as const)('and is %s there is %s', (second_factor, protection, strength) => {
    const [person] = alone({ second_factor })
    if (!person) throw new Error('Somebody is told')
    expect(mfaStatusOf(person)).toBe(second_factor)
    expect(mfaProtectionOf(person)).toBe(protection)
    expect(mfaStrengthOf(person)).toBe(strength)
    expect(isMfaPersonWanted(person, { status: second_factor, protection, cloud: 'google' })).toBe(true)
    expect(isMfaPersonWanted(person, { cloud: 'microsoft' })).toBe(false)
  })

  test('and is suspended is blocked', () => {
    expect(alone({ sign_in_enabled: false }).map(mfaProtectionOf)).toEqual(['signInBlocked'])
  })
})

describe('of two accounts of one person', () => {
  test.each([
    ['Not Registered', true, true, 'notProtected'],
    ['Registered', true, true, 'protected'],
    ['Registered', true, false, 'notProtected'],
    ['Not Registered', false, true, 'protected'],
  ] as const)(
    'the worse counts: %s at Google (let in: %s), a factor at Microsoft: %s, is %s',
    (second_factor, sign_in_enabled, is_capable, protection) => {
      const { registered, ...rest } = atMicrosoft()
      const person = { ...rest, registered: registered && { ...registered, is_capable } }
      expect(both({ second_factor, sign_in_enabled }, person).map(mfaProtectionOf)).toEqual([protection])
    },
  )

  test('one that was not told leaves it open, unless the other is not protected', () => {
    const unread = atMicrosoft({ registered: null })
    expect(both({ second_factor: 'Registered' }, unread).map(mfaProtectionOf)).toEqual([undefined])
    expect(both({ second_factor: 'Not Registered' }, unread).map(mfaProtectionOf)).toEqual(['notProtected'])
  })

  test('a role in either makes an administrator', () => {
    expect(both({ is_admin: true }).map(isMfaAdmin)).toEqual([true])
    expect(both().map(isMfaAdmin)).toEqual([false])
    expect(isMfaAdmin(atMicrosoft({ registered: null }))).toBeUndefined()
  })
})
