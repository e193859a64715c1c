import { sql } from 'kysely'
import { alertLimits } from '#shared/domain/alerts/alert-row.ts'
import { DAY } from '#shared/lib/time.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'

/** Longer than any detection looks and than vendors write late. */
const EVENT_DAYS = 8
const AT_ONCE = 1000

/** Forgets events that nothing can be found with any more, and alerts of more than 90 days ago with theirs. */
export async function sweepEvents(parts: CommitParts & { now: () => number }): Promise<void> {
  const since = new Date(parts.now() - EVENT_DAYS * DAY)
  await sql`
    delete from tenant_event e
    where e.kept_at < ${since} and not exists (
      select 1 from alert_event a where a.organization_id = e.organization_id
        and a.customer_id = e.customer_id and a.reading = e.reading)`.execute(parts.db)
  await sql`
    delete from tenant_event_key k
    where not exists (
      select 1 from tenant_event e where e.organization_id = k.organization_id
        and e.customer_id = k.customer_id and e.reading = k.reading)`.execute(parts.db)
  await sweepAlerts(parts)
}

async function sweepAlerts(parts: CommitParts & { now: () => number }): Promise<void> {
  const { rows } = await sql<{ organization_id: string; ids: string[] }>`
    select organization_id, array_agg(id::text) as ids
    from (
      select organization_id, id from alert
      where last_at < ${new Date(parts.now() - alertLimits.retentionDays * DAY)} limit ${AT_ONCE}
    ) old
    group by organization_id`.execute(parts.db)
  for (const { organization_id: organizationId, ids } of rows)
    await commit(parts, organizationId, async (work) => {
      await work.load('alert', ids)
      for (const id of ids) {
        work.remove('alert', id)
        for (const table of ['alert_standing', 'alert_event'] as const)
          await sql`
            delete from ${sql.table(table)}
            where organization_id = ${organizationId}::uuid and alert_id = ${id}::uuid`.execute(work.tx)
      }
    })
}
