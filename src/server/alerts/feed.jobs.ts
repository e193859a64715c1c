import { sql } from 'kysely'
import { FEED_APPLICATIONS } from '#shared/domain/integrations/applications.ts'
import { UNREAD_STATES } from '#shared/domain/integrations/integration.ts'
import type { Db } from '#server/platform/database/database.ts'
import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import type { AskedTenant } from './connected-tenant.ts'
import { type FeedParts, readFeeds } from './read-feeds.ts'

/** What one look sends at most, so that a thousand tenants are not asked in the same second. */
const AT_ONCE = 200

/** Reads what happens at a company, by the logs of one of its vendors. */
export const readFeedsJob = defineJob({
  queue: 'read-feeds',
  parallel: 2,
  rules: { policy: 'short' },
  act: (parts: FeedParts, asked: AskedTenant) => readFeeds(parts, asked),
})

interface FeedJobParts {
  db: Db
  jobs: Pick<Jobs, 'send'>
  feedInterval: number
  now: () => number
}

/** Asks for every connected integration with logs that was left alone for its time, the longest unread first. */
export async function requestDueFeeds({ db, jobs, feedInterval, now }: FeedJobParts): Promise<void> {
  if (feedInterval === 0) return
  const { rows } = await sql<AskedTenant>`
    select i.organization_id as "organizationId", i.id as "integrationId"
    from integration i
    join customer c on c.organization_id = i.organization_id and c.id = i.customer_id and c.active
    left join feed_asked t on t.organization_id = i.organization_id and t.integration_id = i.id
    where i.type = any(${[...FEED_APPLICATIONS]}::text[]) and i.is_active and i.state <> all(${[...UNREAD_STATES]}::text[])
      and (t.asked_at is null or t.asked_at <= ${new Date(now() - feedInterval)})
    order by t.asked_at nulls first, i.id
    limit ${AT_ONCE}`.execute(db)
  for (const asked of rows) await jobs.send(readFeedsJob.queue, asked, asked.integrationId)
}
