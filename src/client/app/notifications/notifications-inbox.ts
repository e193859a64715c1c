import { liveQuery } from 'dexie'
import { combineLatest, distinctUntilChanged, filter, from, map } from 'rxjs'
import type { Language } from '#shared/domain/language/languages.ts'
import { forgetForeign, takeInbox } from '#client/data/inbox/inbox.ts'
import { INBOX_CHANNEL, InboxDatabase } from '#client/data/inbox/inbox-database.ts'
import type { Device } from '#client/data/device/device.ts'
import { watchTrayCounts } from '#client/data/queue/tray.ts'

// As in workers/service-worker/notifications.ts, whose types know no page and cannot be taken along.
const SEND_WAITING = 'send-waiting'

interface Listeners {
  /** In which the service worker is to speak. */
  language: Language
  /** A notification was pressed. */
  open: (path: string) => void
  /** What the person answered to notifications became this many changes. */
  answered: (count: number) => void
}

type WorkerMessage = { type?: unknown; path?: unknown } | null

/** Hears what the service worker of an unlocked device has to say, and asks it to wake up with the network. */
export function hearNotifications(device: Device, { language, open, answered }: Listeners): () => void {
  const inbox = new InboxDatabase()
  // Until it is kept the browser's holds.
  void inbox.noteLanguage(language).catch(() => {})
  const take = () =>
    takeInbox(device, inbox).then(
      (count) => {
        if (count > 0) answered(count)
      },
      // A browser that keeps nothing has no inbox either.
      () => {},
    )
  const leaving = new AbortController()
  const { signal } = leaving
  const channel = new BroadcastChannel(INBOX_CHANNEL)
  channel.addEventListener('message', () => void take(), { signal })
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<WorkerMessage>) => {
      if (data?.type === 'send') device.sync.syncNow()
      if (data?.type === 'open' && typeof data.path === 'string') open(data.path)
    },
    { signal },
  )
  // Messages that came before somebody listened.
  navigator.serviceWorker?.startMessages()
  void take()

  const stranded = combineLatest([watchTrayCounts(device), device.sync.status])
    .pipe(
      map(([{ waiting }, { fault }]) => waiting > 0 && fault === 'offline'),
      distinctUntilChanged(),
      filter(Boolean),
    )
    .subscribe({ next: () => void askForWaking(), error: () => {} })
  const granted = from(liveQuery(async () => Object.keys((await device.data.readPartitions()) ?? {}).join()))
    .pipe(distinctUntilChanged())
    .subscribe({ next: () => void forgetForeign(device, inbox).catch(() => {}), error: () => {} })

  return () => {
    leaving.abort()
    channel.close()
    inbox.close()
    stranded.unsubscribe()
    granted.unsubscribe()
  }
}

/** Only Chromium has it; elsewhere what waits is sent when the app is next open. */
interface BackgroundSync {
  sync?: { register: (tag: string) => Promise<void> }
}

async function askForWaking() {
  const registration = (await navigator.serviceWorker?.getRegistration()) as BackgroundSync | undefined
  await registration?.sync?.register(SEND_WAITING).catch(() => {})
}
