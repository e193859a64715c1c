import { unifiedTime } from '../../feeds/unified-directory.ts'
import { SIGN_INS } from '../../graph/risk-history.ts'
import type { Item } from '../../tenant/settings.ts'
import type { Person, Place, Stage } from '../stage.ts'

/** Minutes. https://learn.microsoft.com/entra/identity/monitoring-health/reference-log-latency */
const SIGN_IN_DELAY = 2

const APPS = {
  exchange: { appId: '00000002-0000-0ff1-ce00-000000000000', appDisplayName: 'Office 365 Exchange Online' },
  portal: { appId: '4765445b-32c6-49b0-83e6-1d93765276ca', appDisplayName: 'OfficeHome' },
} as const

/** https://learn.microsoft.com/entra/identity-platform/reference-error-codes */
const FAILURES = {
  50_126: {
    failureReason: 'Error validating credentials due to invalid username or password.',
    logonError: 'InvalidUserNameOrPassword',
  },
  50_053: { failureReason: 'The account is locked.', logonError: 'IdsLocked' },
  500_121: {
    failureReason: 'Authentication failed during strong authentication request.',
    logonError: 'AuthenticationFailedSasError',
  },
} as const

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36'

interface SignInParts {
  person: Person
  place: Place
  /** Milliseconds since 1970. */
  at: number
  app?: keyof typeof APPS
  failure?: keyof typeof FAILURES
  /** What the second factor did, where one was asked for. */
  secondFactor?: 'approved' | 'denied'
  clientAppUsed?: string
  riskLevel?: 'low' | 'medium' | 'high'
  riskEventTypes?: string[]
}

/** A sign-in as other records refer to it. */
export interface SignIn {
  requestId: string
  correlationId: string
  person: Person
  place: Place
  at: number
}

/** Tells of a sign-in in both logs, under the same ids. */
export function tellSignIn(stage: Stage, parts: SignInParts): SignIn {
  const { person, place, at } = parts
  const signIn = { requestId: stage.guid(), correlationId: stage.guid(), person, place, at }
  stage.tell(SIGN_INS, signInItem(parts, signIn), at, SIGN_IN_DELAY)
  stage.tellAudited('Audit.AzureActiveDirectory', loginRecord(stage, parts, signIn), at)
  return signIn
}

/** https://learn.microsoft.com/graph/api/resources/signin */
function signInItem(parts: SignInParts, { requestId, correlationId }: SignIn): Item {
  const { person, place, at, app = 'exchange', failure, secondFactor, riskLevel = 'none' } = parts
  const { appId, appDisplayName } = APPS[app]
  return {
    id: requestId,
    createdDateTime: new Date(at).toISOString(),
    userDisplayName: person.displayName,
    userPrincipalName: person.userPrincipalName.toLowerCase(),
    userId: person.id,
    appId,
    appDisplayName,
    ipAddress: place.ip,
    clientAppUsed: parts.clientAppUsed ?? 'Browser',
    correlationId,
    conditionalAccessStatus: secondFactor ? (failure ? 'failure' : 'success') : 'notApplied',
    authenticationRequirement: secondFactor ? 'multiFactorAuthentication' : 'singleFactorAuthentication',
    isInteractive: true,
    riskDetail: 'none',
    riskLevelAggregated: riskLevel,
    riskLevelDuringSignIn: riskLevel,
    riskState: riskLevel === 'none' ? 'none' : 'atRisk',
    riskEventTypes_v2: parts.riskEventTypes ?? [],
    resourceDisplayName: appDisplayName,
    resourceId: appId,
    status: {
      errorCode: failure ?? 0,
      failureReason: failure === undefined ? 'Other.' : FAILURES[failure].failureReason,
      additionalDetails: secondFactor === 'denied' ? 'MFA denied; user declined the authentication' : null,
    },
    deviceDetail: {
      deviceId: '',
      displayName: '',
      operatingSystem: 'Windows10',
      browser: 'Chrome 124.0.0',
      isCompliant: false,
      isManaged: false,
      trustType: '',
    },
    location: {
      city: place.city,
      state: '',
      countryOrRegion: place.country,
      geoCoordinates: { altitude: null, latitude: null, longitude: null },
    },
    appliedConditionalAccessPolicies: [],
  }
}

/** https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-schema#azure-active-directory-secure-token-service-sts-logon-schema */
function loginRecord({ tenant: { tenantId } }: Stage, parts: SignInParts, signIn: SignIn): Item {
  const { person, place, at, app = 'exchange', failure } = parts
  const { appId } = APPS[app]
  return {
    CreationTime: unifiedTime(at),
    Id: signIn.requestId,
    Operation: failure === undefined ? 'UserLoggedIn' : 'UserLoginFailed',
    OrganizationId: tenantId,
    RecordType: 15,
    ResultStatus: failure === undefined ? 'Success' : 'Failed',
    UserKey: person.id,
    UserType: 0,
    Version: 1,
    Workload: 'AzureActiveDirectory',
    ClientIP: place.ip,
    ObjectId: appId,
    UserId: person.userPrincipalName,
    AzureActiveDirectoryEventType: 1,
    ExtendedProperties: [
      { Name: 'ResultStatusDetail', Value: failure === undefined ? 'Success' : 'UserError' },
      { Name: 'UserAgent', Value: BROWSER },
      { Name: 'RequestType', Value: 'OAuth2:Authorize' },
    ],
    ModifiedProperties: [],
    Actor: [
      { ID: person.id, Type: 0 },
      { ID: person.userPrincipalName, Type: 5 },
    ],
    ActorContextId: tenantId,
    ActorIpAddress: place.ip,
    InterSystemsId: signIn.correlationId,
    IntraSystemId: signIn.requestId,
    SupportTicketId: '',
    Target: [{ ID: appId, Type: 0 }],
    TargetContextId: tenantId,
    ApplicationId: appId,
    DeviceProperties: [
      { Name: 'OS', Value: 'Windows10' },
      { Name: 'BrowserType', Value: 'Chrome' },
      { Name: 'IsCompliantAndManaged', Value: 'False' },
    ],
    ErrorNumber: String(failure ?? 0),
    ...(failure === undefined ? {} : { LogonError: FAILURES[failure].logonError }),
  }
}
