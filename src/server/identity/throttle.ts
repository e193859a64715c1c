import { sql } from 'kysely'
import { accountGuesses, addressGuesses, type DrainingLimit, throttleMemory } from './identity-limits.ts'
import { knownNetwork, type Origin } from './known-networks.ts'
import type { Pool } from './pool.ts'
import { notAuthorized, PoolError } from './pool-error.ts'

export interface Guess extends Origin {
  /** What is guessed at: the second factor has a count that knowing the password does not clear. */
  at: 'password' | 'software token'
}

/**
 * Lets a secret be tried; `prove` throws when it is wrong. A guess counts as wrong from its beginning, in one statement,
 * so that many at once do not slip past the limit; a right one takes its count back and clears the account's.
 *
 * Who does not know the secret must not keep its owner out by guessing wrongly all day. So the lock of an account does
 * not reach a network from which the account was signed in to in the last 30 days: guesses from there have a count and
 * a lock of their own, under the same rule. All other networks share one count, so that a guesser with many of them
 * gains nothing. An owner who is locked out in a new place can prove himself by a mailed code, which makes the place known.
 *
 * Throws `TooManyRequestsException` for the address, `NotAuthorizedException` for the account, and what `prove` throws.
 */
export async function withinGuesses<T>(pool: Pool, guess: Guess, prove: () => Promise<T>): Promise<T> {
  await countForAddress(pool, guess)
  const key = await accountKey(pool, guess)
  if (!(await countForAccount(pool, key))) throw notAuthorized('Password attempts exceeded', 'lockedOut')
  const proved = await prove()
  await takeBack(pool, guess, key)
  return proved
}

/** Counts a request of an address as a guess. Throws `TooManyRequestsException` when it made too many. */
export async function countForAddress(pool: Pool, { address }: Pick<Origin, 'address'>): Promise<void> {
  if (!(await countDraining(pool, addressKey(address), addressGuesses))) {
    throw new PoolError('TooManyRequestsException', 'Rate exceeded', 'tooManyRequests')
  }
}

/** An address gets only its own guess back: whoever has one account must not clear what he tried on others. */
export const takeBackForAddress = ({ db }: Pool, { address }: Pick<Origin, 'address'>, counts = 1) =>
  db
    .updateTable('identity_throttle')
    .set({ failures: sql<number>`greatest(0, failures - ${counts}::float8)` })
    .where('key', '=', addressKey(address))
    .execute()

/** Counts one more and says whether that was allowed; what is refused does not count. */
export async function countDraining(
  { db, clock }: Pool,
  key: string,
  { free, drain }: DrainingLimit,
): Promise<boolean> {
  const now = sql`${new Date(clock())}::timestamptz`
  const left = sql`greatest(0, t.failures - extract(epoch from ${now} - t.last_at)::float8 * 1000 / ${drain}::float8)`
  const { rows } = await sql`
    insert into identity_throttle as t (key, failures, last_at) values (${key}, 1, ${now})
    on conflict (key) do update set failures = ${left} + 1, last_at = excluded.last_at
    where ${left} + 1 <= ${free}::float8
    returning key`.execute(db)
  return rows.length > 0
}

/** Forgets counts that mean nothing any more. */
export const sweepThrottle = ({ db, clock }: Pool) =>
  db
    .deleteFrom('identity_throttle')
    .where('last_at', '<', new Date(clock() - throttleMemory))
    .execute()

const addressKey = (address: string) => `address ${address}`

async function accountKey(pool: Pool, guess: Guess): Promise<string> {
  const home = await knownNetwork(pool, guess)
  const account = `${guess.at === 'password' ? 'account' : guess.at} ${guess.sub}`
  return home ? `${account} at ${home}` : account
}

async function countForAccount({ db, clock }: Pool, key: string): Promise<boolean> {
  const { free, firstLock, longestLock, forgottenAfter } = accountGuesses
  const now = sql`${new Date(clock())}::timestamptz`
  // The exponent is bounded so that the doubling cannot overflow.
  const lock = sql`case when t.failures < ${free}::float8 then 0::float8
    else least(${longestLock}::float8, ${firstLock}::float8 * power(2, least(t.failures - ${free}::float8, 30))) end`
  const sinceUnlocked = sql`extract(epoch from ${now} - t.last_at) * 1000 - (${lock})`
  const { rows } = await sql`
    insert into identity_throttle as t (key, failures, last_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when ${sinceUnlocked} >= ${forgottenAfter}::float8 then 1 else t.failures + 1 end,
      last_at = excluded.last_at
    where t.failures < ${free}::float8 or ${sinceUnlocked} >= 0
    returning key`.execute(db)
  return rows.length > 0
}

async function takeBack(pool: Pool, guess: Guess, key: string): Promise<void> {
  await pool.db.deleteFrom('identity_throttle').where('key', '=', key).execute()
  await takeBackForAddress(pool, guess)
}
