import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { codeRequests, mailedLifetimes, triesPerCode } from '../identity-limits.ts'
import type { IdentityTables } from '../identity.tables.ts'
import { knownNetwork, type Origin } from '../known-networks.ts'
import type { Pool } from '../pool.ts'
import { expiredCode, limitExceeded, PoolError } from '../pool-error.ts'
import { countDraining, countForAddress, takeBackForAddress } from '../throttle.ts'

export type CodePurpose = IdentityTables['identity_code']['purpose']

interface CodeOf {
  purpose: CodePurpose
  /** Also of an account that does not exist, so that asking for its code and trying one look like any other. */
  sub: string
}

/**
 * Lets a code be asked for. As with guesses, networks that the account is known to be used from have a count of their
 * own: nobody else can use up its codes. Throws `LimitExceededException`, or `TooManyRequestsException` for the address.
 */
export async function countCodeRequest(pool: Pool, origin: Origin): Promise<void> {
  await countForAddress(pool, origin)
  const home = await knownNetwork(pool, origin)
  await countOrRefuse(pool, `codes ${origin.sub}${home ? ` at ${home}` : ''}`)
}

/** Lets the pool's owner send a code. Throws `LimitExceededException`. */
export const countCodeOfAdmin = (pool: Pool, sub: string) => countOrRefuse(pool, `codes ${sub} by admin`)

/** Makes the only code that is good from now on. One that `opens` nothing is as good as none, whoever guesses it. */
export async function makeCode(
  pool: Pool,
  { purpose, sub }: CodeOf,
  { opens }: { opens: boolean },
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const secret = opens ? code : randomBytes(32).toString('hex')
  const made = {
    code_hash: await hashOf(pool, { purpose, sub }, secret),
    wrong: 0,
    wrong_at_home: 0,
    expires_at: new Date(pool.clock() + mailedLifetimes.code),
    used_at: null,
  }
  await pool.db
    .insertInto('identity_code')
    .values({ sub, purpose, ...made })
    .onConflict((conflict) => conflict.columns(['sub', 'purpose']).doUpdateSet(made))
    .execute()
  return code
}

/**
 * Uses a code up. A try counts as wrong from its beginning; networks that the account is known to be used from have
 * their own tries. `usedBefore` is what somebody gets who sends the right code again. Throws `CodeMismatchException`,
 * `ExpiredCodeException` or, when all tries are used up, `LimitExceededException`.
 */
export async function takeCode(
  pool: Pool,
  { purpose, sub, address }: CodeOf & Origin,
  code: string,
): Promise<'taken' | 'usedBefore'> {
  await countForAddress(pool, { address })
  const tries = (await knownNetwork(pool, { sub, address })) ? 'wrong_at_home' : 'wrong'
  const now = new Date(pool.clock())
  const stored = await pool.db
    .selectFrom('identity_code')
    .select('code_hash')
    .where('sub', '=', sub)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!stored) throw expiredCode()
  const counted = await pool.db
    .updateTable('identity_code')
    .set({ [tries]: sql<number>`${sql.ref(tries)} + 1` })
    .where('sub', '=', sub)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', stored.code_hash)
    .where(tries, '<', triesPerCode)
    .returning('used_at')
    .executeTakeFirst()
  if (!counted) throw limitExceeded()
  const given = await hashOf(pool, { purpose, sub }, code)
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(stored.code_hash))) {
    // A code that was used is no longer there for those who do not know it.
    if (counted.used_at) throw expiredCode()
    throw new PoolError('CodeMismatchException', 'Invalid verification code provided, please try again.')
  }
  await takeBackForAddress(pool, { address })
  const { numUpdatedRows } = await pool.db
    .updateTable('identity_code')
    .set({ used_at: now })
    .where('sub', '=', sub)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', stored.code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? 'taken' : 'usedBefore'
}

/** Forgets codes that are too old. */
export const sweepCodes = ({ db, clock }: Pool) =>
  db.deleteFrom('identity_code').where('expires_at', '<', new Date(clock())).execute()

async function countOrRefuse(pool: Pool, key: string): Promise<void> {
  if (!(await countDraining(pool, key, codeRequests))) throw limitExceeded()
}

/** A code is short, so its hash alone would give it away to whoever reads the table without the pool's secret. */
async function hashOf({ keys }: Pool, { purpose, sub }: CodeOf, code: string): Promise<string> {
  return createHmac('sha256', (await keys()).secret)
    .update(`code ${purpose} ${sub} ${code}`)
    .digest('base64url')
}
