import type { SignInProof } from '../identity.tables.ts'
import { noteNetwork } from '../known-networks.ts'
import type { Caller } from './operation.ts'
import type { Pool } from '../pool.ts'
import { notAuthorized, PoolError, userDisabled } from '../pool-error.ts'
import { readSoftwareToken } from '../software-tokens.ts'
import { type AuthenticationResult, signInTokens } from '../tokens/tokens.ts'
import { askUser } from './user-challenge.ts'
import type { PoolUser } from '../users.ts'

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
export async function completeSignIn(pool: Pool, user: PoolUser, caller: Caller): Promise<SignInAnswer> {
  if (!user.enabled) throw userDisabled()
  if (user.status === 'UNCONFIRMED') {
    throw new PoolError('UserNotConfirmedException', 'User is not confirmed.', 'unconfirmed')
  }
  if (user.status === 'RESET_REQUIRED') {
    throw new PoolError(
      'PasswordResetRequiredException',
      'Password reset required for the user',
      'resetRequired',
    )
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(pool, user)
  return askForSecondFactor(pool, user, caller)
}

/** What a user gets whose password is settled: tokens, or the question for a second factor. */
export async function askForSecondFactor(pool: Pool, user: PoolUser, caller: Caller): Promise<SignInAnswer> {
  const token = await readSoftwareToken(pool, user.sub)
  if (token?.enabled) {
    return {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: await askUser(pool, 'SOFTWARE_TOKEN_MFA', user),
      ChallengeParameters: { USER_ID_FOR_SRP: user.sub, FRIENDLY_DEVICE_NAME: '' },
    }
  }
  if (pool.requireMfa) {
    return {
      ChallengeName: 'MFA_SETUP',
      Session: await askUser(pool, 'MFA_SETUP', user),
      ChallengeParameters: {
        USER_ID_FOR_SRP: user.sub,
        MFAS_CAN_SETUP: JSON.stringify(['SOFTWARE_TOKEN_MFA']),
      },
    }
  }
  return letIn(pool, user, caller, 'password')
}

/** The end of a sign-in: tokens, and the caller's network counts as the user's from now on. */
export async function letIn(
  pool: Pool,
  user: PoolUser,
  { address, report }: Caller,
  proof: SignInProof,
): Promise<SignInAnswer> {
  const tokens = await signInTokens(pool, user, proof)
  await noteNetwork(pool, { sub: user.sub, address })
  report?.({ event: 'signIn.succeeded', actorId: user.sub })
  return { AuthenticationResult: tokens, ChallengeParameters: {} }
}

async function askForNewPassword(pool: Pool, user: PoolUser): Promise<Challenge> {
  const { sub, email, attributes, password_expires_at } = user
  if (password_expires_at && password_expires_at.getTime() <= pool.clock()) {
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.', 'expired')
  }
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: await askUser(pool, 'NEW_PASSWORD_REQUIRED', user),
    ChallengeParameters: {
      USER_ID_FOR_SRP: sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify({ ...attributes, email }),
    },
  }
}
