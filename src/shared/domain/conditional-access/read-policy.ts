import { levelsOf, type PolicyBody, type PolicyConditions } from './policy.ts'

type Guests = Part<'users'>['includeGuestsOrExternalUsers']

/** Guests of these kinds; of tenants that are enumerated, else of all. */
export interface GuestCondition {
  types: readonly string[]
  /** Undefined where all are meant. */
  tenants: readonly string[] | undefined
}

/** What a policy is about, with nothing left out: a list that the vendor leaves out, or writes as null, is empty. */
export interface ReadConditions {
  users: {
    include: readonly string[]
    exclude: readonly string[]
    includeGroups: readonly string[]
    excludeGroups: readonly string[]
    includeRoles: readonly string[]
    excludeRoles: readonly string[]
    includeGuests: GuestCondition | undefined
    excludeGuests: GuestCondition | undefined
  }
  applications: {
    include: readonly string[]
    exclude: readonly string[]
    actions: readonly string[]
    contexts: readonly string[]
    filter: PolicyFilter | undefined
  }
  /** Applications that sign in by themselves. */
  servicePrincipals: { include: readonly string[]; exclude: readonly string[] }
  /** Undefined where the place does not matter; so are the others. */
  locations: { include: readonly string[]; exclude: readonly string[] } | undefined
  platforms: { include: readonly string[]; exclude: readonly string[] } | undefined
  deviceFilter: PolicyFilter | undefined
  clientAppTypes: readonly string[]
  userRiskLevels: readonly string[]
  signInRiskLevels: readonly string[]
  insiderRiskLevels: readonly string[]
  servicePrincipalRiskLevels: readonly string[]
  transferMethods: readonly string[]
}

/** A rule in the vendor's language, and whether it includes or excludes what it is true of. */
export interface PolicyFilter {
  mode: 'include' | 'exclude'
  rule: string
}

/** The conditions of a policy, read. Pure; throws nothing, whatever the vendor leaves out. */
export function readConditions({ conditions }: PolicyBody): ReadConditions {
  const { clientApplications, locations, platforms, devices, authenticationFlows } = conditions
  return {
    users: readUsers(conditions.users ?? {}),
    applications: readApplications(conditions.applications ?? {}),
    servicePrincipals: {
      include: clientApplications?.includeServicePrincipals ?? [],
      exclude: clientApplications?.excludeServicePrincipals ?? [],
    },
    locations: unlessEmpty(locations?.includeLocations, locations?.excludeLocations),
    platforms: unlessEmpty(platforms?.includePlatforms, platforms?.excludePlatforms),
    deviceFilter: filterOf(devices?.deviceFilter),
    clientAppTypes: conditions.clientAppTypes ?? [],
    userRiskLevels: levelsOf(conditions.userRiskLevels),
    signInRiskLevels: levelsOf(conditions.signInRiskLevels),
    insiderRiskLevels: levelsOf(conditions.insiderRiskLevels),
    servicePrincipalRiskLevels: conditions.servicePrincipalRiskLevels ?? [],
    transferMethods: levelsOf(authenticationFlows?.transferMethods),
  }
}

type Part<Name extends 'users' | 'applications'> = Partial<NonNullable<PolicyConditions[Name]>>

const readUsers = (users: Part<'users'>): ReadConditions['users'] => ({
  include: users.includeUsers ?? [],
  exclude: users.excludeUsers ?? [],
  includeGroups: users.includeGroups ?? [],
  excludeGroups: users.excludeGroups ?? [],
  includeRoles: users.includeRoles ?? [],
  excludeRoles: users.excludeRoles ?? [],
  includeGuests: guestsOf(users.includeGuestsOrExternalUsers),
  excludeGuests: guestsOf(users.excludeGuestsOrExternalUsers),
})

const readApplications = (applications: Part<'applications'>): ReadConditions['applications'] => ({
  include: applications.includeApplications ?? [],
  exclude: applications.excludeApplications ?? [],
  actions: applications.includeUserActions ?? [],
  contexts: applications.includeAuthenticationContextClassReferences ?? [],
  filter: filterOf(applications.applicationFilter),
})

function guestsOf(guests: Guests): GuestCondition | undefined {
  const types = levelsOf(guests?.guestOrExternalUserTypes)
  if (types.length === 0) return undefined
  const { membershipKind, members } = guests?.externalTenants ?? {}
  return { types, tenants: membershipKind === 'enumerated' ? (members ?? []) : undefined }
}

const filterOf = (
  filter: { mode?: string | null | undefined; rule?: string | null | undefined } | null | undefined,
): PolicyFilter | undefined =>
  filter?.rule ? { mode: filter.mode === 'exclude' ? 'exclude' : 'include', rule: filter.rule } : undefined

const unlessEmpty = (
  include: readonly string[] | null | undefined,
  exclude: readonly string[] | null | undefined,
) =>
  (include ?? []).length + (exclude ?? []).length > 0
    ? { include: include ?? [], exclude: exclude ?? [] }
    : undefined
