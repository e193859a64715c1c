import { describe, expect, test } from 'vitest'
import { type Permissions } from '../permissions/levels.ts'
import { permissionsOf, type Role, ROLES } from '../permissions/roles.ts'
import type { User } from './user.ts'
import {
  actRefusal,
  addRefusal,
  canElevate,
  changeRefusal,
  grantableRoles,
  settledUser,
  type UserAct,
} from './user-rules.ts'

const COMPANY = '019a0000-0000-7000-8000-000000000001'

const person = (id: string, role: Role, said: Partial<User> = {}): User =>
  settledUser({
    id,
    organization: 'organization',
    email: `${id}@example.test`,
    first_name: 'Jo',
    last_name: 'Tower',
    avatar: null,
    role,
    permissions: permissionsOf(role, {}),
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

/** Somebody who is added, at every company. */
const added = (role: Role) => person('added', role)
const none: ReadonlySet<string> = new Set()

const ACTS: UserAct[] = ['change', 'signIn', 'access', 'disable', 'delete', 'recover']
const manages = { systemUsers: 'manage' } as Permissions
const manager = person('manager', 'System user', { permissions: manages })

describe('who may do what to whom', () => {
  /** For each act in the order of ACTS: `+` open, `-` refused. */
  const table: [Role, Record<Role, string>][] = [
    [
      'Owner',
      {
        // An owner helps another owner in, no more.
        Owner: '-----+',
        Administrator: '++++++',
        Admin: '++++++',
        Agent: '++++++',
        'Read-Only': '++++++',
        'System user': '++++++',
        'Product administrator': '------',
      },
    ],
    [
      'Administrator',
      {
        Owner: '-----+',
        Administrator: '++++++',
        Admin: '++++++',
        Agent: '++++++',
        'Read-Only': '++++++',
        'System user': '++++++',
        'Product administrator': '------',
      },
    ],
    [
      'Product administrator',
      {
        Owner: '-----+',
        Administrator: '++++++',
        Admin: '++++++',
        Agent: '++++++',
        'Read-Only': '++++++',
        'System user': '++++++',
        'Product administrator': '++++++',
      },
    ],
    [
      'Admin',
      {
        Owner: '------',
        Administrator: '------',
        Admin: '++++++',
        Agent: '++++++',
        'Read-Only': '++++++',
        'System user': '++++++',
        'Product administrator': '------',
      },
    ],
    ...(['Agent', 'Read-Only', 'System user'] as const).map((role): [Role, Record<Role, string>] => [
      role,
      Object.fromEntries(ROLES.map((each) => [each, '------'])) as Record<Role, string>,
    ]),
  ]

  test.each(table)('%s', (role, expected) => {
    const actor = person('actor', role)
    const found = Object.fromEntries(
      ROLES.map((each) => {
        const target = person('target', each)
        return [each, ACTS.map((act) => (actRefusal(act, actor, target) ? '-' : '+')).join('')]
      }),
    )
    expect(found).toEqual(expected)
  })

  test('nobody deletes or disables themselves or changes how they sign in, not even the owner', () => {
    for (const role of ROLES) {
      const self = person('self', role, role === 'System user' ? { permissions: manages } : {})
      if (!canElevate(self.permissions)) continue
      expect([role, actRefusal('delete', self, self)]).toEqual([role, 'cannotChangeSelf'])
      expect([role, actRefusal('signIn', self, self)]).toEqual([role, 'cannotChangeSelf'])
      expect([role, actRefusal('disable', self, self)]).toEqual([role, 'cannotChangeSelf'])
      expect([role, actRefusal('change', self, self)]).toEqual([role, undefined])
    }
  })

  test('an untouchable account is changed by nobody, itself included', () => {
    const target = person('target', 'Agent', { untouchable: true })
    const owner = person('owner', 'Owner')
    expect(ACTS.map((act) => actRefusal(act, owner, target))).toEqual([
      'untouchableUser',
      'untouchableUser',
      'untouchableUser',
      'untouchableUser',
      'cannotDeleteUser',
      'untouchableUser',
    ])
    const self = { ...owner, untouchable: true }
    expect(actRefusal('change', self, self)).toBe('untouchableUser')
  })

  test('whoever lacks the right to delete is told so in the words for it', () => {
    expect(actRefusal('delete', person('a', 'Agent'), person('b', 'Agent'))).toBe('cannotDeleteUser')
    expect(actRefusal('delete', person('a', 'Admin'), person('b', 'Owner'))).toBe('cannotDeleteUser')
    expect(actRefusal('delete', person('a', 'Admin'), person('b', 'Administrator'))).toBe('cannotDeleteUser')
  })
})

describe('what may be given', () => {
  test('Administrator is given by the owner and administrators, Owner by owners alone', () => {
    expect(ROLES.filter((role) => grantableRoles(role).includes('Administrator'))).toEqual([
      'Owner',
      'Administrator',
      'Product administrator',
    ])
    expect(ROLES.filter((role) => grantableRoles(role).includes('Owner'))).toEqual(['Owner'])
    expect(ROLES.filter((role) => grantableRoles(role).includes('Product administrator'))).toEqual([
      'Product administrator',
    ])
  })

  test('a system user who manages users may add people, but no administrator', () => {
    expect(addRefusal(manager, added('Agent'), none)).toBeUndefined()
    expect(addRefusal(manager, added('Administrator'), none)).toBe('cannotGrantRole')
    expect(addRefusal(person('a', 'Agent'), added('Agent'), none)).toBe('noPermission')
  })

  test('a guest is an agent, read-only or a system user', () => {
    const owner = person('owner', 'Owner')
    const asGuest = (role: Role) => addRefusal(owner, { ...added(role), customer_id: COMPANY }, none)
    expect(grantableRoles('Owner', { guest: true })).toEqual(['Agent', 'Read-Only', 'System user'])
    expect(asGuest('Agent')).toBeUndefined()
    expect(asGuest('Admin')).toBe('guestRole')
  })

  test('who manages users can raise themselves (PERM-16)', () => {
    const after = settledUser({ ...manager, permissions: { ...manager.permissions, billing: 'manage' } })
    expect(canElevate(manager.permissions)).toBe(true)
    expect(changeRefusal(manager, { before: manager, after, owners: 1 })).toBeUndefined()
  })
})

describe('a change', () => {
  const change = (actor: User, before: User, set: Partial<User>, owners = 1) =>
    changeRefusal(actor, { before, after: settledUser({ ...before, ...set }), owners })
  const owner = person('owner', 'Owner')
  const admin = person('admin', 'Administrator')

  test.each<[string, Partial<User>]>([
    ['demoted', { role: 'Agent' }],
    ['disabled', { disabled: true }],
    ['renamed', { last_name: 'Other' }],
  ])('of the owner by others is refused: %s', (_, set) => {
    expect(change(admin, owner, set)).toBe('cannotChangeOwner')
    expect(change(person('second', 'Owner'), owner, set, 2)).toBe('cannotChangeOwner')
  })

  test('cannot take a permission or a company from the owner at all', () => {
    const less = settledUser({
      ...owner,
      permissions: permissionsOf('Agent', {}),
      all_customers: false,
      excludes_nfr: true,
    })
    expect(less).toEqual(owner)
  })

  test('lets an owner step down only where there is another one', () => {
    expect(change(owner, owner, { role: 'Agent' })).toBe('lastOwner')
    expect(change(owner, owner, { role: 'Agent' }, 2)).toBeUndefined()
  })

  test('that changes nothing is open to all who look after the users', () => {
    expect(change(manager, owner, {})).toBeUndefined()
  })

  test('does not make somebody what the actor may not give', () => {
    expect(change(person('a', 'Admin'), person('b', 'Agent'), { role: 'Administrator' })).toBe(
      'cannotGrantRole',
    )
    expect(change(admin, person('b', 'Agent'), { role: 'Owner' })).toBe('cannotGrantRole')
    expect(change(owner, person('b', 'Admin'), { customer_id: COMPANY })).toBe('guestRole')
  })

  test('to an account of an administrator is refused to others', () => {
    expect(change(person('a', 'Admin'), admin, { first_name: 'Al' })).toBe('cannotChangeSenior')
  })

  test('to an account of a product administrator is refused to the owner too, who is told whom to ask', () => {
    const product = person('p', 'Product administrator')
    expect(change(owner, product, { first_name: 'Al' })).toBe('cannotChangeProductAdministrator')
    expect(change(person('q', 'Product administrator'), product, { first_name: 'Al' })).toBeUndefined()
  })
})

describe('a user is kept', () => {
  test('with the levels of the role, and of a system user as they were set', () => {
    const kept = person('a', 'Agent', { permissions: permissionsOf('Owner', {}) })
    expect(kept.permissions).toEqual(permissionsOf('Agent', {}))
    expect(manager.permissions).toEqual(permissionsOf('System user', manages))
  })

  test('as a guest in one company, without what reaches beyond it', () => {
    const guest = person('guest', 'System user', {
      customer_id: COMPANY,
      permissions: permissionsOf('Owner', {}),
      excludes_nfr: true,
    })
    expect(guest).toMatchObject({ all_customers: false, customer_ids: [COMPANY], excludes_nfr: false })
    expect(guest.permissions).toEqual({
      ...permissionsOf('Owner', {}),
      systemUsers: 'disabled',
      billing: 'disabled',
      lookAndFeel: 'disabled',
    })
  })

  test('with each company once, and none beside all of them', () => {
    expect(
      person('a', 'Agent', { all_customers: false, customer_ids: ['b', 'a', 'b'] }).customer_ids,
    ).toEqual(['a', 'b'])
    expect(person('a', 'Agent', { customer_ids: ['b'] }).customer_ids).toEqual([])
  })
})
