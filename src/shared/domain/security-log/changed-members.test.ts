import { expect, test } from 'vitest'
import { permissionsOf } from '../permissions/roles.ts'
import { fullMember, type User } from '../users/user.ts'
import { changedMembers } from './changed-members.ts'

const before: User = {
  ...fullMember(),
  id: 'u',
  organization: 'o',
  email: 'ana@castellan.example',
  first_name: 'Ana',
  last_name: 'Ruiz',
  role: 'Agent',
  permissions: permissionsOf('Agent', {}),
}

test.each<[string, Partial<User>, string[]]>([
  ['a name', { first_name: 'Another' }, ['name']],
  ['a role', { role: 'Admin' }, ['role']],
  ['one level', { permissions: { ...before.permissions, billing: 'manage' } }, ['permissions']],
  ['the companies', { all_customers: false, customer_ids: ['c'] }, ['companies']],
  ['the way in', { login_options: 'microsoft' }, ['signIn']],
  ['being let in no more', { disabled: true }, ['disabled']],
  ['several at once', { role: 'Admin', disabled: true }, ['role', 'disabled']],
  ['nothing', {}, []],
])('of a change of %s is told what it was', (_, change, members) => {
  expect(changedMembers(before, { ...before, ...change })).toEqual(members)
})

test('being let in again is told as such', () => {
  expect(changedMembers({ ...before, disabled: true }, before)).toEqual(['enabled'])
})
