import { sql } from 'kysely'
import { mailedLifetimes } from '../identity-limits.ts'
import { invitationMail } from '../mails/pool-mails.ts'
import { makeTemporaryPassword, replacePassword } from '../passwords/new-passwords.ts'
import { recordPassword } from '../passwords/password.ts'
import { type Pool, poolNameOf } from '../pool.ts'
import type { Subject } from '../subject.ts'
import type { PoolUser } from '../users.ts'

/** Mails a user the password to sign in with for the first time. */
export const mailInvitation = (pool: Pool, user: PoolUser, password: string) =>
  pool.mailer.send({ to: user.email, ...invitationMail(pool, user, password) })

/** Invites a user again: with another temporary password, because the former one is not known any more. */
export async function inviteAgain(
  pool: Pool,
  user: PoolUser,
  password = makeTemporaryPassword(),
): Promise<void> {
  await replacePassword(pool, user, password, { status: 'FORCE_CHANGE_PASSWORD' })
  await mailInvitation(pool, user, password)
}

/**
 * Gives an account a new temporary password if it waits for its first sign-in, and then gives that password. Whether
 * it does, no password would let its person in, or there is no such account at all, costs the same.
 */
export async function renewInvitation(
  pool: Pool,
  { sub, user }: Pick<Subject, 'sub' | 'user'>,
): Promise<string | undefined> {
  const password = makeTemporaryPassword()
  const renewed = await pool.db
    .updateTable('identity_user')
    .set({
      ...(await recordPassword({ poolName: poolNameOf(pool), sub }, password)),
      password_expires_at: new Date(pool.clock() + mailedLifetimes.temporaryPassword),
    })
    .where('sub', '=', sub)
    .where('status', '=', 'FORCE_CHANGE_PASSWORD')
    .where('enabled', '=', true)
    .where(sql<boolean>`${user !== undefined}::boolean`)
    .executeTakeFirst()
  return renewed.numUpdatedRows > 0n ? password : undefined
}
