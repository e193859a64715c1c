import type { Context } from 'hono'
import { logPage } from './log-page.ts'
import type { DuoAccount, DuoActivity, DuoNamed, DuoUser } from './state.ts'

/** A part of the log of activities. https://duo.com/docs/adminapi#activity-logs */
export function activitiesPage(
  c: Context,
  account: DuoAccount,
  activities: readonly DuoActivity[],
  now: number,
) {
  const page = logPage(
    c,
    account,
    {
      log: 'activity',
      items: activities,
      timeOf: ({ ts }) => Date.parse(ts),
      idOf: ({ activity_id }) => activity_id,
    },
    now,
  )
  return {
    stat: 'OK',
    response: {
      items: page.items,
      metadata: {
        ...(page.next ? { next_offset: page.next.join(',') } : {}),
        total_objects: { relation: 'eq', value: page.total },
      },
    },
  }
}

const ADMINISTRATOR: DuoNamed = {
  key: 'DEADMIN0000000000000',
  name: 'Ada Admin',
  type: 'admin',
  details: JSON.stringify({ email: 'ada@provider.example', status: null, groups: null }),
}
const DEVICE = {
  ip: { address: '192.0.2.10' },
  location: { city: 'Ann Arbor', state: 'Michigan', country: 'United States' },
  browser: 'Chrome',
  os: 'Windows',
}

type Told = Pick<DuoActivity, 'target'> & Partial<Pick<DuoActivity, 'old_target'>> & { action: string }

const named = (
  { user_id: key, username: name }: DuoUser,
  type: string,
  details: object | null,
): DuoNamed => ({
  key,
  name,
  type,
  details: details && JSON.stringify(details),
})

/** As the log writes them; among the users they are in small letters. */
const STATUS_WORDS: Record<DuoUser['status'], string> = {
  active: 'Active',
  bypass: 'Bypass',
  disabled: 'Disabled',
  'locked out': 'Locked Out',
  'pending deletion': 'Pending Deletion',
}

/** Sets somebody to a status, as people and the log of authentications find them from then on. */
const setTo =
  (status: DuoUser['status']) =>
  (user: DuoUser): Told => {
    const before = user.status
    user.status = status
    return {
      action: 'user_update',
      old_target: named(user, 'user', { status: STATUS_WORDS[before] }),
      target: named(user, 'user', { status: STATUS_WORDS[status] }),
    }
  }

/** What an administrator does about somebody, and what the log says of it. */
export const duoActs = {
  'bypass-code': (user) => ({
    action: 'bypass_create',
    target: named(user, 'user_bypass', {
      bkeys: ['DB00000000000000000A'],
      count: 1,
      valid_secs: 3600,
      remaining_uses: 1,
      auto_generated: true,
    }),
  }),
  'set-to-bypass': setTo('bypass'),
  'set-to-active': setTo('active'),
  'administrator-signs-in': () => ({ action: 'admin_login', target: null }),
} as const satisfies Record<string, (user: DuoUser) => Told>
type DuoAct = keyof typeof duoActs

export const isDuoAct = (name: string): name is DuoAct => Object.hasOwn(duoActs, name)

/** Does to somebody of an account what an administrator does; `at` is when, in milliseconds since 1970. */
export function playDuoAct(
  { activities }: { activities: DuoActivity[] },
  act: DuoAct,
  { user, at }: { user: DuoUser; at: number },
): void {
  const { action, ...told }: Told = duoActs[act](user)
  activities.push({
    activity_id: `${user.user_id}-${activities.length}-${act}`,
    ts: new Date(at).toISOString().replace('Z', '000+00:00'),
    action: { name: action, details: null },
    actor: ADMINISTRATOR,
    old_target: null,
    outcome: null,
    access_device: DEVICE,
    ...told,
  })
}
