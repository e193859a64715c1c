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
import { administratorsNeedASecondFactor } from './administrators-need-a-second-factor.ts'
import { deviceRegistrationNeedsASecondFactor } from './device-registration-needs-a-second-factor.ts'
import { emergencyAccountsLeftOut } from './emergency-accounts-left-out.ts'
import { everyoneNeedsASecondFactor } from './everyone-needs-a-second-factor.ts'
import { excludedGroupsCoveredElsewhere } from './excluded-groups-covered-elsewhere.ts'
import { namedLocationsUsed } from './named-locations-used.ts'
import { riskyAgentsBlocked } from './risky-agents-blocked.ts'
import { securityDefaultsOrPoliciesOn } from './security-defaults-or-policies-on.ts'
import { sessionTokensProtected } from './session-tokens-protected.ts'
import { signInsLimitedByCountry } from './sign-ins-limited-by-country.ts'
import { synchronizationAccountsLeftOut } from './synchronization-accounts-left-out.ts'

const SYNCHRONIZATION_ACCOUNTS = 'd29b2b05-8046-44ba-8758-1e26182fcf32'
const tenant = (...policies: Parts[]) => ({
  conditionalAccessPolicies: policies.map((parts, index) => ({
    ...policy(parts),
    displayName: `Policy ${index}`,
  })),
})

const defaults = (isEnabled: unknown, ...policies: Parts[]) => ({
  securityDefaults: { id: 'defaults', isEnabled },
  ...tenant(...policies),
})
const onlyOneApp = { applications: { includeApplications: ['00000002-0000-0ff1-ce00-000000000000'] } }
const ofAdministrators = { users: { includeUsers: [], includeRoles: [GLOBAL_ADMINISTRATOR] } }
/** What has to be met before the policy asks for anything. */
const conditional: object[] = [
  { clientAppTypes: ['browser'] },
  { clientAppTypes: undefined },
  { signInRiskLevels: ['high'] },
  { userRiskLevels: ['high'] },
  { platforms: { includePlatforms: ['android'], excludePlatforms: [] } },
  { authenticationFlows: { transferMethods: 'deviceCodeFlow' } },
]
const lacking = [
  { ...MFA, ...onlyOneApp },
  BLOCK,
  ...conditional.map((conditions) => ({ ...MFA, conditions })),
]
const UNKNOWN_DEFAULTS = [
  defaults(undefined, MFA),
  defaults('False', MFA),
  { ...defaults(false), conditionalAccessPolicies: {} },
] as const

describeCheck(everyoneNeedsASecondFactor, {
  compliant: [
    defaults(true),
    defaults(false, MFA),
    defaults(false, { ...MFA, conditions: { clientAppTypes: ['browser', 'mobileAppsAndDesktopClients'] } }),
    defaults(false, { ...MFA, users: { excludeRoles: [SYNCHRONIZATION_ACCOUNTS] } }),
  ],
  notCompliant: [
    defaults(false),
    defaults(false, { ...MFA, ...ofAdministrators }),
    ...[...lessThanEveryone(MFA), ...lacking].map((each) => defaults(false, each)),
  ],
  notMeasured: UNKNOWN_DEFAULTS,
})

describeCheck(administratorsNeedASecondFactor, {
  compliant: [
    defaults(true),
    defaults(false, MFA),
    defaults(false, { ...MFA, ...ofAdministrators }),
    defaults(false, {
      ...ofAdministrators,
      grantControls: { operator: 'OR', builtInControls: [], authenticationStrength: { id: '4' } },
    }),
  ],
  notCompliant: [
    defaults(false),
    defaults(false, { ...MFA, ...ofAdministrators, state: 'enabledForReportingButNotEnforced' }),
    defaults(false, { ...MFA, users: { includeUsers: ['GuestsOrExternalUsers'] } }),
    ...lacking.map((each) => defaults(false, { ...each, ...ofAdministrators })),
  ],
  notMeasured: UNKNOWN_DEFAULTS,
})

describeCheck(securityDefaultsOrPoliciesOn, {
  compliant: [defaults(true), defaults(false, MFA), defaults(true, { ...MFA, state: 'disabled' })],
  notCompliant: [
    defaults(false),
    defaults(false, { ...MFA, state: 'disabled' }, { ...MFA, state: 'enabledForReportingButNotEnforced' }),
  ],
  notMeasured: UNKNOWN_DEFAULTS,
})

const registration = {
  ...MFA,
  applications: { includeApplications: [], includeUserActions: ['urn:user:registerdevice'] },
}
const registering = (multiFactorAuthConfiguration: unknown, ...policies: Parts[]) => ({
  deviceRegistrationPolicy: { multiFactorAuthConfiguration },
  ...tenant(...policies),
})
describeCheck(deviceRegistrationNeedsASecondFactor, {
  compliant: [registering('notRequired', registration), registering('required')],
  notCompliant: [
    registering('notRequired'),
    registering('required', registration),
    registering('notRequired', MFA),
    registering('notRequired', { ...registration, ...BLOCK }),
    registering('notRequired', { ...registration, state: 'disabled' }),
    registering('notRequired', { ...registration, users: { includeUsers: ['None'] } }),
  ],
  notMeasured: [
    registering(undefined, registration),
    registering('unknownFutureValue', registration),
    registering(1, registration),
  ],
})

const ADDRESSES = { '@odata.type': '#microsoft.graph.ipNamedLocation', displayName: 'Office' }
const COUNTRIES = { '@odata.type': '#microsoft.graph.countryNamedLocation', countriesAndRegions: ['PT'] }
const from = (includeLocations: string[], excludeLocations: string[] = []) => ({
  conditions: { locations: { includeLocations, excludeLocations } },
})
const places = (locations: object[], ...policies: Parts[]) => ({
  namedLocations: locations.map((members, index) => ({ id: `place-${index}`, ...members })),
  ...tenant(...policies),
})
const TRUSTED = { ...ADDRESSES, isTrusted: true }
describeCheck(namedLocationsUsed, {
  compliant: [
    places([TRUSTED], from(['All'], ['AllTrusted'])),
    places(
      [ADDRESSES, COUNTRIES].map((each) => ({ isTrusted: false, ...each })),
      from(['PLACE-1']),
    ),
    places([TRUSTED], from(['All'], ['place-0'])),
  ],
  notCompliant: [
    places([]),
    places([TRUSTED]),
    places([TRUSTED], { ...from(['place-0']), state: 'disabled' }),
    places([{ ...ADDRESSES, isTrusted: false }], from(['All'], ['AllTrusted', 'place-0'])),
    places([COUNTRIES], from(['All'], ['AllTrusted'])),
  ],
  notMeasured: [
    places([ADDRESSES], from(['place-0'])),
    places([{ '@odata.type': '#microsoft.graph.orbitNamedLocation' }, COUNTRIES], from(['place-1'])),
    places([{}]),
  ],
})

describeCheck(signInsLimitedByCountry, {
  compliant: [
    places([COUNTRIES], { ...BLOCK, ...from(['place-0']) }),
    places([TRUSTED, COUNTRIES], { ...BLOCK, ...from(['All'], ['place-0', 'place-1']) }),
  ],
  notCompliant: [
    places([COUNTRIES]),
    places([COUNTRIES], BLOCK),
    places([COUNTRIES], { ...MFA, ...from(['place-0']) }),
    places([COUNTRIES], { ...BLOCK, ...from(['All']) }),
    places([TRUSTED], { ...BLOCK, ...from(['All'], ['place-0']) }),
    places([COUNTRIES], { ...BLOCK, ...from(['AllTrusted'], ['place-0']) }),
    places([COUNTRIES], { ...BLOCK, ...onlyOneApp, ...from(['place-0']) }),
    places([COUNTRIES], { ...BLOCK, ...ofAdministrators, ...from(['place-0']) }),
    places([COUNTRIES], { ...BLOCK, ...from(['place-0']), state: 'enabledForReportingButNotEnforced' }),
  ],
  notMeasured: [
    places([{}], { ...BLOCK, ...from(['place-0']) }),
    places([COUNTRIES, { '@odata.type': 7 }], { ...BLOCK, ...from(['place-0']) }),
  ],
})

const leftOut = (...excludeUsers: string[]) => ({ ...MFA, users: { excludeUsers } })
describeCheck(emergencyAccountsLeftOut, {
  compliant: [
    tenant(),
    tenant(leftOut('first')),
    tenant(leftOut('other', 'first'), leftOut('FIRST')),
    tenant({ ...MFA, users: { excludeGroups: ['g'] } }, { ...BLOCK, users: { excludeGroups: ['g'] } }),
    tenant({ ...MFA, state: 'disabled' }),
    tenant({ sessionControls: { persistentBrowser: { isEnabled: true, mode: 'never' } } }),
    tenant({ ...MFA, users: { includeUsers: ['GuestsOrExternalUsers'] } }),
  ],
  notCompliant: [
    tenant(MFA),
    tenant(leftOut('first'), BLOCK),
    tenant(leftOut('first'), leftOut('second')),
    tenant(leftOut('GuestsOrExternalUsers')),
    tenant({ ...BLOCK, ...ofAdministrators }),
    tenant({
      grantControls: { operator: 'OR', builtInControls: [], authenticationStrength: { id: '4' } },
    }),
  ],
  notMeasured: [tenant({ ...MFA, users: null }), { conditionalAccessPolicies: [{ id: 7 }] }],
})
test('the policies that leave out nobody are named', () => {
  const verdictOf = (...policies: Parts[]) => judge(emergencyAccountsLeftOut, snapshotOf(tenant(...policies)))
  expect(verdictOf(leftOut('first'), BLOCK)).toEqual(notCompliant(['Policy 1']))
  expect(verdictOf(leftOut('first'), leftOut('second'))).toEqual(notCompliant(['Policy 0', 'Policy 1']))
})

const holder = (id: unknown, roleDefinitionId: unknown = SYNCHRONIZATION_ACCOUNTS) => ({
  roleDefinitionId,
  principal: { '@odata.type': '#microsoft.graph.user', id, userType: 'Member' },
})
const synchronized = (onPremisesSyncEnabled: unknown, policies: Parts[], holders = [holder('sync')]) => ({
  organization: [{ id: 'contoso', onPremisesSyncEnabled }],
  roleAssignments: holders,
  ...tenant(...policies),
})
const exceptRole = { ...MFA, users: { excludeRoles: [SYNCHRONIZATION_ACCOUNTS.toUpperCase()] } }
describeCheck(synchronizationAccountsLeftOut, {
  compliant: [
    synchronized(true, []),
    synchronized(null, [MFA]),
    synchronized(false, [MFA]),
    synchronized(true, [exceptRole]),
    synchronized(true, [leftOut('sync')]),
    synchronized(true, [BLOCK]),
    synchronized(true, [
      { ...MFA, ...onlyOneApp },
      { ...MFA, ...ofAdministrators },
    ]),
    synchronized(true, [{ ...MFA, conditions: { signInRiskLevels: ['high'] } }]),
    synchronized(true, [{ sessionControls: { signInFrequency: { isEnabled: true } } }]),
    synchronized(true, [{ ...MFA, state: 'disabled' }]),
  ],
  notCompliant: [
    synchronized(true, [MFA]),
    synchronized(true, [exceptRole, MFA]),
    synchronized(true, [{ grantControls: { operator: 'OR', builtInControls: ['compliantDevice'] } }]),
    synchronized(true, [leftOut('sync')], [holder('sync'), holder('another')]),
    synchronized(true, [leftOut('sync')], []),
    synchronized(true, [leftOut('sync')], [holder('sync', GLOBAL_ADMINISTRATOR)]),
  ],
  notMeasured: [
    synchronized(undefined, [MFA]),
    synchronized('yes', [MFA]),
    synchronized(true, [], [7 as never]),
  ],
})

const exceptGroup = (...excludeGroups: string[]) => ({ ...MFA, users: { excludeGroups } })
const forGroup = (group: string) => ({ ...BLOCK, users: { includeUsers: [], includeGroups: [group] } })
describeCheck(excludedGroupsCoveredElsewhere, {
  compliant: [
    tenant(),
    tenant(MFA, BLOCK),
    tenant(exceptGroup('drivers'), BLOCK, forGroup('DRIVERS')),
    tenant(exceptGroup('emergency'), { ...BLOCK, users: { excludeGroups: ['emergency'] } }),
    tenant({ ...exceptGroup('drivers'), state: 'disabled' }, BLOCK),
    tenant({ ...BLOCK, users: { excludeGroups: ['drivers'] } }, MFA),
  ],
  notCompliant: [
    tenant(exceptGroup('drivers'), BLOCK),
    tenant(exceptGroup('drivers', 'emergency'), { ...BLOCK, users: { excludeGroups: ['emergency'] } }),
    tenant(exceptGroup('drivers'), BLOCK, { ...forGroup('drivers'), state: 'disabled' }),
    tenant(exceptGroup('drivers'), BLOCK, { ...forGroup('drivers'), grantControls: null }),
  ],
  notMeasured: [
    tenant(exceptGroup('drivers'), { ...BLOCK, users: null }),
    { conditionalAccessPolicies: [{ id: 7 }] },
  ],
})
test('only the groups that nothing covers are named', () => {
  const answers = tenant(exceptGroup('drivers', 'clerks'), BLOCK, forGroup('clerks'))
  expect(judge(excludedGroupsCoveredElsewhere, snapshotOf(answers))).toEqual(notCompliant(['drivers']))
})

const preview = (...policies: Parts[]) => ({ conditionalAccessPoliciesPreview: policies.map(policy) })
const NOT_MEASURED = [
  { conditionalAccessPoliciesPreview: [{ id: 7 }] },
  { conditionalAccessPoliciesPreview: {} },
] as const
const bound = (isEnabled: unknown) => ({ sessionControls: { secureSignInSession: { isEnabled } } })
describeCheck(sessionTokensProtected, {
  compliant: [preview(bound(true)), preview(MFA, { ...bound(true), ...onlyOneApp })],
  notCompliant: [
    preview(),
    preview(MFA),
    preview(bound(false)),
    preview(bound('yes')),
    preview({ ...bound(true), state: 'enabledForReportingButNotEnforced' }),
    preview({ sessionControls: { secureSignInSession: null } }),
  ],
  notMeasured: NOT_MEASURED,
})

const agents = (agentIdRiskLevels: unknown, includeAgentIdServicePrincipals: string[] = ['All']) => ({
  ...BLOCK,
  conditions: { agentIdRiskLevels, clientApplications: { includeAgentIdServicePrincipals } },
})
describeCheck(riskyAgentsBlocked, {
  compliant: [preview(agents('high')), preview(agents('medium,high'))],
  notCompliant: [
    preview(),
    preview(BLOCK),
    preview(agents('medium')),
    preview(agents(null)),
    preview(agents('high', ['one'])),
    preview({ ...agents('high'), ...MFA }),
    preview({ ...agents('high'), state: 'disabled' }),
  ],
  notMeasured: NOT_MEASURED,
})

test('what protects everybody is named', () => {
  const verdictOf = (isEnabled: boolean, ...policies: Parts[]) =>
    judge(everyoneNeedsASecondFactor, snapshotOf(defaults(isEnabled, ...policies)))
  expect(verdictOf(true)).toEqual(compliant({ isEnabled: true }))
  expect(verdictOf(false, BLOCK, MFA)).toEqual(compliant(['Policy 1']))
})
