import type { ErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#client/data/call/api-error.ts'
import { UserPoolError, UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'

/** What went wrong with the user pool, by the catalogue's code where there is one (AUTH-36). */
export type PoolProblem =
  | 'invalidLogin'
  | 'attemptLimit'
  | 'expiredCode'
  | 'invalidCode'
  | 'cannotResetPassword'
  | 'userNotConfirmed'
  | 'userNotFound'
  | 'accountExists'
  | 'notAuthorized'
  | 'accountDisabled'
  | 'tooManyDevices'
  | 'sessionUnverified'
  | 'passwordResetRequired'
  | 'temporaryPasswordExpired'
  | 'invalidPassword'
  | 'captcha'
  | 'challenge'
  | 'unreachable'
  | 'unexpected'

const byType: Partial<Record<string, PoolProblem>> = {
  LimitExceededException: 'attemptLimit',
  TooManyRequestsException: 'attemptLimit',
  TooManyFailedAttemptsException: 'attemptLimit',
  ExpiredCodeException: 'expiredCode',
  CodeMismatchException: 'invalidCode',
  EnableSoftwareTokenMFAException: 'invalidCode',
  UserNotConfirmedException: 'userNotConfirmed',
  UserNotFoundException: 'userNotFound',
  UsernameExistsException: 'accountExists',
  PasswordResetRequiredException: 'passwordResetRequired',
  InvalidPasswordException: 'invalidPassword',
  PasswordHistoryPolicyViolationException: 'invalidPassword',
  UserLambdaValidationException: 'captcha',
  Challenge: 'challenge',
}

/** The server's words for the same. */
const byCode: Partial<Record<ErrorCode, PoolProblem>> = {
  attemptLimit: 'attemptLimit',
  tooManyRequests: 'attemptLimit',
  notAuthorized: 'notAuthorized',
  accountDisabled: 'accountDisabled',
  tooManyDevices: 'tooManyDevices',
  sessionUnverified: 'sessionUnverified',
  accountExists: 'accountExists',
  passwordNotAllowed: 'invalidPassword',
  signInUnreachable: 'unreachable',
}

/** The pool has one type for many refusals, and tells them apart by their messages only. */
const byMessage: [RegExp, PoolProblem][] = [
  [/attempts exceeded/i, 'attemptLimit'],
  [/cannot be reset in the current state/i, 'cannotResetPassword'],
  [/temporary password has expired/i, 'temporaryPasswordExpired'],
  [
    /invalid session|session is expired|token has (expired|been revoked)|invalid access token/i,
    'sessionUnverified',
  ],
  [/disabled/i, 'accountDisabled'],
]

export function poolProblemOf(cause: unknown): PoolProblem {
  if (cause instanceof UserPoolUnreachable) return 'unreachable'
  if (cause instanceof ApiError)
    return cause.code === undefined ? 'unreachable' : (byCode[cause.code] ?? 'unexpected')
  if (!(cause instanceof UserPoolError)) return 'unexpected'
  if (cause.type !== 'NotAuthorizedException') return byType[cause.type] ?? 'unexpected'
  return byMessage.find(([message]) => message.test(cause.message))?.[1] ?? 'invalidLogin'
}

/** Somebody who signs in is not told whether the account exists. */
export function signInProblemOf(cause: unknown): PoolProblem {
  const problem = poolProblemOf(cause)
  return problem === 'userNotFound' || (problem === 'unexpected' && cause instanceof UserPoolError)
    ? 'invalidLogin'
    : problem
}
