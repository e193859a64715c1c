import type { z } from 'zod'
import { LOGIN_OPTIONS } from '#shared/domain/users/user.ts'
import type { members } from './operations/operation.ts'
import { loginOptions } from './passwords/closed-to-passwords.ts'
import type { Pool } from './pool.ts'
import { invalidParameter, notAuthorized } from './pool-error.ts'
import type { PoolUser } from './users.ts'

export type Attributes = Record<string, string>

/** What a user may say of himself or herself; the address is the organization's to change. */
const OWN = ['given_name', 'family_name', 'locale']
const OF_ADMIN = [...OWN, 'email', 'email_verified', loginOptions]

const choices: Record<string, readonly string[]> = {
  email_verified: ['true', 'false'],
  [loginOptions]: LOGIN_OPTIONS,
}

/** The protocol's list as a map; of a name that is there twice the last value counts. */
export const attributesOf = (list: z.infer<typeof members.UserAttributes>): Attributes =>
  Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))

/** The protocol's list of all that is known of a user. */
export const listAttributes = ({ sub, email, attributes }: PoolUser) =>
  Object.entries({ sub, email, ...attributes }).map(([Name, Value]) => ({ Name, Value }))

/** Throws `NotAuthorizedException` for an attribute that clients may not write. */
export function requireWritable(attributes: Attributes): void {
  if (Object.keys(attributes).some((name) => !OWN.includes(name))) {
    throw notAuthorized('A client attempted to write unauthorized attribute')
  }
}

/** Throws `InvalidParameterException` for an attribute that the pool does not have, or a value that it cannot have. */
export function requireKnown(attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!OF_ADMIN.includes(name)) throw nonconforming(name, 'Attribute does not exist in the schema.')
    const choice = choices[name]
    if (choice && !choice.includes(value))
      throw nonconforming(name, `The value is not ${choice.join(' or ')}.`)
  }
}

const nonconforming = (name: string, reason: string) =>
  invalidParameter(`Attributes did not conform to the schema: ${name}: ${reason}`)

/** Writes attributes beside those that a user has. One without a value is taken away. */
export async function storeAttributes(pool: Pool, { sub }: PoolUser, changed: Attributes): Promise<void> {
  if (Object.keys(changed).length === 0) return
  await pool.db.transaction().execute(async (db) => {
    const user = await db
      .selectFrom('identity_user')
      .select('attributes')
      .where('sub', '=', sub)
      .forUpdate()
      .executeTakeFirst()
    const left = Object.entries({ ...user?.attributes, ...changed }).filter(([, value]) => value !== '')
    await db
      .updateTable('identity_user')
      .set({ attributes: JSON.stringify(Object.fromEntries(left)), updated_at: new Date(pool.clock()) })
      .where('sub', '=', sub)
      .execute()
  })
}
