import {
  SYNCHRONIZATION_ACCOUNTS,
  GLOBAL_ADMINISTRATOR,
} from '#shared/domain/conditional-access/well-known-roles.ts'
import type { Readings } from '../sources.ts'
import { compliant, notCompliant, type Verdict } from '../verdict.ts'

export type ConditionalAccessPolicy = Readings['conditionalAccessPolicies'][number]

/**
 * Compliant where a policy that is in force does it; what was found are the names of those that do. One that only
 * reports changes nothing, so it does not count: it is named where it is the only one.
 */
export function whereSome(
  policies: readonly ConditionalAccessPolicy[],
  does: (policy: ConditionalAccessPolicy) => boolean,
): Verdict {
  const doing = policies.filter(does)
  const inForce = doing.filter(({ state }) => state === 'enabled')
  if (inForce.length > 0) return compliant(namesOf(inForce))
  return notCompliant(namesOf(doing.filter(({ state }) => state === 'enabledForReportingButNotEnforced')))
}

/** Compliant where no policy that is in force does it; the opposite of `whereSome`. */
export function whereNone(
  policies: readonly ConditionalAccessPolicy[],
  does: (policy: ConditionalAccessPolicy) => boolean,
): Verdict {
  const doing = policies.filter((policy) => policy.state === 'enabled' && does(policy))
  return doing.length > 0 ? notCompliant(namesOf(doing)) : compliant([])
}

const namesOf = (policies: readonly ConditionalAccessPolicy[]) =>
  policies.map(({ displayName }) => displayName)

/** For everybody, but for single accounts and groups: no role of people, no guest, no place and no device is let off. */
export function coversEveryone({ conditions }: ConditionalAccessPolicy): boolean {
  const users = conditions?.users
  return (
    isEverywhere(conditions?.locations) &&
    !conditions?.devices?.deviceFilter &&
    includes(users?.includeUsers, 'All') &&
    (users?.excludeRoles ?? []).every((role) => role.toLowerCase() === SYNCHRONIZATION_ACCOUNTS) &&
    !includes(users?.excludeUsers, 'GuestsOrExternalUsers') &&
    !users?.excludeGuestsOrExternalUsers
  )
}

type Locations = NonNullable<ConditionalAccessPolicy['conditions']>['locations']

const isEverywhere = (locations: Locations) =>
  !locations ||
  (includes(locations.includeLocations, 'All') && (locations.excludeLocations ?? []).length === 0)

/** For guests, by themselves or among everybody. */
export const coversGuests = (policy: ConditionalAccessPolicy): boolean =>
  coversEveryone(policy) ||
  includes(policy.conditions?.users?.includeUsers, 'GuestsOrExternalUsers') ||
  Boolean(policy.conditions?.users?.includeGuestsOrExternalUsers)

/** For those who administer the tenant, by their role or among everybody. */
export const coversAdministrators = (policy: ConditionalAccessPolicy): boolean =>
  coversEveryone(policy) || includes(policy.conditions?.users?.includeRoles, GLOBAL_ADMINISTRATOR)

/** Whatever somebody signs in with: no kind of client, platform, risk or way of signing in has to be met first. */
export const isUnconditional = ({ conditions }: ConditionalAccessPolicy): boolean =>
  (includes(conditions?.clientAppTypes, 'all') ||
    ['browser', 'mobileAppsAndDesktopClients'].every((type) => includes(conditions?.clientAppTypes, type))) &&
  [conditions?.signInRiskLevels, conditions?.userRiskLevels].every((levels) => (levels ?? []).length === 0) &&
  !conditions?.platforms &&
  !conditions?.authenticationFlows?.transferMethods

export const coversEveryApp = ({ conditions }: ConditionalAccessPolicy): boolean =>
  includes(conditions?.applications?.includeApplications, 'All')

export const coversUserAction = ({ conditions }: ConditionalAccessPolicy, action: string): boolean =>
  includes(conditions?.applications?.includeUserActions, action)

export const grants = ({ grantControls }: ConditionalAccessPolicy, control: string): boolean =>
  includes(grantControls?.builtInControls, control)

export const blocks = (policy: ConditionalAccessPolicy): boolean => grants(policy, 'block')

/**
 * Nobody gets by without a second factor: it is the only control, or every control has to be met. A strength of
 * authentication asks for one as well.
 */
export function demandsSecondFactor(policy: ConditionalAccessPolicy): boolean {
  const { grantControls } = policy
  const hasStrength = Boolean(grantControls?.authenticationStrength)
  if (!hasStrength && !grants(policy, 'mfa')) return false
  const controls = (grantControls?.builtInControls?.length ?? 0) + (hasStrength ? 1 : 0)
  return controls === 1 || grantControls?.operator === 'AND'
}

/** Something has to be met, or nobody gets in: a policy of its sessions alone keeps nobody out. */
export const keepsOut = ({ grantControls }: ConditionalAccessPolicy): boolean =>
  (grantControls?.builtInControls ?? []).length > 0 || Boolean(grantControls?.authenticationStrength)

export const includes = (values: readonly string[] | undefined, value: string): boolean =>
  values?.some((each) => each.toLowerCase() === value.toLowerCase()) ?? false
