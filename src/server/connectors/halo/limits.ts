import type { HttpLimits } from '../http.ts'

/** The vendor takes 700 requests in five minutes and says of no wait that it wants. Lengths of time in milliseconds. */
export const haloLimits = {
  attempts: 4,
  backoff: 5000,
  longestWait: 60_000,
  answer: 30_000,
  pageSize: 100,
  /** Ticket types whose mandatory fields are looked at, one call each. */
  types: 100,
  /** Before a token ends it is renewed. */
  renewBefore: 60_000,
} as const satisfies HttpLimits & Record<string, number>

/** For what must not be sent twice by itself. */
export const onceLimits: HttpLimits = { ...haloLimits, attempts: 1 }
