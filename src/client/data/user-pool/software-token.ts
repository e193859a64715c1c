import type { PoolTokens } from '#client/data/user-pool/user-pool.ts'
import { z } from 'zod'
import { ask, nothing, type PoolClient } from './pool-client.ts'
import { answerMfaSetup, type Challenge, type SignInStep } from './sign-in-step.ts'

/** Who sets an authenticator up: somebody whom the pool holds back for it, or somebody who has their tokens. */
export type MfaSetup = { challenge: Challenge } | { tokens: PoolTokens }

const secretSchema = z.object({ SecretCode: z.string(), Session: z.string().optional() })
const verifiedSchema = z.object({ Status: z.string(), Session: z.string().optional() })
const userSchema = z.object({ PreferredMfaSetting: z.string().optional() })

/** A new secret for an authenticator, and with what its first code is to be confirmed. */
export async function associateSoftwareToken(
  client: PoolClient,
  setup: MfaSetup,
): Promise<{ secret: string; setup: MfaSetup }> {
  const { SecretCode, Session } = await ask(client, 'AssociateSoftwareToken', proofOf(setup), secretSchema)
  return { secret: SecretCode, setup: withSession(setup, Session) }
}

/** Confirms the authenticator by its first code, makes it the account's second factor and goes on with the sign-in. */
export async function confirmSoftwareToken(
  client: PoolClient,
  setup: MfaSetup,
  code: string,
): Promise<SignInStep> {
  const { Session } = await ask(
    client,
    'VerifySoftwareToken',
    { ...proofOf(setup), UserCode: code },
    verifiedSchema,
  )
  const verified = withSession(setup, Session)
  if ('challenge' in verified) return answerMfaSetup(client, verified.challenge)
  // Verified alone, it would not be asked for.
  await ask(
    client,
    'SetUserMFAPreference',
    {
      AccessToken: verified.tokens.accessToken,
      SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
    },
    nothing,
  )
  return verified
}

/** Whether the account has a second factor that it is asked for. */
export async function hasSecondFactor(client: PoolClient, { accessToken }: PoolTokens): Promise<boolean> {
  const user = await ask(client, 'GetUser', { AccessToken: accessToken }, userSchema)
  return user.PreferredMfaSetting !== undefined
}

const proofOf = (setup: MfaSetup) =>
  'challenge' in setup ? { Session: setup.challenge.session } : { AccessToken: setup.tokens.accessToken }

const withSession = (setup: MfaSetup, session: string | undefined): MfaSetup =>
  'challenge' in setup && session ? { challenge: { ...setup.challenge, session } } : setup
