import { sql } from 'kysely'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { readRisk, type RiskParts } from '#server/risk/read-risk.ts'
import { type AskedPosture, type PostureParts, readPosture } from '#server/posture/read-posture.ts'

/** Reads every connected tenant that was never read, one after the other, and ends when all are. */
export async function readUnread(parts: PostureParts & RiskParts): Promise<void> {
  const { rows } = await sql<AskedPosture>`
    select i.organization_id as "organizationId", i.id as "integrationId"
    from integration i
    where i.type = ${TENANT_APPLICATION} and i.state not in ('Unconnected', 'Connecting') and not exists (
      select 1 from posture p where p.organization_id = i.organization_id and p.id = i.customer_id)
    order by i.id`.execute(parts.db)
  for (const asked of rows) {
    await readPosture(parts, asked)
    await readRisk(parts, asked)
  }
}
