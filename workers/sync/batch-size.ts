import { syncLimits } from '#shared/contract/sync.ts'

/** How many commands the first request holds, and a request at the least after silence. */
const FIRST = 200
const FEWEST = 10
/** An answer that took no longer than this says that there is room for more. Milliseconds. */
const QUICK = 2000

export interface BatchSize {
  current: () => number
  /** A request of `count` commands was answered after so many milliseconds. */
  answered: (count: number, took: number) => void
  /** Nothing came back: on a thin line a smaller request may get through before it counts as lost. */
  unanswered: () => void
  /** The server takes fewer than `count` at once. */
  tooLarge: (count: number) => void
}

/** How many commands a request holds: twice as many after each quick answer, half as many after none. */
export function createBatchSize(): BatchSize {
  let size = FIRST
  return {
    current: () => Math.min(size, syncLimits.pushCommands),
    answered(count, took) {
      if (took > QUICK) size = Math.max(FEWEST, size >> 1)
      else if (count >= Math.min(size, syncLimits.pushCommands))
        size = Math.min(syncLimits.pushCommands, size * 2)
      else size = Math.max(size, FIRST)
    },
    unanswered() {
      size = Math.max(FEWEST, size >> 1)
    },
    tooLarge(count) {
      size = Math.max(1, count >> 1)
    },
  }
}
