import type { HttpLimits } from '../http.ts'

/** Waits from one to 32 seconds, as the vendor's own client has them. Lengths of time in milliseconds. */
export const duoLimits = {
  attempts: 7,
  backoff: 1000,
  longestWait: 60_000,
  answer: 60_000,
  /** The most that the vendor gives of users. https://duo.com/docs/adminapi#retrieve-users */
  pageSize: 300,
} as const satisfies HttpLimits & Record<string, number>
