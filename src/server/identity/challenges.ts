import { randomBytes } from 'node:crypto'
import { challengeLifetime } from './identity-limits.ts'
import type { Pool } from './pool.ts'
import { invalidSession, notAuthorized } from './pool-error.ts'
import { hashToken } from './tokens/token-hash.ts'

/** Asks something whose answer comes in another request, maybe to another process. Gives the only key to `state`. */
export async function openChallenge({ db, clock }: Pool, name: string, state: object): Promise<Buffer> {
  const token = randomBytes(48)
  await db
    .insertInto('identity_challenge')
    .values({
      token_hash: hashToken(token),
      name,
      state: JSON.stringify(state),
      expires_at: new Date(clock() + challengeLifetime),
    })
    .execute()
  return token
}

/**
 * What was kept of a question, once: it is gone afterwards, whatever the answer is worth.
 * Throws `NotAuthorizedException` when the token is unknown, used or too old.
 */
export async function takeChallenge(pool: Pool, name: string, token: Buffer): Promise<unknown> {
  const taken = await pool.db
    .deleteFrom('identity_challenge')
    .where('token_hash', '=', hashToken(token))
    .where('name', '=', name)
    .returning(['state', 'expires_at'])
    .executeTakeFirst()
  return stateOf(pool, taken)
}

/** What was kept of a question that may be answered again when the answer is wrong. Throws as `takeChallenge` does. */
export async function readChallenge(pool: Pool, name: string, token: Buffer): Promise<unknown> {
  const found = await pool.db
    .selectFrom('identity_challenge')
    .select(['state', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('name', '=', name)
    .executeTakeFirst()
  return stateOf(pool, found)
}

/** Forgets questions that nobody answered in time. */
export const sweepChallenges = ({ db, clock }: Pool) =>
  db.deleteFrom('identity_challenge').where('expires_at', '<', new Date(clock())).execute()

function stateOf({ clock }: Pool, kept: { state: unknown; expires_at: Date } | undefined): unknown {
  if (!kept) throw invalidSession()
  if (kept.expires_at.getTime() <= clock()) {
    throw notAuthorized('Invalid session for the user, session is expired.')
  }
  return kept.state
}
