import type { SecurityReason } from '#shared/domain/security-log/security-event.ts'

/** A refusal in the protocol's own words: `type` is what clients branch on, `message` is the hosted pool's text. */
export class PoolError extends Error {
  override name = 'PoolError'
  readonly type: string
  /** Of a refusal that belongs into a security log. */
  readonly reason: SecurityReason | undefined

  constructor(type: string, message: string, reason?: SecurityReason) {
    super(message)
    this.type = type
    this.reason = reason
  }
}

export const notAuthorized = (message: string, reason?: SecurityReason) =>
  new PoolError('NotAuthorizedException', message, reason)

export const invalidParameter = (message: string) => new PoolError('InvalidParameterException', message)

/** One text for an unknown user and for a wrong password, so that it does not tell who has an account. */
export const incorrectLogin = () => notAuthorized('Incorrect username or password.', 'wrongPassword')

export const userDisabled = () => notAuthorized('User is disabled.', 'disabled')

/** For whoever may know who has an account: a holder of a token, the pool's owner. */
export const unknownUser = () => new PoolError('UserNotFoundException', 'User does not exist.')

export const invalidSession = () => notAuthorized('Invalid session for the user.')

export const limitExceeded = () =>
  new PoolError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')

/** Also for an account that does not exist. */
export const expiredCode = () =>
  new PoolError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
