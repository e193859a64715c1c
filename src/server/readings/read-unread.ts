import { sql } from 'kysely'
import { JUDGED_APPLICATIONS } from '#shared/domain/integrations/applications.ts'
import { UNREAD_STATES } from '#shared/domain/integrations/integration.ts'
import type { AskedPosture } from '#server/posture/keep-cloud.ts'
import { type ReadingParts, readTenant } from './read-tenant.ts'

/**
 * Reads every connected tenant that was never read, one after the other, and ends when all are. `readAt`: when a reading
 * counts as made, in milliseconds since 1970.
 */
export async function readUnread(
  parts: ReadingParts,
  readAt: (asked: AskedPosture) => number = parts.now,
): Promise<void> {
  const { rows } = await sql<AskedPosture>`
    select i.organization_id as "organizationId", i.id as "integrationId"
    from integration i
    where i.type in (${JUDGED_APPLICATIONS.microsoft}, ${JUDGED_APPLICATIONS.google})
      and i.state <> all(${[...UNREAD_STATES]}::text[]) and not exists (
        select 1 from posture p where p.organization_id = i.organization_id and p.id = i.customer_id
          and p.clouds ? case i.type when ${JUDGED_APPLICATIONS.google} then 'google' else 'microsoft' end)
    order by i.id`.execute(parts.db)
  for (const asked of rows) await readTenant({ ...parts, now: () => readAt(asked) }, asked)
}
