import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
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

/**
 * For what must not arrive twice. Altogether it takes less time than a process may be silent about a company, so that no other
 * one takes over meanwhile.
 */
export const onceLimits = {
  ...graphLimits,
  attempts: 4,
  longestWait: 20_000,
  isOnce: true,
} as const satisfies HttpLimits

/** Lengths of time in milliseconds, but for the two counts. */
export const manageLimits = {
  /** The longest span that content is listed of. https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-reference#list-available-content */
  window: DAY,
  /** How long content can be had. */
  kept: 7 * DAY,
  /** A list that begins this much later is not refused for having been asked a moment ago. */
  keptMargin: 10 * MINUTE,
  /**
   * Content is gathered on many servers, and nobody promises that a list is whole up to the minute it was asked in. It is
   * asked for again for as long as it was seen to grow, and what was fetched is not fetched again.
   */
  overlap: 2 * HOUR,
  /** After so long without content, the tenant is asked whether it records anything. */
  quiet: DAY,
  /** Contents that a cursor remembers; of more than these the oldest are fetched again. */
  remembered: 1500,
  /** How often content that is no JSON is fetched. */
  attempts: 3,
} as const
