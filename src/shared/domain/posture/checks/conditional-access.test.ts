import { expect, test } from 'vitest'
import { judge } from '#shared/domain/posture/check.ts'
import { compliant, notCompliant } from '#shared/domain/posture/verdict.ts'
import {
  BLOCK,
  GLOBAL_ADMINISTRATOR,
  lessThanEveryone,
  MFA,
  type Parts,
  policy,
} from '#tests/support/vendors/conditional-access-policy.ts'
import { describeCheck, snapshotOf } from '#tests/support/posture/describe-check.ts'
import { adminPortalsNeedASecondFactor } from './admin-portals-need-a-second-factor.ts'
import { administratorSessionsLimited } from './administrator-sessions-limited.ts'
import { administratorsUsePhishingResistantMethods } from './administrators-use-phishing-resistant-methods.ts'
import { authenticationTransferBlocked } from './authentication-transfer-blocked.ts'
import { deviceCodeFlowBlocked } from './device-code-flow-blocked.ts'
import { deviceEnrolmentAsksEveryTime } from './device-enrolment-asks-every-time.ts'
import { everyoneSignsInAgain } from './everyone-signs-in-again.ts'
import { guestsNeedASecondFactor } from './guests-need-a-second-factor.ts'
import { legacyAuthenticationBlocked } from './legacy-authentication-blocked.ts'
import { managedDeviceRequired } from './managed-device-required.ts'
import { retiredGrantNotUsed } from './retired-grant-not-used.ts'
import { risksInSeparatePolicies } from './risks-in-separate-policies.ts'
import { riskySignInsHandled } from './risky-sign-ins-handled.ts'
import { riskyUsersHandled } from './risky-users-handled.ts'
import { securityInfoRegistrationProtected } from './security-info-registration-protected.ts'
import { unknownPlatformsBlocked } from './unknown-platforms-blocked.ts'
import { unmanagedDevicesLimitedByApps } from './unmanaged-devices-limited-by-apps.ts'

const tenant = (...policies: Parts[]) => ({ conditionalAccessPolicies: policies.map(policy) })

const NOT_MEASURED = [{ conditionalAccessPolicies: [{ id: 7 }] }, { conditionalAccessPolicies: {} }] as const

interface ForEveryone {
  good: Parts
  bad?: readonly Parts[]
}
const forEveryone = ({ good, bad = [] }: ForEveryone) =>
  ({
    compliant: [
      tenant({ state: 'disabled' }, good),
      tenant({ ...good, users: { excludeGroups: ['7'] } }),
      tenant({ ...good, users: { excludeRoles: ['D29B2B05-8046-44BA-8758-1E26182FCF32'] } }),
    ],
    notCompliant: [tenant(), tenant({}), ...[...lessThanEveryone(good), ...bad].map((each) => tenant(each))],
    notMeasured: NOT_MEASURED,
  }) as const

const onlyOneApp = { applications: { includeApplications: ['00000002-0000-0ff1-ce00-000000000000'] } }

const legacy = { ...BLOCK, conditions: { clientAppTypes: ['exchangeActiveSync', 'other'] } }
describeCheck(
  legacyAuthenticationBlocked,
  forEveryone({
    good: legacy,
    bad: [
      { ...legacy, ...MFA },
      { ...legacy, ...onlyOneApp },
      { ...legacy, conditions: { clientAppTypes: ['other'] } },
    ],
  }),
)

for (const [check, method, other] of [
  [deviceCodeFlowBlocked, 'deviceCodeFlow', 'authenticationTransfer'],
  [authenticationTransferBlocked, 'authenticationTransfer', 'deviceCodeFlow'],
] as const) {
  const good = { ...BLOCK, conditions: { authenticationFlows: { transferMethods: `${method},${other}` } } }
  describeCheck(
    check,
    forEveryone({
      good,
      bad: [
        { ...good, ...MFA },
        { ...good, ...onlyOneApp },
        { ...BLOCK, conditions: { authenticationFlows: { transferMethods: other } } },
        { ...BLOCK, conditions: { authenticationFlows: null } },
      ],
    }),
  )
}

const registration = {
  ...MFA,
  applications: { includeApplications: [], includeUserActions: ['urn:user:registersecurityinfo'] },
}
describeCheck(securityInfoRegistrationProtected, {
  compliant: [
    tenant(registration),
    tenant({ ...registration, grantControls: { operator: 'OR', builtInControls: ['compliantDevice'] } }),
    tenant({
      ...registration,
      conditions: { locations: { includeLocations: ['All'], excludeLocations: ['AllTrusted'] } },
    }),
  ],
  notCompliant: [
    tenant(),
    tenant(MFA),
    tenant({ ...registration, grantControls: null }),
    tenant({ ...registration, users: { includeUsers: ['None'] } }),
    tenant({ ...registration, state: 'disabled' }),
  ],
  notMeasured: NOT_MEASURED,
})

describeCheck(guestsNeedASecondFactor, {
  compliant: [
    tenant(MFA),
    tenant({ ...MFA, users: { includeUsers: ['GuestsOrExternalUsers'] } }),
    tenant({
      ...MFA,
      users: {
        includeUsers: [],
        includeGuestsOrExternalUsers: { guestOrExternalUserTypes: 'b2bCollaborationGuest' },
      },
    }),
    tenant({ grantControls: { operator: 'OR', builtInControls: [], authenticationStrength: { id: '7' } } }),
    tenant({ grantControls: { operator: 'AND', builtInControls: ['mfa', 'compliantDevice'] } }),
  ],
  notCompliant: [
    tenant(),
    tenant({ ...MFA, ...onlyOneApp }),
    tenant({ ...MFA, users: { includeUsers: [], includeRoles: [GLOBAL_ADMINISTRATOR] } }),
    tenant({ grantControls: { operator: 'OR', builtInControls: ['mfa', 'compliantDevice'] } }),
    tenant({
      grantControls: {
        operator: 'OR',
        builtInControls: ['compliantDevice'],
        authenticationStrength: { id: '7' },
      },
    }),
    tenant({ grantControls: { operator: 'OR', builtInControls: ['compliantDevice'] } }),
  ],
  notMeasured: NOT_MEASURED,
})

const ofAdministrators = { users: { includeUsers: [], includeRoles: [GLOBAL_ADMINISTRATOR] } }
describeCheck(adminPortalsNeedASecondFactor, {
  compliant: [
    tenant({ ...MFA, applications: { includeApplications: ['MicrosoftAdminPortals'] } }),
    tenant({ ...MFA, ...ofAdministrators }),
    tenant({
      ...MFA,
      applications: { includeApplications: ['797F4846-BA00-4FD7-BA43-DAC1F8F63013'] },
    }),
  ],
  notCompliant: [
    tenant(),
    tenant({ ...MFA, ...onlyOneApp }),
    tenant({ ...BLOCK, ...ofAdministrators }),
    tenant({ ...MFA, users: { includeUsers: ['GuestsOrExternalUsers'] } }),
  ],
  notMeasured: NOT_MEASURED,
})

const managed = { grantControls: { operator: 'OR', builtInControls: ['compliantDevice'] } }
describeCheck(
  managedDeviceRequired,
  forEveryone({ good: managed, bad: [MFA, { ...managed, ...onlyOneApp }] }),
)
test('a device that is joined to the domain is managed as well', () => {
  const joined = { grantControls: { operator: 'OR', builtInControls: ['domainJoinedDevice'] } }
  expect(judge(managedDeviceRequired, snapshotOf(tenant(joined))).status).toBe('compliant')
})

const session = (frequency: object, browser: object = { isEnabled: true, mode: 'never' }) => ({
  sessionControls: {
    signInFrequency: {
      isEnabled: true,
      frequencyInterval: 'timeBased',
      type: 'hours',
      value: 4,
      ...frequency,
    },
    persistentBrowser: browser,
  },
})
describeCheck(administratorSessionsLimited, {
  compliant: [
    tenant({ ...ofAdministrators, ...session({}) }),
    tenant({ ...ofAdministrators, ...session({ frequencyInterval: 'everyTime', type: null, value: null }) }),
    tenant(session({ value: 1 })),
  ],
  notCompliant: [
    tenant(),
    tenant(session({ value: 5 })),
    tenant(session({ type: 'days', value: 1 })),
    tenant(session({ isEnabled: false })),
    tenant(session({}, { isEnabled: false, mode: 'never' })),
    tenant(session({}, { isEnabled: true, mode: 'always' })),
    tenant({ ...onlyOneApp, ...session({}) }),
    tenant({ ...session({}), users: { includeUsers: ['GuestsOrExternalUsers'] } }),
  ],
  notMeasured: NOT_MEASURED,
})

const enrolment = {
  ...session({ frequencyInterval: 'everyTime' }),
  applications: { includeApplications: ['d4ebce55-015a-49b5-a083-c84d1797ae8c'] },
}
describeCheck(
  deviceEnrolmentAsksEveryTime,
  forEveryone({
    good: enrolment,
    bad: [
      { ...enrolment, ...onlyOneApp },
      { ...enrolment, ...session({ frequencyInterval: 'timeBased' }) },
      { ...enrolment, ...session({ frequencyInterval: 'everyTime', isEnabled: false }) },
    ],
  }),
)

describeCheck(
  everyoneSignsInAgain,
  forEveryone({
    good: session({ type: 'days', value: 30 }),
    bad: [session({ isEnabled: false }), { ...session({}), ...onlyOneApp }],
  }),
)

for (const [check, member, control] of [
  [riskySignInsHandled, 'signInRiskLevels', 'mfa'],
  [riskyUsersHandled, 'userRiskLevels', 'passwordChange'],
] as const) {
  const good = { ...BLOCK, conditions: { [member]: ['high', 'medium'] } }
  describeCheck(
    check,
    forEveryone({
      good,
      bad: [
        { ...good, conditions: { [member]: ['medium'] } },
        { ...good, grantControls: { operator: 'OR', builtInControls: ['compliantDevice'] } },
        { ...good, ...onlyOneApp },
      ],
    }),
  )
  test(`${check.id} is met by ${control}, too`, () => {
    const asked = { ...good, grantControls: { operator: 'OR', builtInControls: [control] } }
    expect(judge(check, snapshotOf(tenant(asked))).status).toBe('compliant')
  })
}

const both = { conditions: { signInRiskLevels: ['high'], userRiskLevels: ['high'] } }
describeCheck(risksInSeparatePolicies, {
  compliant: [
    tenant(),
    tenant({ conditions: { signInRiskLevels: ['high'] } }, { conditions: { userRiskLevels: ['high'] } }),
    tenant({ ...both, state: 'disabled' }),
  ],
  notCompliant: [tenant(both)],
  notMeasured: NOT_MEASURED,
})

const platforms = { platforms: { includePlatforms: ['all'], excludePlatforms: ['windows', 'iOS'] } }
describeCheck(
  unknownPlatformsBlocked,
  forEveryone({
    good: { ...BLOCK, conditions: platforms },
    bad: [
      { ...MFA, conditions: platforms },
      { ...BLOCK, conditions: platforms, ...onlyOneApp },
      { ...BLOCK, conditions: { platforms: { includePlatforms: ['all'], excludePlatforms: [] } } },
      { ...BLOCK, conditions: { platforms: { includePlatforms: ['windows'], excludePlatforms: ['iOS'] } } },
    ],
  }),
)

const byApps = {
  applications: { includeApplications: ['Office365'] },
  sessionControls: { applicationEnforcedRestrictions: { isEnabled: true } },
}
describeCheck(unmanagedDevicesLimitedByApps, {
  compliant: [tenant(byApps)],
  notCompliant: [
    tenant(),
    tenant({ ...byApps, state: 'disabled' }),
    tenant({ ...byApps, ...onlyOneApp }),
    tenant({ ...byApps, sessionControls: { applicationEnforcedRestrictions: { isEnabled: false } } }),
  ],
  notMeasured: NOT_MEASURED,
})

const approved = { grantControls: { operator: 'OR', builtInControls: ['approvedApplication'] } }
describeCheck(retiredGrantNotUsed, {
  compliant: [tenant(), tenant(MFA), tenant({ ...approved, state: 'disabled' })],
  notCompliant: [tenant(approved)],
  notMeasured: NOT_MEASURED,
})

const resistant = {
  grantControls: {
    operator: 'AND',
    builtInControls: [],
    authenticationStrength: { id: '00000000-0000-0000-0000-000000000004' },
  },
}
describeCheck(administratorsUsePhishingResistantMethods, {
  compliant: [tenant(resistant), tenant({ ...resistant, ...ofAdministrators })],
  notCompliant: [
    tenant(),
    tenant(MFA),
    tenant({ ...resistant, ...onlyOneApp }),
    tenant({ ...resistant, users: { includeUsers: ['GuestsOrExternalUsers'] } }),
    tenant({
      grantControls: {
        ...resistant.grantControls,
        authenticationStrength: { id: '00000000-0000-0000-0000-000000000002' },
      },
    }),
  ],
  notMeasured: NOT_MEASURED,
})

test('a policy that only reports is named, and does not count', () => {
  const verdictOf = (state: string) =>
    judge(legacyAuthenticationBlocked, snapshotOf(tenant({ ...legacy, state })))
  expect(verdictOf('enabledForReportingButNotEnforced')).toEqual(notCompliant(['A policy']))
  expect(verdictOf('disabled')).toEqual(notCompliant([]))
  expect(verdictOf('enabled')).toEqual(compliant(['A policy']))
})
