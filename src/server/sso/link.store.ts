import { sql } from 'kysely'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { MicrosoftPerson } from './microsoft-person.ts'

interface LinkStoreParts {
  db: Db
  now: () => number
  /** The tenant of whoever runs this site: its addresses are its own affair, and believed. */
  ownTenant: string | undefined
}

/**
 * The user whom Microsoft has proved somebody to be: by the link, else, the first time, by an address that can be
 * believed. An address alone proves nothing: whoever has a tenant can write any into it. Throws `notAuthorized`.
 */
export async function linkedUser(
  { db, now, ownTenant }: LinkStoreParts,
  person: MicrosoftPerson,
): Promise<string> {
  const linked = await db
    .selectFrom('sso_link')
    .select('user_id')
    .where('tenant_id', '=', person.tenantId)
    .where('object_id', '=', person.objectId)
    .executeTakeFirst()
  if (linked) return linked.user_id
  // Guests of the own tenant are somebody else's people.
  const isBelieved = person.isEmailVerified || (person.tenantId === ownTenant && !person.isGuest)
  const user = isBelieved ? await userOfAddress(db, person) : undefined
  if (!user || !(await link(db, user, person, now()))) throw new AppError('notAuthorized')
  return user
}

async function userOfAddress(db: Db, { email }: MicrosoftPerson): Promise<string | undefined> {
  if (!email) return undefined
  const users = await db
    .selectFrom('app_user')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .limit(2)
    .execute()
  return users.length === 1 ? users[0]?.id : undefined
}

/** Somebody whose account was made anew in the same tenant is linked anew; another tenant has to ask us. */
async function link(db: Db, userId: string, { tenantId, objectId }: MicrosoftPerson, now: number) {
  const { rows } = await sql`
    insert into sso_link as l (user_id, tenant_id, object_id, linked_at)
    values (${userId}::uuid, ${tenantId}::uuid, ${objectId}::uuid, ${new Date(now)})
    on conflict (user_id) do update set object_id = excluded.object_id, linked_at = excluded.linked_at
    where l.tenant_id = excluded.tenant_id
    returning user_id`.execute(db)
  return rows.length > 0
}
