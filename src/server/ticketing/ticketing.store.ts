import { sql } from 'kysely'
import type { TicketCatalog } from '#shared/domain/ticketing/ticket-catalog.ts'
import type { TicketReadiness } from '#shared/domain/ticketing/ticket-hindrances.ts'
import { settledTicketSettings, type TicketSettings } from '#shared/domain/ticketing/ticket-settings.ts'
import type { TicketAccount, TicketMapping, TicketTool } from '#shared/domain/ticketing/ticket-tool.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { EntityTable } from '#server/platform/sync/entity-table.ts'
import { rowsOfOrganization } from '#server/platform/sync/rows-of-organization.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import {
  ticketCatalogTable,
  ticketMappingTable,
  ticketSettingsTable,
  ticketToolTable,
} from './ticketing.tables.ts'

/** What decides whether tickets of a company can be opened, and how. */
export interface CompanyTicketing extends TicketReadiness {
  tool: TicketTool | undefined
  catalog: TicketCatalog | undefined
  mapping: TicketMapping | undefined
}

/** The tool of an organization; `db` may be a transaction, as everywhere here. */
export const readTool = async (db: Db, organizationId: string): Promise<TicketTool | undefined> =>
  (await rowsOfOrganization(db, ticketToolTable, organizationId))[0]

/** The tool of a caller's organization, which has to have this id. Throws `notFound` for every other. */
export async function requireTool(db: Db, { organizationId }: Scope, id: string): Promise<TicketTool> {
  const tool = await readTool(db, organizationId)
  if (tool?.id !== id.toLowerCase()) throw new AppError('notFound')
  return tool
}

export const readCatalog = async (db: Db, organizationId: string): Promise<TicketCatalog | undefined> =>
  (await rowsOfOrganization(db, ticketCatalogTable, organizationId))[0]

/** What is said of the tickets of a company, or (null) of those of all companies. */
export const readSettings = async (
  db: Db,
  organizationId: string,
  customerId: string | null,
): Promise<TicketSettings | undefined> =>
  (
    await rowsOfOrganization(
      db,
      ticketSettingsTable,
      organizationId,
      't.customer_id is not distinct from $2::uuid',
      [customerId],
    )
  )[0]

/** All that decides about a company's tickets, or (null) about those of a company that says nothing itself. */
export async function readTicketing(
  db: Db,
  organizationId: string,
  customerId: string | null,
): Promise<CompanyTicketing> {
  const ofOrganization = await readSettings(db, organizationId, null)
  const ofCompany = customerId === null ? undefined : await readSettings(db, organizationId, customerId)
  const [mapping] = await rowsOfOrganization(
    db,
    ticketMappingTable,
    organizationId,
    't.customer_id = $2::uuid',
    [customerId],
  )
  return {
    tool: await readTool(db, organizationId),
    catalog: await readCatalog(db, organizationId),
    mapping,
    settings: settledTicketSettings(ofOrganization, ofCompany),
  }
}

/** The customers of the tool, by name. */
export async function readAccounts(db: Db, organizationId: string): Promise<TicketAccount[]> {
  const { rows } = await sql<TicketAccount>`
    select each ->> 'id' as id, each ->> 'name' as name
    from ticket_accounts t, jsonb_array_elements(t.accounts) each
    where t.organization_id = ${organizationId}::uuid order by lower(each ->> 'name'), each ->> 'id'`.execute(
    db,
  )
  return rows
}

/** Whether the tool has a customer, as far as it was read. */
export async function hasAccount(db: Db, organizationId: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ticket_accounts t, jsonb_array_elements(t.accounts) each
    where t.organization_id = ${organizationId}::uuid and each ->> 'id' = ${accountId} limit 1`.execute(db)
  return rows.length > 0
}

export const readMappings = (db: Db, organizationId: string): Promise<TicketMapping[]> =>
  rowsOfOrganization(db, ticketMappingTable, organizationId)

/** The ids of all rows of a kind that an organization has. */
export async function idsOf(
  db: Db,
  table: Pick<EntityTable, 'table'>,
  organizationId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table.table)} where organization_id = ${organizationId}::uuid
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
