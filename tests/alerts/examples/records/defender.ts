import type { Told } from '../example.ts'
import { accounts, addresses, graphTime, guid, unifiedTime } from './basics.ts'

/** https://learn.microsoft.com/graph/api/resources/security-alert */
export const defenderAlert = (serviceSource: string, status = 'new'): Told => ({
  feed: 'defenderAlerts',
  record: {
    id: `da${guid('alert', 0)}_1`,
    providerAlertId: guid('alert', 0),
    incidentId: '27',
    status,
    severity: 'high',
    classification: null,
    determination: null,
    serviceSource,
    detectionSource: 'unknown',
    tenantId: guid('tenant', 0),
    title: 'Suspicious behavior',
    description: 'Suspicious behavior.',
    category: 'InitialAccess',
    alertWebUrl: 'https://security.microsoft.com/alerts/da1',
    mitreTechniques: ['T1078'],
    createdDateTime: graphTime(5),
    lastUpdateDateTime: graphTime(5),
    firstActivityDateTime: graphTime(0),
    lastActivityDateTime: graphTime(0),
    evidence: [
      {
        '@odata.type': '#microsoft.graph.security.userEvidence',
        userAccount: {
          accountName: 'accounting',
          azureAdUserId: guid('object', 1),
          userPrincipalName: accounts.accounting,
        },
      },
      {
        '@odata.type': '#microsoft.graph.security.ipEvidence',
        ipAddress: addresses.abroad,
        countryLetterCode: 'NG',
      },
    ],
  },
})

/** An alert policy that was triggered, in the unified audit log. */
export const policyAlert = (status = 'Active'): Told => ({
  feed: 'unifiedAudit',
  record: {
    CreationTime: unifiedTime(0),
    Id: guid('record', 0),
    Operation: 'AlertTriggered',
    OrganizationId: guid('tenant', 0),
    RecordType: 40,
    ResultStatus: 'Succeeded',
    UserKey: 'SecurityComplianceAlerts',
    UserType: 4,
    Version: 1,
    Workload: 'SecurityComplianceCenter',
    ObjectId: accounts.accounting,
    UserId: 'SecurityComplianceAlerts',
    AlertId: guid('alert', 0),
    AlertType: 'System',
    Category: 'ThreatManagement',
    Comments: 'New alert',
    Name: 'Creation of forwarding/redirect rule',
    PolicyId: guid('object', 3),
    Severity: 'Informational',
    Source: 'Office 365 Security & Compliance',
    Status: status,
  },
})

/** https://learn.microsoft.com/graph/api/resources/security-incident */
export const incident = (status = 'active'): Told => ({
  feed: 'defenderIncidents',
  record: {
    id: '27',
    tenantId: guid('tenant', 0),
    status,
    incidentWebUrl: 'https://security.microsoft.com/incidents/27',
    redirectIncidentId: null,
    displayName: 'Suspicious behavior',
    createdDateTime: graphTime(5),
    lastUpdateDateTime: graphTime(5),
    classification: 'unknown',
    determination: 'unknown',
    severity: 'medium',
    alerts: [],
  },
})

/** https://learn.microsoft.com/graph/api/resources/servicehealthissue */
export const serviceIssue = (isResolved = false): Told => ({
  feed: 'serviceHealth',
  record: {
    id: 'EX226792',
    title: 'Mail arrives late',
    impactDescription: 'Mail may arrive late.',
    classification: 'incident',
    origin: 'microsoft',
    status: 'serviceDegradation',
    service: 'Exchange Online',
    feature: 'E-Mail timely delivery',
    featureGroup: 'E-Mail and calendar access',
    isResolved,
    startDateTime: graphTime(0),
    endDateTime: null,
    lastModifiedDateTime: graphTime(30),
    posts: [],
  },
})
