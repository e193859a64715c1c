import { firstValueFrom } from 'rxjs'
import { landingOf } from '#shared/domain/screens/can-open.ts'
import type { Device } from '#client/data/device/device.ts'
import { readLease } from '#client/data/keys/lease.ts'
import { mayKeepSessionKey } from '#client/data/keys/may-keep-session-key.ts'
import { watchAccess } from '#client/data/nouns/access.ts'
import { sharedWatch } from '#client/data/rows/shared-watch.ts'
import { browserNotes } from '../browser-notes.ts'
import { keys } from '../device/device-storage.ts'
import { isBuilt } from '../routes/screens.ts'
import { WAITING, watchStill } from '../when-still.ts'
import { copyPage } from './copy-page.ts'
import { forgetKeptPages, writeKeptPage } from './kept-page.ts'

/** For how long a page that stands still may be too busy to be kept, in milliseconds. */
const PATIENCE = 800
/** What is longer than this is no page that anybody sees at once, in characters. */
const LONGEST = 1_500_000

/** What is not to be seen in a copy: rows that are on their way, what is over the page, and what somebody types. */
const UNFIT = [
  WAITING,
  '[role=dialog]',
  '[role=alertdialog]',
  '[role=menu]',
  'main textarea',
  'main input:not([type=search], [type=checkbox], [type=radio])',
].join()

/** Keeps what each page of an unlocked device looks like once it stands still. Gives the end of that. */
export function keepPages(device: Device, language: string): () => void {
  const app = document.querySelector('#app')
  if (!app) return () => {}
  let last = ''
  let isOver = false
  const keep = async () => {
    if (isOver || document.visibilityState === 'hidden' || !isFit()) return
    const address = location.pathname + location.search
    const { innerWidth: width, innerHeight: height } = window
    const copy = copyPage(app)
    const looks = `${address} ${copy.html}`
    if (looks === last || looks.length + copy.css.length > LONGEST) return
    const [record, access] = await Promise.all([
      keys.read(device.userKey),
      firstValueFrom(sharedWatch(watchAccess, device)),
    ])
    if (!record || (record.mode === 'session' && !mayKeepSessionKey(record)))
      return forgetKeptPages(browserNotes)
    const lease = await readLease(record)
    if (!lease) return
    const place = address === landingOf(access, isBuilt) ? 'landing' : 'last'
    const page = { address, until: lease.end, language, width, height, ...copy }
    await writeKeptPage(browserNotes, device.vault, place, page, () => isOver)
    last = looks
  }
  const endWatch = watchStill(app, () => whenIdle(keep))
  return () => {
    isOver = true
    endWatch()
  }
}

const whenIdle = (act: () => Promise<void>): void => {
  const attempt = () => void act().catch(() => {})
  if ('requestIdleCallback' in globalThis) requestIdleCallback(attempt, { timeout: PATIENCE })
  else attempt()
}

/** A page that was scrolled opens at its top. */
function isFit(): boolean {
  if (location.pathname === '/' || document.querySelector(UNFIT)) return false
  return [...document.querySelectorAll('[data-scroll-area]')].every(({ scrollTop }) => scrollTop === 0)
}
