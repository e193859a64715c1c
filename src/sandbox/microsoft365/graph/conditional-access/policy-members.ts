import type { Item } from '../../tenant/settings.ts'
import { badRequest, isObject, named } from './refusals.ts'

/** What a member takes: texts in a list, an enumeration, flags in a text, an object with members, or anything of a plain kind. */
type Kind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'texts'
  | 'any'
  | { words: readonly string[] }
  | { listOf: readonly string[] }
  | { flags: readonly string[] }
  | { type: string; members: Record<string, Kind> }

const RISKS = ['low', 'medium', 'high', 'hidden', 'none']
const PLATFORMS = ['android', 'iOS', 'windows', 'windowsPhone', 'macOS', 'all', 'linux']
const object = (type: string, members: Record<string, Kind>): Kind => ({ type, members })
const switched = (type: string, members: Record<string, Kind> = {}): Kind =>
  object(`${type}SessionControl`, { isEnabled: 'boolean', ...members })

const filter = object('conditionalAccessFilter', { mode: { words: ['include', 'exclude'] }, rule: 'text' })

const guests = object('conditionalAccessGuestsOrExternalUsers', {
  guestOrExternalUserTypes: {
    flags: [
      'none',
      'internalGuest',
      'b2bCollaborationGuest',
      'b2bCollaborationMember',
      'b2bDirectConnectUser',
      'otherExternalUser',
      'serviceProvider',
    ],
  },
  externalTenants: object('conditionalAccessExternalTenants', {
    '@odata.type': {
      words: [
        '#microsoft.graph.conditionalAccessAllExternalTenants',
        '#microsoft.graph.conditionalAccessEnumeratedExternalTenants',
      ],
    },
    membershipKind: { words: ['all', 'enumerated'] },
    members: 'texts',
  }),
})

const users = object('conditionalAccessUsers', {
  includeUsers: 'texts',
  excludeUsers: 'texts',
  includeGroups: 'texts',
  excludeGroups: 'texts',
  includeRoles: 'texts',
  excludeRoles: 'texts',
  includeGuestsOrExternalUsers: guests,
  excludeGuestsOrExternalUsers: guests,
})

const applications = object('conditionalAccessApplications', {
  includeApplications: 'texts',
  excludeApplications: 'texts',
  includeUserActions: 'texts',
  includeAuthenticationContextClassReferences: 'texts',
  applicationFilter: filter,
  networkAccess: 'any',
  globalSecureAccess: 'any',
})

const conditions = object('conditionalAccessConditionSet', {
  applications,
  users,
  authenticationFlows: object('conditionalAccessAuthenticationFlows', {
    transferMethods: { flags: ['none', 'deviceCodeFlow', 'authenticationTransfer'] },
  }),
  clientApplications: object('conditionalAccessClientApplications', {
    includeServicePrincipals: 'texts',
    excludeServicePrincipals: 'texts',
    servicePrincipalFilter: filter,
    includeAgentIdServicePrincipals: 'texts',
    excludeAgentIdServicePrincipals: 'texts',
    agentIdServicePrincipalFilter: filter,
  }),
  clientAppTypes: {
    listOf: ['all', 'browser', 'mobileAppsAndDesktopClients', 'exchangeActiveSync', 'easSupported', 'other'],
  },
  devices: object('conditionalAccessDevices', {
    deviceFilter: filter,
    includeDevices: 'texts',
    excludeDevices: 'texts',
    includeDeviceStates: 'texts',
    excludeDeviceStates: 'texts',
  }),
  deviceStates: 'any',
  times: 'any',
  agents: 'any',
  agentContext: 'any',
  agentIdRiskLevels: { flags: ['low', 'medium', 'high'] },
  insiderRiskLevels: { flags: ['minor', 'moderate', 'elevated'] },
  locations: object('conditionalAccessLocations', { includeLocations: 'texts', excludeLocations: 'texts' }),
  platforms: object('conditionalAccessPlatforms', {
    includePlatforms: { listOf: PLATFORMS },
    excludePlatforms: { listOf: PLATFORMS },
  }),
  servicePrincipalRiskLevels: { listOf: RISKS },
  signInRiskLevels: { listOf: RISKS },
  userRiskLevels: { listOf: RISKS },
})

const CONTROLS = [
  'block',
  'mfa',
  'compliantDevice',
  'domainJoinedDevice',
  'approvedApplication',
  'compliantApplication',
  'passwordChange',
  'riskRemediation',
]

/** https://learn.microsoft.com/graph/api/resources/conditionalaccesspolicy, with what beta has besides. */
export const POLICY: Kind = object('conditionalAccessPolicy', {
  displayName: 'text',
  state: { words: ['enabled', 'disabled', 'enabledForReportingButNotEnforced'] },
  partialEnablementStrategy: 'text',
  conditions,
  grantControls: object('conditionalAccessGrantControls', {
    operator: { words: ['AND', 'OR'] },
    builtInControls: { listOf: CONTROLS },
    customAuthenticationFactors: 'texts',
    termsOfUse: 'texts',
    authenticationStrength: 'any',
  }),
  sessionControls: object('conditionalAccessSessionControls', {
    applicationEnforcedRestrictions: switched('applicationEnforcedRestrictions'),
    cloudAppSecurity: switched('cloudAppSecurity', {
      cloudAppSecurityType: { words: ['mcasConfigured', 'monitorOnly', 'blockDownloads'] },
    }),
    signInFrequency: switched('signInFrequency', {
      value: 'number',
      type: { words: ['days', 'hours'] },
      authenticationType: {
        words: ['primaryAndSecondaryAuthentication', 'secondaryAuthentication'],
      },
      frequencyInterval: { words: ['timeBased', 'everyTime'] },
    }),
    persistentBrowser: switched('persistentBrowser', { mode: { words: ['always', 'never'] } }),
    continuousAccessEvaluation: object('continuousAccessEvaluationSessionControl', {
      mode: { words: ['strictEnforcement', 'disabled', 'strictLocation'] },
    }),
    disableResilienceDefaults: 'boolean',
    secureSignInSession: switched('secureSignIn'),
    blockSensitiveActions: 'any',
    globalSecureAccessFilteringProfile: 'any',
    networkAccessSecurity: 'any',
  }),
})

/** Refuses members that the type does not have, and values of another kind, at every depth. */
export function checkMembers(kind: Kind, value: unknown, name = 'policy'): void {
  if (value === null || kind === 'any') return
  if (typeof kind === 'string') return checkPlain(kind, value, name)
  if ('words' in kind) return checkWords(kind.words, [value], name)
  if ('listOf' in kind) {
    if (!Array.isArray(value)) throw notOfKind(name)
    return checkWords(kind.listOf, value, name)
  }
  if ('flags' in kind) {
    if (typeof value !== 'string') throw notOfKind(name)
    return checkWords(
      kind.flags,
      value.split(',').map((word) => word.trim()),
      name,
    )
  }
  checkObject(kind.type, kind.members, value, name)
}

function checkObject(type: string, members: Record<string, Kind>, value: unknown, name: string): void {
  if (!isObject(value)) throw notOfKind(name)
  for (const [member, held] of Object.entries(value)) {
    const kind = Object.hasOwn(members, member) ? members[member] : undefined
    if (kind) checkMembers(kind, held, member)
    else if (!member.endsWith('@odata.type'))
      throw badRequest(
        `The property '${member}' does not exist on type 'microsoft.graph.${type}'. Make sure to only use property names that are defined by the type.`,
      )
  }
}

function checkPlain(kind: 'text' | 'number' | 'boolean' | 'texts', value: unknown, name: string): void {
  const isRight =
    kind === 'texts'
      ? Array.isArray(value) && value.every((each) => typeof each === 'string')
      : typeof value === (kind === 'text' ? 'string' : kind)
  if (!isRight) throw notOfKind(name)
}

function checkWords(words: readonly string[], values: readonly unknown[], name: string): void {
  for (const value of values)
    if (typeof value !== 'string' || !words.includes(value))
      throw badRequest(`Requested value '${String(value)}' of property '${name}' was not found.`)
}

const notOfKind = (name: string) =>
  badRequest(`1007: The value of property '${name}' is null or does not match the schema.`)

/** A policy as the service shows it: every member of v1.0 is there, and a list that nobody gave is empty. */
export function completed(policy: Item, strengths: readonly Item[]): Item {
  const { conditions, grantControls, sessionControls, ...rest } = policy
  const set = isObject(conditions) ? conditions : {}
  return {
    templateId: null,
    ...rest,
    conditions: {
      userRiskLevels: [],
      signInRiskLevels: [],
      servicePrincipalRiskLevels: [],
      insiderRiskLevels: null,
      platforms: null,
      locations: null,
      devices: null,
      clientApplications: null,
      authenticationFlows: null,
      ...set,
      applications: filled(set['applications'], APPLICATION_LISTS, { applicationFilter: null }),
      users: filled(set['users'], USER_LISTS, {
        includeGuestsOrExternalUsers: null,
        excludeGuestsOrExternalUsers: null,
      }),
    },
    grantControls: isObject(grantControls) ? shownGrant(grantControls, strengths) : null,
    sessionControls: isObject(sessionControls) ? { ...NO_SESSION, ...sessionControls } : null,
  }
}

const APPLICATION_LISTS = [
  'includeApplications',
  'excludeApplications',
  'includeUserActions',
  'includeAuthenticationContextClassReferences',
]
const USER_LISTS = [
  'includeUsers',
  'excludeUsers',
  'includeGroups',
  'excludeGroups',
  'includeRoles',
  'excludeRoles',
]
const NO_SESSION = {
  applicationEnforcedRestrictions: null,
  cloudAppSecurity: null,
  disableResilienceDefaults: null,
  persistentBrowser: null,
  signInFrequency: null,
  secureSignInSession: null,
}

const filled = (value: unknown, lists: readonly string[], others: Item): Item => ({
  ...Object.fromEntries(lists.map((name) => [name, []])),
  ...others,
  ...(isObject(value) ? value : {}),
})

/** A strength is named by its id and shown whole. */
function shownGrant(grant: Item, strengths: readonly Item[]): Item {
  const strength = isObject(grant['authenticationStrength'])
    ? grant['authenticationStrength']['id']
    : undefined
  return {
    builtInControls: [],
    customAuthenticationFactors: [],
    termsOfUse: [],
    operator: null,
    ...grant,
    authenticationStrength: named(strengths, String(strength)) ?? null,
  }
}
