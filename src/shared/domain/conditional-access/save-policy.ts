import { type PolicyBody, policyBodySchema, type SessionControls } from './policy.ts'
import { MEMBER_WORDS } from './member-words.ts'
import { BUILT_IN_STRENGTHS, type PolicyState, VENDOR_APPLICATIONS } from './vocabulary.ts'
import { withoutEmpty } from './without-empty.ts'

const REPORT_ONLY: PolicyState = 'enabledForReportingButNotEnforced'
const DEFAULT_GRANT = { operator: 'AND', builtInControls: ['mfa'] }

/** A new policy before anybody chose something: it only reports, for nobody and no application, and asks for MFA (CA-15). */
export const newPolicy = (displayName: string): PolicyBody => ({
  displayName,
  state: REPORT_ONLY,
  conditions: {
    users: { includeUsers: ['None'] },
    applications: { includeApplications: ['None'] },
    clientAppTypes: ['all'],
  },
  grantControls: structuredClone(DEFAULT_GRANT),
})

/** A policy as it is saved: without what is empty, and with what a policy has to have (CA-25). */
export function policyToSave({ displayName, state, ...rest }: PolicyBody): PolicyBody {
  // The schema keeps every member, so nothing is lost in what it makes of the stripped policy.
  const { conditions, ...others } = policyBodySchema.parse({
    conditions: {},
    ...(withoutEmpty(withoutNamelessStrength(rest)) as object),
    displayName,
    state,
  })
  const { users, applications, clientAppTypes } = conditions
  return {
    ...others,
    conditions: {
      ...conditions,
      users: hasIncluded(users) ? users : { ...users, includeUsers: ['None'] },
      applications: hasApplications(applications)
        ? applications
        : { ...applications, includeApplications: ['None'] },
      clientAppTypes: clientAppTypes && clientAppTypes.length > 0 ? clientAppTypes : ['all'],
    },
  }
}

/** A strength is its id: what the vendor copied of one that has none says nothing. */
function withoutNamelessStrength<Rest extends Pick<PolicyBody, 'grantControls'>>(rest: Rest): Rest {
  const { grantControls } = rest
  if (!grantControls?.authenticationStrength || grantControls.authenticationStrength.id.trim() !== '')
    return rest
  return { ...rest, grantControls: { ...grantControls, authenticationStrength: null } }
}

const hasIncluded = (users: object | null | undefined): boolean =>
  Object.keys(users ?? {}).some((name) => name.startsWith('include'))

/** A filter includes applications too, and so do the vendor's newer members, whichever they are. */
const hasApplications = (applications: object | null | undefined): boolean =>
  Object.keys(applications ?? {}).some((name) => name !== 'excludeApplications')

/**
 * The policy that a template becomes before its inputs are filled (CA-24): whatever belongs to one tenant is gone, and what has to be
 * there is there again by default. Words of the vendor stay, and so do ids that are the same in every tenant: roles, tenants of
 * guests, the built-in strengths and a few of the vendor's own applications. It only reports (CA-15).
 */
export function policyOfTemplate(template: PolicyBody): PolicyBody {
  const { conditions, grantControls, sessionControls, ...rest } = template
  const { users, applications, clientApplications, locations } = conditions
  const included = wordsIn('includeLocations', locations?.includeLocations)
  const grant = grantControls && {
    ...grantControls,
    customAuthenticationFactors: [],
    termsOfUse: [],
    authenticationStrength: isBuiltIn(grantControls.authenticationStrength?.id)
      ? grantControls.authenticationStrength
      : null,
  }
  const hasControls = grant && ((grant.builtInControls ?? []).length > 0 || grant.authenticationStrength)
  return policyToSave({
    ...rest,
    state: REPORT_ONLY,
    conditions: {
      ...conditions,
      users: users && { ...users, ...resetUsers(users) },
      applications: applications && { ...applications, ...resetApplications(applications) },
      clientApplications: clientApplications && {
        ...clientApplications,
        includeServicePrincipals: wordsIn(
          'includeServicePrincipals',
          clientApplications.includeServicePrincipals,
        ),
        excludeServicePrincipals: [],
      },
      // Without an included place there is nothing to exclude from.
      locations:
        included.length > 0
          ? {
              includeLocations: included,
              excludeLocations: wordsIn('excludeLocations', locations?.excludeLocations),
            }
          : null,
    },
    sessionControls: sessionControls ?? null,
    grantControls: hasControls ? grant : hasSession(sessionControls) ? null : structuredClone(DEFAULT_GRANT),
  })
}

const resetUsers = (users: NonNullable<PolicyBody['conditions']['users']>) => ({
  includeUsers: wordsIn('includeUsers', users.includeUsers),
  excludeUsers: wordsIn('excludeUsers', users.excludeUsers),
  includeGroups: [],
  excludeGroups: [],
})

const resetApplications = (applications: NonNullable<PolicyBody['conditions']['applications']>) => ({
  includeApplications: applicationsIn('includeApplications', applications.includeApplications),
  excludeApplications: applicationsIn('excludeApplications', applications.excludeApplications),
  includeAuthenticationContextClassReferences: [],
})

const wordsIn = (name: string, values: readonly string[] | null | undefined): string[] =>
  (values ?? []).filter((value) => MEMBER_WORDS.get(name)?.words.includes(value))

const applicationsIn = (name: string, values: readonly string[] | null | undefined): string[] =>
  (values ?? []).filter(
    (value) =>
      MEMBER_WORDS.get(name)?.words.includes(value) || VENDOR_APPLICATIONS.includes(value.toLowerCase()),
  )

const isBuiltIn = (id: string | undefined) =>
  Object.values<string | undefined>(BUILT_IN_STRENGTHS).includes(id)

const hasSession = (controls: SessionControls | null | undefined): boolean =>
  Object.keys(withoutEmpty(controls ?? {}) as object).length > 0
