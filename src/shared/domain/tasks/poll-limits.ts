import { SECOND } from '#shared/lib/time.ts'

/** How a task is asked about until it has ended (INT-10). */
export const pollLimits = {
  attempts: 10,
  /** Milliseconds between two of them. */
  interval: 2 * SECOND,
} as const
