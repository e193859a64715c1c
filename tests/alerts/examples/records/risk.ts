import type { Told } from '../example.ts'
import { accounts, addresses, graphTime, guid } from './basics.ts'

interface RiskParts {
  type: string
  count?: number
  minutes?: number
  state?: string
  /** Counts the sign-in that it was found in; its own where none is given. */
  signIn?: number
}

function riskOf({ type, count = 0, minutes = 0, state = 'atRisk', signIn = count }: RiskParts) {
  return {
    id: guid('alert', count).replaceAll('-', ''),
    requestId: guid('request', signIn),
    correlationId: guid('correlation', signIn),
    riskEventType: type,
    riskLevel: 'medium',
    riskState: state,
    riskDetail: 'none',
    source: 'IdentityProtection',
    detectionTimingType: 'offline',
    activity: 'signin',
    tokenIssuerType: 'AzureAD',
    ipAddress: addresses.abroad,
    location: { city: null, state: null, countryOrRegion: 'NL', geoCoordinates: null },
    activityDateTime: graphTime(minutes),
    detectedDateTime: graphTime(120),
    lastUpdatedDateTime: graphTime(120),
    additionalInfo: '[]',
  }
}

/** https://learn.microsoft.com/graph/api/resources/riskdetection */
export const userRisk = (parts: RiskParts): Told => ({
  feed: 'riskDetections',
  record: {
    ...riskOf(parts),
    userId: guid('object', 1),
    userDisplayName: 'Accounting',
    userPrincipalName: accounts.accounting,
  },
})

/** https://learn.microsoft.com/graph/api/resources/serviceprincipalriskdetection */
export const workloadRisk = (parts: RiskParts): Told => ({
  feed: 'servicePrincipalRiskDetections',
  record: {
    ...riskOf(parts),
    activity: 'servicePrincipal',
    servicePrincipalId: guid('object', 7),
    servicePrincipalDisplayName: 'Invoices',
    appId: guid('app', 7),
    keyIds: [],
  },
})

/** https://learn.microsoft.com/graph/api/resources/riskyuser */
export const riskyUser = (riskState: string): Told => ({
  feed: 'riskyUsers',
  record: {
    id: guid('object', 1),
    isDeleted: false,
    isProcessing: false,
    riskLevel: 'high',
    riskState,
    riskDetail: 'none',
    riskLastUpdatedDateTime: graphTime(0),
    userDisplayName: 'Accounting',
    userPrincipalName: accounts.accounting,
  },
})

/** https://learn.microsoft.com/graph/api/resources/riskyserviceprincipal */
export const riskyServicePrincipal = (riskState: string): Told => ({
  feed: 'riskyServicePrincipals',
  record: {
    id: guid('object', 7),
    appId: guid('app', 7),
    displayName: 'Invoices',
    servicePrincipalType: 'Application',
    isEnabled: true,
    isProcessing: false,
    riskLevel: 'medium',
    riskState,
    riskDetail: 'none',
    riskLastUpdatedDateTime: graphTime(0),
  },
})
