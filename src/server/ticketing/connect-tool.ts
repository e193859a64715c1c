import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { TicketingApplication } from '#shared/domain/integrations/applications.ts'
import type { TicketTool, ToolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import { toolHostOf } from '#server/connectors/tool-host.ts'
import { isOwnAddress } from '#server/notifications/public-address.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { Log } from '#server/platform/log.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import { requireAllCompanies, type Scope } from '#server/platform/sync/scope.ts'
import { failWaitingTickets } from './ask-tickets.ts'
import { forgetTickets } from './channel-state.ts'
import { keepTicketSecret, readTicketSecret } from './ticket-secret.ts'
import { requestReadingOfTool } from './ticket.jobs.ts'
import { forgetWebhook, untell } from './ticket-webhook.ts'
import { idsOf, readCatalog, readTool } from './ticketing.store.ts'
import {
  ticketAccountsTable,
  ticketCatalogTable,
  ticketMappingTable,
  ticketSettingsTable,
} from './ticketing.tables.ts'

export interface ConnectParts extends CommitParts {
  /** Without a slash at the end. */
  publicUrl: string
  db: Db
  vendors: Vendors
  keyring: Keyring
  jobs: Pick<Jobs, 'send'>
  log: Pick<Log, 'info' | 'warn'>
  now: () => number
}

/**
 * Connects an organization to its ticketing tool by values that have to be good, and has it read; to the tool that it is
 * connected to already it gives other values (INT-25, INT-26).
 */
export async function connectTool(
  parts: ConnectParts,
  scope: Scope,
  type: TicketingApplication,
  credentials: ToolCredentials,
): Promise<TicketTool> {
  requireAllCompanies(scope)
  if ('companyUrl' in credentials && isOwnAddress(credentials.companyUrl))
    throw new AppError('failedValidation', {
      issues: [{ path: 'credentials.companyUrl', message: 'Invalid company URL' }],
    })
  await refuseOther(parts.db, scope.organizationId, type, placeOf(type, credentials))
  await capabilityOf(parts.vendors, type, 'tickets')(credentials).prove().catch(refuse)
  const tool = await store(parts, scope.organizationId, type, credentials)
  await requestReadingOfTool(parts, scope.organizationId)
  return tool
}

type Places = { [Tool in TicketingApplication]: (credentials: ToolCredentials<Tool>) => string }

/** Where a tool is: of those that share a host with the customers of others, by which name it is there. */
const PLACES: Places = {
  // Users for its API have the company's name behind the sign.
  Autotask: ({ username }) => `autotask.net/${(username.split('@')[1] ?? '').toLowerCase()}`,
  ConnectWise: ({ companyUrl, companyId }) => `${toolHostOf(companyUrl)}/${companyId.toLowerCase()}`,
  Syncro: ({ companyUrl }) => toolHostOf(companyUrl),
  Halo: ({ companyUrl }) => toolHostOf(companyUrl),
}

const placeOf = (type: TicketingApplication, credentials: ToolCredentials): string =>
  PLACES[type](credentials as never)

/** Whatever is wrong is told in the same words; the reason says to whom it matters which value it may be. */
function refuse(cause: unknown): never {
  if (!(cause instanceof ConnectorError)) throw cause
  const isAddress = cause.reason === 'notFound' || cause.reason === 'unreachable'
  const path = isAddress ? 'credentials.companyUrl' : 'credentials'
  throw new AppError('psaNotConnected', { cause, issues: [{ path, message: cause.reason }] })
}

async function refuseOther(db: Db, organizationId: string, type: TicketingApplication, host: string) {
  const known = await readTool(db, organizationId)
  if (!known) return
  const catalog = await readCatalog(db, organizationId)
  // Its customers and choices have other ids, so that what is mapped would mean somebody else.
  if (known.type !== type || catalog?.host !== host) throw new AppError('otherToolConnected')
}

async function store(
  parts: ConnectParts,
  organizationId: string,
  type: TicketingApplication,
  credentials: ToolCredentials,
): Promise<TicketTool> {
  const host = placeOf(type, credentials)
  return commit(parts, organizationId, async (work) => {
    // Of two that connect at once the later one finds the tool of the first.
    await forgetTickets(work)
    await refuseOther(work.tx, organizationId, type, host)
    const known = await readTool(work.tx, organizationId)
    const id = known?.id ?? uuidv7()
    await work.load('ticketTool', [id])
    await work.load('ticketCatalog', [id])
    const tool: TicketTool = {
      ...(known ?? {
        id,
        type,
        connected_at: new Date(parts.now()).toISOString(),
        checked_at: null,
        webhook: null,
      }),
      state: 'Connected',
      fault: null,
    }
    work.put('ticketTool', tool)
    if (!work.get('ticketCatalog', id).row)
      work.put('ticketCatalog', { id, host, read_at: null, fields: [], priorities: [], accounts: 0 })
    await keepTicketSecret(work.tx, parts.keyring, { organizationId, toolId: id }, credentials)
    // What was not taken under the former values is sent at once under these.
    await sql`
      update alert_ticket set not_before = least(not_before, ${parts.now()}::bigint)
      where organization_id = ${organizationId}::uuid and waits`.execute(work.tx)
    return tool
  })
}

/** Parts an organization from its tool, and forgets all that is about it. Tickets stay there, and alerts name them. */
export async function disconnectTool(parts: ConnectParts, scope: Scope, toolId: string): Promise<void> {
  requireAllCompanies(scope)
  const { organizationId } = scope
  const credentials = await readTicketSecret(parts.db, parts.keyring, { organizationId, toolId })
  const tool = await commit(parts, organizationId, async (work) => {
    await forgetTickets(work)
    const known = await readTool(work.tx, organizationId)
    if (known?.id !== toolId) throw new AppError('notFound')
    await failWaitingTickets(work, 'noTool', parts.now())
    await removeRows(work, 'ticketTool', [toolId])
    for (const table of [ticketCatalogTable, ticketAccountsTable, ticketMappingTable, ticketSettingsTable])
      await removeRows(work, table.kind, await idsOf(work.tx, table, organizationId))
    await forgetWebhook(work)
    await sql`delete from ticket_secret where organization_id = ${organizationId}::uuid`.execute(work.tx)
    return known
  })
  if (tool.webhook?.is_registered)
    await untell(
      parts,
      organizationId,
      toolId,
      capabilityOf(parts.vendors, tool.type, 'tickets')(credentials),
    )
  parts.log.info(
    { event: 'ticketing.disconnected', organization: organizationId },
    'A ticketing tool was disconnected',
  )
}
