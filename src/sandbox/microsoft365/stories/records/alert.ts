import { unifiedTime } from '../../feeds/unified-directory.ts'
import type { Person, Place, Stage } from '../stage.ts'

/** Minutes until Defender tells of an alert, and until it has an incident. */
const ALERT_DELAY = 6
const INCIDENT_DELAY = 8

interface AlertParts {
  title: string
  category: string
  severity: 'informational' | 'low' | 'medium' | 'high'
  serviceSource: string
  detectionSource: string
  mitreTechniques: string[]
  person: Person
  place: Place
  /** Milliseconds since 1970. */
  at: number
}

/**
 * Tells of an alert of Defender and of the incident that it makes.
 * https://learn.microsoft.com/graph/api/resources/security-alert
 */
export function tellAlert(stage: Stage, parts: AlertParts): void {
  const { title, category, severity, serviceSource, detectionSource, mitreTechniques, at } = parts
  const { tenantId } = stage.tenant
  const [alertId, incidentId] = [`da${stage.guid().replaceAll('-', '')}_1`, numberOf(stage.guid())]
  const [happened, told] = [
    new Date(at).toISOString(),
    new Date(stage.later(at, ALERT_DELAY - 1)).toISOString(),
  ]
  const alert = {
    id: alertId,
    providerAlertId: stage.guid(),
    incidentId,
    status: 'new',
    severity,
    classification: null,
    determination: null,
    serviceSource,
    detectionSource,
    productName: serviceSource,
    detectorId: stage.guid(),
    tenantId,
    title,
    description: `${title}.`,
    recommendedActions: '',
    category,
    assignedTo: null,
    alertWebUrl: `https://security.microsoft.com/alerts/${alertId}?tid=${tenantId}`,
    incidentWebUrl: `https://security.microsoft.com/incidents/${incidentId}?tid=${tenantId}`,
    actorDisplayName: null,
    threatDisplayName: null,
    threatFamilyName: null,
    mitreTechniques,
    createdDateTime: told,
    lastUpdateDateTime: told,
    resolvedDateTime: null,
    firstActivityDateTime: happened,
    lastActivityDateTime: happened,
    comments: [],
    evidence: evidenceOf(parts, told),
    systemTags: [],
  }
  stage.tell('security/alerts_v2', alert, at, ALERT_DELAY)
  const incident = {
    id: incidentId,
    tenantId,
    status: 'active',
    incidentWebUrl: alert.incidentWebUrl,
    redirectIncidentId: null,
    displayName: title,
    createdDateTime: told,
    lastUpdateDateTime: told,
    assignedTo: null,
    classification: 'unknown',
    determination: 'unknown',
    severity,
    customTags: [],
    systemTags: [],
    comments: [],
    alerts: [alert],
  }
  stage.tell('security/incidents', incident, at, INCIDENT_DELAY)
}

const numberOf = (guid: string) => String(Number.parseInt(guid.slice(0, 7), 16))

function evidenceOf({ person, place }: AlertParts, createdDateTime: string) {
  const common = { createdDateTime, verdict: 'suspicious', remediationStatus: 'none', roles: [], tags: [] }
  return [
    {
      '@odata.type': '#microsoft.graph.security.userEvidence',
      ...common,
      userAccount: {
        accountName: person.userPrincipalName.split('@')[0],
        azureAdUserId: person.id,
        userPrincipalName: person.userPrincipalName,
        displayName: person.displayName,
      },
    },
    {
      '@odata.type': '#microsoft.graph.security.ipEvidence',
      ...common,
      ipAddress: place.ip,
      countryLetterCode: place.country,
    },
  ]
}

/** Tells of an alert policy of Purview that has been triggered, in the unified audit log. */
export function tellPolicyAlert(
  stage: Stage,
  {
    name,
    severity,
    operation,
    person,
    at,
  }: { name: string; severity: string; operation: string; person: Person; at: number },
): void {
  const alertId = stage.guid()
  stage.tellAudited(
    'Audit.General',
    {
      CreationTime: unifiedTime(at),
      Id: stage.guid(),
      Operation: 'AlertTriggered',
      OrganizationId: stage.tenant.tenantId,
      RecordType: 40,
      ResultStatus: 'Succeeded',
      UserKey: 'SecurityComplianceAlerts',
      UserType: 4,
      Version: 1,
      Workload: 'SecurityComplianceCenter',
      ObjectId: alertId,
      UserId: 'SecurityComplianceAlerts',
      AlertId: alertId,
      AlertLinks: [{ AlertLinkHref: '' }],
      AlertType: 'System',
      Category: 'ThreatManagement',
      Comments: 'New alert',
      Data: JSON.stringify({
        f3u: person.userPrincipalName,
        ts: new Date(at).toISOString(),
        op: operation,
        wl: 'Exchange',
        tid: stage.tenant.tenantId,
        an: name,
        sev: severity,
      }),
      Name: name,
      PolicyId: stage.guid(),
      Severity: severity,
      Source: 'Office 365 Security & Compliance',
      Status: 'Active',
    },
    at,
  )
}
