import type { Item } from '../../tenant/settings.ts'
import type { Tenant } from '../../tenant/state.ts'
import { collection, flagsIn, listIn, LOCATIONS, named, objectIn, POLICIES } from './refusals.ts'

/**
 * A sign-in with what each policy of its tenant made of it, those that only report, too.
 * https://learn.microsoft.com/graph/api/resources/appliedconditionalaccesspolicy
 */
export function withAppliedPolicies(signIn: Item, tenant: Tenant): Item {
  const policies = collection(tenant, POLICIES).filter(({ state }) => state !== 'disabled')
  return {
    ...signIn,
    appliedConditionalAccessPolicies: policies.map((policy) => ({
      id: policy['id'],
      displayName: policy['displayName'],
      enforcedGrantControls: listIn(objectIn(policy, 'grantControls'), 'builtInControls'),
      enforcedSessionControls: [],
      result: resultOf(policy, signIn, tenant),
    })),
  }
}

function resultOf(policy: Item, signIn: Item, tenant: Tenant): string {
  const isReportOnly = policy['state'] === 'enabledForReportingButNotEnforced'
  if (!applies(objectIn(policy, 'conditions'), signIn, tenant))
    return isReportOnly ? 'reportOnlyNotApplied' : 'notApplied'
  const unmet = unmetIn(policy, signIn)
  if (!isReportOnly) return unmet === undefined ? 'success' : 'failure'
  return unmet === undefined
    ? 'reportOnlySuccess'
    : unmet === 'mfa'
      ? 'reportOnlyInterrupted'
      : 'reportOnlyFailure'
}

function applies(conditions: Item, signIn: Item, tenant: Tenant): boolean {
  return (
    isForPerson(objectIn(conditions, 'users'), String(signIn['userId']), tenant) &&
    isForApplication(objectIn(conditions, 'applications'), String(signIn['appId'])) &&
    isForClient(listIn(conditions, 'clientAppTypes'), String(signIn['clientAppUsed'])) &&
    isForRisk(conditions, String(signIn['riskLevelDuringSignIn'])) &&
    isForPlace(conditions, signIn, tenant) &&
    isForPlatform(conditions, signIn) &&
    flagsIn(objectIn(conditions, 'authenticationFlows'), 'transferMethods').every((word) => word === '')
  )
}

function isForPerson(users: Item, userId: string, tenant: Tenant): boolean {
  const has = (name: string) => {
    const list = listIn(users, name)
    return list.includes('All') || list.some((id) => id.toLowerCase() === userId.toLowerCase())
  }
  const isIn = (name: string) => listIn(users, name).some((id) => isMember(tenant, id, userId))
  return (has('includeUsers') || isIn('includeGroups')) && !has('excludeUsers') && !isIn('excludeGroups')
}

const isMember = (tenant: Tenant, groupId: string, userId: string) =>
  named(collection(tenant, `groups/${groupId.toLowerCase()}/transitiveMembers`), userId) !== undefined

const EXCHANGE = '00000002-0000-0ff1-ce00-000000000000'

function isForApplication(applications: Item, appId: string): boolean {
  const has = (name: string) => {
    const list = listIn(applications, name)
    return list.includes('All') || list.includes(appId) || (list.includes('Office365') && appId === EXCHANGE)
  }
  return has('includeApplications') && !has('excludeApplications')
}

const CLIENTS: Readonly<Record<string, string>> = {
  Browser: 'browser',
  'Mobile Apps and Desktop clients': 'mobileAppsAndDesktopClients',
  'Exchange ActiveSync': 'exchangeActiveSync',
}

const isForClient = (types: readonly string[], used: string) =>
  types.includes('all') || types.includes(CLIENTS[used] ?? 'other')

function isForRisk(conditions: Item, level: string): boolean {
  const levels = listIn(conditions, 'signInRiskLevels')
  return (levels.length === 0 || levels.includes(level)) && listIn(conditions, 'userRiskLevels').length === 0
}

function isForPlace(conditions: Item, signIn: Item, tenant: Tenant): boolean {
  const places = objectIn(conditions, 'locations')
  const [include, exclude] = [listIn(places, 'includeLocations'), listIn(places, 'excludeLocations')]
  if (include.length === 0) return true
  const country = objectIn(signIn, 'location')['countryOrRegion']
  const isThere = (id: string) => {
    if (id === 'All') return true
    const place = named(collection(tenant, LOCATIONS), id)
    return place !== undefined && listIn(place, 'countriesAndRegions').includes(String(country))
  }
  return include.some(isThere) && !exclude.some(isThere)
}

const SYSTEMS: readonly [RegExp, string][] = [
  [/windows/i, 'windows'],
  [/ios|ipad/i, 'iOS'],
  [/android/i, 'android'],
  [/mac/i, 'macOS'],
  [/linux/i, 'linux'],
]

function isForPlatform(conditions: Item, signIn: Item): boolean {
  const platforms = objectIn(conditions, 'platforms')
  const include = listIn(platforms, 'includePlatforms')
  if (include.length === 0) return true
  const { operatingSystem: system } = objectIn(signIn, 'deviceDetail')
  const platform =
    SYSTEMS.find(([pattern]) => typeof system === 'string' && pattern.test(system))?.[1] ?? 'unknown'
  return (
    (include.includes('all') || include.includes(platform)) &&
    !listIn(platforms, 'excludePlatforms').includes(platform)
  )
}

/** The gravest control that the sign-in does not meet: `other` is one that nobody can meet while they sign in. */
function unmetIn(policy: Item, signIn: Item): 'mfa' | 'other' | undefined {
  const grant = objectIn(policy, 'grantControls')
  const strength = objectIn(grant, 'authenticationStrength')['id'] === undefined ? [] : ['mfa']
  const controls = [...listIn(grant, 'builtInControls'), ...strength]
  const unmet = controls.filter((control) => !isMet(control, signIn))
  const isEnough = String(grant['operator']).toUpperCase() === 'OR' && unmet.length < controls.length
  if (unmet.length === 0 || isEnough) return undefined
  const canBeMet =
    String(grant['operator']).toUpperCase() === 'OR' ? unmet.includes('mfa') : unmet.every(isMfa)
  return canBeMet ? 'mfa' : 'other'
}

const isMfa = (control: string) => control === 'mfa'

function isMet(control: string, signIn: Item): boolean {
  const device = objectIn(signIn, 'deviceDetail')
  if (control === 'mfa') return signIn['authenticationRequirement'] === 'multiFactorAuthentication'
  if (control === 'compliantDevice') return device['isCompliant'] === true
  return control === 'domainJoinedDevice' && device['trustType'] === 'Hybrid Azure AD joined'
}
