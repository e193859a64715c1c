import type { PolicyTexts } from '../texts/en.ts'

/** A rule that a policy or a location can break, by the key of its words. */
export type PolicyRule = keyof PolicyTexts['findings']

/** The input of the form that a finding stands at (CA-39): a member of the policy, or its JSON. */
export type PolicyInput =
  | 'json'
  | 'displayName'
  | 'state'
  | 'includeUsers'
  | 'excludeUsers'
  | 'includeGroups'
  | 'excludeGroups'
  | 'includeRoles'
  | 'excludeRoles'
  | 'includeGuestsOrExternalUsers'
  | 'excludeGuestsOrExternalUsers'
  | 'includeApplications'
  | 'excludeApplications'
  | 'includeUserActions'
  | 'includeAuthenticationContextClassReferences'
  | 'includeServicePrincipals'
  | 'excludeServicePrincipals'
  | 'includeLocations'
  | 'excludeLocations'
  | 'includePlatforms'
  | 'excludePlatforms'
  | 'clientAppTypes'
  | 'userRiskLevels'
  | 'signInRiskLevels'
  | 'insiderRiskLevels'
  | 'servicePrincipalRiskLevels'
  | 'transferMethods'
  | 'builtInControls'
  | 'operator'
  | 'authenticationStrength'
  | 'customAuthenticationFactors'
  | 'termsOfUse'
  | 'persistentBrowser'
  | 'signInFrequency'
  | 'ipRanges'
  | 'countriesAndRegions'
  | 'countryLookupMethod'

/** What keeps a policy or a location from being saved. */
export interface PolicyFinding {
  rule: PolicyRule
  input: PolicyInput
  /** For the gaps in its words. */
  values: Readonly<Record<string, string>>
}

/** A finding of a rule whose words have no gaps, unless they are given. */
export const finding = (
  rule: PolicyRule,
  input: PolicyInput,
  values: Readonly<Record<string, string>> = {},
): PolicyFinding => ({ rule, input, values })

/** The finding where something holds, else none. */
export const findingIf = (
  holds: boolean,
  rule: PolicyRule,
  input: PolicyInput,
  values?: Readonly<Record<string, string>>,
): readonly PolicyFinding[] => (holds ? [finding(rule, input, values)] : [])

/** The vendor's limits of a tenant. https://learn.microsoft.com/entra/identity/users/directory-service-limits-restrictions */
export const policyLimits = {
  name: 256,
  policies: 240,
  locations: 195,
  /** Of one location. */
  ranges: 2000,
  /** Fewer bits would hold too many addresses for the vendor. */
  shortestPrefix: 8,
} as const

/** Whether a list has a word and something else beside it. */
export const isBesideOthers = (list: readonly string[], word: string): boolean =>
  list.includes(word) && new Set(list).size > 1
