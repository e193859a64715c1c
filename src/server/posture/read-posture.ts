import { sql } from 'kysely'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import type { Db } from '#server/platform/database/database.ts'
import { type AskedPosture, keepCloud, type KeepParts } from './keep-cloud.ts'
import { nameActors } from './name-actors.ts'
import { readSnapshot } from './read-snapshot.ts'

export interface PostureParts extends KeepParts {
  pokes: Pokes
  vendors: Vendors
}

/**
 * Reads all that is set in the Microsoft 365 tenant of an integration, keeps it, and tells devices what it is and how every check
 * judges it; where something is found otherwise, who made it so. What the vendor refuses is kept as refused, each source for itself.
 * Repeated after a crash it arrives at the same; an integration that is gone meanwhile is left alone.
 */
export async function readPosture(parts: PostureParts, asked: AskedPosture): Promise<void> {
  const tenantId = await tenantOf(parts.db, asked)
  if (tenantId === undefined) return
  const { vendors, now } = parts
  const snapshot = await readSnapshot({
    settings: capabilityOf(vendors, TENANT_APPLICATION, 'settings')(tenantId),
    directory: capabilityOf(vendors, TENANT_APPLICATION, 'directory')(tenantId),
    now,
  })
  const { organizationId } = asked
  const result = await keepCloud(parts, asked, { cloud: 'microsoft', tenantId, snapshot })
  if (result && result.changes.length > 0)
    await nameActors(
      parts,
      { organizationId, tenantId, before: result.last, after: snapshot },
      result.changes,
    )
}

async function tenantOf(
  db: Db,
  { organizationId, integrationId }: AskedPosture,
): Promise<string | undefined> {
  const { rows } = await sql<{ tenant_id: string }>`
    select tenant_id from integration
    where organization_id = ${organizationId}::uuid and id = ${integrationId}::uuid
      and type = ${TENANT_APPLICATION}`.execute(db)
  return rows[0]?.tenant_id
}
