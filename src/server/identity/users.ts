import { type Selectable, sql } from 'kysely'
import { validate } from 'uuid'
import type { Db } from '#server/platform/database/database.ts'
import { isClosedToPasswords } from './passwords/closed-to-passwords.ts'
import type { IdentityTables } from './identity.tables.ts'
import { hashToken } from './tokens/token-hash.ts'

export type PoolUser = Selectable<IdentityTables['identity_user']>

/** Finds a user by what clients send as user name: the address, in any case, or the sub. */
export const findUser = (db: Db, username: string): Promise<PoolUser | undefined> =>
  db
    .selectFrom('identity_user')
    .selectAll()
    .where((is) =>
      validate(username) ? is('sub', '=', username) : is(sql`lower(email)`, '=', sql`lower(${username})`),
    )
    .executeTakeFirst()

/** What has to be read of a user for `groundOf`. */
export const groundColumns = ['password_hash', 'status', 'enabled', 'is_shared', 'attributes'] as const

/** A mark of what a sign-in rests on: it changes with the password and with the state of the account. */
export const groundOf = ({
  password_hash,
  status,
  enabled,
  ...user
}: Pick<PoolUser, (typeof groundColumns)[number]>): string =>
  hashToken(`${status} ${enabled} ${isClosedToPasswords(user)} ${password_hash}`)
