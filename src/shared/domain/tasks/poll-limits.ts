import { SECOND } from '#shared/lib/time.ts'

/** How a task is asked about until it has ended (INT-10). */
export const pollLimits = {
  attempts: 10,
  /** Milliseconds between two of them. */
  interval: 2 * SECOND,
} as const

/** The same of the reading of a directory, which may take an hour (EMP-29). */
export const syncPollLimits = {
  attempts: 360,
  interval: 10 * SECOND,
  /** Before the first time, and between its end and what is told of that. */
  before: 10 * SECOND,
  after: 10 * SECOND,
} as const
