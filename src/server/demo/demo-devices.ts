import type { KeyMode } from '#shared/contract/devices.ts'
import type { User } from '#shared/domain/users/user.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import type { Random } from './random.ts'

/** A device of somebody, as the registry knows it. Lengths of time in milliseconds before the demo was made. */
export interface DemoDevice {
  userId: string
  id: string
  name: string
  keyMode: KeyMode
  seen: number
  /** Changes on it that have not reached the server, and since when. */
  waiting?: { count: number; since: number }
  /** Somebody has asked it to erase itself, and it has answered, or not. */
  wipe?: 'asked' | 'done'
}

type Kept = Omit<DemoDevice, 'userId' | 'id'>

/** The devices of the colleagues who have signed in, in their order. */
const kept: readonly (readonly Kept[])[] = [
  [
    { name: 'Edge on Windows', keyMode: 'session', seen: 9 * MINUTE },
    { name: 'Safari on iPhone', keyMode: 'passkey', seen: 2 * HOUR },
  ],
  [{ name: 'Chrome on Mac', keyMode: 'session', seen: 41 * MINUTE }],
  [
    { name: 'Firefox on Linux', keyMode: 'session', seen: DAY + 3 * HOUR },
    { name: 'Chrome on Android', keyMode: 'pin', seen: 26 * DAY, wipe: 'asked' },
  ],
  [
    { name: 'Chrome on Windows', keyMode: 'session', seen: 3 * HOUR },
    {
      name: 'Safari on iPad',
      keyMode: 'pin',
      seen: 2 * DAY + 5 * HOUR,
      waiting: { count: 3, since: 2 * DAY },
    },
  ],
  [{ name: 'Edge on Windows', keyMode: 'passkey', seen: 5 * HOUR, waiting: { count: 1, since: 5 * HOUR } }],
  [
    { name: 'Safari on Mac', keyMode: 'passkey', seen: 20 * MINUTE },
    { name: 'Safari on iPad', keyMode: 'pin', seen: 6 * DAY },
    { name: 'Samsung Internet on Android', keyMode: 'pin', seen: 33 * DAY, wipe: 'done' },
  ],
  [{ name: 'Chrome on ChromeOS', keyMode: 'session', seen: 8 * DAY }],
  [{ name: 'Edge on Windows', keyMode: 'session', seen: 47 * DAY }],
  [{ name: 'Firefox on Windows', keyMode: 'session', seen: 4 * DAY }],
]

/** What people sign in on: laptops, tablets and phones, some of which are lost. */
export function demoDevices(users: readonly User[], random: Random): DemoDevice[] {
  const signedIn = users.filter(({ status }) => status === 'joined')
  return kept.flatMap((devices, place) => {
    const userId = signedIn[place]?.id
    return userId === undefined ? [] : devices.map((each) => ({ ...each, userId, id: random.uuid() }))
  })
}
