import type { PushNotice } from '#shared/contract/devices.ts'
import { INBOX_CHANNEL, InboxDatabase } from '#client/data/inbox-database.ts'

declare const self: ServiceWorkerGlobalScope

/** What the browser knows of a notification that it shows. */
interface Shown {
  path: string
  title: string
  actions: PushNotice['actions']
}

/** Tag of the background sync, and of the notification that stands in for it. */
export const SEND_WAITING = 'send-waiting'

const nudge = () => {
  const channel = new BroadcastChannel(INBOX_CHANNEL)
  channel.postMessage('new')
  channel.close()
}

/**
 * A push leaves a note for the app and shows a notification, as browsers demand of each push. It carries no rows:
 * these come by a pull alone.
 */
export async function takePush(data: PushMessageData | null): Promise<void> {
  const notice = readNotice(data)
  if (!notice) return self.registration.showNotification('Castellan', { body: 'Something needs a look.' })
  const { id, title, body, path, actions } = notice
  const noting = new InboxDatabase()
    .leave({ type: 'pushed', at: Date.now(), notice })
    .catch(() => {})
    .then(nudge)
  // Nobody waits for the disk before they are told.
  const showing = self.registration.showNotification(title, {
    body,
    tag: id,
    icon: '/icon-192.png',
    data: { path, title, actions } satisfies Shown,
    // The type of the page's library does not know actions, which only service workers may show.
    ...({ actions: actions.map(({ action, title: label }) => ({ action, title: label })) } as object),
  })
  await Promise.all([noting, showing])
}

/** By hand: a schema would make this worker, which every start of the app waits for, twice as large. */
function readNotice(data: PushMessageData | null): PushNotice | undefined {
  try {
    const notice = data?.json() as PushNotice
    const texts = [notice.id, notice.title, notice.body, notice.path]
    const isWhole = texts.every((text) => typeof text === 'string') && Array.isArray(notice.actions)
    return isWhole && notice.path.startsWith('/') && !notice.path.startsWith('//') ? notice : undefined
  } catch {
    return undefined
  }
}

/**
 * A button of a notification leaves an intent, which the app makes a command of once it is unlocked. A click beside
 * the buttons opens the address.
 */
export async function takeClick({ notification, action }: NotificationEvent): Promise<void> {
  notification.close()
  const shown = notification.data as Shown | undefined
  const chosen = shown?.actions.find((each) => each.action === action)
  if (chosen) {
    const { command } = chosen
    await new InboxDatabase().leave({ type: 'intent', at: Date.now(), command, subject: shown?.title ?? '' })
    nudge()
    return
  }
  await openPath(shown?.path ?? '/')
}

async function openPath(path: string) {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open) {
    await open.focus()
    open.postMessage({ type: 'open', path })
  } else await self.clients.openWindow(path)
}

/** The network is back: an open tab sends what waits; without one, the person is told once. */
export async function takeSync(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const client of open) client.postMessage({ type: 'send' })
  if (open.length > 0 || Notification.permission !== 'granted') return
  await self.registration.showNotification('Castellan', {
    body: 'Changes on this device wait to be sent.',
    tag: SEND_WAITING,
    data: { path: '/', title: '', actions: [] } satisfies Shown,
  })
}
