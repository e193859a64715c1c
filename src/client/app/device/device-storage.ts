import { Dexie } from 'dexie'
import { toldNote, uploadsNote } from '#client/data/uploads/upload-notes.ts'
import { systemClock } from '#client/data/device/clock.ts'
import type { CookieJar } from '#client/data/keys/device-cookie.ts'
import { KeyDatabase } from '#client/data/keys/key-database.ts'
import type { WipePorts } from '#client/data/keys/wipe.ts'
import { SessionDatabase } from '#client/data/session/session-database.ts'
import { clearBadge } from '#workers/service-worker/badge.ts'
import { browserNotes } from '../browser-notes.ts'
import { forgetKeptPages } from '../kept-page/kept-page.ts'
import { forgetOpening } from './opening-note.ts'

/** This tab's session; it has a vault while the tab is unlocked. */
export const sessions = new SessionDatabase()
export const keys = new KeyDatabase()

export const cookieJar: CookieJar = {
  read: () => document.cookie,
  write: (cookie) => {
    // The other way to write a cookie is missing in two of three browsers.
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = cookie
  },
  isSecure: location.protocol === 'https:',
}

/** What tabs tell each other about who is signed in. */
export type SessionMessage = { type: 'changed' } | { type: 'wiping'; userKey: string }

const channel = new BroadcastChannel('session')

export const tellTabs = (message: SessionMessage): void => channel.postMessage(message)

/** Hears what other tabs tell. */
export function onSessionMessage(heard: (message: SessionMessage) => void): () => void {
  const listen = ({ data }: MessageEvent<SessionMessage>) => heard(data)
  channel.addEventListener('message', listen)
  return () => channel.removeEventListener('message', listen)
}

/** When this page last told others to let go: what they say to that is no news to it. */
let toldAt = -Infinity
const ECHO = 10_000

export const isErasingHere = (): boolean => performance.now() - toldAt < ECHO

/** The real things that a wipe takes from this browser. */
export const wipePorts: WipePorts = {
  // Not in localStorage, which a browser writes to the disk only seconds later.
  tombstone: { read: sessions.readWipe, write: sessions.noteWipe, remove: sessions.noteWiped },
  async eraseKey(userKey) {
    for (const note of [uploadsNote(userKey), toldNote(userKey)]) browserNotes.removeItem(note)
    await keys.erase(userKey)
  },
  async sealKey(userKey) {
    await keys.change(userKey, { mode: 'session', field: null, credentialId: null, failedTries: 0 })
    await keys.dropSessionKeys()
  },
  tellTabs: (userKey) => {
    toldAt = performance.now()
    tellTabs({ type: 'wiping', userKey })
  },
  databaseNames: () => Dexie.getDatabaseNames(),
  deleteDatabase: (name) => Promise.resolve(Dexie.delete(name)),
  async eraseSession(userKey) {
    browserNotes.removeItem(`spare-${userKey}`)
    forgetOpening()
    forgetKeptPages(browserNotes)
    await sessions.clearOf(userKey)
  },
  async eraseBrowserState() {
    await clearBadge()?.catch(() => {})
    const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
    const subscription = await registration?.pushManager?.getSubscription().catch(() => null)
    await subscription?.unsubscribe().catch(() => false)
    // The app itself stays; it knows nobody.
    const names = (await globalThis.caches?.keys()) ?? []
    await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)))
  },
  wait: (milliseconds) => new Promise((resolve) => systemClock.setTimeout(() => resolve(), milliseconds)),
}
