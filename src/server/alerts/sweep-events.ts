import { sql } from 'kysely'
import { alertLimits } from '#shared/domain/alerts/alert-row.ts'
import { DAY, MINUTE } from '#shared/lib/time.ts'
import type { Db } from '#server/platform/database/database.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'

/** Longer than any detection looks and than vendors write late. */
const EVENT_DAYS = 8
const AT_ONCE = 1000

export interface SweepParts extends CommitParts {
  now: () => number
}

/** How long one sweep may take, in milliseconds, and by which clock; the next one goes on where it stopped. */
export interface SweepBudget {
  time: number
  clock: () => number
}

const USUAL_BUDGET: SweepBudget = { time: 10 * MINUTE, clock: () => performance.now() }

/**
 * Forgets alerts of more than 90 days ago with their events, and events that nothing can be found with any more. Each
 * batch is a transaction of its own, so nobody waits long for one.
 */
export async function sweepEvents(
  parts: SweepParts,
  { time, clock }: SweepBudget = USUAL_BUDGET,
): Promise<void> {
  const end = clock() + time
  const hasTime = () => clock() < end
  const since = new Date(parts.now() - EVENT_DAYS * DAY)
  // What only an old alert held goes with it.
  while (hasTime() && (await sweepAlerts(parts)) === AT_ONCE);
  while (hasTime() && (await sweepOldEvents(parts.db, since)) === AT_ONCE);
  await sql`delete from feed_unread where seen_at < ${since}`.execute(parts.db)
}

/** Gives how many are gone. */
async function sweepOldEvents(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      select organization_id, customer_id, reading from tenant_event e
      where e.kept_at < ${since} and not exists (
        select 1 from alert_event a where a.organization_id = e.organization_id
          and a.customer_id = e.customer_id and a.reading = e.reading)
      limit ${AT_ONCE}
    ), keys as (
      delete from tenant_event_key k using old
      where k.organization_id = old.organization_id and k.customer_id = old.customer_id
        and k.reading = old.reading
    ), gone as (
      delete from tenant_event e using old
      where e.organization_id = old.organization_id and e.customer_id = old.customer_id
        and e.reading = old.reading
      returning 1
    )
    select count(*)::int as count from gone`.execute(db)
  return rows[0]?.count ?? 0
}

/** Gives how many are gone. */
async function sweepAlerts(parts: SweepParts): Promise<number> {
  const { rows } = await sql<{ organization_id: string; ids: string[] }>`
    select organization_id, array_agg(id::text) as ids
    from (
      select organization_id, id from alert
      where last_at < ${new Date(parts.now() - alertLimits.retentionDays * DAY)}
      order by last_at limit ${AT_ONCE}
    ) old
    group by organization_id`.execute(parts.db)
  for (const { organization_id: organizationId, ids } of rows)
    await commit(parts, organizationId, async (work) => {
      await work.load('alert', ids)
      for (const id of ids) work.remove('alert', id)
      for (const table of ['alert_standing', 'alert_event'] as const)
        await sql`
          delete from ${sql.table(table)}
          where organization_id = ${organizationId}::uuid and alert_id = any(${ids}::uuid[])`.execute(work.tx)
    })
  return rows.reduce((sum, { ids }) => sum + ids.length, 0)
}
