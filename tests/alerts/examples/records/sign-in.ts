import type { Told } from '../example.ts'
import { accounts, addresses, graphTime, guid, unifiedTime } from './basics.ts'

export const BAD_PASSWORD = 50126
export const LOCKED = 50053
export const PROMPT_DENIED = 500121
export const BLOCKED_BY_POLICY = 53003

const EXCHANGE_ONLINE = '00000002-0000-0ff1-ce00-000000000000'
export const MICROSOFT_GRAPH = '00000003-0000-0000-c000-000000000000'

interface SignInParts {
  /** Tells sign-ins of one example apart. */
  count?: number
  minutes?: number
  errorCode?: number
  country?: string
  coordinates?: { latitude: number; longitude: number }
  /** Members that are written otherwise than usual. */
  written?: Readonly<Record<string, unknown>>
}

/** Somebody signs in at the office, with a second factor. https://learn.microsoft.com/graph/api/resources/signin */
export function signIn(parts: SignInParts = {}): Told {
  const { count = 0, minutes = 0, errorCode = 0, country = 'NL', coordinates } = parts
  return {
    feed: 'signIns',
    record: {
      id: guid('request', count),
      createdDateTime: graphTime(minutes),
      userDisplayName: 'Accounting',
      userPrincipalName: accounts.accounting,
      userId: guid('object', 1),
      appId: EXCHANGE_ONLINE,
      appDisplayName: 'Office 365 Exchange Online',
      resourceId: EXCHANGE_ONLINE,
      resourceDisplayName: 'Office 365 Exchange Online',
      ipAddress: addresses.office,
      clientAppUsed: 'Browser',
      correlationId: guid('correlation', count),
      conditionalAccessStatus: 'success',
      authenticationRequirement: 'multiFactorAuthentication',
      isInteractive: true,
      riskDetail: 'none',
      riskLevelAggregated: 'none',
      riskLevelDuringSignIn: 'none',
      riskState: 'none',
      riskEventTypes_v2: [],
      status: { errorCode, failureReason: 'Other.', additionalDetails: null },
      location: {
        city: null,
        state: null,
        countryOrRegion: country,
        geoCoordinates: coordinates ?? null,
      },
      ...parts.written,
    },
  }
}

/** So many of them, each by its place. */
export const signIns = (count: number, partsOf: (place: number) => SignInParts): Told[] =>
  Array.from({ length: count }, (_, place) => signIn({ count: place, ...partsOf(place) }))

/** Somebody is refused, as the unified audit log tells it. https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-schema#azure-active-directory-secure-token-service-sts-logon-schema */
export function loginFailed({ count = 0, minutes = 0, errorCode = BAD_PASSWORD }: SignInParts = {}): Told {
  return {
    feed: 'unifiedAudit',
    record: {
      CreationTime: unifiedTime(minutes),
      Id: guid('request', count),
      Operation: 'UserLoginFailed',
      OrganizationId: guid('tenant', 0),
      RecordType: 15,
      ResultStatus: 'Failed',
      UserKey: guid('object', 1),
      UserType: 0,
      Version: 1,
      Workload: 'AzureActiveDirectory',
      ClientIP: addresses.office,
      ObjectId: EXCHANGE_ONLINE,
      UserId: accounts.accounting,
      AzureActiveDirectoryEventType: 1,
      ExtendedProperties: [{ Name: 'RequestType', Value: 'OAuth2:Authorize' }],
      ModifiedProperties: [],
      Actor: [
        { ID: guid('object', 1), Type: 0 },
        { ID: accounts.accounting, Type: 5 },
      ],
      InterSystemsId: guid('correlation', count),
      IntraSystemId: guid('request', count),
      Target: [{ ID: EXCHANGE_ONLINE, Type: 0 }],
      ApplicationId: EXCHANGE_ONLINE,
      ErrorNumber: String(errorCode),
    },
  }
}
