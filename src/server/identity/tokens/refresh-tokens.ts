import { randomBytes, randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { freshSignIn, rotationPause, tokenLifetimes } from '../identity-limits.ts'
import type { IdentityTables, SignInProof } from '../identity.tables.ts'
import type { Caller } from '../operations/operation.ts'
import type { Pool } from '../pool.ts'
import { notAuthorized, userDisabled } from '../pool-error.ts'
import {
  firstToken,
  isOfFamily,
  newFamilyKey,
  nextToken,
  originOf,
  type TokenFamily,
} from './token-family.ts'
import { hashToken } from './token-hash.ts'
import { findUser, type PoolUser } from '../users.ts'

/** One sign-in, from which every token of it tells that it came. */
export interface SignIn {
  originJti: string
  eventId: string
  signedInAt: Date
}

/** Notes a new sign-in. Its tokens are given out here and by `continueSignIn` only: the database has hashes. */
export async function openSignIn(
  { db, clock, clientId }: Pool,
  { sub }: PoolUser,
  proof: SignInProof,
): Promise<{ signIn: SignIn; refreshToken: string }> {
  const signIn = { originJti: randomUUID(), eventId: randomUUID(), signedInAt: new Date(clock()) }
  const familyKey = newFamilyKey()
  const refreshToken = firstToken({ originJti: signIn.originJti, familyKey })
  await db
    .insertInto('identity_refresh_token')
    .values({
      origin_jti: signIn.originJti,
      proof,
      token_hash: hashToken(refreshToken),
      family_key: familyKey,
      sub,
      client_id: clientId,
      event_id: signIn.eventId,
      issued_at: signIn.signedInAt,
      expires_at: new Date(clock() + tokenLifetimes.refresh),
    })
    .execute()
  return { signIn, refreshToken }
}

/**
 * The sign-in that a refresh token continues, with the token that continues it next. Throws `NotAuthorizedException`
 * when it may not be continued.
 *
 * Each token is replaced when it is used, at most once a `rotationPause`. The one before stays good until its successor
 * is replaced: an answer can be lost, and tabs can ask at the same moment. A token that is older was copied by
 * somebody, and nobody can tell who has the copy, so the whole sign-in ends (RFC 9700, 4.14.2).
 */
export async function continueSignIn(
  pool: Pool,
  refreshToken: string,
  { report }: Pick<Caller, 'report'>,
): Promise<{ signIn: SignIn; user: PoolUser; refreshToken: string }> {
  const { stored, next } = await replaceToken(pool, refreshToken)
  if (next === undefined) {
    report?.({ event: 'session.tokenReused', actorId: stored.sub })
    throw notAuthorized('Refresh Token has been revoked')
  }
  const user = await findUser(pool.db, stored.sub)
  if (!user) throw notAuthorized('Invalid Refresh Token')
  if (!user.enabled) throw userDisabled()
  const { origin_jti, event_id, issued_at } = stored
  const signIn = { originJti: origin_jti, eventId: event_id, signedInAt: issued_at }
  return { signIn, user, refreshToken: next }
}

/** Notes the token that comes next; none where the one that was shown is older than it may be. */
const replaceToken = ({ db, clock, clientId }: Pool, refreshToken: string) =>
  db.transaction().execute(async (tx) => {
    const stored = await ofToken(tx, refreshToken).selectAll().forUpdate().executeTakeFirst()
    if (!stored || stored.client_id !== clientId) throw notAuthorized('Invalid Refresh Token')
    const shown = hashToken(refreshToken)
    const isKnown = shown === stored.token_hash || shown === stored.previous_hash
    if (!isKnown && !isOfFamily(refreshToken, familyOf(stored))) throw notAuthorized('Invalid Refresh Token')
    if (stored.revoked_at) throw notAuthorized('Refresh Token has been revoked')
    if (stored.expires_at.getTime() <= clock()) throw notAuthorized('Refresh Token has expired')
    const change = (values: Updateable<IdentityTables['identity_refresh_token']>) =>
      tx
        .updateTable('identity_refresh_token')
        .set(values)
        .where('origin_jti', '=', stored.origin_jti)
        .execute()
    if (!isKnown) {
      await change({ revoked_at: new Date(clock()) })
      return { stored, next: undefined }
    }
    const { rotated_at, branch } = stored
    if (rotated_at && branch && clock() - rotated_at.getTime() < rotationPause) {
      const isNewest = shown === stored.token_hash
      return { stored, next: isNewest ? refreshToken : nextToken(familyOf(stored), refreshToken, branch) }
    }
    const family = { originJti: stored.origin_jti, familyKey: stored.family_key ?? newFamilyKey() }
    const newBranch = randomBytes(32).toString('base64url')
    const next = nextToken(family, refreshToken, newBranch)
    await change({
      token_hash: hashToken(next),
      previous_hash: shown,
      family_key: family.familyKey,
      branch: newBranch,
      rotated_at: new Date(clock()),
    })
    return { stored, next }
  })

/** The sign-in that a refresh token names; one that was given out before tokens were replaced names none. */
function ofToken(db: Db, refreshToken: string) {
  const originJti = originOf(refreshToken)
  const signIns = db.selectFrom('identity_refresh_token')
  if (originJti !== undefined) return signIns.where('origin_jti', '=', originJti)
  const shown = hashToken(refreshToken)
  return signIns.where((is) => is.or([is('token_hash', '=', shown), is('previous_hash', '=', shown)]))
}

const familyOf = ({
  origin_jti,
  family_key,
}: {
  origin_jti: string
  family_key: string | null
}): TokenFamily => ({
  originJti: origin_jti,
  familyKey: family_key ?? '',
})

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
export async function endSignIn({ db, clock, clientId }: Pool, refreshToken: string): Promise<void> {
  const stored = await ofToken(db, refreshToken).selectAll().executeTakeFirst()
  if (!stored || stored.client_id !== clientId) return
  const shown = hashToken(refreshToken)
  const isKnown = shown === stored.token_hash || shown === stored.previous_hash
  if (!isKnown && !isOfFamily(refreshToken, familyOf(stored))) return
  await endSignInOf({ db, clock }, stored.sub, stored.origin_jti)
}

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
