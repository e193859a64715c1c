import type { OpenedDevice } from '#shared/contract/devices.ts'
import type { DeviceCookie } from '#client/data/keys/device-cookie.ts'

/** Changes that the browser threw away with its storage: how many, and since when they waited. */
export interface LostChanges {
  count: number
  since: number | null
}

/**
 * What was lost, from the two witnesses that survive an eviction: the cookie, and what the server was last told. The
 * cookie knows more, where it is about this user; nothing was lost where their queue is still here.
 */
export function lostChanges(
  userKey: string,
  isQueueNew: boolean,
  cookie: DeviceCookie | undefined,
  lastReport: OpenedDevice['lastReport'],
): LostChanges | undefined {
  if (!isQueueNew) return undefined
  const [count, since] =
    cookie?.userKey === userKey
      ? [cookie.unsent, cookie.oldest]
      : [lastReport?.pending ?? 0, lastReport?.oldestPendingAt ?? null]
  return count > 0 ? { count, since } : undefined
}
