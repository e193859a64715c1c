import { z } from 'zod'
import { canonicalActivity } from '#shared/domain/alerts/activity-name.ts'
import { plainAddress } from '#shared/domain/alerts/address-range.ts'
import { defenderAlertKey, directoryChangeKey, joined, signInKey } from '#shared/domain/alerts/event-key.ts'
import type { Actor, Property, SecurityEvent } from '#shared/domain/alerts/security-event.ts'
import { isClosedStatus } from './read-defender-alert.ts'
import { mailOf } from './read-mail-threat.ts'
import { outcomeOf } from './read-sign-in.ts'
import { type Members, type Reading, unread } from '../../record-reading.ts'
import {
  asText,
  id,
  listOf,
  lower,
  propertiesIn,
  text,
  time,
  whole,
  word,
  yesOrNo,
} from '../../record-values.ts'
import { actorOfApp, isOfDataCenter } from './vendor-actors.ts'

const identity = z.object({ id: word, type: whole })
const device = listOf(z.object({ name: text, value: z.unknown().optional() }))

// https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-schema
const record = z.object({
  id,
  creationtime: time,
  operation: text,
  recordtype: word,
  workload: text,
  resultstatus: text,
  organizationname: text,
  externalaccess: yesOrNo,
  userid: text,
  userkey: text,
  usertype: whole,
  clientip: text,
  clientipaddress: text,
  actoripaddress: text,
  useragent: text,
  objectid: text,
  correlationid: text,
  intersystemsid: text,
  intrasystemid: id,
  actor: listOf(identity),
  target: listOf(identity),
  applicationid: text,
  errornumber: whole,
  logonerror: text,
  extendedproperties: z.unknown().optional(),
  modifiedproperties: listOf(
    z.object({ name: text, oldvalue: z.unknown().optional(), newvalue: z.unknown().optional() }),
  ),
  parameters: z.unknown().optional(),
  operationproperties: z.unknown().optional(),
  deviceproperties: device,
  members: z.unknown().optional(),
  mailboxownerupn: text,
  operationcount: whole,
  targetuserorgroupname: text,
  targetuserorgrouptype: text,
  alertid: id,
  name: text,
  severity: text,
  category: text,
  source: text,
  status: text,
  appname: text,
  url: text,
  urlclickaction: word,
  userip: text,
})
type Read = z.output<typeof record>

const GUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Names of errors that the log has without a number. */
const ERRORS: Readonly<Record<string, number>> = {
  InvalidUserNameOrPassword: 50126,
  IdsLocked: 50053,
  UserDisabled: 50057,
  InvalidPasswordExpiredPassword: 50055,
  UserStrongAuthClientAuthNRequired: 50074,
  UserStrongAuthClientAuthNRequiredInterrupt: 50074,
  UserStrongAuthEnrollmentRequiredInterrupt: 50072,
  AuthenticationFailedSasError: 500121,
  UserInformationNotProvided: 50058,
  DelegationDoesNotExist: 65001,
  BlockedByConditionalAccess: 53003,
}

const isSuccess = (result: string | undefined) =>
  result === undefined || /^(success|succeeded|true|partiallysucceeded|completed)$/i.test(result)

function actorOf({ userid, usertype, actor }: Read): Actor | undefined {
  const ids = actor.flatMap(({ id: each }) => (each === undefined ? [] : [each]))
  const isApp = userid === undefined || /^(serviceprincipal_|certificate$)/i.test(userid)
  const guid = lower(ids.find((each) => GUID.test(each)))
  if (isApp)
    return actorOfApp({ id: guid, name: lower(actor.find(({ type }) => type === 1)?.id ?? ids[0] ?? userid) })
  return { kind: isOfDataCenter(userid, usertype) ? 'microsoft' : 'user', id: guid, name: lower(userid) }
}

const common = (read: Read, at: number, nativeId: string) => ({
  id: nativeId,
  source: 'unifiedAudit' as const,
  at,
  actor: actorOf(read),
  ip: plainAddress(read.clientip ?? read.clientipaddress ?? read.actoripaddress ?? read.userip ?? ''),
  // This log tells no places.
  place: undefined,
})
type Common = ReturnType<typeof common>

const valueOf = (properties: readonly Property[], name: string) =>
  properties.find((each) => each.name.toLowerCase() === name)?.value

function signInOf(read: Read, base: Common): SecurityEvent {
  const extended = propertiesIn(read.extendedproperties)
  const isIn = /^userloggedin$/i.test(read.operation ?? '')
  const errorCode = read.errornumber ?? ERRORS[read.logonerror ?? '']
  const outcome = outcomeOf(errorCode)
  const account = base.actor && { id: base.actor.id, name: base.actor.name }
  const session = read.deviceproperties.find(({ name }) => /^sessionid$/i.test(name ?? ''))
  return {
    ...base,
    kind: 'signIn',
    key: signInKey(read.intrasystemid ?? base.id),
    account,
    userAgent: valueOf(extended, 'useragent') ?? read.useragent,
    correlationId: read.intersystemsid,
    outcome: isIn ? 'success' : outcome === 'success' ? 'failure' : outcome,
    errorCode,
    app: { id: lower(read.applicationid), name: undefined },
    resource: { id: lower(read.target[0]?.id ?? read.objectid), name: undefined },
    audienceIds: [],
    clientApp: undefined,
    protocol: undefined,
    isMultiFactor: undefined,
    isInteractive: undefined,
    isServicePrincipal: base.actor?.kind === 'app',
    risk: { level: 'none', isClosed: false, types: [] },
    sessionId: session ? asText(session.value) || undefined : undefined,
    isProvider: false,
    network: undefined,
  }
}

function directoryChangeOf(read: Read, base: Common): SecurityEvent {
  const ids = read.target.flatMap(({ id: each }) => (each === undefined ? [] : [each]))
  const guid = lower(ids.find((each) => GUID.test(each)))
  const name = lower(
    read.target.find(({ type }) => type === 5)?.id ?? read.target.find(({ type }) => type === 1)?.id,
  )
  const type = ids.find((each) => /^(User|Role|Group|ServicePrincipal|Application|Device|Policy)$/.test(each))
  const changes = read.modifiedproperties.map((each) => ({
    name: each.name ?? '',
    before: asText(each.oldvalue),
    after: asText(each.newvalue),
  }))
  const extended = propertiesIn(read.extendedproperties)
  const details = [...extended, ...propertiesIn(valueOf(extended, 'additionaldetails'))]
  const activity = read.operation ?? ''
  const account = { id: guid, name: name ?? lower(read.objectid) }
  return {
    ...base,
    kind: 'directoryChange',
    key: directoryChangeKey({
      correlationId: read.intersystemsid,
      activity,
      targetId: guid,
      changes,
      otherwise: base.id,
    }),
    account,
    userAgent: valueOf(details, 'user-agent') ?? read.useragent,
    correlationId: read.intersystemsid,
    activity,
    activities: [canonicalActivity(activity)],
    category: valueOf(extended, 'extendedauditeventcategory'),
    isSuccess: isSuccess(read.resultstatus),
    targets: [{ ...account, type }],
    changes,
    details,
  }
}

function alertOf(read: Read, base: Common): SecurityEvent {
  const about = lower(read.objectid)
  return {
    ...base,
    kind: 'defenderAlert',
    key: defenderAlertKey(read.alertid ?? base.id),
    account: about?.includes('@') ? { id: undefined, name: about } : undefined,
    userAgent: undefined,
    correlationId: undefined,
    title: read.name ?? read.operation ?? '',
    category: read.category,
    severity: read.severity ?? 'unknown',
    service: (read.source ?? 'unknown').toLowerCase().replaceAll(/\s+/g, ''),
    isClosed: isClosedStatus(read.status),
    signInId: undefined,
    url: undefined,
  }
}

/** Cmdlets, and the acts of administration that have no parameters. */
const isAdministration = ({ operation, parameters }: Read) =>
  parameters !== undefined ||
  /^[a-z]+-[a-z]/i.test(operation ?? '') ||
  /^(team|siteco|sharingpolicy)/i.test(operation ?? '')

/** Who followed which link, and what became of it. */
const clickIn = ({ url, urlclickaction, appname }: Read): Property[] =>
  urlclickaction === undefined
    ? []
    : [
        { name: 'Url', value: url ?? '' },
        { name: 'UrlClickAction', value: urlclickaction },
        { name: 'AppName', value: appname ?? '' },
      ]

function operationOf(read: Read, base: Common): SecurityEvent {
  const properties = [
    ...propertiesIn(read.parameters),
    ...propertiesIn(read.operationproperties),
    ...read.modifiedproperties.map((each) => ({ name: each.name ?? '', value: asText(each.newvalue) })),
    ...(read.members === undefined ? [] : [{ name: 'Members', value: asText(read.members) }]),
    ...clickIn(read),
  ]
  const owner = lower(read.mailboxownerupn)
  const isPerson = base.actor?.kind !== 'microsoft'
  const fields = {
    ...base,
    key: joined('operation', base.id.toLowerCase()),
    account: owner
      ? { id: undefined, name: owner }
      : isPerson && base.actor
        ? { id: base.actor.id, name: base.actor.name }
        : undefined,
    userAgent: read.useragent,
    correlationId: read.correlationid,
    workload: read.workload,
    operation: read.operation ?? '',
    name: canonicalActivity(read.operation ?? ''),
    isSuccess: isSuccess(read.resultstatus),
    object: read.objectid,
    properties,
    organizationDomain: lower(read.organizationname),
    isFromOutside: read.externalaccess === true,
    recipient:
      read.targetuserorgroupname === undefined
        ? undefined
        : { name: read.targetuserorgroupname, type: read.targetuserorgrouptype },
  }
  return isAdministration(read)
    ? { ...fields, kind: 'operation' }
    : { ...fields, kind: 'activity', count: Math.max(1, read.operationcount ?? 1) }
}

/** Record types of the directory's own changes, and of alerts. */
const isDirectory = ({ recordtype, workload }: Read) =>
  recordtype === '8' ||
  /^azureactivedirectory$/i.test(recordtype ?? '') ||
  (recordtype === undefined && /^azureactivedirectory$/i.test(workload ?? ''))

/** A record of the management activity API, which is also that of an exported audit search. */
export function readUnifiedAudit(members: Members): Reading {
  const read = record.parse(members)
  if (read.operation === undefined) return unread('an audit record without an operation')
  if (read.creationtime === undefined) return unread('an audit record without a time')
  if (read.id === undefined) return unread('an audit record without an id')
  if (/^timaildata$/i.test(read.operation))
    return { outcome: 'read', event: mailOf(members, read.id, read.creationtime) }
  const base = common(read, read.creationtime, read.id)
  if (/^(userloggedin|userloginfailed)$/i.test(read.operation))
    return { outcome: 'read', event: signInOf(read, base) }
  if (/^(alerttriggered|alertentitygenerated)$/i.test(read.operation))
    return { outcome: 'read', event: alertOf(read, base) }
  return {
    outcome: 'read',
    event: isDirectory(read) ? directoryChangeOf(read, base) : operationOf(read, base),
  }
}
