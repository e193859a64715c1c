import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { isOwnWithMfa } from '#server/customers/own-company.ts'

/**
 * Whether somebody signs in by a password with a second factor of their own: an authenticator app that is switched on,
 * or one that their organization demands. Another provider does not say that it asked for one, so it opens no way past.
 */
export async function hasFactorOfOwn(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from app_user u where u.id = ${userId}::uuid and u.login_options = 'password' and (
      exists (select from identity_software_token s where s.sub = u.id and s.enabled)
      or exists (select from customer c where c.organization_id = u.organization_id and ${isOwnWithMfa})
    )`.execute(db)
  return rows.length > 0
}
