import type { Context } from 'hono'
import { logPage } from './log-page.ts'
import type { DuoAccount, DuoAuthentication, DuoUser } from './state.ts'

/** A part of the log of authentications. https://duo.com/docs/adminapi#authentication-logs */
export function authenticationsPage(
  c: Context,
  account: DuoAccount,
  authentications: readonly DuoAuthentication[],
  now: number,
) {
  const page = logPage(
    c,
    account,
    {
      log: 'authentication',
      items: authentications,
      timeOf: ({ timestamp }) => timestamp * 1000,
      idOf: ({ txid }) => txid,
    },
    now,
  )
  return {
    stat: 'OK',
    response: {
      authlogs: page.items.map((each) => ({
        ...each,
        isotimestamp: new Date(each.timestamp * 1000).toISOString(),
      })),
      metadata: { ...(page.next ? { next_offset: page.next } : {}), total_objects: page.total },
    },
  }
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
