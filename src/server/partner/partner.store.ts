import { CompiledQuery } from 'kysely'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type {
  PartnerConnection,
  PartnerRelationship,
  PartnerTask,
  PartnerTenant,
} from '#shared/domain/partner/partner.ts'
import { integrationTable } from '#server/integrations/integration.table.ts'
import type { Db } from '#server/platform/database/database.ts'
import { type EntityTable, rowAsJson } from '#server/platform/sync/entity-table.ts'
import {
  partnerConnectionTable,
  partnerRelationshipTable,
  partnerTaskTable,
  partnerTenantTable,
} from './partner.tables.ts'

/** The partner of an organization; `db` may be a transaction, as everywhere here. */
export const readConnection = async (
  db: Db,
  organizationId: string,
): Promise<PartnerConnection | undefined> => (await rowsOf(db, partnerConnectionTable, organizationId))[0]

export const readRelationships = (db: Db, organizationId: string): Promise<PartnerRelationship[]> =>
  rowsOf(db, partnerRelationshipTable, organizationId)

export const readTenants = (db: Db, organizationId: string): Promise<PartnerTenant[]> =>
  rowsOf(db, partnerTenantTable, organizationId)

export const readTasks = (db: Db, organizationId: string): Promise<PartnerTask[]> =>
  rowsOf(db, partnerTaskTable, organizationId)

/** The tenants that companies of an organization are connected to, through its partner or by themselves. */
export const readConnectedTenants = (db: Db, organizationId: string): Promise<Integration[]> =>
  rowsOf(db, integrationTable, organizationId, 't.type = $2', [TENANT_APPLICATION])

async function rowsOf<K extends Kind>(
  db: Db,
  table: EntityTable<K>,
  organizationId: string,
  where = 'true',
  parameters: readonly unknown[] = [],
): Promise<RowOf<K>[]> {
  const { rows } = await db.executeQuery<{ row: RowOf<K> }>(
    CompiledQuery.raw(
      `select ${rowAsJson(table)} as row from ${table.table} t
       where t.organization_id = $1::uuid and (${where}) order by ${table.order}`,
      [organizationId, ...parameters],
    ),
  )
  return rows.map(({ row }) => row)
}
