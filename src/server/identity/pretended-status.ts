import { createHmac } from 'node:crypto'
import type { UserStatus } from './identity.tables.ts'
import type { Pool } from './pool.ts'
import { findUser } from './users.ts'

/** Of so many addresses without an account one pretends to be invited. */
const ONE_IN = 16

/** The state of an account, undefined where there is none. */
type StatusOf = (email: string) => Promise<string | undefined>

/**
 * Whether the person at an address was invited and never signed in, or has a password. An address without an account
 * gets one of the two as well, always the same, so that the answer does not tell who has an account; for the same
 * reason the states between the two are not told.
 */
export async function userStatusOf(
  pool: Pool,
  email: string,
  statusOf: StatusOf = async (address) => (await findUser(pool.db, address))?.status,
): Promise<UserStatus> {
  const digest = createHmac('sha256', (await pool.keys()).secret)
    .update(`status ${email.toLowerCase()}`)
    .digest()
  const pretended = digest.readUInt8(0) % ONE_IN === 0 ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED'
  const status = await statusOf(email)
  if (status === undefined) return pretended
  return status === 'FORCE_CHANGE_PASSWORD' ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED'
}
