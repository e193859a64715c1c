import type { HttpLimits } from '../http.ts'

/** Lengths of time in milliseconds. */
export const graphLimits = {
  attempts: 5,
  backoff: 1000,
  longestWait: 120_000,
  answer: 60_000,
  /** A token is renewed this long before it expires. */
  renewBefore: 300_000,
  /** The most requests in a batch. https://learn.microsoft.com/graph/json-batching */
  batch: 20,
  /** The most Graph gives of users. https://learn.microsoft.com/graph/api/user-list */
  pageSize: 999,
  /** The most it gives of them with when they signed in last. */
  activityPageSize: 500,
  /** Entries of a directory's log to a page, and the most pages that are asked for at once. */
  auditPage: 500,
  auditPages: 20,
} as const satisfies HttpLimits & Record<string, number>
