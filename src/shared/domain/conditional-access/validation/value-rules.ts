import { MEMBER_WORDS } from '../member-words.ts'
import type { PolicyBody } from '../policy.ts'
import type { ReadConditions } from '../read-policy.ts'
import { finding, type PolicyFinding, type PolicyInput } from './finding.ts'

/** The ids that a tenant has of each kind, in small letters (CA-13); what is not given is not known, and not asked about. */
export interface PolicyOptions {
  users?: ReadonlySet<string>
  groups?: ReadonlySet<string>
  roles?: ReadonlySet<string>
  locations?: ReadonlySet<string>
  /** Application ids. */
  applications?: ReadonlySet<string>
  /** Object ids of applications that sign in by themselves. */
  servicePrincipals?: ReadonlySet<string>
  strengths?: ReadonlySet<string>
  contexts?: ReadonlySet<string>
  terms?: ReadonlySet<string>
  /** Ids of users and groups that the tenant answered not to have. */
  missing?: ReadonlySet<string>
  /** Without the one that is checked. */
  policyCount?: number
}

type Known = ReadonlySet<string> | undefined

/** Whether each chosen value is one that can be chosen (CA-53). */
export function checkValues(
  read: ReadConditions,
  policy: PolicyBody,
  options: PolicyOptions,
): readonly PolicyFinding[] {
  return [
    ...chosenIds(read, policy, options).flatMap(([input, values, known]) => checkIds(input, values, known)),
    ...checkMissing(read, options),
    ...chosenWords(read, policy).flatMap(([input, values, member]) => checkWords(input, values, member)),
  ]
}

function chosenIds(
  { users, applications, servicePrincipals, locations }: ReadConditions,
  { grantControls }: PolicyBody,
  options: PolicyOptions,
): [PolicyInput, readonly string[], Known][] {
  const strength = grantControls?.authenticationStrength?.id
  return [
    ['includeUsers', users.include, options.users],
    ['excludeUsers', users.exclude, options.users],
    ['includeGroups', users.includeGroups, options.groups],
    ['excludeGroups', users.excludeGroups, options.groups],
    ['includeRoles', users.includeRoles, options.roles],
    ['excludeRoles', users.excludeRoles, options.roles],
    ['includeApplications', applications.include, options.applications],
    ['excludeApplications', applications.exclude, options.applications],
    ['includeAuthenticationContextClassReferences', applications.contexts, options.contexts],
    ['includeServicePrincipals', servicePrincipals.include, options.servicePrincipals],
    ['excludeServicePrincipals', servicePrincipals.exclude, options.servicePrincipals],
    ['includeLocations', locations?.include ?? [], options.locations],
    ['excludeLocations', locations?.exclude ?? [], options.locations],
    ['authenticationStrength', strength ? [strength] : [], options.strengths],
    ['termsOfUse', grantControls?.termsOfUse ?? [], options.terms],
  ]
}

const checkIds = (input: PolicyInput, values: readonly string[], known: Known) =>
  known === undefined
    ? []
    : values
        .filter((value) => !MEMBER_WORDS.get(input)?.words.includes(value) && !known.has(value.toLowerCase()))
        .map((value) => invalid(input, value))

/** Users and groups are rarely listed as a whole, so those that the tenant answered not to have are known by their ids. */
function checkMissing({ users }: ReadConditions, { users: listed, groups, missing }: PolicyOptions) {
  const named: [PolicyInput, readonly string[], Known][] = [
    ['includeUsers', users.include, listed],
    ['excludeUsers', users.exclude, listed],
    ['includeGroups', users.includeGroups, groups],
    ['excludeGroups', users.excludeGroups, groups],
  ]
  return named
    .filter(([, , known]) => known === undefined)
    .flatMap(([input, values]) =>
      values.filter((value) => missing?.has(value.toLowerCase())).map((value) => invalid(input, value)),
    )
}

/** Inputs whose values are words alone, and the member that has these words. */
function chosenWords(read: ReadConditions, policy: PolicyBody): [PolicyInput, readonly string[], string][] {
  const { users, applications, platforms } = read
  return [
    ['state', [policy.state], 'state'],
    ['includeUserActions', applications.actions, 'includeUserActions'],
    ['includeGuestsOrExternalUsers', users.includeGuests?.types ?? [], 'guestOrExternalUserTypes'],
    ['excludeGuestsOrExternalUsers', users.excludeGuests?.types ?? [], 'guestOrExternalUserTypes'],
    ['includePlatforms', platforms?.include ?? [], 'includePlatforms'],
    ['excludePlatforms', platforms?.exclude ?? [], 'excludePlatforms'],
    ['clientAppTypes', read.clientAppTypes, 'clientAppTypes'],
    ['userRiskLevels', read.userRiskLevels, 'userRiskLevels'],
    ['signInRiskLevels', read.signInRiskLevels, 'signInRiskLevels'],
    ['insiderRiskLevels', read.insiderRiskLevels, 'insiderRiskLevels'],
    ['servicePrincipalRiskLevels', read.servicePrincipalRiskLevels, 'servicePrincipalRiskLevels'],
    ['transferMethods', read.transferMethods, 'transferMethods'],
    ['builtInControls', policy.grantControls?.builtInControls ?? [], 'builtInControls'],
    ['operator', [policy.grantControls?.operator ?? ''].filter(Boolean), 'operator'],
  ]
}

const checkWords = (input: PolicyInput, values: readonly string[], member: string) =>
  values
    .filter((value) => !MEMBER_WORDS.get(member)?.words.includes(value))
    .map((value) => invalid(input, value))

const invalid = (input: PolicyInput, value: string) => finding('invalid-value', input, { value })
