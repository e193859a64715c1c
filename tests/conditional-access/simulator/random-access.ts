import fc from 'fast-check'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import type { AccessTenant, SignIn } from '#shared/domain/conditional-access/simulate/sign-in.ts'
import { REGISTER_SECURITY_INFO } from '#shared/domain/conditional-access/vocabulary.ts'
import { addresses, app, countries, device, guest, ids, person, policy, STRENGTH } from './case.ts'

const some = <T>(...values: readonly T[]) => fc.subarray([...values])
const one = <T>(...values: readonly T[]) => fc.constantFrom(...values)

const users = fc.record({
  includeUsers: one(['All'], ['None'], [ids.ana], ['GuestsOrExternalUsers'], []),
  excludeUsers: some<string>(ids.ana, ids.emergency, 'GuestsOrExternalUsers'),
  includeGroups: some<string>(ids.finance),
  excludeGroups: some<string>(ids.leftOut, ids.finance),
  includeRoles: some<string>(ids.globalAdministrator),
  excludeRoles: some<string>(ids.globalAdministrator),
})

const reached = fc.record({
  includeApplications: one(['All'], ['Office365'], [ids.ownApp], ['None'], []),
  excludeApplications: some<string>(ids.ownApp, 'Office365'),
  includeUserActions: one([], [REGISTER_SECURITY_INFO]),
})

const conditions = fc.record({
  clientAppTypes: one(['all'], ['browser'], ['other', 'exchangeActiveSync']),
  platforms: one(
    null,
    { includePlatforms: ['all'], excludePlatforms: ['windows'] },
    { includePlatforms: ['iOS'] },
  ),
  locations: one(
    null,
    { includeLocations: ['All'], excludeLocations: ['AllTrusted'] },
    { includeLocations: [ids.blocked], excludeLocations: [] },
  ),
  userRiskLevels: one(null, 'high', 'high,medium'),
  signInRiskLevels: one(null, 'none', 'high,low'),
  devices: one(
    null,
    { deviceFilter: { mode: 'include', rule: 'device.isCompliant -ne True' } },
    { deviceFilter: { mode: 'exclude', rule: 'device.model -startsWith "Surface"' } },
  ),
  authenticationFlows: one(null, { transferMethods: 'deviceCodeFlow' }),
})

const grant = one(
  null,
  { operator: 'OR', builtInControls: ['block'] },
  { operator: 'OR', builtInControls: ['mfa', 'compliantDevice'] },
  { operator: 'AND', builtInControls: ['mfa', 'domainJoinedDevice'] },
  { operator: 'AND', authenticationStrength: { id: STRENGTH.phishingResistant } },
  { operator: 'AND', builtInControls: ['mfa'] },
)

/** Policies of every kind, on, off and reporting. */
export const policies: fc.Arbitrary<Policy> = fc
  .record({
    users,
    applications: reached,
    conditions,
    grant,
    state: one('enabled', 'disabled', 'enabledForReportingButNotEnforced'),
  })
  .map(({ grant: demanded, ...parts }) =>
    policy({ ...parts, ...(demanded ? { grant: demanded } : { controls: [] }) }),
  )

export const tenants: fc.Arbitrary<AccessTenant> = fc
  .array(policies, { minLength: 1, maxLength: 6 })
  .map((each) => ({
    policies: each,
    strengths: [],
    locations: [
      addresses(ids.office, ['198.51.100.0/24'], true),
      countries(ids.blocked, ['KP', 'RU'], { unknown: true }),
    ],
  }))

/** Sign-ins of every kind; of some not everything is known. */
export const signIns: fc.Arbitrary<SignIn> = fc.record({
  who: one(
    person(),
    person({ groups: [ids.finance], roles: [ids.globalAdministrator], methods: ['fido2'] }),
    person({ groups: undefined, methods: undefined }),
    person({ id: ids.emergency, methods: ['password'] }),
    guest('b2bCollaborationGuest'),
    guest('serviceProvider', { isTrusted: undefined }),
  ),
  target: one<SignIn['target']>(app(), app(ids.ownApp, false), {
    kind: 'action',
    action: REGISTER_SECURITY_INFO,
  }),
  clientApp: one('browser', 'mobileAppsAndDesktopClients', 'other'),
  platform: one<SignIn['platform']>('windows', 'iOS', 'other', undefined),
  place: one<SignIn['place']>(
    { address: '198.51.100.9', country: 'NL', isCompliantNetwork: false },
    { address: '203.0.113.9', country: 'RU', isCompliantNetwork: false },
    { address: undefined, country: null, isCompliantNetwork: undefined },
  ),
  device: one<SignIn['device']>(
    null,
    undefined,
    device({ isCompliant: true, attributes: { model: 'Surface Pro' } }),
  ),
  userRisk: one(undefined, 'none', 'medium', 'high'),
  signInRisk: one(undefined, 'none', 'low', 'high'),
  insiderRisk: one(undefined, 'none'),
  transferMethod: one(undefined, 'none', 'deviceCodeFlow'),
})
