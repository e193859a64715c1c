import { DAY, MINUTE } from '#shared/lib/time.ts'
import type { HttpLimits } from '../http.ts'

/** The vendor takes 180 requests a minute from an address and says of no wait that it wants. Lengths of time in milliseconds. */
export const syncroLimits = {
  attempts: 4,
  backoff: 5000,
  longestWait: 60_000,
  answer: 30_000,
  pageSize: 100,
  /** Pages of the newest tickets that are looked through where the search knows nothing of one. */
  newestPages: 4,
  /** Pages of tickets that have changed which are looked through before each is asked for by itself. */
  changedPages: 8,
  /** How long it is believed that a ticket is there. */
  believed: DAY,
  /** How far the clock of the vendor may be behind ours. */
  clocks: 10 * MINUTE,
} as const satisfies HttpLimits & Record<string, number>

/** For what must not be sent twice by itself. */
export const onceLimits: HttpLimits = { ...syncroLimits, attempts: 1 }
