import { sql } from 'kysely'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { UNREAD_STATES } from '#shared/domain/integrations/integration.ts'
import type { Db } from '#server/platform/database/database.ts'

export interface AskedTenant {
  organizationId: string
  integrationId: string
}

/** The tenant of an integration that is connected; undefined where it is gone, or no longer is. */
export async function connectedTenant(db: Db, { organizationId, integrationId }: AskedTenant) {
  const { rows } = await sql<{ tenant_id: string; customer_id: string }>`
    select tenant_id, customer_id from integration
    where organization_id = ${organizationId}::uuid and id = ${integrationId}::uuid
      and type = ${TENANT_APPLICATION} and is_active and state <> all(${[...UNREAD_STATES]}::text[])`.execute(
    db,
  )
  return rows[0]
}
