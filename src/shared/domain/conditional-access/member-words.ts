import {
  BUILT_IN_CONTROLS,
  CLIENT_APP_TYPES,
  GUEST_TYPES,
  INSIDER_RISK_LEVELS,
  OPERATORS,
  PLATFORMS,
  POLICY_STATES,
  SIGN_IN_RISK_LEVELS,
  SPECIAL_APPLICATIONS,
  TRANSFER_METHODS,
  USER_ACTIONS,
  USER_RISK_LEVELS,
} from './vocabulary.ts'

/** What the vendor's words may stand in a member of a policy. */
export interface MemberWords {
  words: readonly string[]
  /** The vendor has these too; here they are kept, and cannot be chosen. */
  vendorWords?: readonly string[]
  /** Whether ids of a tenant stand beside the words. */
  takesIds: boolean
}

const closed = (words: readonly string[], vendorWords: readonly string[] = []): MemberWords => ({
  words,
  vendorWords,
  takesIds: false,
})
const open = (words: readonly string[], vendorWords: readonly string[] = []): MemberWords => ({
  words,
  vendorWords,
  takesIds: true,
})

const PLATFORMS_AND_ALL = ['all', ...PLATFORMS]
const USERS = ['All', 'None', 'GuestsOrExternalUsers']
const APPLICATIONS = ['All', 'None', ...SPECIAL_APPLICATIONS]
const LOCATIONS = ['All', 'AllTrusted']

/** The words of each member that has some, by its name (CA-08 to CA-12, CA-14). */
export const MEMBER_WORDS: ReadonlyMap<string, MemberWords> = new Map(
  Object.entries({
    state: closed(POLICY_STATES),
    clientAppTypes: closed(CLIENT_APP_TYPES, ['easSupported']),
    includePlatforms: closed(PLATFORMS_AND_ALL),
    excludePlatforms: closed(PLATFORMS_AND_ALL),
    userRiskLevels: closed(USER_RISK_LEVELS, ['none', 'hidden']),
    signInRiskLevels: closed(SIGN_IN_RISK_LEVELS, ['hidden']),
    insiderRiskLevels: closed(INSIDER_RISK_LEVELS),
    servicePrincipalRiskLevels: closed(SIGN_IN_RISK_LEVELS, ['hidden']),
    transferMethods: closed(TRANSFER_METHODS),
    guestOrExternalUserTypes: closed(GUEST_TYPES),
    membershipKind: closed(['all', 'enumerated']),
    builtInControls: closed(BUILT_IN_CONTROLS, ['riskRemediation']),
    operator: closed(OPERATORS),
    includeUserActions: closed(USER_ACTIONS),
    includeUsers: open(USERS),
    excludeUsers: open(USERS),
    includeApplications: open(APPLICATIONS, ['AllAgentIdResources']),
    excludeApplications: open(APPLICATIONS),
    includeLocations: open(LOCATIONS),
    excludeLocations: open(LOCATIONS),
    includeServicePrincipals: open(['ServicePrincipalsInMyTenant']),
    excludeServicePrincipals: open([]),
    includeGroups: open([]),
    excludeGroups: open([]),
    includeRoles: open([]),
    excludeRoles: open([]),
    includeAuthenticationContextClassReferences: open([]),
    // Of filters, of a persistent browser, and of continuous access evaluation.
    mode: closed([
      'include',
      'exclude',
      'always',
      'never',
      'strictEnforcement',
      'strictLocation',
      'disabled',
    ]),
    type: closed(['hours', 'days']),
    frequencyInterval: closed(['timeBased', 'everyTime']),
    authenticationType: closed(['primaryAndSecondaryAuthentication', 'secondaryAuthentication']),
    cloudAppSecurityType: closed(['mcasConfigured', 'monitorOnly', 'blockDownloads']),
    countryLookupMethod: closed(['clientIpAddress', 'authenticatorAppGps']),
  }),
)
