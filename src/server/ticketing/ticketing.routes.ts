import type { Context } from 'hono'
import { sql } from 'kysely'
import { endpoints } from '#shared/contract/endpoints.ts'
import type {
  TicketMappingAnswer,
  TicketSettingsAnswer,
  TicketToolAnswer,
} from '#shared/contract/endpoints/integrations/ticketing.ts'
import { suggestMappings } from '#shared/domain/ticketing/suggest-mappings.ts'
import { nothingChosen } from '#shared/domain/ticketing/ticket-settings.ts'
import { ticketSettingsIssues } from '#shared/domain/ticketing/ticket-settings-issues.ts'
import type { TicketingApplication } from '#shared/domain/integrations/applications.ts'
import { type TicketTool, type ToolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut } from '#server/platform/http/command-headers.ts'
import type { Environment } from '#server/platform/http/environment.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import { readRows } from '#server/platform/sync/read-rows.ts'
import { requireAllCompanies, requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import { type ConnectParts, connectTool, disconnectTool } from './connect-tool.ts'
import { requestReadingOfTool } from './ticket.jobs.ts'
import {
  readAccounts,
  readCatalog,
  readMappings,
  readSettings,
  readTicketing,
  readTool,
  requireTool,
} from './ticketing.store.ts'

interface TicketingRoutesParts extends ConnectParts {
  bus: Bus
  tables: EntityTables
}

type Asking = Context<Environment>

/** The ticketing tool of an organization, whom its companies are there, how tickets are opened, and tickets by hand. */
export function mountTicketingRoutes({ mount }: Mounts, parts: TicketingRoutesParts) {
  const { db, bus } = parts

  const connect = async (scope: Scope, type: TicketingApplication, credentials: ToolCredentials) =>
    describeTool(db, scope.organizationId, await connectTool(parts, scope, type, credentials))

  mount(endpoints.connectAutotask, ({ c, body }) => connect(c.var.scope, 'Autotask', body.credentials))
  mount(endpoints.connectConnectWise, ({ c, body }) => connect(c.var.scope, 'ConnectWise', body.credentials))
  mount(endpoints.connectSyncro, ({ c, body }) => connect(c.var.scope, 'Syncro', body.credentials))
  mount(endpoints.connectHalo, ({ c, body }) => connect(c.var.scope, 'Halo', body.credentials))

  mount(endpoints.getTicketTool, async ({ c }) => {
    const { organizationId } = c.var.scope
    const tool = await readTool(db, organizationId)
    if (!tool) throw new AppError('notFound')
    return describeTool(db, organizationId, tool)
  })

  mount(endpoints.refreshTicketTool, async ({ c, params }) => {
    await requireTool(db, c.var.scope, params.integrationId)
    requireAllCompanies(c.var.scope)
    await requestReadingOfTool(parts, c.var.scope.organizationId)
  })

  mount(endpoints.deleteTicketTool, async ({ c, params }) => {
    await requireTool(db, c.var.scope, params.integrationId)
    await disconnectTool(parts, c.var.scope, params.integrationId.toLowerCase())
  })

  mount(endpoints.listTicketMappings, async ({ c, params }) => {
    await requireTool(db, c.var.scope, params.integrationId)
    return tellMappings(parts, c.var.scope)
  })

  mount(endpoints.putTicketMapping, async ({ c, params, body: { customerId, accountId } }) => {
    requireCustomer(c.var.scope, customerId)
    await requireTool(db, c.var.scope, params.integrationId)
    const id = customerId.toLowerCase()
    const toolId = params.integrationId.toLowerCase()
    await carryOut(bus, c, 'ticketMapping.set', { toolId, customerId: id, accountId })
    const found = (await tellMappings(parts, c.var.scope)).find((each) => each.customerId === id)
    invariant(found, 'the company is one that the caller sees')
    return found
  })

  mount(endpoints.getTicketSettings, async ({ c, params }) => {
    const customerId = companyIn(c, params)
    await requireTool(db, c.var.scope, params.integrationId)
    return tellSettings(db, c.var.scope, customerId)
  })

  mount(endpoints.putTicketSettings, async ({ c, params, body: settings }) => {
    const customerId = companyIn(c, params)
    await requireTool(db, c.var.scope, params.integrationId)
    const toolId = params.integrationId.toLowerCase()
    await carryOut(bus, c, 'ticketSettings.set', { toolId, customerId, settings })
    return tellSettings(db, c.var.scope, customerId)
  })

  mount(endpoints.postAlertTicket, async ({ c, params, body: { priority = 'severity' } }) => {
    requireCustomer(c.var.scope, params.customerId)
    const [customerId, id] = [params.customerId.toLowerCase(), params.id.toLowerCase()]
    await carryOut(bus, c, 'alert.openTicket', { customerId, id, priority })
    const [found] = await readRows(db, parts.tables.alert, c.var.scope, {
      where: 't.id = $3::uuid',
      parameters: [id],
      size: 1,
    })
    if (!found) throw new AppError('notFound')
    return found.row
  })
}

/** The company that is asked for; null for all of them. */
function companyIn(c: Asking, { customerId }: { customerId: string }): string | null {
  if (customerId === '*') return null
  requireCustomer(c.var.scope, customerId)
  return customerId.toLowerCase()
}

async function describeTool(db: Db, organizationId: string, tool: TicketTool): Promise<TicketToolAnswer> {
  const catalog = await readCatalog(db, organizationId)
  if (!catalog) throw new AppError('notFound')
  const { id: _id, ...offered } = catalog
  return {
    ...tool,
    IntegrationApplication: { application_name: tool.type },
    // There is one application of each type.
    integrationApplicationId: tool.type,
    lastSyncedStatus: tool.state === 'Sync Successful' || tool.state === 'Sync Failed' ? tool.state : null,
    errorMessage: tool.fault,
    catalog: offered,
  }
}

async function tellMappings(
  { db }: TicketingRoutesParts,
  { organizationId, customerIds, allCustomers }: Scope,
): Promise<TicketMappingAnswer[]> {
  const { rows: customers } = await sql<{ id: string; name: string }>`
    select id, name from customer
    where organization_id = ${organizationId}::uuid and id = any(${[...customerIds]}::uuid[])
    order by lower(name), id`.execute(db)
  const mapped = new Map((await readMappings(db, organizationId)).map((each) => [each.id, each.account_id]))
  const accounts = await readAccounts(db, organizationId)
  const names = new Map(accounts.map(({ id, name }) => [id, name]))
  const taken = new Set(mapped.values())
  // Whom the tool knows is told to who sees all companies.
  const suggested = allCustomers
    ? suggestMappings(
        customers.filter(({ id }) => !mapped.has(id)),
        accounts.filter(({ id }) => !taken.has(id)),
      )
    : new Map<string, never>()
  return customers.map(({ id, name }) => {
    const accountId = mapped.get(id) ?? null
    return {
      customerId: id,
      customerName: name,
      accountId,
      accountName: accountId === null ? null : (names.get(accountId) ?? null),
      suggestion: suggested.get(id) ?? null,
    }
  })
}

async function tellSettings(
  db: Db,
  { organizationId }: Scope,
  customerId: string | null,
): Promise<TicketSettingsAnswer> {
  const own = await readSettings(db, organizationId, customerId)
  const { catalog, settings: settled } = await readTicketing(db, organizationId, customerId)
  const { fields, priorities, closes_alerts } = own ?? nothingChosen
  return {
    settings: { fields, priorities, closes_alerts },
    settled,
    issues: catalog ? ticketSettingsIssues(catalog, settled) : [],
  }
}
