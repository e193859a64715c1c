import { block, type Case, guest, ids, pages, person, policy, signIn } from '../case.ts'

const page = pages.users
const toAll = { includeUsers: ['All'] }
const ana = signIn()
const inFinance = signIn({ who: person({ groups: [ids.finance] }) })
const administrator = signIn({ who: person({ roles: [ids.globalAdministrator] }) })
const visitor = signIn({ who: guest('b2bCollaborationGuest') })
const guests = (types: string, externalTenants?: { membershipKind: string; members?: string[] }) => ({
  includeGuestsOrExternalUsers: {
    guestOrExternalUserTypes: types,
    ...(externalTenants ? { externalTenants } : {}),
  },
})

export const whoCases: readonly Case[] = [
  {
    title: 'None are no users',
    page,
    policies: [block({ users: { includeUsers: ['None'] } })],
    signIn: ana,
    expected: { result: 'granted', applies: false, why: ['users'] },
  },
  {
    title: 'all users are everybody in the directory',
    page,
    policies: [block()],
    signIn: ana,
    expected: { result: 'blocked', applies: true },
  },
  {
    title: 'all users are guests, too',
    page,
    policies: [block()],
    signIn: visitor,
    expected: { result: 'blocked', applies: true },
  },
  {
    title: 'a person who is named',
    page,
    policies: [block({ users: { includeUsers: [ids.ana.toUpperCase()] } })],
    signIn: ana,
    expected: { result: 'blocked' },
  },
  {
    title: 'somebody else than the person who is named',
    page,
    policies: [block({ users: { includeUsers: [ids.emergency] } })],
    signIn: ana,
    expected: { result: 'granted', why: ['users'] },
  },
  {
    title: 'a member of a group that is named',
    page,
    policies: [block({ users: { includeGroups: [ids.finance] } })],
    signIn: inFinance,
    expected: { result: 'blocked' },
  },
  {
    title: 'no member of a group that is named',
    page,
    policies: [block({ users: { includeGroups: [ids.finance] } })],
    signIn: ana,
    expected: { result: 'granted', why: ['users'] },
  },
  {
    title: 'groups that are not known make it uncertain',
    page,
    policies: [block({ users: { includeGroups: [ids.finance] } })],
    signIn: signIn({ who: person({ groups: undefined }) }),
    expected: { result: 'granted', perhaps: 'blocked', applies: undefined, why: ['users'] },
  },
  {
    title: 'an active role in the whole tenant',
    page,
    policies: [block({ users: { includeRoles: [ids.globalAdministrator] } })],
    signIn: administrator,
    expected: { result: 'blocked' },
  },
  {
    title: 'no role',
    page,
    policies: [block({ users: { includeRoles: [ids.globalAdministrator] } })],
    signIn: ana,
    expected: { result: 'granted' },
  },
  {
    title: 'a user, a group or a role is enough',
    page,
    policies: [block({ users: { includeGroups: [ids.finance], includeRoles: [ids.globalAdministrator] } })],
    signIn: administrator,
    expected: { result: 'blocked' },
  },
  {
    title: 'leaving out a person wins over including everybody',
    page,
    policies: [block({ users: { ...toAll, excludeUsers: [ids.ana] } })],
    signIn: ana,
    expected: { result: 'granted', why: ['users'] },
  },
  {
    title: 'leaving out a group wins over including the person',
    page,
    policies: [block({ users: { includeUsers: [ids.ana], excludeGroups: [ids.finance] } })],
    signIn: inFinance,
    expected: { result: 'granted' },
  },
  {
    title: 'leaving out a role wins over including everybody',
    page,
    policies: [block({ users: { ...toAll, excludeRoles: [ids.globalAdministrator] } })],
    signIn: administrator,
    expected: { result: 'granted' },
  },
  {
    title: 'an emergency account that is left out comes in',
    page,
    policies: [block({ users: { ...toAll, excludeUsers: [ids.emergency] } })],
    signIn: signIn({ who: person({ id: ids.emergency }) }),
    expected: { result: 'granted' },
  },
  {
    title: 'groups that are not known may be left out',
    page,
    policies: [block({ users: { ...toAll, excludeGroups: [ids.leftOut] } })],
    signIn: signIn({ who: person({ groups: undefined }) }),
    expected: { result: 'granted', perhaps: 'blocked' },
  },
  {
    title: 'all guests, by the older word',
    page: pages.external,
    policies: [block({ users: { includeUsers: ['GuestsOrExternalUsers'] } })],
    signIn: visitor,
    expected: { result: 'blocked' },
  },
  {
    title: 'a member is none of the guests',
    page: pages.external,
    policies: [block({ users: { includeUsers: ['GuestsOrExternalUsers'] } })],
    signIn: ana,
    expected: { result: 'granted' },
  },
  ...(
    [
      'b2bCollaborationGuest',
      'b2bCollaborationMember',
      'b2bDirectConnectUser',
      'internalGuest',
      'serviceProvider',
      'otherExternalUser',
    ] as const
  ).map((type): Case => ({
    title: `a policy for ${type} is for these`,
    page,
    policies: [block({ users: guests(type) })],
    signIn: signIn({ who: guest(type) }),
    expected: { result: 'blocked' },
  })),
  {
    title: 'a policy for one kind of guests is not for another',
    page,
    policies: [block({ users: guests('internalGuest,serviceProvider') })],
    signIn: visitor,
    expected: { result: 'granted', why: ['users'] },
  },
  {
    title: 'several kinds of guests are one list',
    page,
    policies: [block({ users: guests('internalGuest, b2bCollaborationGuest') })],
    signIn: visitor,
    expected: { result: 'blocked' },
  },
  {
    title: 'guests of all tenants',
    page,
    policies: [block({ users: guests('b2bCollaborationGuest', { membershipKind: 'all' }) })],
    signIn: visitor,
    expected: { result: 'blocked' },
  },
  {
    title: 'guests of a tenant that is named',
    page,
    policies: [
      block({
        users: guests('b2bCollaborationGuest', { membershipKind: 'enumerated', members: [ids.otherTenant] }),
      }),
    ],
    signIn: visitor,
    expected: { result: 'blocked' },
  },
  {
    title: 'guests of another tenant than the one that is named',
    page,
    policies: [
      block({
        users: guests('b2bCollaborationGuest', { membershipKind: 'enumerated', members: [ids.partner] }),
      }),
    ],
    signIn: visitor,
    expected: { result: 'granted' },
  },
  {
    title: 'a guest of whom the tenant is not known',
    page,
    policies: [
      block({
        users: guests('b2bCollaborationGuest', { membershipKind: 'enumerated', members: [ids.partner] }),
      }),
    ],
    signIn: signIn({ who: guest('b2bCollaborationGuest', { homeTenant: undefined }) }),
    expected: { result: 'granted', perhaps: 'blocked' },
  },
  {
    title: 'a technician of a provider is met by a policy for everybody',
    page,
    policies: [block()],
    signIn: signIn({ who: guest('serviceProvider', { homeTenant: ids.partner }) }),
    expected: { result: 'blocked' },
  },
  {
    title: 'technicians of the provider that is left out come in',
    page,
    policies: [
      block({
        users: {
          ...toAll,
          excludeGuestsOrExternalUsers: {
            guestOrExternalUserTypes: 'serviceProvider',
            externalTenants: { membershipKind: 'enumerated', members: [ids.partner] },
          },
        },
      }),
    ],
    signIn: signIn({ who: guest('serviceProvider', { homeTenant: ids.partner }) }),
    expected: { result: 'granted' },
  },
  {
    title: 'every policy that applies has to be met',
    page: pages.policies,
    policies: [policy(), policy({ controls: ['compliantDevice'] })],
    signIn: ana,
    expected: { result: 'lockedOut' },
  },
  {
    title: 'a policy that is off says nothing',
    page: pages.whatIf,
    policies: [block({ state: 'disabled' })],
    signIn: ana,
    expected: { result: 'granted' },
  },
  {
    title: 'a policy for people is none for an application that signs in by itself',
    page: pages.workload,
    policies: [block()],
    signIn: signIn({ who: { kind: 'workload', id: ids.daemon, isOwn: true, risk: 'none' } }),
    expected: { result: 'granted', why: ['users'] },
  },
]
