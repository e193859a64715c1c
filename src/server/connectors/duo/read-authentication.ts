import { z } from 'zod'
import { plainAddress } from '#shared/domain/alerts/address-range.ts'
import { recordKey } from '#shared/domain/alerts/event-key.ts'
import type { Account, Place, SignInCause, SignInEvent } from '#shared/domain/alerts/security-event.ts'
import { countryCode, id, known, lower, text, time, withLowerNames } from '../record-values.ts'
import { isMembers, type Reading, unread } from '../record-reading.ts'

/** From where somebody did something; the logs write the address in different ways. */
export const device = <Ip extends z.ZodType>(ip: Ip) =>
  known(
    z.object({
      ip,
      browser: text,
      os: text,
      location: known(z.object({ city: text, state: text, country: text })),
    }),
  )

// https://duo.com/docs/adminapi#authentication-logs
const record = z.object({
  txid: id,
  timestamp: time,
  isotimestamp: time,
  event_type: text,
  result: text,
  reason: text,
  factor: text,
  email: text,
  user: known(z.object({ key: text, name: text })),
  access_device: device(text),
  application: known(z.object({ key: text, name: text })),
})
type Read = z.output<typeof record>

/** What people do, or leave, at a prompt that somebody else may have caused. */
const DENIED = [
  'user_mistake',
  'user_cancelled',
  'user_denied',
  'no_response',
  'no_keys_pressed',
  'call_timed_out',
  'anomalous_push',
]

const OUTCOMES: Partial<Record<string, SignInEvent['outcome']>> = {
  success: 'success',
  denied: 'failure',
  failure: 'failure',
  fraud: 'failure',
  error: 'failure',
}

/** The event that a record of Duo's log tells. Never throws. */
export function readAuthentication(raw: unknown): Reading {
  const members = withLowerNames(raw)
  if (!isMembers(members)) return unread('no JSON object')
  const read = record.parse(members)
  const at = read.timestamp ?? read.isotimestamp
  if (read.txid === undefined) return unread('an authentication without an id')
  if (at === undefined) return unread('an authentication without a time')
  if (/^enrollment$/i.test(read.event_type ?? ''))
    return { outcome: 'empty', reason: 'an enrollment is no sign-in' }
  const outcome = OUTCOMES[read.result?.toLowerCase() ?? '']
  if (outcome === undefined) return unread('an authentication of which nobody knows how it ended')
  return { outcome: 'read', event: signInOf(read, { id: read.txid, at, outcome }) }
}

function signInOf(
  read: Read,
  { id: txid, at, outcome }: Pick<SignInEvent, 'id' | 'at' | 'outcome'>,
): SignInEvent {
  const account = accountOf(read)
  return {
    kind: 'signIn',
    id: txid,
    key: recordKey('duoAuthentications', txid),
    source: 'duoAuthentications',
    at,
    account,
    actor: { kind: 'user', ...account },
    ip: plainAddress(read.access_device?.ip ?? ''),
    place: placeOf(read.access_device?.location),
    userAgent: [read.access_device?.browser, read.access_device?.os].filter(Boolean).join(', ') || undefined,
    correlationId: undefined,
    outcome,
    errorCode: undefined,
    cause: causeOf(read),
    reason: read.reason,
    app: { id: lower(read.application?.key), name: lower(read.application?.name) },
    resource: { id: undefined, name: undefined },
    audienceIds: [],
    clientApp: read.factor === 'not_available' ? undefined : read.factor,
    protocol: undefined,
    isMultiFactor: read.reason === 'bypass_user' ? undefined : true,
    isInteractive: undefined,
    isServicePrincipal: false,
    risk: { level: 'none', isClosed: false, types: [] },
    sessionId: undefined,
    isProvider: false,
    network: undefined,
  }
}

/** By the address, since the name at Duo may be written in several ways. */
function accountOf({ user, email }: Read): Account {
  return { id: lower(user?.key), name: lower(email) ?? lower(user?.name) }
}

function causeOf({ result, reason }: Read): SignInCause | undefined {
  const why = reason?.toLowerCase() ?? ''
  if (/^fraud$/i.test(result ?? '') || why === 'user_marked_fraud') return 'fraudReported'
  if (why === 'bypass_user') return 'bypassed'
  return DENIED.includes(why) ? 'promptDenied' : undefined
}

/** Names that catalogues of addresses have for countries, beside those of Unicode. */
const OTHER_NAMES: Partial<Record<string, string>> = {
  'russian federation': 'RU',
  'korea, republic of': 'KR',
  "korea, democratic people's republic of": 'KP',
  'iran, islamic republic of': 'IR',
  'syrian arab republic': 'SY',
  'viet nam': 'VN',
  'taiwan, province of china': 'TW',
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
  turkey: 'TR',
  'czech republic': 'CZ',
  'moldova, republic of': 'MD',
  'venezuela, bolivarian republic of': 'VE',
  'bolivia, plurinational state of': 'BO',
  'tanzania, united republic of': 'TZ',
  'bosnia and herzegovina': 'BA',
  'trinidad and tobago': 'TT',
  'antigua and barbuda': 'AG',
  'macedonia, the former yugoslav republic of': 'MK',
  'north macedonia': 'MK',
  "lao people's democratic republic": 'LA',
  myanmar: 'MM',
  'ivory coast': 'CI',
  "cote d'ivoire": 'CI',
  'palestine, state of': 'PS',
}

/** Undefined where Duo names no country that is known here: what is called otherwise is not abroad for that. */
export function placeOf(
  location:
    | { city?: string | undefined; state?: string | undefined; country?: string | undefined }
    | undefined,
): Place | undefined {
  const written = location?.country
  if (written === undefined) return undefined
  const country = OTHER_NAMES[written.trim().toLowerCase()] ?? countryCode(written)
  if (!/^[A-Z]{2}$/.test(country)) return undefined
  return { country, state: location?.state, city: location?.city, latitude: undefined, longitude: undefined }
}
