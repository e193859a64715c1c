import { sql } from 'kysely'
import { JUDGED_APPLICATIONS } from '#shared/domain/integrations/applications.ts'
import { UNREAD_STATES } from '#shared/domain/integrations/integration.ts'
import { HOUR } from '#shared/lib/time.ts'
import type { Db } from '#server/platform/database/database.ts'
import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import type { AskedPosture } from '#server/posture/keep-cloud.ts'
import { readTenant } from './read-tenant.ts'

/** How old a reading may become before the next one. */
const FRESH = 6 * HOUR
/** What one look sends at most, so that a thousand tenants are not asked in the same second. */
const AT_ONCE = 200

/** Reads a tenant: after somebody asked for it, and by itself. */
export const readTenantJob = defineJob({
  queue: 'read-posture',
  parallel: 2,
  rules: { policy: 'short' },
  act: readTenant,
})

/** Asks for a tenant to be read soon; one that waits to be read already is not asked for twice. */
export const requestReading = ({ jobs }: { jobs: Pick<Jobs, 'send'> }, asked: AskedPosture): Promise<void> =>
  jobs.send(readTenantJob.queue, asked, asked.integrationId)

interface ReadingJobParts {
  db: Db
  jobs: Pick<Jobs, 'send'>
  now: () => number
}

/** When the cloud of an integration was last read, as the posture tells it. */
const cloudReadAt = sql`(p.clouds ->> case i.type
  when ${JUDGED_APPLICATIONS.google} then 'google' else 'microsoft' end)::timestamptz`

/** Asks for every tenant that was not read for six hours and is not paused, the longest unread first. */
export async function requestDueReadings(parts: ReadingJobParts): Promise<void> {
  const since = new Date(parts.now() - FRESH)
  const { rows } = await sql<AskedPosture>`
    select i.organization_id as "organizationId", i.id as "integrationId"
    from integration i
    join customer c on c.organization_id = i.organization_id and c.id = i.customer_id and c.active
    left join posture p on p.organization_id = i.organization_id and p.id = i.customer_id
    left join risk_overview r on r.organization_id = i.organization_id and r.id = i.customer_id
    left join policy_reading a on a.organization_id = i.organization_id and a.customer_id = i.customer_id
      and a.area = 'access'
    left join mfa_report m on m.organization_id = i.organization_id and m.id = i.customer_id
    left join mail_policies d on d.organization_id = i.organization_id and d.id = i.customer_id
    left join device_policies v on v.organization_id = i.organization_id and v.id = i.customer_id
    left join tenant_contacts k on k.organization_id = i.organization_id and k.id = i.customer_id
    where i.type in (${JUDGED_APPLICATIONS.microsoft}, ${JUDGED_APPLICATIONS.google})
      and i.is_active and i.state <> all(${[...UNREAD_STATES]}::text[])
      and (${cloudReadAt} is null or ${cloudReadAt} < ${since} or i.type = ${JUDGED_APPLICATIONS.microsoft}
        and (r.id is null or a.asked_at is null or m.id is null or d.id is null or v.id is null or k.id is null))
    order by ${cloudReadAt} nulls first, i.id
    limit ${AT_ONCE}`.execute(parts.db)
  for (const asked of rows) await requestReading(parts, asked)
}
