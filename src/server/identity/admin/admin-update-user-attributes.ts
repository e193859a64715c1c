import { z } from 'zod'
import { emailOf } from '../add-user.ts'
import { defineOperation, members } from '../operations/operation.ts'
import type { Pool } from '../pool.ts'
import { PoolError } from '../pool-error.ts'
import { attributesOf, requireKnown, storeAttributes } from '../user-attributes.ts'
import { findUser, type PoolUser } from '../users.ts'
import { onOneUser, userNamed } from './admin-user.ts'

const input = z.object({ ...onOneUser, UserAttributes: members.UserAttributes })

/** Writes what is known of a user. Another address is not proved, unless the request says that it is. */
export const adminUpdateUserAttributes = defineOperation(input, async (pool, asked) => {
  const { email, ...attributes } = attributesOf(asked.UserAttributes)
  requireKnown(attributes)
  const user = await userNamed(pool, asked)
  const isOther = email !== undefined && email !== user.email
  if (isOther) await moveTo(pool, user, emailOf(email, {}).email)
  await storeAttributes(pool, user, { ...(isOther ? { email_verified: 'false' } : {}), ...attributes })
  return {}
})

async function moveTo(pool: Pool, { sub }: PoolUser, email: string): Promise<void> {
  const holder = await findUser(pool.db, email)
  if (holder && holder.sub !== sub) {
    throw new PoolError('AliasExistsException', 'An account with the email already exists.')
  }
  await pool.db
    .updateTable('identity_user')
    .set({ email, updated_at: new Date(pool.clock()) })
    .where('sub', '=', sub)
    .execute()
}
