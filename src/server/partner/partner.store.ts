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
import { rowsOfOrganization } from '#server/platform/sync/rows-of-organization.ts'
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
): Promise<PartnerConnection | undefined> =>
  (await rowsOfOrganization(db, partnerConnectionTable, organizationId))[0]

export const readRelationships = (db: Db, organizationId: string): Promise<PartnerRelationship[]> =>
  rowsOfOrganization(db, partnerRelationshipTable, organizationId)

export const readTenants = (db: Db, organizationId: string): Promise<PartnerTenant[]> =>
  rowsOfOrganization(db, partnerTenantTable, organizationId)

export const readTasks = (db: Db, organizationId: string): Promise<PartnerTask[]> =>
  rowsOfOrganization(db, partnerTaskTable, organizationId)

/** The tenants that companies of an organization are connected to, through its partner or by themselves. */
export const readConnectedTenants = (db: Db, organizationId: string): Promise<Integration[]> =>
  rowsOfOrganization(db, integrationTable, organizationId, 't.type = $2', [TENANT_APPLICATION])
