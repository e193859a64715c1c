import type { DuoAccount, DuoParent } from '#shared/domain/duo/duo-parent.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { integrationTable } from '#server/integrations/integration.table.ts'
import type { Db } from '#server/platform/database/database.ts'
import { rowsOfOrganization } from '#server/platform/sync/rows-of-organization.ts'
import { duoAccountTable, duoParentTable } from './duo.tables.ts'

/** The Duo account of an organization; `db` may be a transaction, as everywhere here. */
export const readParent = async (db: Db, organizationId: string): Promise<DuoParent | undefined> =>
  (await rowsOfOrganization(db, duoParentTable, organizationId))[0]

export const readAccounts = (db: Db, organizationId: string): Promise<DuoAccount[]> =>
  rowsOfOrganization(db, duoAccountTable, organizationId)

/** The companies that are reached by the organization's keys. */
export const readMapped = (db: Db, organizationId: string): Promise<Integration[]> =>
  rowsOfOrganization(db, integrationTable, organizationId, `t.type = 'DUOSecurity' and t.kind = $2::int`, [
    CONNECTION_KINDS.CSP,
  ])
