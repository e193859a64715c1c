import type { HttpAnswer, HttpLimits } from '../http.ts'
import { proofLimits } from '../tool-host.ts'
import { errorsAnswer } from './autotask-answers.ts'

/** What is wrong with a request is said by 500, as what is out of order is: the one has sentences, the other has none. */
const isRefusal = ({ status, body }: HttpAnswer) => status === 500 && errorsAnswer.safeParse(body).success

/** The vendor takes 10,000 requests an hour and says how long to wait. Lengths of time in milliseconds. */
export const autotaskLimits = {
  attempts: 4,
  backoff: 5000,
  longestWait: 60_000,
  answer: 30_000,
  isRefusal,
} satisfies HttpLimits

/** For what must not be sent twice by itself. */
export const onceLimits: HttpLimits = { ...autotaskLimits, attempts: 1 }

/** For whoever waits at a form. */
export const formLimits: HttpLimits = { ...proofLimits, isRefusal }

export const sizes = {
  /** Rows of one answer, the most that the vendor gives. */
  page: 500,
  /** Letters of a description, the most that it takes. */
  description: 8000,
} as const
