import type { Clock } from '../clock.ts'

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

interface Hearing<Why> {
  /** The key of this tab, while it is unlocked. */
  held: () => CryptoKey | undefined
  given: (key: CryptoKey) => void
  locked: (why: Why) => void
  active: () => void
}

/** How long another tab may take to answer. */
const PATIENCE = 300

/** Joins the tabs of a user. A key that cannot be read can still be handed over by structured clone. */
export function openKeyChannel<Why>(
  userKey: string,
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  hearing: Hearing<Why>,
): KeyChannel<Why> {
  const channel = new BroadcastChannel(`keys-${userKey}`)
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
    ask: () =>
      new Promise((resolve) => {
        const settle = (key?: CryptoKey) => {
          answered = undefined
          clock.clearTimeout(timer)
          resolve(key)
        }
        const timer = clock.setTimeout(() => settle(), PATIENCE)
        answered = settle
        say({ type: 'asked' })
      }),
    give: (key) => say({ type: 'key', key }),
    tellLocked: (why) => say({ type: 'locked', why }),
    tellActive: () => say({ type: 'active' }),
    close: () => channel.close(),
  }
}
