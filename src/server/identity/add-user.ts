import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { UserStatus } from './identity.tables.ts'
import { endOf } from './passwords/new-passwords.ts'
import { recordPassword } from './passwords/password.ts'
import { type Pool, poolNameOf } from './pool.ts'
import { invalidParameter } from './pool-error.ts'
import type { PoolUser } from './users.ts'

interface AddedUser {
  /** The sub; a random one unless given. */
  sub?: string | undefined
  email: string
  password: string
  status: UserStatus
  attributes: Record<string, string>
}

/** Opens an account; `undefined` when its address or id is taken. */
export async function addUser(
  pool: Pool,
  { sub = randomUUID(), email, password, status, attributes }: AddedUser,
): Promise<PoolUser | undefined> {
  const now = pool.clock()
  return pool.db
    .insertInto('identity_user')
    .values({
      sub,
      email,
      status,
      attributes: JSON.stringify(attributes),
      ...(await recordPassword({ poolName: poolNameOf(pool), sub }, password)),
      password_expires_at: endOf(status, now),
      created_at: new Date(now),
      updated_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

const address = z.email().max(128)

/** The address of a new account, which is its user name, and the other attributes. Throws `InvalidParameterException`. */
export function emailOf(username: string, { email, ...attributes }: Record<string, string>) {
  if (!address.safeParse(username).success) throw invalidParameter('Username should be an email.')
  if (email !== undefined && email.toLowerCase() !== username.toLowerCase()) {
    throw invalidParameter('Attributes did not conform to the schema: email: It is not the username.')
  }
  return { email: username, attributes }
}
