import { sql } from 'kysely'
import { notificationLimits } from '#shared/domain/notifications/notification.ts'
import { DAY } from '#shared/lib/time.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'

const AT_ONCE = 1000

type Doomed = Record<'notification' | 'notificationMarks', string[]>

/**
 * Forgets notifications of a month ago, those of a company that many came after, and what people have read who are not
 * there any more.
 */
export async function sweepNotifications(parts: CommitParts & { now: () => number }): Promise<void> {
  const { rows } = await sql<{ organizationId: string } & Doomed>`
    with old as (
      select organization_id, 'notification' as kind, id from notification
      where told_at < ${new Date(parts.now() - notificationLimits.days * DAY)}
      union
      select organization_id, 'notification', id from (
        select organization_id, id, row_number() over (
          partition by organization_id, customer_id order by told_at desc, id) as place
        from notification) placed
      where place > ${notificationLimits.perCompany}
      union
      select m.organization_id, 'notificationMarks', m.id from notification_marks m
      where not exists (select 1 from app_user u where u.id = m.id)
      limit ${AT_ONCE})
    select organization_id as "organizationId",
      coalesce(array_agg(id::text) filter (where kind = 'notification'), '{}') as "notification",
      coalesce(array_agg(id::text) filter (where kind = 'notificationMarks'), '{}') as "notificationMarks"
    from old group by organization_id`.execute(parts.db)
  for (const { organizationId, ...doomed } of rows)
    await commit(parts, organizationId, async (work) => {
      for (const kind of ['notification', 'notificationMarks'] as const) {
        await work.load(kind, doomed[kind])
        for (const id of doomed[kind]) work.remove(kind, id)
      }
    })
}
