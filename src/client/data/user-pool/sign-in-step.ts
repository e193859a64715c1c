import { z } from 'zod'
import { callPool, type PoolTokens, tokensOf, UserPoolError } from '#client/data/user-pool/user-pool.ts'
import type { PoolClient } from './pool-client.ts'

/** What the pool can ask for after the password. */
const CHALLENGES = ['NEW_PASSWORD_REQUIRED', 'SOFTWARE_TOKEN_MFA', 'MFA_SETUP'] as const

/** A question of the pool; `session` is good for one answer, and for a few minutes. */
export interface Challenge {
  name: (typeof CHALLENGES)[number]
  session: string
  /** By which the pool knows the user from here on. */
  username: string
}

export type SignInStep = { tokens: PoolTokens } | { challenge: Challenge }

/** Begins a sign-in. `captcha` is the proof of work, where the site wants one. */
export async function beginSignIn(
  { pool, fetch }: PoolClient,
  { email, password, captcha }: { email: string; password: string; captcha: string | undefined },
): Promise<SignInStep> {
  const username = email.trim()
  const answer = await callPool(pool, fetch, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: pool.clientId,
    AuthParameters: { USERNAME: username, PASSWORD: password },
    ...(captcha === undefined ? {} : { ClientMetadata: { captcha } }),
  })
  return stepOf(answer, username)
}

/** Answers NEW_PASSWORD_REQUIRED. */
export const answerNewPassword = (client: PoolClient, challenge: Challenge, password: string) =>
  respond(client, challenge, { NEW_PASSWORD: password })

/** Answers SOFTWARE_TOKEN_MFA. */
export const answerCode = (client: PoolClient, challenge: Challenge, code: string) =>
  respond(client, challenge, { SOFTWARE_TOKEN_MFA_CODE: code })

/** Answers MFA_SETUP, with the session that the verification of the authenticator gave. */
export const answerMfaSetup = (client: PoolClient, challenge: Challenge) => respond(client, challenge, {})

async function respond(
  { pool, fetch }: PoolClient,
  { name, session, username }: Challenge,
  responses: Record<string, string>,
): Promise<SignInStep> {
  const answer = await callPool(pool, fetch, 'RespondToAuthChallenge', {
    ChallengeName: name,
    ClientId: pool.clientId,
    Session: session,
    ChallengeResponses: { USERNAME: username, ...responses },
  })
  return stepOf(answer, username)
}

const challengeSchema = z.object({
  ChallengeName: z.string(),
  Session: z.string().default(''),
  ChallengeParameters: z.record(z.string(), z.string()).default({}),
})

/** Throws a `UserPoolError` named `Challenge` for one that this app cannot answer. */
function stepOf(answer: unknown, username: string): SignInStep {
  const { success, data } = challengeSchema.safeParse(answer)
  if (!success) return { tokens: tokensOf(answer, undefined) }
  const name = CHALLENGES.find((each) => each === data.ChallengeName)
  if (!name) throw new UserPoolError('Challenge', data.ChallengeName)
  return {
    challenge: {
      name,
      session: data.Session,
      username: data.ChallengeParameters['USER_ID_FOR_SRP'] ?? username,
    },
  }
}
