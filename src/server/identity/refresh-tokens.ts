import { randomBytes, randomUUID } from 'node:crypto'
import { freshSignIn, tokenLifetimes } from './identity-limits.ts'
import type { SignInProof } from './identity.tables.ts'
import type { Pool } from './pool.ts'
import { notAuthorized, userDisabled } from './pool-error.ts'
import { hashToken } from './token-hash.ts'
import { findUser, type PoolUser } from './users.ts'

/** One sign-in, from which every token of it tells that it came. */
export interface SignIn {
  originJti: string
  eventId: string
  signedInAt: Date
}

/** Notes a new sign-in. The token is given out here and only here: the database has its hash. */
export async function openSignIn(
  { db, clock, clientId }: Pool,
  { sub }: PoolUser,
  proof: SignInProof,
): Promise<{ signIn: SignIn; refreshToken: string }> {
  const signIn = { originJti: randomUUID(), eventId: randomUUID(), signedInAt: new Date(clock()) }
  const refreshToken = randomBytes(48).toString('base64url')
  await db
    .insertInto('identity_refresh_token')
    .values({
      origin_jti: signIn.originJti,
      proof,
      token_hash: hashToken(refreshToken),
      sub,
      client_id: clientId,
      event_id: signIn.eventId,
      issued_at: signIn.signedInAt,
      expires_at: new Date(clock() + tokenLifetimes.refresh),
    })
    .execute()
  return { signIn, refreshToken }
}

/** The sign-in that a refresh token continues. Throws `NotAuthorizedException` when it may not be continued. */
export async function resumeSignIn(
  { db, clock, clientId }: Pool,
  refreshToken: string,
): Promise<{ signIn: SignIn; user: PoolUser }> {
  const stored = await db
    .selectFrom('identity_refresh_token')
    .selectAll()
    .where('token_hash', '=', hashToken(refreshToken))
    .executeTakeFirst()
  if (!stored || stored.client_id !== clientId) throw notAuthorized('Invalid Refresh Token')
  if (stored.revoked_at) throw notAuthorized('Refresh Token has been revoked')
  if (stored.expires_at.getTime() <= clock()) throw notAuthorized('Refresh Token has expired')
  const user = await findUser(db, stored.sub)
  if (!user) throw notAuthorized('Invalid Refresh Token')
  if (!user.enabled) throw userDisabled()
  const { origin_jti, event_id, issued_at } = stored
  return { signIn: { originJti: origin_jti, eventId: event_id, signedInAt: issued_at }, user }
}

/** Notes that a second factor was shown within a sign-in, as whoever sets one up does. */
export const noteFactor = ({ db }: Pick<Pool, 'db'>, originJti: string) =>
  db
    .updateTable('identity_refresh_token')
    .set({ proof: 'factor' })
    .where('origin_jti', '=', originJti)
    .where('proof', '=', 'password')
    .execute()

/**
 * Whoever has an authenticator app switched on changes that only shortly after a sign-in, for which its code was asked:
 * a token that somebody else got hold of does not replace it. Throws `NotAuthorizedException`.
 */
export async function requireFresh(
  { db, clock }: Pick<Pool, 'db' | 'clock'>,
  sub: string,
  originJti: string,
): Promise<void> {
  const stale = await db
    .selectFrom('identity_refresh_token')
    .innerJoin('identity_software_token', 'identity_software_token.sub', 'identity_refresh_token.sub')
    .select('origin_jti')
    .where('identity_refresh_token.sub', '=', sub)
    .where('origin_jti', '=', originJti)
    .where('enabled', '=', true)
    .where('issued_at', '<', new Date(clock() - freshSignIn))
    .executeTakeFirst()
  if (stale) throw notAuthorized('Sign in again to change the second factor')
}

/** Ends one sign-in. A token that nobody knows is no longer usable either, so that is no error (RFC 7009, 2.2). */
export const endSignIn = ({ db, clock, clientId }: Pool, refreshToken: string) =>
  db
    .updateTable('identity_refresh_token')
    .set({ revoked_at: new Date(clock()) })
    .where('token_hash', '=', hashToken(refreshToken))
    .where('client_id', '=', clientId)
    .where('revoked_at', 'is', null)
    .execute()

/** Ends one sign-in of a user by what its tokens say of themselves. */
export const endSignInOf = ({ db, clock }: Pick<Pool, 'db' | 'clock'>, sub: string, originJti: string) =>
  db
    .updateTable('identity_refresh_token')
    .set({ revoked_at: new Date(clock()) })
    .where('sub', '=', sub)
    .where('origin_jti', '=', originJti)
    .where('revoked_at', 'is', null)
    .execute()

/** Ends every sign-in of a user, or every other one than `except`. */
export const endAllSignIns = (
  { db, clock }: Pick<Pool, 'db' | 'clock'>,
  sub: string,
  { except }: { except?: string | undefined } = {},
) =>
  db
    .updateTable('identity_refresh_token')
    .set({ revoked_at: new Date(clock()) })
    .where('sub', '=', sub)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('origin_jti', '!=', except ?? ''))
    .execute()

/** Forgets sign-ins that are over; their access tokens are over long before. */
export const sweepSignIns = ({ db, clock }: Pool) =>
  db.deleteFrom('identity_refresh_token').where('expires_at', '<', new Date(clock())).execute()
