import type { Item, Settings } from '#sandbox/microsoft365/tenant/settings.ts'
import { completed } from '#sandbox/microsoft365/graph/conditional-access/policy-members.ts'
import { DAY } from '#shared/lib/time.ts'
import { EMERGENCY, POLICIES } from './demo-decisions.ts'
import type { Random } from './random.ts'

const LOCATIONS = 'identity/conditionalAccess/namedLocations'
const STRENGTHS = 'policies/authenticationStrengthPolicies'
const NEWEST = Date.UTC(2026, 8, 1)
const OLDEST_IN_DAYS = 1400

/** How few and how many policies a company has, where it has any. */
const FEWEST = 4
const MOST = 12

const ROLES = {
  globalAdministrator: '62e90394-69f5-4237-9190-012177145e10',
  securityAdministrator: '194ae4cb-b126-40b2-bd5b-6091b380977d',
  exchangeAdministrator: '29232cdf-9323-42fd-ade2-1d097af3e4de',
  sharePointAdministrator: 'f28a1f50-f6e7-4571-818b-6a12f2af6b6c',
  conditionalAccessAdministrator: 'b1be1c3e-b65d-4f19-8427-f6fa0d97feb9',
}
const EXCHANGE_ONLINE = '00000002-0000-0ff1-ce00-000000000000'
const AZURE_MANAGEMENT = '797f4846-ba00-4fd7-ba43-dac1f8f63013'
const PHISHING_RESISTANT = '00000000-0000-0000-0000-000000000004'

/** What a policy can name in a tenant. */
interface Named {
  /** Ids of people. */
  people: readonly string[]
  groups: readonly Item[]
  office: string
  random: Random
}

/** A policy without what the vendor adds; undefined where the tenant lacks what it names. */
type Written = (named: Named) => Item | undefined

const everyone = { includeUsers: ['All'] }
const administrators = { includeRoles: Object.values(ROLES) }
const everyApp = { includeApplications: ['All'] }
const demands = (...builtInControls: string[]) => ({ operator: 'OR', builtInControls })
const reportOnly = { state: 'enabledForReportingButNotEnforced' }
const off = { state: 'disabled' }

const written = (
  displayName: string,
  { users = everyone, applications = everyApp, ...conditions }: Item,
  grantControls: Item | null,
  more: Item = {},
): Item => ({
  displayName,
  state: 'enabled',
  conditions: { clientAppTypes: ['all'], users, applications, ...conditions },
  grantControls,
  sessionControls: null,
  ...more,
})

/** What the vendor's templates become in tenants. */
const ofTemplates: readonly Written[] = [
  () =>
    written('Require multifactor authentication for admins', { users: administrators }, demands('mfa'), {
      templateId: 'c7503427-338e-4c5e-902d-abe252abfb43',
    }),
  () =>
    written(
      'Securing security info registration',
      { applications: { includeUserActions: ['urn:user:registersecurityinfo'] } },
      demands('mfa'),
      { ...reportOnly, templateId: 'b8bda7f8-6584-4446-bce9-d871480e53fa' },
    ),
  () =>
    written(
      'Require multifactor authentication for guest access',
      { users: { includeUsers: ['GuestsOrExternalUsers'] } },
      demands('mfa'),
      { templateId: 'a4072ac0-722b-4991-981b-7f9755daef14' },
    ),
  () =>
    written(
      'Require multifactor authentication for Azure management',
      { applications: { includeApplications: [AZURE_MANAGEMENT] } },
      demands('mfa'),
      { templateId: 'd8c51a9a-e6b1-454d-86af-554e7872e2c1' },
    ),
  () =>
    written(
      'Block access for unknown or unsupported device platform',
      {
        platforms: {
          includePlatforms: ['all'],
          excludePlatforms: ['android', 'iOS', 'windows', 'macOS', 'linux'],
        },
      },
      demands('block'),
      { ...reportOnly, templateId: '4e39a309-931e-4cb1-a371-e2beea168002' },
    ),
  () =>
    written(
      'No persistent browser session',
      {
        devices: {
          deviceFilter: {
            mode: 'include',
            rule: 'device.trustType -ne "ServerAD" -or device.isCompliant -ne True',
          },
        },
      },
      null,
      {
        ...reportOnly,
        sessionControls: {
          persistentBrowser: { isEnabled: true, mode: 'never' },
          signInFrequency: { isEnabled: true, value: 1, type: 'hours', frequencyInterval: 'timeBased' },
        },
        templateId: '62e51ccc-c9c3-4554-ac70-066172c81007',
      },
    ),
  () =>
    written(
      'Use application enforced restrictions for O365 apps',
      { applications: { includeApplications: ['Office365'] }, clientAppTypes: ['browser'] },
      null,
      {
        ...reportOnly,
        sessionControls: { applicationEnforcedRestrictions: { isEnabled: true } },
        templateId: '81fd2072-4876-42b6-8157-c6000693046b',
      },
    ),
]

/** What people came up with: good ones, old ones, and some that lead to trouble. */
const ofPeople: readonly Written[] = [
  ({ office }) =>
    written(
      'MFA outside the office',
      { locations: { includeLocations: ['All'], excludeLocations: [office] } },
      demands('mfa'),
    ),
  () =>
    written(
      'Administrators: phishing-resistant',
      { users: { includeRoles: [ROLES.globalAdministrator] } },
      { operator: 'OR', builtInControls: [], authenticationStrength: { id: PHISHING_RESISTANT } },
    ),
  ({ groups }) => {
    const finance = groups.find(({ displayName }) => displayName === 'Finance')
    return finance && written('Finance: only managed devices', inGroup(finance), demands('compliantDevice'))
  },
  // Nobody is left out, so a fault of the device management keeps everybody out.
  () => written('All devices must be compliant', {}, demands('compliantDevice')),
  // The group was deleted and the policy was forgotten.
  ({ random }) =>
    written(
      'MFA for everyone except service accounts',
      { users: { ...everyone, excludeGroups: [random.uuid()] } },
      demands('mfa'),
    ),
  ({ people, random }) =>
    people.length === 0
      ? undefined
      : written('TEST - do not use', { users: { includeUsers: [random.pick(people)] } }, demands('mfa'), off),
  ({ people, random }) =>
    people.length < 2
      ? undefined
      : written(
          'MFA (management excluded)',
          { users: { ...everyone, excludeUsers: [random.pick(people)] } },
          demands('mfa'),
        ),
  () =>
    written(
      'OLD Block ActiveSync',
      { applications: { includeApplications: [EXCHANGE_ONLINE] }, clientAppTypes: ['exchangeActiveSync'] },
      demands('block'),
      off,
    ),
  () =>
    written('Administrators sign in again every day', { users: administrators }, null, {
      sessionControls: {
        signInFrequency: { isEnabled: true, value: 1, type: 'days', frequencyInterval: 'timeBased' },
      },
    }),
]

const inGroup = ({ id }: Item): Item => ({ users: { includeUsers: [], includeGroups: [id] } })

/**
 * Gives a tenant what grew there over the years beside what was decided with care: each has others, and one in which security
 * defaults are on has none.
 */
export function addPolicies({ graph }: Settings, people: readonly string[], random: Random): void {
  const [policies, locations, strengths, groups] = [POLICIES, LOCATIONS, STRENGTHS, 'groups'].map(
    (path) => graph[path],
  )
  const defaults = graph['policies/identitySecurityDefaultsEnforcementPolicy']
  const areOn = defaults !== undefined && !Array.isArray(defaults) && defaults['isEnabled'] === true
  if (!Array.isArray(policies) || !Array.isArray(locations) || areOn) return
  const office = random.uuid()
  locations.push(...placesOf(office, random))
  const named: Named = { people, groups: Array.isArray(groups) ? groups : [], office, random }
  const isCareful = policies.length > 0 && policies.every(leavesEmergencyOut)
  const wanted = FEWEST + random.below(MOST - FEWEST + 1)
  for (const write of shuffled([...ofTemplates, ...ofPeople], random)) {
    if (policies.length >= wanted) break
    const policy = write(named)
    if (!policy) continue
    const created = NEWEST - random.below(OLDEST_IN_DAYS) * DAY
    if (isCareful) leaveEmergencyOut(policy)
    policies.push({
      id: random.uuid(),
      ...completed(policy, Array.isArray(strengths) ? strengths : []),
      createdDateTime: new Date(created).toISOString(),
      modifiedDateTime: random.chance(0.5) ? new Date(created + random.below(30) * DAY).toISOString() : null,
    })
  }
}

function placesOf(office: string, random: Random): Item[] {
  const network = `198.51.100.${8 * random.below(32)}/29`
  const places: Item[] = [
    {
      '@odata.type': '#microsoft.graph.ipNamedLocation',
      id: office,
      displayName: random.pick(['Office', 'Headquarters', 'Main site']),
      isTrusted: true,
      ipRanges: [{ '@odata.type': '#microsoft.graph.iPv4CidrRange', cidrAddress: network }],
    },
  ]
  if (random.chance(0.4))
    places.push({
      '@odata.type': '#microsoft.graph.countryNamedLocation',
      id: random.uuid(),
      displayName: 'Never from here',
      countriesAndRegions: ['KP', 'IR', 'SY'],
      includeUnknownCountriesAndRegions: random.chance(0.5),
      countryLookupMethod: 'clientIpAddress',
    })
  return places.map((place) => ({
    ...place,
    createdDateTime: new Date(NEWEST - random.below(OLDEST_IN_DAYS) * DAY).toISOString(),
    modifiedDateTime: null,
  }))
}

const usersOf = (policy: Item) => (policy['conditions'] as Item)['users'] as Item

const leavesEmergencyOut = (policy: Item): boolean => {
  const groups = usersOf(policy)['excludeGroups']
  return Array.isArray(groups) && groups.includes(EMERGENCY)
}

function leaveEmergencyOut(policy: Item): void {
  const users = usersOf(policy)
  const groups = users['excludeGroups']
  const conditions = policy['conditions'] as Item
  conditions['users'] = { ...users, excludeGroups: [...(Array.isArray(groups) ? groups : []), EMERGENCY] }
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(random.below(left.length), 1))
}
