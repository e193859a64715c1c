import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { API_PATH } from '#shared/contract/endpoint.ts'
import type { TicketTool } from '#shared/domain/ticketing/ticket-tool.ts'
import { HOUR, MINUTE, SECOND } from '#shared/lib/time.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { Tickets } from '#server/connectors/tickets.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { Log } from '#server/platform/log.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { requestReadingOfTickets } from './ticket.jobs.ts'
import { readTicketSecret } from './ticket-secret.ts'
import { readTool } from './ticketing.store.ts'

export interface WebhookParts extends CommitParts {
  db: Db
  vendors: Vendors
  keyring: Keyring
  jobs: Pick<Jobs, 'send'>
  /** Without a slash at the end. */
  publicUrl: string
  log: Pick<Log, 'info' | 'warn'>
  now: () => number
}

/** How long a ticket is left alone after it was asked about, in milliseconds: one that the tool names, and all that it may mean. */
const REST = { named: 10 * SECOND, all: MINUTE }

/** What every address of a tool begins with, and no address of another one. */
const prefixOf = ({ publicUrl }: Pick<WebhookParts, 'publicUrl'>, toolId: string) =>
  `${publicUrl}${API_PATH}/ticketing/${toolId}/webhook/`

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

/**
 * Makes the address to which the tool of an organization posts that a ticket has changed, in place of the one before; null
 * where the tool was told it. Throws `psaNotConnected` where the tool could not be told; the address before then holds on.
 */
export async function makeWebhook(
  parts: WebhookParts,
  organizationId: string,
  tool: TicketTool,
): Promise<string | null> {
  const key = randomBytes(32).toString('hex')
  const prefix = prefixOf(parts, tool.id)
  const url = `${prefix}${key}`
  const { setWebhook } = await ticketsOf(parts, organizationId, tool)
  await setWebhook?.(prefix, url).catch(refuse)
  await commit(parts, organizationId, async (work) => {
    await setState(work, tool.id, {
      made_at: new Date(parts.now()).toISOString(),
      is_registered: setWebhook !== undefined,
      told_at: null,
    })
    await sql`
      insert into ticket_webhook (organization_id, tool_id, hash)
      values (${organizationId}::uuid, ${tool.id}::uuid, ${hashOf(key)})
      on conflict (organization_id) do update set tool_id = excluded.tool_id, hash = excluded.hash`.execute(
      work.tx,
    )
  })
  parts.log.info(
    { event: 'ticketing.webhookMade', organization: organizationId, registered: setWebhook !== undefined },
    'A ticketing tool was given an address to post changes to',
  )
  return setWebhook ? null : url
}

/** Takes the address of a tool away, there, too, as far as it can be reached. */
export async function removeWebhook(
  parts: WebhookParts,
  organizationId: string,
  tool: TicketTool,
): Promise<void> {
  await commit(parts, organizationId, async (work) => {
    await setState(work, tool.id, null)
    await forgetWebhook(work)
  })
  if (tool.webhook?.is_registered)
    await untell(parts, organizationId, tool.id, await ticketsOf(parts, organizationId, tool))
}

/** Lets go of the address of an organization's tool. */
export async function forgetWebhook({ tx, organizationId }: Work): Promise<void> {
  await sql`delete from ticket_webhook where organization_id = ${organizationId}::uuid`.execute(tx)
}

/** Has a tool post to none of its addresses any more. Where that fails it posts to an address that is refused. */
export async function untell(
  parts: Pick<WebhookParts, 'publicUrl' | 'log'>,
  organizationId: string,
  toolId: string,
  { setWebhook }: Pick<Tickets, 'setWebhook'>,
): Promise<void> {
  await setWebhook?.(prefixOf(parts, toolId), null).catch((cause: unknown) => {
    if (!(cause instanceof ConnectorError)) throw cause
    parts.log.warn(
      { event: 'ticketing.webhookLeft', organization: organizationId, err: cause },
      'A ticketing tool could not be told to post no more',
    )
  })
}

/** Whose tool an address is of; undefined for one that is nobody's. */
export async function webhookHolder(db: Db, toolId: string, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ organization_id: string }>`
    select organization_id from ticket_webhook
    where tool_id = ${toolId}::uuid and hash = ${hashOf(key)}`.execute(db)
  return rows[0]?.organization_id
}

/**
 * A tool says that a ticket has changed: it is read soon, or, where none is named, all that are open are. A ticket that was just asked
 * about is asked about again a little later, so that whoever posts without a pause has us ask no faster.
 */
export async function hearOfChange(
  parts: WebhookParts,
  organizationId: string,
  toolId: string,
  ticketId: string | undefined,
): Promise<void> {
  const now = parts.now()
  const { rows } = await sql<{ due: string }>`
    update alert_ticket
    set read_due = least(read_due, greatest(${now}::bigint,
      coalesce(asked_at, 0) + ${ticketId === undefined ? REST.all : REST.named}::bigint))
    where organization_id = ${organizationId}::uuid and tool_id = ${toolId}::uuid and read_due is not null
      and (${ticketId ?? null}::text is null or ticket_id = ${ticketId ?? null})
    returning read_due::text as due`.execute(parts.db)
  await noteTold(parts, organizationId, toolId, now)
  // What is due later is asked about by the minute.
  if (rows.some(({ due }) => Number(due) <= now)) await requestReadingOfTickets(parts, organizationId)
}

/** Every device is sent the row of the tool, so that it says only once an hour that it was told something. */
async function noteTold(parts: WebhookParts, organizationId: string, toolId: string, now: number) {
  const told = (await readTool(parts.db, organizationId))?.webhook?.told_at
  if (told && now - Date.parse(told) < HOUR) return
  await commit(parts, organizationId, async (work) => {
    await work.load('ticketTool', [toolId])
    const { row } = work.get('ticketTool', toolId)
    if (row?.webhook)
      work.put('ticketTool', { ...row, webhook: { ...row.webhook, told_at: new Date(now).toISOString() } })
  })
}

async function setState(work: Work, toolId: string, webhook: TicketTool['webhook']): Promise<void> {
  await work.load('ticketTool', [toolId])
  const { row } = work.get('ticketTool', toolId)
  // It was disconnected meanwhile.
  if (!row) throw new AppError('notFound')
  work.put('ticketTool', { ...row, webhook })
}

async function ticketsOf(
  parts: Pick<WebhookParts, 'db' | 'vendors' | 'keyring'>,
  organizationId: string,
  { id, type }: TicketTool,
): Promise<Tickets> {
  const credentials = await readTicketSecret(parts.db, parts.keyring, { organizationId, toolId: id })
  return capabilityOf(parts.vendors, type, 'tickets')(credentials)
}

function refuse(cause: unknown): never {
  if (!(cause instanceof ConnectorError)) throw cause
  throw new AppError('psaNotConnected', { cause, issues: [{ path: '', message: cause.reason }] })
}
