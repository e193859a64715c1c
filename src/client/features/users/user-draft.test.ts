import { expect, test } from 'vitest'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import type { User } from '#shared/domain/users/user.ts'
import { settledUser } from '#shared/domain/users/user-rules.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import { userList } from './user-list.ts'
import { actsFor } from './user-acts.ts'
import { changedFields, draftOf, fieldsOf, type UserDraft } from './user-draft.ts'
import { usersAddressSchema } from './users-address.ts'

const build = (said: Partial<User>): User =>
  settledUser({
    id: 'id',
    organization: 'organization',
    email: 'jo@example.test',
    first_name: 'Jo',
    last_name: 'Tower',
    avatar: null,
    role: 'Agent',
    permissions: permissionsOf('Agent', {}),
    all_customers: true,
    customer_ids: [],
    group_ids: [],
    excluded_customer_ids: [],
    excluded_group_ids: [],
    withheld: [],
    excludes_nfr: false,
    customer_id: null,
    login_options: 'password',
    status: 'joined',
    disabled: false,
    untouchable: false,
    ...said,
  })

test.each([
  build({}),
  build({ all_customers: false, customer_ids: ['a', 'b'], excludes_nfr: true }),
  build({ role: 'System user', permissions: permissionsOf('Read-Only', {}), login_options: 'microsoft' }),
])('a draft that is not touched changes nothing', (user) => {
  expect(changedFields(draftOf(user), draftOf(user))).toEqual({})
  expect(user).toMatchObject(fieldsOf(draftOf(user)))
})

test('only what was changed is sent, tidied', () => {
  const draft = draftOf(build({}))
  expect(changedFields(draft, { ...draft, first_name: ' Joan  Ann ' })).toEqual({ first_name: 'Joan Ann' })
})

test('what is not chosen stays beside the draft and is not sent', () => {
  const draft: UserDraft = {
    ...draftOf(build({})),
    reach: 'guest',
    chosen: ['a'],
    guestOf: 'b',
    excludesNfr: true,
  }
  expect(fieldsOf(draft)).toMatchObject({ customer_id: 'b', customer_ids: [], excludes_nfr: false })
  expect(fieldsOf({ ...draft, reach: 'some' })).toMatchObject({ customer_id: null, customer_ids: ['a'] })
})

test('levels that were set by hand count for a system user alone', () => {
  const draft = { ...draftOf(build({})), permissions: permissionsOf('Owner', {}) }
  expect(fieldsOf(draft).permissions).toEqual(permissionsOf('Agent', {}))
  expect(fieldsOf({ ...draft, role: 'System user' }).permissions).toEqual(permissionsOf('Owner', {}))
})

test('people are found by name, address and role, in any order of words', () => {
  const users = [
    build({ id: 'one', last_name: 'Élan' }),
    build({ id: 'two', role: 'Owner', email: 'boss@example.test' }),
  ]
  const find = (search: string) =>
    findRows(
      users,
      { search },
      userList((role) => role),
    ).map(({ id }) => id)
  expect([find('elan JO'), find('boss'), find('owner'), find('nobody'), find('')]).toEqual([
    ['one'],
    ['two'],
    ['two'],
    [],
    ['one', 'two'],
  ])
})

test('people are sorted by standing, role and name', () => {
  const users = [
    build({ id: 'joined', last_name: 'B' }),
    build({ id: 'off', last_name: 'A', status: 'inviteSent', disabled: true }),
    build({ id: 'invited', last_name: 'C', status: 'inviteSent', role: 'Owner' }),
  ]
  const by = (address: object) =>
    findRows(
      users,
      usersAddressSchema.parse(address),
      userList((role) => role),
    ).map(({ id }) => id)
  expect(by({})).toEqual(['off', 'joined', 'invited'])
  expect(by({ sort: 'status' })).toEqual(['invited', 'joined', 'off'])
  expect(by({ sort: 'role' })).toEqual(['invited', 'off', 'joined'])
  expect(by({ sort: 'bogus', direction: 'desc' })).toEqual(['invited', 'joined', 'off'])
})

test('only what makes sense is offered', () => {
  expect(actsFor(build({ status: 'inviteSent' }))).toEqual(['invite', 'disable', 'delete'])
  expect(actsFor(build({}))).toEqual([
    'resetPassword',
    'enableMfa',
    'disableMfa',
    'resetMfa',
    'disable',
    'delete',
  ])
  expect(actsFor(build({ login_options: 'microsoft', disabled: true }))).toEqual(['enable', 'delete'])
})
