import type { Clock } from '#client/data/device/clock.ts'
import type { CommandDatabase } from '#client/data/queue/command-database.ts'
import { CLOCK_WAS_SET } from '#client/data/device/server-time.ts'

export interface TimeTrust {
  /** False from the moment the clock was seen to be set until the server has answered. */
  isTrusted: () => boolean
  /** The server has answered, so the difference of the clocks is known again. */
  answered: () => Promise<void>
}

/** How much later the clock has to be before that is written down. Milliseconds. */
const NOTABLE = 600_000

/**
 * Watches the wall clock (sync.md 9.1): it may not run behind the highest time that this device ever saw, and it may
 * not run away from the time that nobody can set.
 */
export async function createTimeTrust(clock: Clock, commands: CommandDatabase): Promise<TimeTrust> {
  let highest = (await commands.readMeta('highestTime')) ?? 0
  let isTrusted = clock.now() >= highest - CLOCK_WAS_SET
  let wall = clock.now()
  let steady = clock.monotonic()

  function look() {
    const jump = clock.now() - wall - (clock.monotonic() - steady)
    if (Math.abs(jump) > CLOCK_WAS_SET) isTrusted = false
    wall = clock.now()
    steady = clock.monotonic()
  }

  return {
    isTrusted() {
      look()
      return isTrusted
    },
    async answered() {
      look()
      isTrusted = true
      // A clock that was a year ahead and is right again must not be distrusted for a year.
      if (clock.now() < highest + NOTABLE && clock.now() > highest - CLOCK_WAS_SET) return
      highest = clock.now()
      await commands.writeMeta('highestTime', highest)
    },
  }
}
