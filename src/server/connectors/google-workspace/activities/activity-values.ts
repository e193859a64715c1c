import { z } from 'zod'
import { plainAddress } from '#shared/domain/alerts/address-range.ts'
import type { Account, Actor, Place, Property } from '#shared/domain/alerts/security-event.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'
import {
  countryCode,
  id,
  known,
  listOf,
  lower,
  text,
  time,
  whole,
  word,
  yesOrNo,
} from '../../record-values.ts'
import type { Members } from '../../record-reading.ts'

const LONGEST_VALUE = 2000

const parameter = z.object({
  name: text,
  value: word,
  intvalue: word,
  boolvalue: yesOrNo,
  multivalue: listOf(z.string()),
  multiintvalue: listOf(z.union([z.string(), z.number()])),
})

// https://developers.google.com/workspace/admin/reports/reference/rest/v1/activities/list#Activity
const activity = z.object({
  id: known(z.object({ time, uniquequalifier: id, applicationname: text })),
  actor: known(z.object({ email: text, profileid: word, callertype: text, key: text })),
  ipaddress: text,
  networkinfo: known(z.object({ regioncode: text, ipasn: listOf(whole) })),
  events: listOf(z.object({ type: text, name: text, parameters: listOf(parameter) })),
})

/** One event of an activity, with what surrounds it. */
export interface ReadActivity {
  /** As it is called among the activities of a workspace. */
  nativeId: string
  at: number
  type: string
  name: string
  details: readonly Property[]
  ip: string | undefined
  /** Undefined where Google tells no region: an address alone is no place. */
  place: Place | undefined
  network: number | undefined
  by: Account
  actor: Actor | undefined
}

/** What an activity says, or why it says nothing. */
export function activityIn(members: Members): ReadActivity | { empty: string } | { unread: string } {
  const read = activity.parse(members)
  const { time: at, uniquequalifier: qualifier } = read.id ?? {}
  if (at === undefined) return { unread: 'an activity without a time' }
  if (qualifier === undefined) return { unread: 'an activity without an id' }
  const written = members['events']
  if (!Array.isArray(written) || written.length === 0) return { empty: 'an activity without an event' }
  const [event] = read.events
  if (event?.name === undefined) return { unread: 'an event without a name' }
  const by = { id: lower(read.actor?.profileid), name: lower(read.actor?.email) }
  return {
    nativeId: `${at}/${qualifier}`,
    at,
    type: cut(event.type ?? ''),
    name: cut(event.name),
    details: event.parameters.map(propertyOf).filter(({ name }) => name !== ''),
    ip: plainAddress(read.ipaddress ?? ''),
    place: placeIn(read.networkinfo?.regioncode),
    network: read.networkinfo?.ipasn[0],
    by,
    actor: actorOf(by, read.actor),
  }
}

function propertyOf({
  name,
  value,
  intvalue,
  boolvalue,
  multivalue,
  multiintvalue,
}: z.output<typeof parameter>) {
  const several = multivalue.length > 0 ? multivalue : multiintvalue.map(String)
  const said = value ?? intvalue ?? boolvalue?.toString() ?? several.join(', ')
  return { name: cut(name ?? ''), value: cut(said) }
}

const cut = (said: string) => keepableText(said.slice(0, LONGEST_VALUE))

const placeIn = (region: string | undefined): Place | undefined =>
  region === undefined || !/^[a-z]{2}$/i.test(region)
    ? undefined
    : {
        country: countryCode(region),
        state: undefined,
        city: undefined,
        latitude: undefined,
        longitude: undefined,
      }

/** Callers that are no person are known by a key. */
function actorOf(
  by: Account,
  actor: { callertype?: string | undefined; key?: string | undefined } | undefined,
): Actor | undefined {
  if (by.id !== undefined || by.name !== undefined) return { kind: 'user', ...by }
  return actor?.key === undefined ? undefined : { kind: 'app', id: undefined, name: lower(cut(actor.key)) }
}
