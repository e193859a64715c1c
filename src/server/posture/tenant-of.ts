import { sql } from 'kysely'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Db } from '#server/platform/database/database.ts'

interface AskedTenant {
  organizationId: string
  integrationId: string
}

/** The tenant of an integration, and its products as the posture was last read; undefined where there is no such one. */
export async function tenantOf(db: Db, { organizationId, integrationId }: AskedTenant) {
  const { rows } = await sql<{ tenant_id: string; customer_id: string; service_plans: string[] | null }>`
    select i.tenant_id, i.customer_id, p.service_plans
    from integration i
    left join posture p on p.organization_id = i.organization_id and p.id = i.customer_id
    where i.organization_id = ${organizationId}::uuid and i.id = ${integrationId}::uuid
      and i.type = ${TENANT_APPLICATION}`.execute(db)
  return rows[0]
}
