import { sql } from 'kysely'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { UNREAD_STATES } from '#shared/domain/integrations/integration.ts'
import { type AskedTenant } from '#server/alerts/connected-tenant.ts'
import type { Db } from '#server/platform/database/database.ts'
import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import { askTenant, type HygieneParts } from './ask-tenant.ts'
import { isDue, queryTimes } from './due-queries.ts'

/** What one look sends at most, so that a thousand tenants are not asked in the same second. */
const AT_ONCE = 200

/** Asks a tenant what is due of our own queries. */
export const askTenantJob = defineJob({
  queue: 'ask-tenant',
  parallel: 1,
  rules: { policy: 'short' },
  act: (parts: HygieneParts, asked: AskedTenant) => askTenant(parts, asked),
})

interface HygieneJobParts {
  db: Db
  jobs: Pick<Jobs, 'send'>
  feedInterval: number
  now: () => number
}

/**
 * Asks for every connected tenant of which a query is due, the longest unasked first, unless what happens in tenants is looked at by other processes.
 * Most of what queries look at comes of the reading of the posture, so the first one is waited for.
 */
export async function requestDueQueries({ db, jobs, feedInterval, now }: HygieneJobParts): Promise<void> {
  if (feedInterval === 0) return
  const { rows } = await sql<AskedTenant>`
    select i.organization_id as "organizationId", i.id as "integrationId"
    from integration i
    join customer c on c.organization_id = i.organization_id and c.id = i.customer_id and c.active
    join posture p on p.organization_id = i.organization_id and p.id = i.customer_id and p.clouds ? 'microsoft'
    cross join lateral (
      select min(coalesce(f.asked_at, 'epoch'::timestamptz)) as since from ${queryTimes()} q
      left join feed_cursor f on f.organization_id = i.organization_id and f.customer_id = i.customer_id
        and f.source = q.source
      where ${isDue(now())}) due
    where i.type = ${TENANT_APPLICATION} and i.is_active and i.state <> all(${[...UNREAD_STATES]}::text[])
      and due.since is not null
    order by due.since, i.id
    limit ${AT_ONCE}`.execute(db)
  for (const asked of rows) await jobs.send(askTenantJob.queue, asked, asked.integrationId)
}
