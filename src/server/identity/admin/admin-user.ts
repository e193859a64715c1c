import { z } from 'zod'
import { mfaSettings } from '../operations/get-user.ts'
import { SECOND } from '#shared/lib/time.ts'
import { members } from '../operations/operation.ts'
import type { Pool } from '../pool.ts'
import { PoolError, unknownUser } from '../pool-error.ts'
import { listAttributes } from '../user-attributes.ts'
import { findUser, type PoolUser } from '../users.ts'

/** The members by which the pool's owner names a user. */
export const onOneUser = { UserPoolId: members.UserPoolId, Username: members.Username }

/** Throws `ResourceNotFoundException` for another pool. */
export function requirePool({ poolId }: Pool, { UserPoolId }: { UserPoolId: string }): void {
  if (UserPoolId !== poolId) {
    throw new PoolError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`)
  }
}

const named = z.object(onOneUser)

/** The user that a request is about. Throws `ResourceNotFoundException` or `UserNotFoundException`. */
export async function userNamed(pool: Pool, asked: z.infer<typeof named>): Promise<PoolUser> {
  requirePool(pool, asked)
  const user = await findUser(pool.db, asked.Username)
  if (!user) throw unknownUser()
  return user
}

/** A user as the lists show it. */
export const describeUser = (user: PoolUser) => ({ ...stateOf(user), Attributes: listAttributes(user) })

/** A user as AdminGetUser shows it, which has another word for the attributes. */
export const describeUserFully = async (pool: Pool, user: PoolUser) => ({
  ...stateOf(user),
  UserAttributes: listAttributes(user),
  ...(await mfaSettings(pool, user.sub)),
})

const stateOf = ({ sub, enabled, status, created_at, updated_at }: PoolUser) => ({
  Username: sub,
  Enabled: enabled,
  UserStatus: status,
  UserCreateDate: created_at.getTime() / SECOND,
  UserLastModifiedDate: updated_at.getTime() / SECOND,
})
