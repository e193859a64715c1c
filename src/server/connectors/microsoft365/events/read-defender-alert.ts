import { z } from 'zod'
import { plainAddress } from '#shared/domain/alerts/address-range.ts'
import { defenderAlertKey, joined, riskKey } from '#shared/domain/alerts/event-key.ts'
import type { DefenderAlertEvent } from '#shared/domain/alerts/security-event.ts'
import { id, known, listOf, lower, placeOf, text, time } from '../../record-values.ts'
import { type Members, type Reading, unread } from '../../record-reading.ts'

const account = z.object({
  userprincipalname: text,
  azureaduserid: text,
  accountname: text,
  domainname: text,
  aaduserid: text,
  logonip: text,
})

// https://learn.microsoft.com/graph/api/resources/security-alert; the last members are those of the older resource `alert`
const record = z.object({
  id,
  provideralertid: id,
  title: text,
  category: text,
  severity: text,
  status: text,
  servicesource: text,
  detectionsource: text,
  productname: text,
  createddatetime: time,
  firstactivitydatetime: time,
  lastupdatedatetime: time,
  alertweburl: text,
  evidence: listOf(
    z.object({
      useraccount: known(account),
      upn: text,
      primaryaddress: text,
      ipaddress: text,
      countrylettercode: text,
      requestid: text,
    }),
  ),
  eventdatetime: time,
  sourcematerials: listOf(z.string()),
  userstates: listOf(account),
  vendorinformation: known(z.object({ provider: text })),
})

type Read = z.output<typeof record>

/** `Microsoft Defender for Office 365` and `microsoftDefenderForOffice365` are one. */
const serviceOf = (read: Read) =>
  (
    read.servicesource ??
    read.vendorinformation?.provider ??
    read.productname ??
    read.detectionsource ??
    'unknown'
  )
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '')

function accountOf({ evidence, userstates }: Read): DefenderAlertEvent['account'] {
  const found = evidence.find(({ useraccount }) => useraccount)?.useraccount ?? userstates[0]
  const joinedName =
    found?.accountname && found.domainname ? `${found.accountname}@${found.domainname}` : undefined
  const mailbox = evidence.find(({ upn, primaryaddress }) => upn ?? primaryaddress)
  const name = found?.userprincipalname ?? joinedName ?? mailbox?.upn ?? mailbox?.primaryaddress
  const nativeId = found?.azureaduserid ?? found?.aaduserid
  return name === undefined && nativeId === undefined ? undefined : { id: lower(nativeId), name: lower(name) }
}

const timeOf = (read: Read): number | undefined =>
  read.firstactivitydatetime ?? read.eventdatetime ?? read.createddatetime ?? read.lastupdatedatetime

export const isClosedStatus = (status: string | undefined): boolean =>
  /^(resolved|dismissed|closed|investigated)$/i.test(status ?? '')

/** An alert of Defender, of Graph's `alerts_v2` or of the older `alerts`. */
export function readDefenderAlert(members: Members): Reading {
  const read = record.parse(members)
  const at = timeOf(read)
  const nativeId = read.id ?? read.provideralertid
  if (read.title === undefined) return unread('a Defender alert without a title')
  if (at === undefined) return unread('a Defender alert without a time')
  if (nativeId === undefined) return unread('a Defender alert without an id')
  const service = serviceOf(read)
  const place = read.evidence.find(({ ipaddress }) => ipaddress)
  const isRisk = /identityprotection|^ipc$/.test(service)
  const productId = read.provideralertid ?? nativeId
  return {
    outcome: 'read',
    event: {
      kind: 'defenderAlert',
      id: nativeId,
      key: isRisk ? riskKey(productId) : defenderAlertKey(productId),
      source: 'defenderAlerts',
      at,
      account: accountOf(read),
      actor: undefined,
      ip: plainAddress(place?.ipaddress ?? read.userstates[0]?.logonip ?? ''),
      place: place?.countrylettercode === undefined ? undefined : placeOf(undefined, place.countrylettercode),
      userAgent: undefined,
      correlationId: undefined,
      title: read.title,
      category: read.category,
      severity: read.severity ?? 'unknown',
      service,
      isClosed: isClosedStatus(read.status),
      signInId: isRisk ? lower(read.evidence.find(({ requestid }) => requestid)?.requestid) : undefined,
      url: read.alertweburl ?? read.sourcematerials[0],
    },
  }
}

// https://learn.microsoft.com/defender-xdr/advanced-hunting-alertinfo-table
const hunted = z.object({
  alertid: id,
  title: text,
  category: text,
  severity: text,
  servicesource: text,
  detectionsource: text,
  timestamp: time,
})

/** An alert as Defender streams it among the tables of advanced hunting. */
export const readHuntedAlert = (members: Members, at: number | undefined): Reading => {
  const read = hunted.parse(members)
  return readDefenderAlert({ ...read, id: read.alertid, createddatetime: read.timestamp ?? at })
}

// https://learn.microsoft.com/graph/api/resources/security-incident
const incident = z.object({
  id: known(z.union([z.string().trim().min(1).max(2000), z.int()]).transform(String)),
  displayname: text,
  severity: text,
  status: text,
  createddatetime: time,
  lastupdatedatetime: time,
  incidentweburl: text,
})

export function readIncident(members: Members): Reading {
  const read = incident.parse(members)
  const at = read.createddatetime ?? read.lastupdatedatetime
  if (read.id === undefined) return unread('an incident without an id')
  if (at === undefined) return unread('an incident without a time')
  return {
    outcome: 'read',
    event: {
      kind: 'incident',
      id: read.id,
      key: joined('incident', read.id),
      source: 'defenderIncidents',
      at,
      account: undefined,
      actor: undefined,
      ip: undefined,
      place: undefined,
      userAgent: undefined,
      correlationId: undefined,
      title: read.displayname ?? read.id,
      severity: read.severity ?? 'unknown',
      isClosed: /^(resolved|redirected)$/i.test(read.status ?? ''),
      url: read.incidentweburl,
    },
  }
}
