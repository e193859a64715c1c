import { sql } from 'kysely'
import { accountGuesses, addressGuesses, throttleMemory } from './identity-limits.ts'
import type { Pool } from './pool.ts'
import { incorrectLogin, notAuthorized, PoolError } from './pool-error.ts'
import type { PoolUser } from './users.ts'

export interface Guess {
  /** Of the account, or what an account that does not exist pretends to have. */
  sub: string
  address: string
}

/**
 * Lets a password be tried; `prove` gives the user if it is his. A guess counts as wrong from its beginning, in one
 * statement, so that many at once do not slip past the limit; a right one takes its count back and clears the account's.
 * Throws `TooManyRequestsException` for the address, `NotAuthorizedException` for the account and for a wrong password.
 */
export async function withinGuesses(
  pool: Pool,
  guess: Guess,
  prove: () => Promise<PoolUser | undefined>,
): Promise<PoolUser> {
  if (!(await countForAddress(pool, guess))) throw new PoolError('TooManyRequestsException', 'Rate exceeded')
  if (!(await countForAccount(pool, guess))) throw notAuthorized('Password attempts exceeded')
  const user = await prove()
  if (!user) throw incorrectLogin()
  await takeBack(pool, guess)
  return user
}

/** Forgets counts that mean nothing any more. */
export const sweepThrottle = ({ db, clock }: Pool) =>
  db
    .deleteFrom('identity_throttle')
    .where('last_at', '<', new Date(clock() - throttleMemory))
    .execute()

const accountKey = ({ sub }: Guess) => `account ${sub}`
const addressKey = ({ address }: Guess) => `address ${address}`

async function countForAccount({ db, clock }: Pool, guess: Guess): Promise<boolean> {
  const { free, firstLock, longestLock, forgottenAfter } = accountGuesses
  const now = sql`${new Date(clock())}::timestamptz`
  // The exponent is bounded so that the doubling cannot overflow.
  const lock = sql`case when t.failures < ${free}::float8 then 0::float8
    else least(${longestLock}::float8, ${firstLock}::float8 * power(2, least(t.failures - ${free}::float8, 30))) end`
  const sinceUnlocked = sql`extract(epoch from ${now} - t.last_at) * 1000 - (${lock})`
  const { rows } = await sql`
    insert into identity_throttle as t (key, failures, last_at) values (${accountKey(guess)}, 1, ${now})
    on conflict (key) do update set
      failures = case when ${sinceUnlocked} >= ${forgottenAfter}::float8 then 1 else t.failures + 1 end,
      last_at = excluded.last_at
    where t.failures < ${free}::float8 or ${sinceUnlocked} >= 0
    returning key`.execute(db)
  return rows.length > 0
}

async function countForAddress({ db, clock }: Pool, guess: Guess): Promise<boolean> {
  const { free, drain } = addressGuesses
  const now = sql`${new Date(clock())}::timestamptz`
  const left = sql`greatest(0, t.failures - extract(epoch from ${now} - t.last_at)::float8 * 1000 / ${drain}::float8)`
  const { rows } = await sql`
    insert into identity_throttle as t (key, failures, last_at) values (${addressKey(guess)}, 1, ${now})
    on conflict (key) do update set failures = ${left} + 1, last_at = excluded.last_at
    where ${left} + 1 <= ${free}::float8
    returning key`.execute(db)
  return rows.length > 0
}

/** An address gets only its own guess back: whoever has one account must not clear what he tried on others. */
async function takeBack({ db }: Pool, guess: Guess): Promise<void> {
  await db.deleteFrom('identity_throttle').where('key', '=', accountKey(guess)).execute()
  await db
    .updateTable('identity_throttle')
    .set({ failures: sql<number>`greatest(0, failures - 1)` })
    .where('key', '=', addressKey(guess))
    .execute()
}
