import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { SECOND } from '#shared/lib/time.ts'
import { tokenLifetimes } from '../identity-limits.ts'
import type { SignInProof } from '../identity.tables.ts'
import type { Caller } from '../operations/operation.ts'
import type { Pool } from '../pool.ts'
import { incorrectLogin } from '../pool-error.ts'
import { continueSignIn, endSignIn, openSignIn, type SignIn } from './refresh-tokens.ts'
import type { TokenUse } from './signing-keys.ts'
import { groundColumns, groundOf, type PoolUser } from '../users.ts'

/** In the protocol's own words. */
export interface AuthenticationResult {
  AccessToken: string
  IdToken: string
  RefreshToken?: string
  /** Seconds. */
  ExpiresIn: number
  TokenType: 'Bearer'
}

/**
 * The tokens of a new sign-in. Throws `NotAuthorizedException` when the password was replaced, or the account disabled,
 * while it was under way: what ends all sign-ins could not know of this one yet.
 */
export async function signInTokens(
  pool: Pool,
  user: PoolUser,
  proof: SignInProof,
): Promise<AuthenticationResult> {
  const { signIn, refreshToken } = await openSignIn(pool, user, proof)
  // Locked, so that a change that has begun is waited for.
  const now = await pool.db
    .selectFrom('identity_user')
    .select(groundColumns)
    .where('sub', '=', user.sub)
    .forShare()
    .executeTakeFirst()
  if (!now || groundOf(now) !== groundOf(user)) {
    await endSignIn(pool, refreshToken)
    throw incorrectLogin()
  }
  return { ...(await issueTokens(pool, user, signIn)), RefreshToken: refreshToken }
}

/**
 * New tokens of an old sign-in, with the refresh token that takes the place of the one that was shown. Throws
 * `NotAuthorizedException` when that one is not good any more.
 */
export async function refreshedTokens(
  pool: Pool,
  shown: string,
  caller: Pick<Caller, 'report'>,
): Promise<AuthenticationResult> {
  const { user, signIn, refreshToken } = await continueSignIn(pool, shown, caller)
  return { ...(await issueTokens(pool, user, signIn)), RefreshToken: refreshToken }
}

async function issueTokens(pool: Pool, user: PoolUser, signIn: SignIn): Promise<AuthenticationResult> {
  const { email_verified, ...attributes } = user.attributes
  const [AccessToken, IdToken] = await Promise.all([
    sign(pool, 'access', user, signIn, {
      client_id: pool.clientId,
      scope: 'aws.cognito.signin.user.admin',
      username: user.sub,
      version: 2,
    }),
    sign(pool, 'id', user, signIn, {
      ...attributes,
      aud: pool.clientId,
      email: user.email,
      email_verified: email_verified === 'true',
      'cognito:username': user.sub,
    }),
  ])
  return { AccessToken, IdToken, ExpiresIn: tokenLifetimes.access / SECOND, TokenType: 'Bearer' }
}

async function sign(
  { keys, issuer, clock }: Pool,
  use: TokenUse,
  { sub }: PoolUser,
  { originJti, eventId, signedInAt }: SignIn,
  claims: Record<string, unknown>,
): Promise<string> {
  const key = (await keys())[use]
  const now = inSeconds(clock())
  return new SignJWT({
    ...claims,
    sub,
    iss: issuer,
    token_use: use,
    origin_jti: originJti,
    event_id: eventId,
    auth_time: inSeconds(signedInAt.getTime()),
    iat: now,
    exp: now + tokenLifetimes[use] / SECOND,
    jti: randomUUID(),
  })
    .setProtectedHeader({ kid: key.kid, alg: 'RS256' })
    .sign(key.sign)
}

const inSeconds = (milliseconds: number) => Math.floor(milliseconds / SECOND)
