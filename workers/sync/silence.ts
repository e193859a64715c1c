import { syncLimits } from '#shared/contract/sync.ts'
import type { Clock } from '#client/data/device/clock.ts'
import { SyncProblem } from '#workers/server/problem.ts'

export interface Silence {
  /** Aborts when nothing came for too long. */
  signal: AbortSignal
  /** Waits for the next piece, but not longer than a server that lives would take for it. Throws a `SyncProblem`. */
  within: <T>(piece: Promise<T>) => Promise<T>
  /** Ends the stream where it has not ended by itself. */
  end: () => void
}

/** A stream may take as long as it needs, but not fall silent: a connection that broke far away says nothing at all. */
export function createSilence(clock: Clock): Silence {
  const giveUp = new AbortController()
  let timer: unknown
  return {
    signal: giveUp.signal,
    within: (piece) => {
      clock.clearTimeout(timer)
      return new Promise((resolve, reject) => {
        timer = clock.setTimeout(() => {
          reject(new SyncProblem('offline'))
          giveUp.abort()
        }, syncLimits.requestTimeout)
        piece.then(resolve, reject)
      })
    },
    end: () => {
      clock.clearTimeout(timer)
      giveUp.abort()
    },
  }
}
