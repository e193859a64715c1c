import { sql } from 'kysely'
import type { FeedReason } from '#shared/domain/alerts/feed-states.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Company } from './tenant-event.store.ts'

/** Where to go on with a source; undefined where it was never read. */
export async function cursorOf(
  db: Db,
  { organizationId, customerId }: Company,
  source: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ cursor: string | null }>`
    select cursor from feed_cursor
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid and source = ${source}`.execute(
    db,
  )
  return rows[0]?.cursor ?? undefined
}

/** Keeps how the reading of a source ended: at its end, or with what keeps it from being read. */
export async function noteOutcome(
  db: Db,
  { organizationId, customerId }: Company,
  source: string,
  { reason, at }: { reason: FeedReason | null; at: number },
): Promise<void> {
  const time = new Date(at)
  await sql`
    insert into feed_cursor (organization_id, customer_id, source, asked_at, read_at, reason)
    values (${organizationId}::uuid, ${customerId}::uuid, ${source}, ${time}, ${reason === null ? time : null}, ${reason})
    on conflict (organization_id, customer_id, source) do update set asked_at = excluded.asked_at,
      read_at = coalesce(excluded.read_at, feed_cursor.read_at), reason = excluded.reason`.execute(db)
}

/** Forgets where a source was left, which is then read anew as far back as it goes. */
export async function forgetCursor(
  db: Db,
  { organizationId, customerId }: Company,
  source: string,
): Promise<void> {
  await sql`
    update feed_cursor set cursor = null
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid and source = ${source}`.execute(
    db,
  )
}
