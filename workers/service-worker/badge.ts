import { listShown, type ShownNotification } from './shown-notification.ts'

/** What the icon of the installed app counts. */
export interface Counted {
  /** Changes that need a decision. */
  decisions: number
  /** Notifications that came while no window was looked at. */
  unseen: number
}

/** Only these say how often something waits; browsers without badges have none of it. */
interface BadgedNavigator {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** Apart from the inbox, whose notes the app takes away; a sign-out deletes it with every cache that is not the app's own. */
const KEPT = 'badge'
const ADDRESS = '/badge'
const NOTHING: Counted = { decisions: 0, unseen: 0 }

const badged = (): BadgedNavigator => navigator

/** Whether this browser shows badges, and keeps what they count. */
export const canBadge = (): boolean => badged().setAppBadge !== undefined && 'caches' in globalThis

/**
 * Changes what is counted, and shows it on the icon of the app; nothing is shown where nothing needs the person. Page and
 * service worker do this in turn. Rejects where the browser keeps nothing.
 */
export async function countOnBadge(change: (counted: Counted) => Counted): Promise<void> {
  if (!canBadge()) return
  const count = async () => {
    const cache = await caches.open(KEPT)
    const kept = await cache.match(ADDRESS)
    const counted = change({ ...NOTHING, ...((await kept?.json()) as Counted | undefined) })
    await cache.put(ADDRESS, Response.json(counted))
    await showCount(counted)
  }
  await navigator.locks.request(KEPT, count)
}

/**
 * No more is unseen than what is still shown: what was answered here or dealt with elsewhere is not counted any more.
 * `closed` are notifications that were just closed, which browsers may still list.
 */
export async function countShown(
  registration: ServiceWorkerRegistration,
  closed: readonly Notification[],
): Promise<void> {
  const tags = new Set(closed.map(({ tag }) => tag))
  const shown = (await listShown(registration)).filter(({ tag }) => !tags.has(tag))
  const pushes = shown.reduce(
    (sum, { data }) => sum + ((data as ShownNotification | null)?.ids?.length ?? 1),
    0,
  )
  await countOnBadge(({ decisions, unseen }) => ({ decisions, unseen: Math.min(unseen, pushes) }))
}

/** Takes the badge away. */
export const clearBadge = (): Promise<void> | undefined => badged().clearAppBadge?.()

async function showCount({ decisions, unseen }: Counted): Promise<void> {
  const count = decisions + unseen
  await (count > 0 ? badged().setAppBadge?.(count) : clearBadge())
}
