import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Pool } from '../pool.ts'
import { notAuthorized, unknownUser, userDisabled } from '../pool-error.ts'
import { findUser, type PoolUser } from '../users.ts'

const accessClaims = z.object({
  sub: z.uuid(),
  origin_jti: z.uuid(),
  client_id: z.string(),
  token_use: z.literal('access'),
})

/**
 * The user who shows an access token, and the sign-in that it belongs to. Unlike the API, which believes a token until
 * it ends, the pool knows its sign-in and refuses one that was revoked. Throws `NotAuthorizedException` or
 * `UserNotFoundException`.
 */
async function readSession(pool: Pool, token: string): Promise<{ user: PoolUser; originJti: string }> {
  const { sub, origin_jti } = await readAccessToken(pool, token)
  const signIn = await pool.db
    .selectFrom('identity_refresh_token')
    .select('revoked_at')
    .where('origin_jti', '=', origin_jti)
    .executeTakeFirst()
  const user = await findUser(pool.db, sub)
  if (!user) throw unknownUser()
  if (!signIn) throw notAuthorized('Invalid Access Token')
  if (signIn.revoked_at) throw notAuthorized('Access Token has been revoked')
  if (!user.enabled) throw userDisabled()
  return { user, originJti: origin_jti }
}

/** The user who shows an access token. Throws as `readSession` does. */
export const userOfAccessToken = async (pool: Pool, token: string): Promise<PoolUser> =>
  (await readSession(pool, token)).user

/**
 * The same for what changes an account or ends its sign-ins: nobody does that to one which is everybody's. Throws
 * `NotAuthorizedException` for such a one, else as `readSession` does.
 */
export async function readOwnSession(
  pool: Pool,
  token: string,
): Promise<{ user: PoolUser; originJti: string }> {
  const session = await readSession(pool, token)
  if (session.user.is_shared) throw notAuthorized('The account is shared and cannot be changed.')
  return session
}

/** The user who shows an access token in order to change the account. Throws as `readOwnSession` does. */
export const ownerOfAccessToken = async (pool: Pool, token: string): Promise<PoolUser> =>
  (await readOwnSession(pool, token)).user

async function readAccessToken({ keys, issuer, clientId, clock }: Pool, token: string) {
  const { access } = await keys()
  try {
    const { payload } = await jwtVerify(token, access.verify, {
      issuer,
      algorithms: ['RS256'],
      currentDate: new Date(clock()),
    })
    const claims = accessClaims.parse(payload)
    if (claims.client_id === clientId) return claims
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw notAuthorized('Access Token has expired')
    if (!(cause instanceof errors.JOSEError || cause instanceof z.ZodError)) throw cause
  }
  throw notAuthorized('Invalid Access Token')
}
