import { joined } from '#shared/domain/alerts/event-key.ts'
import type { MicrosoftFeed } from '../../security-feeds.ts'
import { readDefenderAlert, readHuntedAlert, readIncident } from './read-defender-alert.ts'
import { readDirectoryAudit } from './read-directory-audit.ts'
import { readMailThreat } from './read-mail-threat.ts'
import { readRiskDetection, readRiskState } from './read-risk-detection.ts'
import { readServiceIssue } from './read-service-issue.ts'
import { readSignIn, type Surroundings } from './read-sign-in.ts'
import { readUnifiedAudit } from './read-unified-audit.ts'
import { isMembers, type Members, type Reading, unread } from '../../record-reading.ts'
import { parseJson, parseTime, withLowerNames } from '../../record-values.ts'

const textOf = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined
const timeOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? parseTime(value) : undefined

/**
 * What Azure Monitor says around a record of Entra: https://learn.microsoft.com/azure/azure-monitor/platform/resource-logs-schema.
 * Where the record has no id, time, correlation and operation are the next best.
 */
function around(envelope: Members, category: string): Surroundings {
  const {
    time,
    p_event_time,
    correlationid,
    calleripaddress,
    location,
    resulttype,
    result,
    operationname,
    identity,
  } = envelope
  const written = textOf(resulttype)
  const isCode = written !== undefined && /^\d+$/.test(written)
  const at = timeOf(time) ?? timeOf(p_event_time)
  const address = textOf(calleripaddress)
  const correlation = textOf(correlationid)
  return {
    at,
    id:
      correlation === undefined && at === undefined
        ? undefined
        : joined(correlation ?? '', at ?? '', textOf(operationname) ?? '', textOf(identity) ?? ''),
    ip: address,
    country: textOf(location),
    correlationId: correlation,
    errorCode: isCode ? Number(written) : undefined,
    isFailure: /^fail/i.test(written ?? textOf(result) ?? '') ? true : undefined,
    category,
  }
}

function readEnvelope(envelope: Members, category: string, properties: Members): Reading {
  const surroundings = around(envelope, category)
  if (/^advancedhunting-alertinfo$/i.test(category)) return readHuntedAlert(properties, surroundings.at)
  if (/^advancedhunting-/i.test(category))
    return { outcome: 'empty', reason: `${category} adds to what an alert of Defender tells by itself` }
  if (/signinlogs$/i.test(category)) return readSignIn(properties, surroundings)
  if (/^(userriskevents|serviceprincipalriskevents)$/i.test(category))
    return readRiskDetection(properties, surroundings)
  if (/^(riskyusers|riskyserviceprincipals)$/i.test(category)) return readRiskState(properties, surroundings)
  const inner = { ...properties, operationname: properties['operationname'] ?? envelope['operationname'] }
  return readDirectoryAudit({ ...inner, category: properties['category'] ?? category }, surroundings)
}

const has = (members: Members, ...names: readonly string[]) =>
  names.every((name) => members[name] !== undefined)

/** By members that only this form has. */
function recognize(members: Members): ((members: Members) => Reading) | undefined {
  if (
    has(members, 'operation') &&
    ['recordtype', 'workload', 'creationtime', 'organizationid'].some((name) => has(members, name))
  )
    return readUnifiedAudit
  if (has(members, 'riskeventtype') || has(members, 'risktype')) return readRiskDetection
  if (has(members, 'activitydisplayname', 'activitydatetime')) return readDirectoryAudit
  if (
    has(members, 'createddatetime') &&
    (has(members, 'userprincipalname', 'appid') ||
      has(members, 'status', 'appid') ||
      has(members, 'clientappused') ||
      has(members, 'serviceprincipalid', 'appid'))
  )
    return readSignIn
  if (has(members, 'recipientemailaddress', 'category')) return readMailThreat
  if (has(members, 'riskstate', 'risklevel')) return readRiskState
  if (has(members, 'title', 'severity')) return readDefenderAlert
  if (has(members, 'displayname', 'severity') && (has(members, 'incidentweburl') || has(members, 'alerts')))
    return readIncident
  if (has(members, 'service', 'classification')) return readServiceIssue
  return undefined
}

/** Every feed has one. */
const byFeed: Readonly<Record<MicrosoftFeed, (members: Members) => Reading>> = {
  riskDetections: readRiskDetection,
  riskyUsers: readRiskState,
  riskyServicePrincipals: readRiskState,
  servicePrincipalRiskDetections: readRiskDetection,
  directoryAudits: readDirectoryAudit,
  signIns: readSignIn,
  unifiedAudit: readUnifiedAudit,
  defenderAlerts: readDefenderAlert,
  defenderIncidents: readIncident,
  mailThreats: readMailThreat,
  serviceHealth: readServiceIssue,
}

/**
 * One record of the vendor, in whichever form: as its feed is said to be, or as it looks. Text of JSON is read, too, and so is
 * what is wrapped by Azure Monitor or by an export of an audit search. Never throws.
 */
export function readRecord(feed: MicrosoftFeed | undefined, raw: unknown): Reading {
  const members = withLowerNames(typeof raw === 'string' ? parseJson(raw) : raw)
  if (!isMembers(members)) return unread('no JSON object')
  const wrapped = withLowerNames(
    typeof members['auditdata'] === 'string' ? parseJson(members['auditdata']) : members['auditdata'],
  )
  if (isMembers(wrapped)) return readUnifiedAudit(wrapped)
  const properties = withLowerNames(
    typeof members['properties'] === 'string' ? parseJson(members['properties']) : members['properties'],
  )
  const category = members['category']
  if (isMembers(properties) && typeof category === 'string' && has(members, 'operationname'))
    return readEnvelope(members, category, properties)
  const read = feed ? byFeed[feed] : recognize(members)
  return read ? read(members) : unread('no form of Microsoft’s that is known')
}
