import { describe, expect, test } from 'vitest'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { buildGooglePerson } from '#tests/support/vendors/build-google-person.ts'
import type { Employee } from './employee.ts'
import { directoryChanges } from './directory-changes.ts'
import type { GoogleAccount } from './google-account.ts'
import { googleChanges } from './google-changes.ts'
import { planMapping } from './map-accounts.ts'

const ENTRA = '10000000-0000-4000-8000-000000000001'
const GOOGLE = '116'
const context = { customerId: buildEmployee().customer_id, newId: () => 'new' }

const typed = (said: Partial<Employee> = {}) =>
  buildEmployee({
    id: 'typed',
    entered: true,
    directory: 'manual',
    email: 'ana@home.example',
    mfa_status: null,
    ...said,
  })
const read = (said: Partial<Employee> = {}) =>
  buildEmployee({
    id: 'read',
    entra_id: ENTRA,
    directory: 'present',
    email: 'a.ruiz@a.example',
    username: 'a.ruiz@a.example',
    addresses: ['a.ruiz@a.example'],
    sku_ids: ['sku'],
    ...said,
  })
const account = (said: Partial<GoogleAccount> = {}): GoogleAccount => ({
  id: GOOGLE,
  user_name: 'ana@g.example',
  addresses: ['ana@g.example'],
  directory: 'present',
  leads: true,
  sign_in_enabled: true,
  is_admin: false,
  second_factor: 'Registered',
  last_active: null,
  org_unit: '/',
  sku_ids: null,
  ...said,
})
const atGoogle = (said: Partial<Employee> = {}) =>
  buildEmployee({
    id: 'google',
    directory: 'present',
    email: 'ana@g.example',
    google_account: account(),
    ...said,
  })

const toTyped = (accountId: string) => [{ accountId, employeeId: 'typed' }]
const faultsOf = (...given: Parameters<typeof planMapping>) =>
  planMapping(...given).problems.map(({ index, member, fault }) => [index, member, fault])

describe('an account that a reading has made an employee of', () => {
  test('is given to whom it belongs to, in the words of the directory (INT-14)', () => {
    const seat = { moduleNumber: 1 } as Employee['seats'][number]
    const { changed, merged, problems } = planMapping(
      [typed({ mapped_account: 'ana' }), read({ seats: [seat], mapped_device: 'PC-1' })],
      toTyped(ENTRA),
      'Office365',
      new Map(),
    )
    expect(problems).toEqual([])
    expect(changed).toMatchObject([
      {
        id: 'typed',
        entered: true,
        entra_id: ENTRA,
        email: 'a.ruiz@a.example',
        directory: 'present',
        seats: [seat],
        mapped_device: 'PC-1',
        mapped_account: 'ana',
      },
    ])
    expect(merged.map(({ gone, into }) => [gone.id, into.id])).toEqual([['read', 'typed']])
  })

  test('gives no licence to somebody who is ignored', () => {
    const ignored = typed({ ignored: true, ignore_decision: 'person' })
    const licensed = read({ seats: [{ moduleNumber: 1 } as Employee['seats'][number]] })
    expect(planMapping([ignored, licensed], toTyped(ENTRA), 'Office365', new Map()).changed).toMatchObject([
      { ignored: true, ignore_decision: 'person', seats: [] },
    ])
  })

  test('is theirs at the next reading of Microsoft 365, which adds nobody', () => {
    const { changed } = planMapping([typed(), read()], toTyped(ENTRA), 'Office365', new Map())
    const person = { id: ENTRA, userPrincipalName: 'a.ruiz@a.example', email: 'a.ruiz@a.example' }
    expect(directoryChanges(changed, [person], [], context)).toMatchObject({ added: [], vanished: [] })
  })

  test('is theirs at the next reading of Google, which adds nobody', () => {
    const { changed } = planMapping([typed(), atGoogle()], toTyped(GOOGLE), 'GWS', new Map())
    expect(changed).toMatchObject([{ id: 'typed', email: 'ana@g.example', mfa_status: 'Registered' }])
    const person = buildGooglePerson({
      id: GOOGLE,
      userName: 'ana@g.example',
      firstName: 'Ana',
      lastName: 'Ruiz',
      displayName: 'Ana Ruiz',
    })
    expect(googleChanges(changed, [person], { ...context, hasMicrosoft: false })).toMatchObject({
      added: [],
      vanished: [],
    })
  })

  test('joins people of two clouds whom no address tells to be one, and Microsoft leads', () => {
    const microsoft = read({ id: 'typed' })
    const byGoogle = planMapping([microsoft, atGoogle()], toTyped(GOOGLE), 'GWS', new Map())
    expect(byGoogle.changed).toEqual([{ ...microsoft, google_account: account({ leads: false }) }])
    const byMicrosoft = planMapping(
      [read(), atGoogle({ id: 'typed' })],
      toTyped(ENTRA),
      'Office365',
      new Map(),
    )
    expect(byMicrosoft.changed).toMatchObject([
      { id: 'typed', entra_id: ENTRA, email: 'a.ruiz@a.example', google_account: { leads: false } },
    ])
  })

  test('is not mapped anew', () => {
    const mapped = read({ id: 'typed' })
    expect(planMapping([mapped], toTyped(ENTRA), 'Office365', new Map())).toEqual({
      problems: [],
      changed: [],
      merged: [],
      unchanged: 1,
    })
  })
})

test('an account that is no employee is known by the report of second factors', () => {
  const loose = new Map([[ENTRA, { username: 'a.ruiz@a.example', sign_in_enabled: true }]])
  expect(planMapping([typed()], toTyped(ENTRA), 'Office365', loose)).toMatchObject({
    problems: [],
    changed: [{ id: 'typed', entra_id: ENTRA, username: 'a.ruiz@a.example', directory: 'present' }],
    merged: [],
  })
})

describe('nobody is mapped where', () => {
  test('the account or the employee is not known', () => {
    expect(faultsOf([typed()], toTyped(ENTRA), 'Office365', new Map())).toEqual([
      [0, 'accountId', 'unknownAccount'],
    ])
    expect(faultsOf([read()], toTyped(ENTRA), 'Office365', new Map())).toEqual([
      [0, 'employeeId', 'unknownEmployee'],
    ])
  })

  test('the account has vanished from its directory', () => {
    const gone = read({ directory: 'missing' })
    expect(faultsOf([typed(), gone], toTyped(ENTRA), 'Office365', new Map())).toEqual([
      [0, 'accountId', 'unknownAccount'],
    ])
  })

  test.each([
    ['whom a person entered', read({ entered: true })],
    ['who has one at Google, too', read({ google_account: account({ leads: false }) })],
  ])('the account is of somebody %s', (_, holder) => {
    expect(faultsOf([typed(), holder], toTyped(ENTRA), 'Office365', new Map())).toEqual([
      [0, 'accountId', 'accountTaken'],
    ])
  })

  test('the employee has another account of the application', () => {
    const other = typed({ entra_id: '20000000-0000-4000-8000-000000000002', directory: 'present' })
    expect(faultsOf([other, read()], toTyped(ENTRA), 'Office365', new Map())).toEqual([
      [0, 'employeeId', 'employeeTaken'],
    ])
  })

  test('the list names an account or an employee twice', () => {
    const people = [typed(), buildEmployee({ id: 'other', entered: true }), read()]
    const twice = [...toTyped(ENTRA), { accountId: ENTRA, employeeId: 'other' }]
    expect(faultsOf(people, twice, 'Office365', new Map())).toEqual([[1, 'accountId', 'repeated']])
    const same = [...toTyped(ENTRA), { accountId: 'x', employeeId: 'typed' }]
    expect(faultsOf(people, same, 'Office365', new Map())).toEqual([[1, 'employeeId', 'repeated']])
  })
})
