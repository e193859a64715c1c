import { sql } from 'kysely'
import {
  ACCOUNT_ROWS,
  accountRowId,
  accountRowOf,
  type TicketAccount,
  ticketingLimits,
  type TicketTool,
} from '#shared/domain/ticketing/ticket-tool.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { compare } from '#shared/lib/compare.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'
import { ConnectorError, faultOf, needsPerson } from '#server/connectors/connector-error.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { TicketChoices, Tickets } from '#server/connectors/tickets.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { Log } from '#server/platform/log.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { readTicketSecret } from './ticket-secret.ts'
import { readTool } from './ticketing.store.ts'

export interface ReadToolParts extends CommitParts {
  vendors: Vendors
  keyring: Keyring
  log: Pick<Log, 'error'>
  now: () => number
}

interface Read {
  choices: TicketChoices
  accounts: TicketAccount[]
  /** How many the tool has, also those beyond what is held. */
  count: number
}

/** Reads what an organization's tool lets choose, and its customers. Repeated, or after a crash on the way, it does no harm. */
export async function readTicketTool(parts: ReadToolParts, organizationId: string): Promise<void> {
  const tool = await readTool(parts.db, organizationId)
  if (!tool) return
  await setTool(parts, organizationId, tool.id, () => ({ state: 'Syncing' }))
  const checked = () => new Date(parts.now()).toISOString()
  try {
    const credentials = await readTicketSecret(parts.db, parts.keyring, { organizationId, toolId: tool.id })
    const read = await readAll(capabilityOf(parts.vendors, tool.type, 'tickets')(credentials))
    await keep(parts, organizationId, tool.id, read)
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    parts.log.error(
      { event: 'ticketing.notRead', organization: organizationId, err: cause },
      'A ticketing tool could not be read',
    )
    await setTool(parts, organizationId, tool.id, () => ({
      state: needsPerson(cause.reason) ? 'Auth Failed' : 'Sync Failed',
      fault: faultOf(cause.reason),
      checked_at: checked(),
    }))
  }
}

async function readAll(tickets: Tickets): Promise<Read> {
  const choices = await tickets.choices()
  const accounts = new Map<string, TicketAccount>()
  let count = 0
  for await (const page of tickets.accounts()) {
    count += page.length
    for (const { id, name } of page)
      if (accounts.size < ticketingLimits.accounts) accounts.set(id, { id, name: keepableText(name) })
  }
  return { choices, accounts: [...accounts.values()], count }
}

/** Writes what is otherwise than before: thousands of customers seldom change. */
async function keep(
  parts: ReadToolParts,
  organizationId: string,
  toolId: string,
  { choices, accounts, count }: Read,
): Promise<void> {
  const at = new Date(parts.now()).toISOString()
  await commit(parts, organizationId, async (work) => {
    await work.load('ticketTool', [toolId])
    await work.load('ticketCatalog', [toolId])
    const { row: tool } = work.get('ticketTool', toolId)
    const { row: catalog } = work.get('ticketCatalog', toolId)
    // It was disconnected meanwhile.
    if (!tool || !catalog) return
    work.put('ticketTool', { ...tool, state: 'Sync Successful', fault: null, checked_at: at })
    work.put('ticketCatalog', { ...catalog, ...choices, accounts: count, read_at: at })
    await keepAccounts(work, toolId, accounts)
  })
}

async function keepAccounts(work: Work, toolId: string, accounts: readonly TicketAccount[]): Promise<void> {
  const byRow = Map.groupBy(accounts, ({ id }) => accountRowOf(id))
  const ids = Array.from({ length: ACCOUNT_ROWS }, (_, row) => accountRowId(toolId, row))
  await work.load('ticketAccounts', ids.toSorted())
  for (const [row, id] of ids.entries()) {
    const after = {
      id,
      tool_id: toolId,
      accounts: (byRow.get(row) ?? []).toSorted((a, b) => compare(a.id, b.id)),
    }
    const { row: before } = work.get('ticketAccounts', id)
    const isSame = before ? canonicalJson(before) === canonicalJson(after) : after.accounts.length === 0
    if (!isSame) work.put('ticketAccounts', after)
  }
}

/** Says how the tool fares, unless it is gone. */
export const setTool = (
  parts: CommitParts,
  organizationId: string,
  toolId: string,
  change: (tool: TicketTool) => Partial<TicketTool>,
): Promise<void> =>
  commit(parts, organizationId, async (work) => {
    await work.load('ticketTool', [toolId])
    const { row } = work.get('ticketTool', toolId)
    const after = row && { ...row, ...change(row) }
    if (after && canonicalJson(after) !== canonicalJson(row)) work.put('ticketTool', after)
  })

/** The organizations whose tool was not read for a time, or was left while it was being read. */
export async function toolsToRead(
  { db }: Pick<CommitParts, 'db'>,
  now: number,
): Promise<{ organizationId: string }[]> {
  const { rows } = await sql<{ organizationId: string }>`
    select organization_id as "organizationId" from ticket_tool
    where checked_at is null or state = 'Syncing'
      or checked_at <= ${new Date(now - ticketingLimits.believed)}`.execute(db)
  return rows
}
