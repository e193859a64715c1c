import type { Clock } from '../device/clock.ts'
import { CLOCK_WAS_SET } from '../device/server-time.ts'

/** `behind`: the wall clock was set back; `ahead`: it was set forward, or the device slept; neither can be believed. */
export type ClockVerdict = 'trusted' | 'behind' | 'ahead'

export interface ClockWitness {
  /** Looks at the clocks. A doubt stays until `prove`. */
  look: () => ClockVerdict
  /** The later of now and whatever was seen before: what leases are judged by, so that setting the clock back is of no use. */
  latest: () => number
  /** The server has answered, so that its time is known. */
  prove: () => void
}

/**
 * Watches whether the wall clock can be believed (sync.md 9.1): against the latest time that it ever showed, and
 * against the clock that nobody can set. That one may stand still while a device sleeps, so a jump forward is a doubt
 * but no reason to lock. `keep` writes the latest time down.
 */
export function createClockWitness(
  clock: Clock,
  highest: number,
  keep: (wallTime: number, isProven: boolean) => void,
): ClockWitness {
  let latest = highest
  let verdict: ClockVerdict = 'trusted'
  let seen = { wall: clock.now(), monotonic: clock.monotonic() }
  const note = (wall: number, isProven: boolean) => {
    latest = isProven ? wall : Math.max(latest, wall)
    keep(latest, isProven)
  }
  const witness: ClockWitness = {
    look() {
      const next = { wall: clock.now(), monotonic: clock.monotonic() }
      const jump = next.wall - seen.wall - (next.monotonic - seen.monotonic)
      seen = next
      if (jump < -CLOCK_WAS_SET || next.wall < latest - CLOCK_WAS_SET) verdict = 'behind'
      else if (jump > CLOCK_WAS_SET && verdict === 'trusted') verdict = 'ahead'
      note(next.wall, false)
      return verdict
    },
    latest: () => Math.max(latest, clock.now()),
    prove() {
      verdict = 'trusted'
      seen = { wall: clock.now(), monotonic: clock.monotonic() }
      note(seen.wall, true)
    },
  }
  return witness
}
