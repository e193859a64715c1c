import type { Clock } from '../device/clock.ts'

/** What the tabs of one user tell each other about the key. */
type Message<Why> =
  | { type: 'asked' }
  | { type: 'key'; key: CryptoKey }
  | { type: 'locked'; why: Why }
  | { type: 'active' }

export interface KeyChannel<Why> {
  /** The key of a tab that is unlocked; undefined where none answers in time. */
  ask: () => Promise<CryptoKey | undefined>
  /** Gives the key to tabs that are locked. */
  give: (key: CryptoKey) => void
  tellLocked: (why: Why) => void
  tellActive: () => void
  close: () => void
}

interface KeyListeners<Why> {
  /** The key of this tab, while it is unlocked. */
  held: () => CryptoKey | undefined
  given: (key: CryptoKey) => void
  locked: (why: Why) => void
  active: () => void
}

/** How long another tab may take to answer. */
const PATIENCE = 300

/** Web Locks as far as tabs are counted by them. */
export type TabLocks = Pick<LockManager, 'request' | 'query'>

/** Joins the tabs of a user. A key that cannot be read can still be handed over by structured clone. */
export function openKeyChannel<Why>(
  userKey: string,
  { clock, locks }: { clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>; locks: TabLocks | undefined },
  hearing: KeyListeners<Why>,
): KeyChannel<Why> {
  const name = `keys-${userKey}`
  const channel = new BroadcastChannel(name)
  const presence = locks && showPresence(locks, name)
  const say = (message: Message<Why>) => channel.postMessage(message)
  let answered: ((key: CryptoKey) => void) | undefined
  channel.addEventListener('message', ({ data }: MessageEvent<Message<Why>>) => {
    if (data.type === 'locked') hearing.locked(data.why)
    else if (data.type === 'active') hearing.active()
    else if (data.type === 'asked') {
      const key = hearing.held()
      if (key) say({ type: 'key', key })
    } else if (answered) answered(data.key)
    else hearing.given(data.key)
  })
  return {
    async ask() {
      // The start of the app waits for this, and mostly there is nobody who could answer.
      if (await presence?.isAlone()) return undefined
      return new Promise((resolve) => {
        const settle = (key?: CryptoKey) => {
          answered = undefined
          clock.clearTimeout(timer)
          resolve(key)
        }
        const timer = clock.setTimeout(() => settle(), PATIENCE)
        answered = settle
        say({ type: 'asked' })
      })
    },
    give: (key) => say({ type: 'key', key }),
    tellLocked: (why) => say({ type: 'locked', why }),
    tellActive: () => say({ type: 'active' }),
    close: () => {
      presence?.leave()
      channel.close()
    },
  }
}

/** Holds a lock that every tab of the name shares, so that each can tell whether there are others. */
function showPresence(locks: TabLocks, name: string) {
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  const shown = new Promise<boolean>((resolve) => {
    locks
      .request(name, { mode: 'shared' }, () => {
        resolve(true)
        return left
      })
      .catch(() => resolve(false))
  })
  return {
    leave,
    /** False where it cannot be known. */
    isAlone: async () => {
      if (!(await shown)) return false
      const { held = [] } = await locks.query().catch(() => ({ held: undefined }))
      return held.filter((lock) => lock.name === name).length === 1
    },
  }
}
