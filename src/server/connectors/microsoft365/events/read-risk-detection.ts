import { z } from 'zod'
import { plainAddress } from '#shared/domain/alerts/address-range.ts'
import { joined, riskKey } from '#shared/domain/alerts/event-key.ts'
import { isClosedState, levelOf, noSurroundings, type Surroundings } from './read-sign-in.ts'
import { id, location, lower, placeOf, text, time } from '../../record-values.ts'
import { type Members, type Reading, unread } from '../../record-reading.ts'

// https://learn.microsoft.com/graph/api/resources/riskdetection and …/serviceprincipalriskdetection
const detection = z.object({
  id,
  requestid: id,
  correlationid: text,
  riskeventtype: text,
  risktype: text,
  risklevel: text,
  riskstate: text,
  activitydatetime: time,
  detecteddatetime: time,
  lastupdateddatetime: time,
  ipaddress: text,
  location,
  userid: text,
  userprincipalname: text,
  serviceprincipalid: text,
  serviceprincipaldisplayname: text,
})

/** A risk that Entra found, in a sign-in or in what is known of an account. */
export function readRiskDetection(members: Members, around: Surroundings = noSurroundings): Reading {
  const read = detection.parse(members)
  const type = read.riskeventtype ?? read.risktype
  const at = read.activitydatetime ?? read.detecteddatetime ?? read.lastupdateddatetime ?? around.at
  const nativeId = read.id ?? around.id
  if (type === undefined) return unread('a risk without its type')
  if (at === undefined) return unread('a risk without a time')
  if (nativeId === undefined) return unread('a risk without an id')
  const isOfApp = read.serviceprincipalid !== undefined && read.userid === undefined
  const account = isOfApp
    ? { id: lower(read.serviceprincipalid), name: lower(read.serviceprincipaldisplayname) }
    : { id: lower(read.userid), name: lower(read.userprincipalname) }
  return {
    outcome: 'read',
    event: {
      kind: 'riskDetection',
      of: isOfApp ? 'servicePrincipal' : 'user',
      id: nativeId,
      key: riskKey(nativeId),
      source: isOfApp ? 'servicePrincipalRiskDetections' : 'riskDetections',
      at,
      account,
      actor: undefined,
      ip: plainAddress(read.ipaddress ?? around.ip ?? ''),
      place: placeOf(read.location),
      userAgent: undefined,
      correlationId: read.correlationid,
      type,
      // What hides its level hides it from whoever has no license; there is a risk.
      level: read.risklevel === undefined ? 'hidden' : levelOf(read.risklevel),
      isClosed: isClosedState(read.riskstate),
      signInId: lower(read.requestid),
    },
  }
}

// https://learn.microsoft.com/graph/api/resources/riskyuser and …/riskyserviceprincipal
const state = z.object({
  id,
  risklevel: text,
  riskstate: text,
  risklastupdateddatetime: time,
  userprincipalname: text,
  displayname: text,
  appid: text,
  serviceprincipaltype: text,
})

/** What Entra thinks of an account by now. */
export function readRiskState(members: Members, around: Surroundings = noSurroundings): Reading {
  const read = state.parse(members)
  const at = read.risklastupdateddatetime ?? around.at
  const nativeId = read.id ?? around.id
  if (read.riskstate === undefined) return unread('a risky account without its state')
  if (at === undefined) return unread('a risky account without a time')
  if (nativeId === undefined) return unread('a risky account without an id')
  const isOfApp =
    read.userprincipalname === undefined && (read.appid ?? read.serviceprincipaltype) !== undefined
  return {
    outcome: 'read',
    event: {
      kind: 'riskState',
      of: isOfApp ? 'servicePrincipal' : 'user',
      // The account's own id stays the same while its state becomes another one.
      id: joined(nativeId, at),
      key: joined('riskState', nativeId.toLowerCase(), at),
      source: isOfApp ? 'riskyServicePrincipals' : 'riskyUsers',
      at,
      account: { id: lower(nativeId), name: lower(read.userprincipalname ?? read.displayname) },
      actor: undefined,
      ip: undefined,
      place: undefined,
      userAgent: undefined,
      correlationId: undefined,
      level: levelOf(read.risklevel),
      state: read.riskstate,
    },
  }
}
