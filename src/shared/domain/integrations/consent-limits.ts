import { MINUTE } from '#shared/lib/time.ts'

/** Lengths of time in milliseconds. */
export const consentLimits = {
  /** How long an administrator may take at the vendor. */
  answer: 15 * MINUTE,
  /** How long a vendor may take to apply a consent (INT-05). */
  applied: 15 * MINUTE,
} as const
