import type { PushNotice } from '#shared/contract/devices.ts'
import { firstKnown, type Language, localeOf } from '#shared/domain/language/languages.ts'
import { answerCommandsOf } from '#shared/domain/notifications/notice.ts'
import { buttonText, noticeText, noticeWords } from '#shared/domain/notifications/notice-text.ts'
import { INBOX_CHANNEL, InboxDatabase } from '#client/data/inbox/inbox-database.ts'
import { countOnBadge, countShown } from './badge.ts'
import { join, SHOWING, type ShownNotification } from './shown-notification.ts'

declare const self: ServiceWorkerGlobalScope

/** Tag of the background sync, and of the notification that stands in for it. */
export const SEND_WAITING = 'send-waiting'

/** How long a notification waits for the disk to say its language. Milliseconds. */
const PATIENCE = 1000

/** The language of the app on this device, else the browser's. */
async function readLanguage(): Promise<Language> {
  const kept = new InboxDatabase().readLanguage().catch(() => undefined)
  const isSlow = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
  return firstKnown([await Promise.race([kept, isSlow]), ...navigator.languages])
}

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
  await Promise.all([tellOfPush(data), countUnseen().catch(() => {})])
}

/** Counts what came on the icon of the app, unless somebody looks at the app. */
async function countUnseen() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
  await countOnBadge(({ decisions, unseen }) => ({ decisions, unseen: unseen + 1 }))
}

async function tellOfPush(data: PushMessageData | null): Promise<void> {
  const notice = readNotice(data)
  if (!notice) {
    const language = await readLanguage()
    const body = noticeWords[language].generic
    return showAlone({ body, lang: localeOf(language) })
  }
  const noting = new InboxDatabase()
    .leave({ type: 'pushed', at: Date.now(), notice })
    .catch(() => {})
    .then(nudge)
  // Nobody waits for what is written before they are told.
  await Promise.all([noting, showNotice(notice, await readLanguage())])
  // A tab may know already that it is settled, and cannot see it before it is shown.
  nudge()
}

const showAlone = (options: NotificationOptions): Promise<void> =>
  navigator.locks.request(SHOWING, () => self.registration.showNotification('Castellan', options))

/** Two pushes of one tag that come at once are added one after the other. */
const showNotice = (notice: PushNotice, language: Language): Promise<void> =>
  navigator.locks.request(SHOWING, () => showInTurn(notice, language))

async function showInTurn(came: PushNotice, language: Language): Promise<void> {
  const [earlier] = came.tag ? await self.registration.getNotifications({ tag: came.tag }) : []
  const shown = earlier?.data as ShownNotification | undefined
  const joined = shown && join(shown, came)
  const { notice, ids, isGraver } = joined ?? { notice: came, ids: [came.id], isGraver: false }
  const { path, actions, message } = notice
  const { title, body } = noticeText(notice, language)
  const buttons = actions.map((each) => ({
    action: each.action,
    title: buttonText(each, message, language),
  }))
  await self.registration.showNotification(title, {
    body,
    lang: localeOf(language),
    // What cannot be said together with what is shown stands beside it.
    tag: notice.tag && (joined || !earlier) ? notice.tag : notice.id,
    icon: '/icon-192.png',
    data: { path, title, actions, notice, ids } satisfies ShownNotification,
    // The type of the page's library knows neither; actions only service workers may show.
    ...({ actions: buttons, renotify: isGraver } as object),
  })
}

/** By hand: a schema would make this worker, which every start of the app waits for, twice as large. */
function readNotice(data: PushMessageData | null): PushNotice | undefined {
  try {
    const notice = data?.json() as PushNotice
    const texts = [notice.id, notice.title, notice.body, notice.path]
    const isWhole = texts.every((text) => typeof text === 'string') && Array.isArray(notice.actions)
    if (!isWhole || !notice.path.startsWith('/') || notice.path.startsWith('//')) return undefined
    // A button that would do nothing is not shown.
    return { ...notice, actions: notice.actions.filter((each) => answerCommandsOf(each).length > 0) }
  } catch {
    return undefined
  }
}

/**
 * A button of a notification leaves an intent, which the app makes commands of once it is unlocked. A click beside
 * the buttons opens the address.
 */
export async function takeClick({ notification, action }: NotificationEvent): Promise<void> {
  notification.close()
  const shown = notification.data as ShownNotification | undefined
  const chosen = shown?.actions.find((each) => each.action === action)
  if (chosen) {
    const commands = [...answerCommandsOf(chosen)]
    await new InboxDatabase().leave({ type: 'intent', at: Date.now(), commands, subject: shown?.title ?? '' })
    nudge()
    await countShown(self.registration, [notification]).catch(() => {})
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
  const language = await readLanguage()
  await showAlone({
    body: noticeWords[language].waiting,
    lang: localeOf(language),
    tag: SEND_WAITING,
    data: { path: '/', title: '', actions: [], ids: [] } satisfies ShownNotification,
  })
}
