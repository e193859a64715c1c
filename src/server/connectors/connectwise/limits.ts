import type { HttpLimits } from '../http.ts'

/** The vendor takes about 1,000 requests a minute and says how long to wait. Lengths of time in milliseconds. */
export const connectWiseLimits = {
  attempts: 4,
  backoff: 2000,
  longestWait: 60_000,
  answer: 30_000,
  pageSize: 500,
  /** Boards that are looked at, five calls each. */
  boards: 100,
} as const satisfies HttpLimits & Record<string, number>

/** For what must not be sent twice by itself. */
export const onceLimits: HttpLimits = { ...connectWiseLimits, attempts: 1 }
