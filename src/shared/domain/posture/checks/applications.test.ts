import { describe, expect, test } from 'vitest'
import { daysOf } from '#shared/domain/posture/settings/app-restriction.ts'
import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { appCertificatesShortLived } from './app-certificates-short-lived.ts'
import { appPasswordsBlocked } from './app-passwords-blocked.ts'
import { appPasswordsShortLived } from './app-passwords-short-lived.ts'
import { noAppCanMakeAdministrators } from './no-app-can-make-administrators.ts'

describe('days of a duration', () => {
  test.each([
    ['P180D', 180],
    ['P2W', 14],
    ['P6M', 186],
    ['P1Y1D', 367],
    ['PT36H', 1.5],
    ['P4DT12H', 4.5],
    ['P4DT0H0M0.5S', 4],
  ])('%s are %d', (duration, days) => expect(daysOf(duration)).toBe(days))
  test.each(['', 'P', 'PT', 'P4DT', '180', '180D', 'P-1D', 180, null, undefined])('%j is none', (duration) =>
    expect(daysOf(duration)).toBeUndefined(),
  )
})

const OTHER = {
  restrictionType: 'symmetricKeyAddition',
  state: 'disabled',
  maxLifetime: null,
  restrictForAppsCreatedAfterDateTime: '2021-01-01T10:37:00Z',
}
const restrictions = (kind: string, entries: unknown) => ({
  passwordCredentials: [OTHER],
  keyCredentials: [],
  identifierUris: { nonDefaultUriAddition: { state: 'disabled' } },
  [kind]: entries,
})
const policy = (kind: string, entries: unknown, members: object = {}) => ({
  defaultAppManagementPolicy: {
    id: '00000000-0000-0000-0000-000000000000',
    isEnabled: true,
    applicationRestrictions: restrictions(kind, entries),
    servicePrincipalRestrictions: restrictions(kind, []),
    ...members,
  },
})

for (const [check, kind, restrictionType, lifetimes] of [
  [appPasswordsBlocked, 'passwordCredentials', 'passwordAddition', undefined],
  [appPasswordsShortLived, 'passwordCredentials', 'passwordLifetime', ['P90D', 'P181D']],
  [appCertificatesShortLived, 'keyCredentials', 'asymmetricKeyLifetime', ['P180D', 'P1Y']],
] as const) {
  const [short = null, long = null] = lifetimes ?? []
  const entry = (members: object = {}) => ({
    restrictionType,
    state: 'enabled',
    maxLifetime: short,
    restrictForAppsCreatedAfterDateTime: '2019-10-19T10:37:00Z',
    ...members,
  })
  describeCheck(check, {
    compliant: [policy(kind, [OTHER, entry()])],
    notCompliant: [
      policy(kind, [OTHER, entry()], { isEnabled: false }),
      policy(kind, [entry({ state: 'disabled' })]),
      policy(kind, [OTHER]),
      policy(kind, []),
      ...(lifetimes ? [policy(kind, [OTHER, entry({ maxLifetime: long })])] : []),
    ],
    notMeasured: [
      policy(kind, null),
      policy(kind, [entry()], { isEnabled: undefined }),
      policy(kind, [entry()], { applicationRestrictions: null }),
      policy(kind, [entry({ state: 'unknownFutureValue' })]),
      policy(kind, [entry({ state: undefined })]),
      ...(lifetimes
        ? [
            policy(kind, [entry({ maxLifetime: null })]),
            policy(kind, [entry({ maxLifetime: 'half a year' })]),
          ]
        : []),
    ],
    beyondRemedy: [
      policy(kind, [], { servicePrincipalRestrictions: null }),
      policy(kind, [], { isEnabled: false, applicationRestrictions: undefined }),
    ],
  })
}

const READ_DIRECTORY = '7ab1d382-f21e-4acd-a863-ba3e13f7da61'
const granted = (...appRoleIds: unknown[]) => ({
  graphPermissionsOfApps: appRoleIds.map((appRoleId) => ({ appRoleId, principalDisplayName: 'Backup' })),
})
describeCheck(noAppCanMakeAdministrators, {
  compliant: [granted(READ_DIRECTORY)],
  notCompliant: [
    granted(READ_DIRECTORY, '9e3f62cf-ca93-4989-b6ce-bf83c28f9fe8'),
    granted('06B708A9-E830-4DB3-A914-8E69DA51D44F'),
    granted('dd199f4a-f148-40a4-a2ec-f0069cc799ec'),
    granted('fee28b28-e1f3-4841-818e-2704dc62245f'),
  ],
  notMeasured: [granted(), granted(undefined), granted('9e3f62cf-ca93-4989-b6ce-bf83c28f9fe8', null)],
})
