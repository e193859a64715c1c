import { randomBytes } from 'node:crypto'
import {
  type CharacterClass,
  generatePassword,
  hasSpace,
  isTooLong,
  isTooShort,
  missingClasses,
  passwordIssues,
} from '#shared/domain/identity/password.ts'
import { isGuessable } from './guessable.ts'
import { mailedLifetimes } from '../identity-limits.ts'
import type { UserStatus } from '../identity.tables.ts'
import { forgetNetworks } from '../known-networks.ts'
import { recordPassword } from './password.ts'
import { type Pool, poolNameOf } from '../pool.ts'
import { PoolError } from '../pool-error.ts'
import { endAllSignIns } from '../tokens/refresh-tokens.ts'
import type { PoolUser } from '../users.ts'

const missing: Record<CharacterClass, string> = {
  uppercase: 'Password must have uppercase characters',
  lowercase: 'Password must have lowercase characters',
  digit: 'Password must have numeric characters',
  special: 'Password must have symbol characters',
}

/** Throws `InvalidPasswordException` for a password that nobody should choose. */
export function requireStrong(password: string, email?: string): void {
  const isAllowed = passwordIssues(password, email === undefined ? {} : { email }).length === 0
  if (isAllowed && !isGuessable(password, email)) return
  if (isAllowed)
    throw new PoolError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password is too easy to guess',
    )
  const [lack] = missingClasses(password)
  throw new PoolError(
    'InvalidPasswordException',
    `Password did not conform with policy: ${complaint(password, lack)}`,
  )
}

function complaint(password: string, lack: CharacterClass | undefined): string {
  if (isTooShort(password)) return 'Password not long enough'
  if (isTooLong(password)) return 'Password too long'
  if (hasSpace(password)) return 'Password must not contain spaces'
  return lack ? missing[lack] : 'Password must not contain the email address'
}

/**
 * Gives a user another password. Whoever was signed in with the former one no longer is, apart from the sign-in
 * `except`.
 */
export async function replacePassword(
  pool: Pool,
  { sub }: Pick<PoolUser, 'sub'>,
  password: string,
  { status = 'CONFIRMED', except }: { status?: UserStatus; except?: string } = {},
): Promise<void> {
  const record = await recordPassword({ poolName: poolNameOf(pool), sub }, password)
  const now = pool.clock()
  await pool.db.transaction().execute(async (db) => {
    await db
      .updateTable('identity_user')
      .set({ ...record, status, password_expires_at: endOf(status, now), updated_at: new Date(now) })
      .where('sub', '=', sub)
      .execute()
    await endAllSignIns({ ...pool, db }, sub, { except })
    await forgetNetworks({ db }, sub)
  })
}

/** A password that is mailed to somebody who has to change it. */
export const makeTemporaryPassword = () => generatePassword(randomBytes)

/** When a password ends that was set at `now`; only one that has to be changed does. */
export const endOf = (status: UserStatus, now: number): Date | null =>
  status === 'FORCE_CHANGE_PASSWORD' ? new Date(now + mailedLifetimes.temporaryPassword) : null
