import { sql } from 'kysely'
import { alertTaskLimits } from '#shared/domain/alerts/alert-task.ts'
import { DAY } from '#shared/lib/time.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'

const AT_ONCE = 1000

/** Forgets what was done from alerts 90 days ago. */
export async function sweepAlertTasks(parts: CommitParts & { now: () => number }): Promise<void> {
  const { rows } = await sql<{ organizationId: string; ids: string[] }>`
    select organization_id as "organizationId", array_agg(id::text) as ids
    from (
      select organization_id, id from alert_task
      where finished_at < ${new Date(parts.now() - alertTaskLimits.keptDays * DAY)} limit ${AT_ONCE}
    ) old
    group by organization_id`.execute(parts.db)
  for (const { organizationId, ids } of rows)
    await commit(parts, organizationId, async (work) => {
      await work.load('alertTask', ids)
      for (const id of ids) work.remove('alertTask', id)
    })
}
