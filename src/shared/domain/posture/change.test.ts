import { describe, expect, test } from 'vitest'
import { snapshotOf } from '#tests/support/posture/describe-check.ts'
import { callOf } from './call.ts'
import { applied, inverseOf, standsAs } from './change.ts'

const tenant = snapshotOf({
  authorizationPolicy: {
    allowInvitesFrom: 'everyone',
    defaultUserRolePermissions: { allowedToCreateApps: true, allowedToReadOtherUsers: true },
  },
  connectionFilterPolicies: [
    { Identity: 'Default', IPAllowList: ['192.0.2.7'], EnableSafeList: true },
    { Identity: 'Second', IPAllowList: [], EnableSafeList: false },
  ],
})

test('a nested member is changed, and its neighbours stay', () => {
  const change = {
    source: 'authorizationPolicy',
    set: { defaultUserRolePermissions: { allowedToCreateApps: false } },
  } as const
  expect(applied(tenant, change).sources.authorizationPolicy).toMatchObject({
    value: {
      allowInvitesFrom: 'everyone',
      defaultUserRolePermissions: { allowedToCreateApps: false, allowedToReadOtherUsers: true },
    },
  })
  expect(inverseOf(tenant, change).set).toEqual({ defaultUserRolePermissions: { allowedToCreateApps: true } })
})

test('what was nothing becomes an object, and nothing again', () => {
  const nothing = snapshotOf({ sharePointSettings: { idleSessionSignOut: null } })
  const change = {
    source: 'sharePointSettings',
    set: { idleSessionSignOut: { isEnabled: true } },
  } as const
  const after = applied(nothing, change)
  expect(after.sources.sharePointSettings).toMatchObject({
    value: { idleSessionSignOut: { isEnabled: true } },
  })
  expect(applied(after, inverseOf(nothing, change))).toEqual(nothing)
})

test('an object that becomes nothing is brought back', () => {
  const change = { source: 'authorizationPolicy', set: { defaultUserRolePermissions: null } } as const
  expect(applied(applied(tenant, change), inverseOf(tenant, change))).toEqual(tenant)
})

test('one of several is changed, whatever the case of its name', () => {
  const after = applied(tenant, {
    source: 'connectionFilterPolicies',
    object: 'default',
    set: { IPAllowList: [] },
  })
  expect(after.sources.connectionFilterPolicies).toMatchObject({
    value: [
      { Identity: 'Default', IPAllowList: [], EnableSafeList: true },
      { Identity: 'Second', IPAllowList: [] },
    ],
  })
})

describe('what cannot be brought back is not changed', () => {
  test.each([
    ['a source that was not read', { source: 'domains', object: 'contoso.example', set: { a: 1 } }],
    ['an object that is not there', { source: 'connectionFilterPolicies', object: 'Third', set: { a: 1 } }],
    ['an object without a name', { source: 'connectionFilterPolicies', set: { EnableSafeList: false } }],
    ['a member that was not read', { source: 'authorizationPolicy', set: { allowedToUseSSPR: false } }],
  ] as const)('%s', (_, change) => {
    expect(() => inverseOf(tenant, change)).toThrow(/was not read|has no/)
  })
})

describe('the call that carries out a change', () => {
  test('is a PATCH of the resource, by its id where there are several', () => {
    expect(callOf({ source: 'authorizationPolicy', set: { allowedToUseSSPR: false } })).toEqual({
      transport: 'graph',
      method: 'PATCH',
      version: 'v1.0',
      path: 'policies/authorizationPolicy',
      body: { allowedToUseSSPR: false },
    })
    expect(
      callOf({ source: 'domains', object: 'a/b', set: { passwordValidityPeriodInDays: 90 } }),
    ).toMatchObject({ path: 'domains/a%2Fb' })
    expect(
      callOf({ source: 'thirdPartyStorageApps', object: '7c1f', set: { accountEnabled: false } }),
    ).toMatchObject({ path: 'servicePrincipals/7c1f' })
  })

  test('is a PUT of the whole where the vendor wants that', () => {
    expect(callOf({ source: 'adminConsentRequestPolicy', set: { isEnabled: true } })).toMatchObject({
      method: 'PUT',
      path: 'policies/adminConsentRequestPolicy',
    })
  })

  test('is a cmdlet, which is told the identity where there are several', () => {
    expect(
      callOf({ source: 'connectionFilterPolicies', object: 'Default', set: { EnableSafeList: false } }),
    ).toEqual({
      transport: 'exchange',
      cmdlet: 'Set-HostedConnectionFilterPolicy',
      parameters: { Identity: 'Default', EnableSafeList: false },
    })
    expect(callOf({ source: 'organizationConfig', set: { AuditDisabled: false } })).toMatchObject({
      cmdlet: 'Set-OrganizationConfig',
      parameters: { AuditDisabled: false },
    })
  })
})

test('a tenant stands as a change would have it where every member that it names does', () => {
  const users = (defaultUserRolePermissions: { [member: string]: boolean }) =>
    standsAs(tenant, { source: 'authorizationPolicy', set: { defaultUserRolePermissions } })
  expect(users({ allowedToCreateApps: true })).toBe(true)
  expect(users({ allowedToCreateApps: true, allowedToReadOtherUsers: false })).toBe(false)
  const list = (object: string) =>
    standsAs(tenant, { source: 'connectionFilterPolicies', object, set: { IPAllowList: [] } })
  expect([list('DEFAULT'), list('Second')]).toEqual([false, true])
  expect(() => list('Third')).toThrow('no Third')
})
