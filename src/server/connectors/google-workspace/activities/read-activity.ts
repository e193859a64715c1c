import { canonicalActivity } from '#shared/domain/alerts/activity-name.ts'
import { googleAccountKey, recordKey } from '#shared/domain/alerts/event-key.ts'
import { propertyOf } from '#shared/domain/alerts/facts.ts'
import type { Account, DirectoryChangeEvent, PropertyChange } from '#shared/domain/alerts/security-event.ts'
import { lower, withLowerNames } from '../../record-values.ts'
import { isMembers, type Reading, unread } from '../../record-reading.ts'
import type { GoogleFeed } from '../../security-feeds.ts'
import { activityIn, type ReadActivity } from './activity-values.ts'
import { readSignIn, readWarning, SIGN_INS, WARNINGS } from './read-login.ts'

/** What comes with every use of an app, or with the end of a session, and tells nothing that was not told before. */
const NOTHING_NEW: Partial<Record<GoogleFeed, readonly string[]>> = {
  googleLogins: ['logout'],
  googleTokens: ['activity'],
}

/** The event that an activity of one of Google's logs tells. Never throws. */
export function readActivity(feed: GoogleFeed, raw: unknown): Reading {
  const members = withLowerNames(raw)
  if (!isMembers(members)) return unread('no JSON object')
  const read = activityIn(members)
  if ('unread' in read) return unread(read.unread)
  if ('empty' in read) return { outcome: 'empty', reason: read.empty }
  const name = read.name.toLowerCase()
  if (NOTHING_NEW[feed]?.includes(name)) return { outcome: 'empty', reason: `${name} tells nothing new` }
  if (feed === 'googleLogins' && SIGN_INS.includes(name)) return readSignIn(read)
  if (feed === 'googleLogins' && WARNINGS.test(read.type))
    return { outcome: 'read', event: readWarning(read) }
  return { outcome: 'read', event: changeIn(feed, read) }
}

const isAdministration = (feed: GoogleFeed) => feed === 'googleAdmin'

/** What is named besides people, by the parameter that names it. */
const OBJECTS: readonly (readonly [type: string, id: string | undefined, name: string])[] = [
  ['Role', 'ROLE_ID', 'ROLE_NAME'],
  ['Application', 'OAUTH2_APP_ID', 'OAUTH2_APP_NAME'],
  ['Application', undefined, 'API_CLIENT_NAME'],
  ['Application', 'client_id', 'app_name'],
  ['Group', undefined, 'GROUP_EMAIL'],
  ['Domain', undefined, 'DOMAIN_NAME'],
]

function changeIn(feed: GoogleFeed, read: ReadActivity): DirectoryChangeEvent {
  const { at, name, details, by, actor } = read
  const said = (parameter: string | undefined) =>
    parameter === undefined ? undefined : lower(propertyOf(details, parameter))
  const person = said('USER_EMAIL')
  const account: Account | undefined = isAdministration(feed)
    ? person === undefined
      ? undefined
      : { id: undefined, name: person }
    : by
  const objects = OBJECTS.flatMap(([type, id, named]) => {
    const found = { id: said(id), name: said(named), type }
    return found.id === undefined && found.name === undefined ? [] : [found]
  })
  return {
    kind: 'directoryChange',
    id: read.nativeId,
    key:
      feed === 'googleUserAccounts' || feed === 'googleLogins'
        ? googleAccountKey(name, by.id ?? by.name ?? '', at)
        : recordKey(feed, [read.nativeId, name, ...details.map(({ value }) => value)].join('\n')),
    source: feed,
    at,
    account,
    actor,
    ip: read.ip,
    place: read.place,
    userAgent: undefined,
    correlationId: undefined,
    activity: name,
    activities: [canonicalActivity(name)],
    category: read.type,
    isSuccess: true,
    targets: [...(account ? [{ ...account, type: 'User' }] : []), ...objects],
    changes: changesIn(name, details),
    details,
  }
}

/** Of a setting by its name, where Google tells what stood there and what does now. */
function changesIn(activity: string, details: ReadActivity['details']): PropertyChange[] {
  const [before, after] = [propertyOf(details, 'OLD_VALUE'), propertyOf(details, 'NEW_VALUE')]
  if (before === undefined && after === undefined) return []
  return [{ name: propertyOf(details, 'SETTING_NAME') ?? activity, before: before ?? '', after: after ?? '' }]
}
