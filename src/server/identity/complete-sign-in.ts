import { openChallenge } from './challenges.ts'
import type { Pool } from './pool.ts'
import { notAuthorized, PoolError } from './pool-error.ts'
import { type AuthenticationResult, signInTokens } from './tokens.ts'
import type { PoolUser } from './users.ts'

export interface Challenge {
  ChallengeName: string
  ChallengeParameters: Record<string, string>
  Session?: string
}

export type SignInAnswer =
  | Challenge
  | { AuthenticationResult: AuthenticationResult; ChallengeParameters: object }

/**
 * What a user gets who knew the password: tokens, the next question, or a refusal that only now may say something
 * about the account.
 */
export async function completeSignIn(pool: Pool, user: PoolUser): Promise<SignInAnswer> {
  if (!user.enabled) throw notAuthorized('User is disabled.')
  if (user.status === 'UNCONFIRMED') {
    throw new PoolError('UserNotConfirmedException', 'User is not confirmed.')
  }
  if (user.status === 'RESET_REQUIRED') {
    throw new PoolError('PasswordResetRequiredException', 'Password reset required for the user')
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(pool, user)
  return { AuthenticationResult: await signInTokens(pool, user), ChallengeParameters: {} }
}

async function askForNewPassword(pool: Pool, { sub, email, attributes }: PoolUser): Promise<Challenge> {
  const name = 'NEW_PASSWORD_REQUIRED'
  const session = await openChallenge(pool, name, { sub })
  return {
    ChallengeName: name,
    Session: session.toString('base64url'),
    ChallengeParameters: {
      USER_ID_FOR_SRP: sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify({ ...attributes, email }),
    },
  }
}
