import { z } from 'zod'
import { canonicalActivity } from '#shared/domain/alerts/activity-name.ts'
import { plainAddress } from '#shared/domain/alerts/address-range.ts'
import { recordKey } from '#shared/domain/alerts/event-key.ts'
import { propertyOf } from '#shared/domain/alerts/facts.ts'
import type {
  Account,
  Actor,
  DirectoryChangeEvent,
  Property,
  PropertyChange,
} from '#shared/domain/alerts/security-event.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'
import { isMembers, type Reading, unread } from '../record-reading.ts'
import { id, known, lower, propertiesIn, text, time, withLowerNames } from '../record-values.ts'
import { device, placeOf } from './read-authentication.ts'

const LONGEST_VALUE = 2000

const cut = (written: string) => keepableText(written.slice(0, LONGEST_VALUE))
const said = text.transform((written) => written && cut(written))

const named = known(
  z.object({
    key: said,
    name: said,
    type: said,
    /** Duo writes them as a text of JSON. */
    details: known(z.unknown()).transform(detailsIn),
  }),
)
type Named = z.output<typeof named>

// https://duo.com/docs/adminapi#activity-logs
const record = z.object({
  activity_id: id,
  ts: time,
  action: known(z.object({ name: said })),
  actor: named,
  target: named,
  old_target: named,
  outcome: known(z.object({ result: text })),
  access_device: device(known(z.object({ address: text }))),
})
type Read = z.output<typeof record>

/** The event that a record of Duo's log of activities tells. Never throws. */
export function readActivity(raw: unknown): Reading {
  const members = withLowerNames(raw)
  if (!isMembers(members)) return unread('no JSON object')
  const read = record.parse(members)
  if (read.activity_id === undefined) return unread('an activity without an id')
  if (read.ts === undefined) return unread('an activity without a time')
  if (read.action?.name === undefined) return unread('an activity without a name')
  const told = { id: read.activity_id, at: read.ts, activity: read.action.name }
  return { outcome: 'read', event: changeOf(read, told) }
}

function changeOf(
  read: Read,
  { id: activityId, at, activity }: Pick<DirectoryChangeEvent, 'id' | 'at' | 'activity'>,
): DirectoryChangeEvent {
  const { target, old_target: before, access_device: from } = read
  const about = aboutWhat(read)
  const changed = accountOf(about, before)
  return {
    kind: 'directoryChange',
    id: activityId,
    key: recordKey('duoActivities', activityId),
    source: 'duoActivities',
    at,
    account: personIn(read),
    actor: actorOf(read.actor),
    ip: plainAddress(from?.ip?.address ?? ''),
    place: placeOf(from?.location),
    userAgent: [from?.browser, from?.os].filter(Boolean).join(', ') || undefined,
    correlationId: undefined,
    activity,
    activities: [canonicalActivity(activity)],
    category: about?.type,
    isSuccess: isDone(read),
    targets: changed ? [{ ...changed, type: about?.type }] : [],
    changes: changesIn(detailsOf(before), detailsOf(target)),
    details: detailsOf(target),
  }
}

/** What is gone may be told as it was alone. */
const aboutWhat = ({ target, old_target: before }: Read): Named => target ?? before

/** Duo leaves the outcome out of most activities, and tells these because they were done. */
const isDone = ({ outcome }: Read): boolean => /^success$/i.test(outcome?.result ?? 'success')

function detailsIn(written: unknown): Property[] {
  return propertiesIn(written).map(({ name, value }) => ({ name: cut(name), value: cut(value) }))
}

const detailsOf = (of: Named): readonly Property[] => of?.details ?? []

/** What belongs to a user, as a key to sign in with, is named by itself: whoever did something about it is its user then. */
function personIn(read: Read): Account | undefined {
  const about = aboutWhat(read)
  if (isUser(about)) return accountOf(about, read.old_target)
  return isUser(read.actor) ? accountOf(read.actor) : undefined
}

/** By the type, or by the first letters of the key, which tell a user from whatever belongs to one. */
const isUser = (of: Named): boolean => /^user$/i.test(of?.type ?? '') || /^du/i.test(of?.key ?? '')

/**
 * By the address where one is told, since the name at Duo may be written in several ways. The address before a change counts:
 * whoever changes it would else have made the account somebody else's. Undefined where nobody is named.
 */
function accountOf(of: Named, before?: Named): Account | undefined {
  const address = propertyOf(detailsOf(before), 'email') || propertyOf(detailsOf(of), 'email')
  const account = { id: lower(of?.key), name: lower(address) ?? lower(of?.name) }
  return account.id === undefined && account.name === undefined ? undefined : account
}

/** Administrators and users are people; whatever else does something is a program. */
function actorOf(of: Named): Actor | undefined {
  const account = accountOf(of)
  return account && { kind: /^(admin|user)$/i.test(of?.type ?? '') ? 'user' : 'app', ...account }
}

/** What stands there now and was not so before; `before` is empty where Duo does not tell what it was. */
const changesIn = (before: readonly Property[], after: readonly Property[]): PropertyChange[] =>
  after.flatMap(({ name, value }) => {
    const was = propertyOf(before, name) ?? ''
    return was === value ? [] : [{ name, before: was, after: value }]
  })
