import type { HttpLimits } from '../http.ts'

/** Lengths of time in milliseconds. */
export const intuitLimits = {
  attempts: 6,
  backoff: 1000,
  longestWait: 60_000,
  answer: 60_000,
  /** A token is renewed this long before it expires. */
  renewBefore: 300_000,
  /** The most that the vendor gives. */
  pageSize: 1000,
  /** More pages than anybody's books have. */
  pages: 1000,
} as const satisfies HttpLimits & Record<string, unknown>

/** For whoever waits at a button. */
export const waitingLimits: HttpLimits = { attempts: 3, backoff: 500, longestWait: 4000, answer: 15_000 }
