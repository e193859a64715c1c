import { sql } from 'kysely'
import { HOUR } from '#shared/lib/time.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { readRisk, type RiskParts } from '#server/risk/read-risk.ts'
import { type AskedPosture, type PostureParts, readPosture } from './read-posture.ts'

const QUEUE = 'read-posture'
/** How many tenants are read at once by one process. */
const PARALLEL = 2
/** How old a reading may become before the next one. */
const FRESH = 6 * HOUR
/** What one look sends at most, so that a thousand tenants are not asked in the same second. */
const AT_ONCE = 200

export interface PostureJobs {
  /** Asks for a tenant to be read soon; one that waits to be read already is not asked for twice. */
  request: (asked: AskedPosture) => Promise<void>
  /** Asks for every tenant that was not read for six hours and is not paused, the longest unread first. */
  requestDue: () => Promise<void>
}

/** The reading of tenants: after somebody asked for it, and by itself. */
export async function createPostureJobs(parts: PostureParts & RiskParts, jobs: Jobs): Promise<PostureJobs> {
  const read = async (asked: AskedPosture) => {
    await readPosture(parts, asked)
    await readRisk(parts, asked)
  }
  await jobs.handle<AskedPosture>(QUEUE, PARALLEL, read, { policy: 'short' })
  const request = (asked: AskedPosture) => jobs.send(QUEUE, asked, asked.integrationId)
  return {
    request,
    async requestDue() {
      const since = new Date(parts.now() - FRESH)
      const { rows } = await sql<AskedPosture>`
        select i.organization_id as "organizationId", i.id as "integrationId"
        from integration i
        join customer c on c.organization_id = i.organization_id and c.id = i.customer_id and c.active
        left join posture p on p.organization_id = i.organization_id and p.id = i.customer_id
        left join risk_overview r on r.organization_id = i.organization_id and r.id = i.customer_id
        where i.is_active and i.state not in ('Unconnected', 'Connecting')
          and (p.read_at is null or p.read_at < ${since} or r.id is null)
        order by p.read_at nulls first, i.id
        limit ${AT_ONCE}`.execute(parts.db)
      for (const asked of rows) await request(asked)
    },
  }
}
