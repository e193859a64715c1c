import type { Context } from 'hono'
import { DuoRefusal } from './refusal.ts'
import { type DuoAccount, type DuoAuthentication, type DuoUser, isProvoked } from './state.ts'

/** What is younger than this is not told yet, in milliseconds. */
const BEHIND = 120_000
const PAGE = { usual: 100, most: 1000 }
/** How long somebody has to wait between two readings of the log, where the account is as strict as that. */
const BETWEEN = 60_000

/** A part of the log of authentications. https://duo.com/docs/adminapi#authentication-logs */
export function authenticationsPage(
  c: Context,
  account: DuoAccount,
  authentications: readonly DuoAuthentication[],
  now: number,
) {
  if (isProvoked(account, 'no-log')) throw new DuoRefusal(40301, 'Access forbidden')
  if (isProvoked(account, 'busy-log') && now - account.logReadAt < BETWEEN)
    throw new DuoRefusal(42901, 'Too many requests')
  account.logReadAt = now
  const [from, to] = [required(c, 'mintime'), required(c, 'maxtime')]
  const limit = Math.min(numberIn(c, 'limit') ?? PAGE.usual, PAGE.most)
  if (limit < 1) throw new DuoRefusal(40002, 'Invalid request parameters', 'limit')
  const isRising = (c.req.query('sort') ?? 'ts:desc') === 'ts:asc'
  const until = Math.min(to, now - BEHIND)
  const found = authentications
    .filter(({ timestamp }) => timestamp * 1000 >= from && timestamp * 1000 <= until)
    .toSorted((a, b) => (a.timestamp - b.timestamp || compare(a.txid, b.txid)) * (isRising ? 1 : -1))
  const begin = beginningOf(c, account, found)
  const next = found[begin + limit]
  return {
    stat: 'OK',
    response: {
      authlogs: found.slice(begin, begin + limit).map((each) => ({
        ...each,
        isotimestamp: new Date(each.timestamp * 1000).toISOString(),
      })),
      metadata: {
        ...(next ? { next_offset: [String(next.timestamp * 1000), next.txid] } : {}),
        total_objects: found.length,
      },
    },
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Where the page that is asked for begins: at the record whose time and id it names. */
function beginningOf(c: Context, account: DuoAccount, found: readonly DuoAuthentication[]): number {
  const asked = c.req.query('next_offset')
  if (asked === undefined) return 0
  const [time = '', txid = ''] = asked.split(',')
  const place = found.findIndex((each) => each.txid === txid && String(each.timestamp * 1000) === time)
  if (place < 0 || isProvoked(account, 'expired-pages'))
    throw new DuoRefusal(40002, 'Invalid request parameters', 'next_offset')
  return place
}

function required(c: Context, name: string): number {
  const found = numberIn(c, name)
  if (found === undefined) throw new DuoRefusal(40001, 'Missing required request parameters', name)
  return found
}

export function numberIn(c: Context, name: string): number | undefined {
  const text = c.req.query(name)
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) throw new DuoRefusal(40002, 'Invalid request parameters', name)
  return Number(text)
}

const PLACES = {
  office: { ip: '192.0.2.10', location: { city: 'Ann Arbor', state: 'Michigan', country: 'United States' } },
  abroad: { ip: '203.0.113.77', location: { city: 'Recife', state: 'Pernambuco', country: 'Brazil' } },
} as const

interface Asked {
  result: DuoAuthentication['result']
  reason: string
  from: keyof typeof PLACES
  /** Minutes after the beginning. */
  minutes: number
}

/** What happens at prompts, and what the log says of it. */
export const duoStories = {
  everyday: [{ result: 'success', reason: 'user_approved', from: 'office', minutes: 0 }],
  fraud: [{ result: 'fraud', reason: 'user_marked_fraud', from: 'office', minutes: 0 }],
  fatigue: [
    { result: 'denied', reason: 'no_response', from: 'office', minutes: 0 },
    { result: 'denied', reason: 'user_mistake', from: 'office', minutes: 2 },
    { result: 'denied', reason: 'no_response', from: 'office', minutes: 4 },
    { result: 'success', reason: 'user_approved', from: 'office', minutes: 6 },
  ],
  bypass: [{ result: 'success', reason: 'bypass_user', from: 'office', minutes: 0 }],
  abroad: [{ result: 'success', reason: 'user_approved', from: 'abroad', minutes: 0 }],
} as const satisfies Record<string, readonly Asked[]>
type DuoStory = keyof typeof duoStories

export const isDuoStory = (name: string): name is DuoStory => Object.hasOwn(duoStories, name)

/** Plays a story to somebody of an account; `at` is when it begins, in milliseconds since 1970. */
export function playDuoStory(
  { authentications }: { authentications: DuoAuthentication[] },
  story: DuoStory,
  { user, at }: { user: DuoUser; at: number },
): void {
  const told: readonly Asked[] = duoStories[story]
  for (const { result, reason, from, minutes } of told)
    authentications.push({
      txid: `${user.user_id}-${authentications.length}-${story}`,
      timestamp: Math.floor(at / 1000) + minutes * 60,
      event_type: 'authentication',
      result,
      reason,
      factor: reason === 'bypass_user' ? 'not_available' : 'duo_push',
      user: { key: user.user_id, name: user.username, groups: [] },
      email: user.email,
      access_device: { ...PLACES[from], browser: 'Chrome', os: 'Windows' },
      application: { key: 'DIVPN00000000000000A', name: 'VPN' },
    })
}
