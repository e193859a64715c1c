import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken } from '#server/identity/tokens/token-hash.ts'
import type { Db } from '#server/platform/database/database.ts'

/** A new link's token for a site that has no user yet; the link of an earlier start is good no more. */
export async function renewSetUpToken(db: Db, now: () => number): Promise<string | undefined> {
  const user = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()
  if (user) return undefined
  const token = randomBytes(32).toString('base64url')
  const stored = { token_hash: hashToken(token), created_at: new Date(now()) }
  await db
    .insertInto('first_run')
    .values(stored)
    .onConflict((conflict) => conflict.column('singleton').doUpdateSet(stored))
    .execute()
  return token
}

/** Whether a site waits to be set up with this token. */
export async function isSetUpToken(db: Db, token: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from first_run
    where token_hash = ${hashToken(token)} and not exists (select 1 from app_user)`.execute(db)
  return rows.length > 0
}

/** Uses the token up. Of several at once the first gets true; it is taken back with the caller's transaction. */
export async function spendSetUpToken(db: Db, token: string): Promise<boolean> {
  const { rows } = await sql`
    delete from first_run
    where token_hash = ${hashToken(token)} and not exists (select 1 from app_user)
    returning token_hash`.execute(db)
  return rows.length > 0
}
