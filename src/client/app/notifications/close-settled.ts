import { liveQuery } from 'dexie'
import { EMPTY, from, fromEvent, map, merge, type Observable, of, switchMap } from 'rxjs'
import type { Device } from '#client/data/device/device.ts'
import { INBOX_CHANNEL } from '#client/data/inbox/inbox-database.ts'
import { isSettled } from '#client/data/inbox/settled-notifications.ts'
import { countShown } from '#workers/service-worker/badge.ts'
import { listShown, type ShownNotification, subjectsOf } from '#workers/service-worker/shown-notification.ts'

/**
 * Closes notifications about alerts that were dealt with meanwhile, here or elsewhere, as soon as this device knows, and
 * counts them no longer on the icon of the app. Gives its end.
 */
export function closeSettled(device: Device): () => void {
  const channel = new BroadcastChannel(INBOX_CHANNEL)
  const looks = merge(of(undefined), fromEvent(channel, 'message'), fromEvent(document, 'visibilitychange'))
  const closing = looks.pipe(switchMap(() => watchSettled(device))).subscribe({
    next: ({ registration, settled }) => {
      for (const each of settled) each.close()
      void countShown(registration, settled).catch(() => {})
    },
    error: () => {},
  })
  return () => {
    closing.unsubscribe()
    channel.close()
  }
}

interface Settled {
  registration: ServiceWorkerRegistration
  settled: Notification[]
}

/** Of what is shown now, what is settled, whenever that becomes more. */
const watchSettled = (device: Device): Observable<Settled> =>
  from(readShown()).pipe(
    switchMap(({ registration, shown }) => {
      if (!registration || shown.length === 0) return EMPTY
      const finding = liveQuery(async () => {
        const found = await Promise.all(
          shown.map(async (each) => ((await isSettled(device, toldBy(each))) ? [each] : [])),
        )
        return found.flat()
      })
      return from(finding).pipe(
        switchMap((settled) => (settled.length > 0 ? of(settled) : EMPTY)),
        map((settled) => ({ registration, settled })),
      )
    }),
  )

async function readShown() {
  const registration = await navigator.serviceWorker?.getRegistration()
  const shown = registration ? await listShown(registration) : []
  return { registration, shown: shown.filter((each) => noticeOf(each) !== undefined) }
}

const noticeOf = ({ data }: Notification) => (data as ShownNotification | null)?.notice

function toldBy(shown: Notification) {
  const { path = '', version = Infinity, actions = [] } = noticeOf(shown) ?? {}
  return { path, version, ids: subjectsOf({ actions }) }
}
