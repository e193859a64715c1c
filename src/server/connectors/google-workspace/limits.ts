import type { HttpAnswer, HttpLimits } from '../http.ts'
import { refusalIn } from './google-answers.ts'

/** Reasons of a 403 that says no more than to come back later. https://developers.google.com/workspace/admin/directory/v1/limits */
const BUSY: readonly string[] = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded']

export const isBusy = ({ status, body }: HttpAnswer): boolean =>
  status === 403 && BUSY.includes(refusalIn(body)?.reason ?? '')

/** Lengths of time in milliseconds. */
export const googleLimits = {
  attempts: 6,
  backoff: 1000,
  longestWait: 60_000,
  answer: 60_000,
  isBusy,
  /** A token is renewed this long before it expires. */
  renewBefore: 300_000,
  /** The most that the vendor gives of users. */
  pageSize: 500,
} as const satisfies HttpLimits & Record<string, unknown>

/** For whoever waits at a button. */
export const waitingLimits: HttpLimits = {
  attempts: 3,
  backoff: 500,
  longestWait: 4000,
  answer: 15_000,
  isBusy,
}
