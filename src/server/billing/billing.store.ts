import { sql } from 'kysely'
import { DAY } from '#shared/lib/time.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'

/** The organization that a billing account is of; undefined where there is none. */
export async function organizationOf(db: Db, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from organization where owner_billing_id = ${accountId}`.execute(db)
  return rows[0]?.id
}

/** The accounts of organizations that have opened the portal, for these alone can have bought something there. */
export async function knownAccounts(db: Db): Promise<{ organizationId: string; accountId: string }[]> {
  const { rows } = await sql<{ organizationId: string; accountId: string }>`
    select o.id::text as "organizationId", o.owner_billing_id as "accountId"
    from organization o join billing_account b on b.organization_id = o.id order by o.id`.execute(db)
  return rows
}

/** Notes that an event is acted upon in this transaction; false where it was before. */
export async function noteEvent(tx: Tx, organizationId: string, id: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    insert into billing_event (organization_id, id, heard_at) values (${organizationId}::uuid, ${id}, ${now})
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

export async function wasHeard(db: Db, organizationId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from billing_event where organization_id = ${organizationId}::uuid and id = ${id}`.execute(db)
  return rows.length > 0
}

/** Much longer than a signature is good for. */
const KEPT = 2 * DAY

export const sweepEvents = ({ db, now }: { db: Db; now: () => number }) =>
  sql`delete from billing_event where heard_at < ${now() - KEPT}`.execute(db)
