import type { Clock } from '#client/data/device/clock.ts'
import type { Locks } from '#workers/server/web-locks.ts'
import type { Channel } from './ports.ts'

interface LeadershipParts<Lead> {
  /** Of the lock. */
  name: string
  locks: Locks | undefined
  channel: Pick<Channel, 'post'>
  clock: Clock
  isVisible: () => boolean
  /** Takes the lead over in the storage; throws where that does not let it. */
  take: () => Promise<Lead>
  /** Why the storage does not let it; it is tried again soon. */
  refused: (cause: unknown) => void
  /** With what was taken, unless the lock was lost meanwhile. */
  granted: (lead: Lead) => void
  lost: () => void
}

/** How tabs keep an eye on each other (sync.md 7). Milliseconds. */
export const leadLimits = { beat: 5_000, silence: 15_000, answer: 2_000, betweenSteals: 60_000, again: 1_000 }

export type LeadMessage = { type: 'beat' } | { type: 'ping' }

export interface Leadership {
  /** A message of another tab. */
  hear: (message: LeadMessage) => void
  /** Gives the lead back on purpose: the tab is put aside or closed, or was told that another one leads. */
  release: () => void
  /** Asks for the lead again after a release. */
  ask: () => void
}

/** One request for the lock, until it is given back or taken away. */
interface Attempt {
  isOver: boolean
  ended: Promise<void>
  end: () => void
}

function createAttempt(): Attempt {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const attempt: Attempt = {
    isOver: false,
    ended,
    end() {
      attempt.isOver = true
      resolve()
    },
  }
  return attempt
}

/** Says again and again that this tab leads. Gives its end. */
function keepBeating({ channel, clock }: Pick<WatchParts, 'channel' | 'clock'>): () => void {
  let timer: unknown
  const beat = () => {
    channel.post({ type: 'beat' } satisfies LeadMessage)
    timer = clock.setTimeout(beat, leadLimits.beat)
  }
  beat()
  return () => clock.clearTimeout(timer)
}

interface WatchParts {
  channel: Pick<Channel, 'post'>
  clock: Clock
  isVisible: () => boolean
  /** Whether this tab waits for the lead. */
  isCandidate: () => boolean
  /** Takes the lead away from a tab that does not answer. */
  take: () => void
}

/** Looks whether the leader is still there, and asks it before its place is taken. */
function createWatch({ channel, clock, isVisible, isCandidate, take }: WatchParts) {
  let heardAt = clock.monotonic()
  let stolenAt = -Infinity
  let timer: unknown

  function look() {
    const silence = clock.monotonic() - heardAt
    const isSilent = silence >= leadLimits.silence
    timer = clock.setTimeout(look, isSilent ? leadLimits.beat : leadLimits.silence - silence)
    if (!isCandidate() || !isVisible() || !isSilent) return
    if (clock.monotonic() - stolenAt < leadLimits.betweenSteals) return
    const asked = clock.monotonic()
    channel.post({ type: 'ping' } satisfies LeadMessage)
    clock.setTimeout(() => {
      if (heardAt >= asked || !isCandidate()) return
      stolenAt = clock.monotonic()
      take()
    }, leadLimits.answer)
  }

  const hear = () => {
    heardAt = clock.monotonic()
  }
  return {
    /** The leader was heard. */
    hear,
    begin() {
      hear()
      timer = clock.setTimeout(look, leadLimits.beat)
    },
    end: () => clock.clearTimeout(timer),
  }
}

/** Takes the lead, and says why where that is refused. */
const takeLead = <Lead>({ take, refused }: Pick<LeadershipParts<Lead>, 'take' | 'refused'>): Promise<Lead> =>
  take().catch((cause: unknown) => {
    refused(cause)
    throw cause
  })

/**
 * Holds the lock that makes one tab the leader. Waiting for it is the normal state of every other tab. A leader that
 * is frozen keeps the lock and falls silent: a visible tab that hears nothing for a while, and gets no answer when it
 * asks, takes the lock away, at most once a minute. Without Web Locks there is nobody to share with.
 */
export function createLeadership<Lead>(parts: LeadershipParts<Lead>): Leadership {
  const { name, locks, channel, clock, isVisible, granted, lost } = parts
  let attempt: Attempt | undefined
  let waiting: AbortController | undefined
  let isAsking = false

  /** Leads until the attempt is ended or the lock is stolen. */
  async function lead(own: Attempt): Promise<void> {
    const taken = await takeLead(parts)
    // A tab that was frozen just here may have lost the lock meanwhile.
    if (own.isOver) return
    const endBeats = keepBeating(parts)
    granted(taken)
    stop = () => {
      endBeats()
      stop = undefined
      lost()
    }
    await own.ended
    stop?.()
  }
  let stop: (() => void) | undefined

  async function ask({ steal = false } = {}): Promise<void> {
    const current = createAttempt()
    attempt = current
    if (!locks) {
      if (!stop) await lead(current).catch(() => askLater())
      return
    }
    waiting?.abort()
    const own = new AbortController()
    waiting = own
    try {
      // A request that steals cannot be given up.
      await locks.request(name, steal ? { steal } : { signal: own.signal }, () => lead(current))
    } catch {
      // Stolen, given up, or the storage failed.
      current.end()
      stop?.()
    }
    if (isAsking && waiting === own) askLater()
  }

  let later: unknown
  function askLater() {
    clock.clearTimeout(later)
    later = clock.setTimeout(() => isAsking && void ask(), leadLimits.again)
  }

  const watch = createWatch({
    channel,
    clock,
    isVisible,
    isCandidate: () => locks !== undefined && isAsking && !stop,
    take: () => void ask({ steal: true }),
  })

  return {
    hear({ type }) {
      if (type === 'beat') watch.hear()
      else if (stop) channel.post({ type: 'beat' } satisfies LeadMessage)
    },
    release() {
      isAsking = false
      watch.end()
      clock.clearTimeout(later)
      waiting?.abort()
      waiting = undefined
      attempt?.end()
    },
    ask() {
      if (isAsking) return
      isAsking = true
      watch.begin()
      void ask()
    },
  }
}
