import type { Item } from '../../tenant/settings.ts'
import { flagsIn, invalidPolicy, listIn, objectIn } from './refusals.ts'

const LONGEST_NAME = 256

/** Refuses a whole policy that the service would not take, whatever the tenant is. */
export function checkPolicy(policy: Item): void {
  const reason = faultIn(policy)
  if (reason !== undefined) throw invalidPolicy(reason)
}

function faultIn(policy: Item): string | undefined {
  const conditions = objectIn(policy, 'conditions')
  const grant = objectIn(policy, 'grantControls')
  const session = objectIn(policy, 'sessionControls')
  const name = policy['displayName']
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME) return 'InvalidPolicyName'
  if (policy['state'] === undefined || policy['state'] === null) return 'InvalidState'
  return (
    faultInUsers(conditions) ??
    faultInApplications(objectIn(conditions, 'applications')) ??
    faultInCircumstances(conditions) ??
    faultInGrant(grant, session, conditions) ??
    faultInSession(session, objectIn(conditions, 'applications'))
  )
}

/** Words that stand for everything or nothing stand alone. */
const isBeside = (list: readonly string[], ...words: string[]) =>
  words.some((word) => list.includes(word)) && list.length > 1

function faultInUsers(conditions: Item): string | undefined {
  const users = objectIn(conditions, 'users')
  const included = ['includeUsers', 'includeGroups', 'includeRoles'].flatMap((name) => listIn(users, name))
  const guests = objectIn(users, 'includeGuestsOrExternalUsers')
  const workloads = objectIn(conditions, 'clientApplications')
  const isForSomebody =
    included.length > 0 ||
    flagsIn(guests, 'guestOrExternalUserTypes').length > 0 ||
    ['includeServicePrincipals', 'includeAgentIdServicePrincipals'].some(
      (name) => listIn(workloads, name).length > 0,
    )
  if (!isForSomebody) return 'InvalidUsers'
  const named = listIn(users, 'includeUsers')
  if (isBeside(named, 'All', 'None')) return 'InvalidUsers'
  for (const side of ['include', 'exclude']) {
    const those = objectIn(users, `${side}GuestsOrExternalUsers`)
    const hasTypes = flagsIn(those, 'guestOrExternalUserTypes').length > 0
    if (hasTypes && listIn(users, `${side}Users`).includes('GuestsOrExternalUsers')) return 'InvalidUsers'
    const tenants = objectIn(those, 'externalTenants')
    if (Object.keys(tenants).length > 0 && tenants['@odata.type'] === undefined)
      return 'InvalidExternalTenants'
    if (tenants['membershipKind'] === 'enumerated' && listIn(tenants, 'members').length === 0)
      return 'InvalidExternalTenants'
  }
  return undefined
}

function faultInApplications(applications: Item): string | undefined {
  const [included, excluded, actions, contexts] = [
    'includeApplications',
    'excludeApplications',
    'includeUserActions',
    'includeAuthenticationContextClassReferences',
  ].map((name) => listIn(applications, name))
  const others = ['applicationFilter', 'networkAccess', 'globalSecureAccess']
  const hasTarget =
    [included, actions, contexts].some((list) => (list ?? []).length > 0) ||
    others.some((name) => Object.keys(objectIn(applications, name)).length > 0)
  if (!hasTarget || isBeside(included ?? [], 'All', 'None')) return 'InvalidApplications'
  const hasBoth = (actions ?? []).length > 0 && [included, excluded].some((list) => (list ?? []).length > 0)
  if (hasBoth || actions?.some((action) => !ACTIONS.includes(action))) return 'InvalidUserActions'
  return contexts?.some((context) => !/^c[1-9]\d?$/.test(context))
    ? 'InvalidAuthenticationContext'
    : undefined
}

const REGISTER_DEVICE = 'urn:user:registerdevice'
const ACTIONS = ['urn:user:registersecurityinfo', REGISTER_DEVICE]

function faultInCircumstances(conditions: Item): string | undefined {
  const clients = listIn(conditions, 'clientAppTypes')
  if (clients.length === 0 || isBeside(clients, 'all')) return 'InvalidClientAppTypes'
  const locations = objectIn(conditions, 'locations')
  const [included, excluded] = [listIn(locations, 'includeLocations'), listIn(locations, 'excludeLocations')]
  if (isBeside(included, 'All', 'AllTrusted') || isBeside(excluded, 'AllTrusted')) return 'InvalidLocations'
  if (included.length === 0 && excluded.length > 0) return 'InvalidLocations'
  const platforms = objectIn(conditions, 'platforms')
  const systems = listIn(platforms, 'includePlatforms')
  if (isBeside(systems, 'all')) return 'InvalidPlatforms'
  if (systems.length === 0 && listIn(platforms, 'excludePlatforms').length > 0) return 'InvalidPlatforms'
  return undefined
}

function faultInGrant(grant: Item, session: Item, conditions: Item): string | undefined {
  const controls = listIn(grant, 'builtInControls')
  const strength = objectIn(grant, 'authenticationStrength')['id']
  const others = [...listIn(grant, 'customAuthenticationFactors'), ...listIn(grant, 'termsOfUse')]
  const count = controls.length + others.length + (strength === undefined ? 0 : 1)
  const isOn = Object.entries(session).some(([name, held]) => held !== null && !name.startsWith('@odata.'))
  if (count === 0) return isOn ? undefined : 'InvalidControls'
  if (grant['operator'] !== 'AND' && grant['operator'] !== 'OR') return 'InvalidOperator'
  if (controls.includes('block') && count > 1) return 'InvalidControls'
  if (strength !== undefined && controls.includes('mfa')) return 'InvalidControls'
  const actions = listIn(objectIn(conditions, 'applications'), 'includeUserActions')
  const isOnlyMfa = others.length === 0 && controls.every((control) => control === 'mfa')
  if (actions.includes(REGISTER_DEVICE) && !isOnlyMfa) return 'InvalidControls'
  return controls.includes('passwordChange') && !isReset(grant, conditions, count)
    ? 'InvalidPasswordResetControl'
    : undefined
}

/** A password is changed after a second factor, in every application, for the risk of the user alone. */
function isReset(grant: Item, conditions: Item, count: number): boolean {
  const hasFactor =
    listIn(grant, 'builtInControls').includes('mfa') ||
    objectIn(grant, 'authenticationStrength')['id'] !== undefined
  const applications = objectIn(conditions, 'applications')
  return (
    hasFactor &&
    count === 2 &&
    grant['operator'] === 'AND' &&
    listIn(applications, 'includeApplications').includes('All') &&
    listIn(applications, 'excludeApplications').length === 0 &&
    listIn(conditions, 'userRiskLevels').length > 0 &&
    listIn(conditions, 'signInRiskLevels').length === 0 &&
    listIn(conditions, 'clientAppTypes').every((type) => type === 'all') &&
    ['locations', 'platforms', 'devices'].every(
      (name) => Object.keys(objectIn(conditions, name)).length === 0,
    )
  )
}

function faultInSession(session: Item, applications: Item): string | undefined {
  const browser = objectIn(session, 'persistentBrowser')
  if (browser['isEnabled'] === true && !listIn(applications, 'includeApplications').includes('All'))
    return 'InvalidSessionControls'
  const frequency = objectIn(session, 'signInFrequency')
  if (frequency['isEnabled'] !== true) return undefined
  const isEvery = frequency['frequencyInterval'] === 'everyTime'
  const hasValue =
    typeof frequency['value'] === 'number' && frequency['value'] > 0 && isText(frequency['type'])
  const hasNone = !frequency['value'] && !isText(frequency['type'])
  return (isEvery ? hasNone : hasValue) ? undefined : 'InvalidSessionControls'
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''
