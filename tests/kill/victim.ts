import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openServerSession } from '#tests/bench/server-session.ts'
import type { Rest } from '#tests/support/rest.ts'
import { type DeviceBrowser, openDeviceBrowser } from './device-browser.ts'
import type { Ledger } from './ledger.ts'

/** The last that a device told of itself. */
export interface Seen {
  epoch: string
  version: number
  deltas: number
}

/** The device that is killed: a profile, the browser that is open on it, and what it told before it died. */
export interface Victim {
  browser: () => DeviceBrowser
  seen: () => Seen
  /** Whether what was begun last is over. */
  isDone: () => boolean
  /** A profile that nobody has used. */
  startAnew: () => Promise<void>
  open: () => Promise<DeviceBrowser>
  close: () => Promise<void>
  signIn: () => Promise<void>
  /** Begins something in the page; resolves when the page says that it has begun. */
  begin: (act: () => Promise<unknown>) => Promise<void>
  /** For what is not begun in the page: the device does it by itself. */
  markBegun: () => void
  markDone: () => void
  comeToRest: (rest: Rest) => Promise<void>
}

const NOTHING: Seen = { epoch: '', version: 0, deltas: 0 }
/** How long a device may take to come to rest. Milliseconds. */
const PATIENCE = 90_000

export function createVictim(folder: string, url: string, ledger: Ledger): Victim {
  let profiles = 0
  let profile = ''
  let browser: DeviceBrowser | undefined
  let seen = NOTHING
  let isDone = false

  const current = () => {
    if (!browser) throw new Error('There is no browser')
    return browser
  }
  const open = async () => {
    browser = await openDeviceBrowser(profile, url, (report) => {
      if (report.type === 'confirmed') ledger.confirm(report.confirmed)
      if (report.type === 'cursor') seen = { ...seen, epoch: report.epoch, version: report.version }
      if (report.type === 'deltas') seen = { ...seen, deltas: report.count }
      if (report.type === 'done') isDone = true
    })
    return browser
  }
  const close = async () => browser?.close()

  return {
    browser: current,
    seen: () => seen,
    isDone: () => isDone,
    async startAnew() {
      await close()
      if (profile) rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
      profile = join(folder, `profile-${++profiles}`)
      await open()
    },
    open,
    close,
    async signIn() {
      seen = NOTHING
      const session = await openServerSession(url)
      await current().page.evaluate((own) => window.device.signIn(own), session)
    },
    async begin(act) {
      isDone = false
      const begun = current().heard(({ type }) => type === 'begun')
      // Who is killed in the middle of it says nothing more.
      act().catch(() => {})
      await begun
      isDone = false
    },
    markBegun: () => (isDone = false),
    markDone: () => (isDone = true),
    async comeToRest(rest) {
      const version = await rest.version()
      await within(
        PATIENCE,
        current().page.evaluate((wanted) => window.device.rest(wanted), version),
      )
    },
  }
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
