import type { HttpLimits } from '../http.ts'

/**
 * Of each of its logs the vendor gives about a page a minute; its own https://github.com/duosecurity/duo_log_sync reads them with the
 * same keys side by side. Whoever has to wait longer than this comes back at the next time, from where it was left.
 * https://duo.com/docs/adminapi#authentication-logs
 */
export const duoLogLimits = {
  attempts: 3,
  backoff: 1000,
  longestWait: 10_000,
  answer: 60_000,
  /** The most that the vendor gives of a log. */
  pageSize: 1000,
} as const satisfies HttpLimits & Record<string, number>

/** Waits from one to 32 seconds, as the vendor's own client has them. Lengths of time in milliseconds. */
export const duoLimits = {
  attempts: 7,
  backoff: 1000,
  longestWait: 60_000,
  answer: 60_000,
  /** The most that the vendor gives of users. https://duo.com/docs/adminapi#retrieve-users */
  pageSize: 300,
} as const satisfies HttpLimits & Record<string, number>
