import { z } from 'zod'
import { plainAddress } from '#shared/domain/alerts/address-range.ts'
import { signInKey } from '#shared/domain/alerts/event-key.ts'
import type { RiskLevel, SignInEvent } from '#shared/domain/alerts/security-event.ts'
import {
  id,
  known,
  listOf,
  location,
  lower,
  placeOf,
  text,
  time,
  whole,
  yesOrNo,
} from '../../record-values.ts'
import { type Members, type Reading, unread } from '../../record-reading.ts'

// https://learn.microsoft.com/graph/api/resources/signin and, further members, its form of the beta version
const record = z.object({
  id,
  originalrequestid: id,
  uniquetokenidentifier: id,
  correlationid: text,
  createddatetime: time,
  userid: text,
  userprincipalname: text,
  serviceprincipalid: text,
  serviceprincipalname: text,
  appid: text,
  appdisplayname: text,
  resourceid: text,
  resourcedisplayname: text,
  ipaddress: text,
  useragent: text,
  clientappused: text,
  authenticationprotocol: text,
  authenticationrequirement: text,
  isinteractive: yesOrNo,
  crosstenantaccesstype: text,
  sessionid: text,
  autonomoussystemnumber: whole,
  location,
  status: known(z.object({ errorcode: whole })),
  risklevelduringsignin: text,
  risklevelaggregated: text,
  riskstate: text,
  riskeventtypes: listOf(z.string()),
  riskeventtypes_v2: listOf(z.string()),
  conditionalaccessaudiences: listOf(
    z.union([
      z.string(),
      z.object({ applicationid: z.string() }).transform(({ applicationid }) => applicationid),
    ]),
  ),
})

/** What the vendor asks for before it goes on: no sign-in yet, and no refusal. */
// https://learn.microsoft.com/entra/identity-platform/reference-error-codes
const INTERRUPTIONS = new Set([
  16000, 16001, 16003, 50055, 50058, 50072, 50074, 50076, 50079, 50097, 50125, 50127, 50129, 50140, 50143,
  50144, 50158, 50199, 50203, 65001, 65004, 70043, 70044, 81010, 9002341,
])

export const outcomeOf = (errorCode: number | undefined): SignInEvent['outcome'] =>
  errorCode === undefined || errorCode === 0
    ? 'success'
    : INTERRUPTIONS.has(errorCode)
      ? 'interrupted'
      : 'failure'

const LEVELS: readonly RiskLevel[] = ['none', 'hidden', 'low', 'medium', 'high']
export const levelOf = (written: string | undefined): RiskLevel =>
  LEVELS.find((level) => level === written?.toLowerCase()) ?? 'none'
const higher = (a: RiskLevel, b: RiskLevel) => (LEVELS.indexOf(a) >= LEVELS.indexOf(b) ? a : b)

const CLOSED_STATES = ['dismissed', 'remediated', 'confirmedsafe']
export const isClosedState = (state: string | undefined): boolean =>
  CLOSED_STATES.includes(state?.toLowerCase() ?? '')

/** What surrounds a record where it came by Azure Monitor, for what it does not say itself. */
export interface Surroundings {
  at: number | undefined
  id: string | undefined
  ip: string | undefined
  country: string | undefined
  correlationId: string | undefined
  errorCode: number | undefined
  isFailure: boolean | undefined
  category: string | undefined
}
export const noSurroundings: Surroundings = {
  at: undefined,
  id: undefined,
  ip: undefined,
  country: undefined,
  correlationId: undefined,
  errorCode: undefined,
  isFailure: undefined,
  category: undefined,
}

type Read = z.output<typeof record>

const multiFactorOf = ({ authenticationrequirement: written }: Read) =>
  written === undefined ? undefined : !/^singlefactor/i.test(written)

function riskOf(read: Read): SignInEvent['risk'] {
  return {
    level: higher(levelOf(read.risklevelduringsignin), levelOf(read.risklevelaggregated)),
    isClosed: isClosedState(read.riskstate),
    types: read.riskeventtypes_v2.length > 0 ? read.riskeventtypes_v2 : read.riskeventtypes,
  }
}

/** The categories of Azure Monitor say it where the record itself does not. */
function interactivity(read: Read, category: string | undefined): boolean | undefined {
  if (read.isinteractive !== undefined) return read.isinteractive
  return category === undefined
    ? undefined
    : !/noninteractive|serviceprincipal|managedidentity/i.test(category)
}

/** One sign-in of Graph, of a person or of an application. */
export function readSignIn(members: Members, around: Surroundings = noSurroundings): Reading {
  const read = record.parse(members)
  const at = read.createddatetime ?? around.at
  const requestId = read.id ?? read.originalrequestid ?? read.uniquetokenidentifier ?? around.id
  if (at === undefined) return unread('a sign-in without a time')
  if (requestId === undefined) return unread('a sign-in without an id')
  const errorCode = read.status?.errorcode ?? around.errorCode
  const isOfApp = read.userprincipalname === undefined && read.userid === undefined
  const account = isOfApp
    ? { id: lower(read.serviceprincipalid), name: lower(read.serviceprincipalname) }
    : { id: lower(read.userid), name: lower(read.userprincipalname) }
  const isRefused = errorCode === undefined && around.isFailure === true
  return {
    outcome: 'read',
    event: {
      kind: 'signIn',
      id: requestId,
      key: signInKey(requestId),
      source: 'signIns',
      at,
      account,
      actor: { kind: isOfApp ? 'app' : 'user', ...account },
      ip: plainAddress(read.ipaddress ?? around.ip ?? ''),
      place: placeOf(read.location, around.country),
      userAgent: read.useragent,
      correlationId: read.correlationid ?? around.correlationId,
      outcome: isRefused ? 'failure' : outcomeOf(errorCode),
      errorCode,
      app: { id: lower(read.appid), name: lower(read.appdisplayname) },
      resource: { id: lower(read.resourceid), name: lower(read.resourcedisplayname) },
      audienceIds: read.conditionalaccessaudiences.map((each) => each.toLowerCase()),
      clientApp: read.clientappused,
      protocol: read.authenticationprotocol,
      isMultiFactor: multiFactorOf(read),
      isInteractive: interactivity(read, around.category),
      isServicePrincipal: isOfApp,
      risk: riskOf(read),
      sessionId: read.sessionid,
      isProvider: /^serviceprovider$/i.test(read.crosstenantaccesstype ?? ''),
      network: read.autonomoussystemnumber,
    },
  }
}
