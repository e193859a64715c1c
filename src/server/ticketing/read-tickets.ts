import { alertSetStatus } from '#shared/contract/commands/alert-commands.ts'
import { type AlertRow, isClosed } from '#shared/domain/alerts/alert-row.ts'
import { isNewsOfTicket, type TicketReading } from '#shared/domain/alerts/alert-ticket.ts'
import { closesAlerts, settledTicketSettings } from '#shared/domain/ticketing/ticket-settings.ts'
import { type TicketTool, ticketingLimits } from '#shared/domain/ticketing/ticket-tool.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'
import { ConnectorError, faultOf, needsPerson } from '#server/connectors/connector-error.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { ReadTicket, Tickets } from '#server/connectors/tickets.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { Log } from '#server/platform/log.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { rowsOfOrganization } from '#server/platform/sync/rows-of-organization.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { setTool } from './read-tool.ts'
import { readTicketSecret } from './ticket-secret.ts'
import { readTool } from './ticketing.store.ts'
import { ticketSettingsTable } from './ticketing.tables.ts'
import {
  noteRead,
  putOffReading,
  type ReadNote,
  type StillTaken,
  stillTaken,
  type TakenTickets,
  takeTicketsToRead,
} from './tickets-to-read.store.ts'

export interface ReadTicketsParts extends CommitParts {
  vendors: Vendors
  keyring: Keyring
  /** How long a ticket is left alone, in milliseconds; 0 where nothing is read by itself. */
  feedInterval: number
  log: Pick<Log, 'info' | 'error'>
  now: () => number
}

/** What one run asks about: each piece is one transaction, so that what comes after it goes on there. */
const PIECES = 10
const TICKETS_OF_A_PIECE = 50

/**
 * Reads what became of the tickets of open alerts, those first that were asked about longest ago, and closes alerts whose tickets were
 * closed (ALERT-19). What was heard is kept piece by piece. After a crash in between the rest is asked about again in ten
 * minutes; where the tool does not answer now, once the interval is over or when it wants to be asked again.
 */
export async function readTickets(parts: ReadTicketsParts, organizationId: string): Promise<void> {
  const tool = await readTool(parts.db, organizationId)
  // Asked again and again with a wrong password, a tool locks out whose it is.
  if (!tool || tool.state === 'Auth Failed') return
  const whose = { organizationId, toolId: tool.id }
  const credentials = await readTicketSecret(parts.db, parts.keyring, whose)
  const startedAt = parts.now()
  let tickets: Tickets | undefined
  for (let piece = 0; piece < PIECES; piece += 1) {
    const taken = await takeTicketsToRead(parts.db, whose, startedAt, TICKETS_OF_A_PIECE)
    if (!taken) return
    try {
      tickets ??= capabilityOf(parts.vendors, tool.type, 'tickets')(credentials)
      // A time before the answer: what happens there meanwhile is heard of the next time.
      const at = parts.now()
      await keepRead(parts, tool, taken, { read: await tickets.readMany(taken.tickets), at })
    } catch (cause) {
      if (!(cause instanceof ConnectorError)) throw cause
      return putOff(parts, taken, cause)
    }
  }
}

async function putOff(parts: ReadTicketsParts, taken: TakenTickets, cause: ConnectorError): Promise<void> {
  const { organizationId, toolId } = taken
  parts.log.error(
    { event: 'ticketing.ticketsNotRead', organization: organizationId, err: cause },
    'Tickets could not be read back',
  )
  await putOffReading(parts.db, taken, parts.now() + Math.max(parts.feedInterval, cause.retryAfter ?? 0))
  const fault = faultOf(cause.reason)
  if (needsPerson(cause.reason))
    await setTool(parts, organizationId, toolId, () => ({ state: 'Auth Failed', fault }))
}

interface Heard {
  read: ReadonlyMap<string, ReadTicket>
  /** When it was asked, in milliseconds since 1970. */
  at: number
}

/** Keeps what was heard of tickets, tells it by their alerts, and closes those whose tickets were closed. */
async function keepRead(
  parts: ReadTicketsParts,
  tool: TicketTool,
  taken: TakenTickets,
  { read, at }: Heard,
): Promise<void> {
  const { organizationId } = taken
  const closed = await commit(parts, organizationId, async (work) => {
    await work.load('alert', taken.tickets.map(({ alertId }) => alertId).toSorted())
    const still = await stillTaken(work.tx, taken)
    const closes = await whoseAlertsClose(work)
    const notes: ReadNote[] = []
    for (const ticket of taken.tickets) {
      const state = still.get(ticket.alertId)
      const { row } = work.get('alert', ticket.alertId)
      if (!state || !row) continue
      const heard = read.get(ticket.id) ?? { kind: 'unread' }
      const { after, note } = settled(
        { ticket, row, heard, ...state, closes: closes(row.customer_id) },
        { tool: tool.type, at, organizationId, interval: parts.feedInterval },
      )
      if (after !== row) work.put('alert', after)
      notes.push(note)
    }
    await noteRead(work.tx, organizationId, notes)
    return notes.flatMap((note) => (note.closes ? [note.alert_id] : []))
  })
  for (const alert of closed)
    parts.log.info(
      { event: 'ticketing.alertClosed', organization: organizationId, alert },
      'An alert was closed because its ticket was',
    )
}

interface HeardTicket extends StillTaken {
  ticket: TakenTickets['tickets'][number]
  row: AlertRow
  heard: ReadTicket
  /** Whether alerts of its company close with their tickets. */
  closes: boolean
}

interface Circumstances {
  tool: string
  /** Milliseconds since 1970. */
  at: number
  organizationId: string
  interval: number
}

/** What is written down of a ticket that was asked about, and its alert after that. */
function settled(
  { ticket, row, heard, wasOpen, isBeingTold, closes }: HeardTicket,
  asked: Circumstances,
): { after: AlertRow; note: ReadNote } {
  const { at } = asked
  const note = { alert_id: row.id, was_open: wasOpen, closes: false }
  // Whoever is telling it something knows the alert as it is now: it is asked about again after that.
  if (isBeingTold)
    return {
      after: row,
      note: { ...note, read_due: at, asked_at: ticket.askedAt, heard_at: ticket.heardAt },
    }
  const isTold = heard.kind === 'told'
  const isClosing = isTold && heard.isClosed && wasOpen && closes && !isClosed(row)
  const after = afterReading(row, heard, isClosing, asked)
  return {
    after,
    note: {
      ...note,
      read_due: heard.kind === 'gone' || isClosed(after) ? null : at + Math.max(asked.interval, 1),
      asked_at: at,
      heard_at: heardAtOf(heard, ticket.heardAt, at),
      was_open: isTold ? !heard.isClosed : wasOpen,
      closes: isClosing,
    },
  }
}

/** When the tool last spoke of a ticket itself; what was not understood is asked of the ticket alone the next time. */
function heardAtOf({ kind }: ReadTicket, before: number | null, at: number): number | null {
  if (kind === 'unread') return null
  return kind === 'same' ? before : at
}

async function whoseAlertsClose({ tx, organizationId }: Work): Promise<(customerId: string) => boolean> {
  const rows = await rowsOfOrganization(tx, ticketSettingsTable, organizationId)
  const byCompany = new Map(rows.map((row) => [row.customer_id, row]))
  return (customerId) => closesAlerts(settledTicketSettings(byCompany.get(null), byCompany.get(customerId)))
}

/** An alert after its ticket was asked about; the same one where that is no news. */
function afterReading(
  row: AlertRow,
  heard: ReadTicket,
  isClosing: boolean,
  { tool, at, organizationId }: Circumstances,
): AlertRow {
  const { ticket } = row
  const before = ticket?.reading
  if (!ticket || heard.kind === 'unread' || (heard.kind === 'same' && !before)) return row
  const now = new Date(at).toISOString()
  const said = heard.kind === 'told' ? heard : undefined
  const reading: TicketReading = {
    at: now,
    tool,
    status: said ? shown(said.status) : (before?.status ?? null),
    is_closed: said ? said.isClosed : (before?.is_closed ?? false),
    is_gone: heard.kind === 'gone',
    closed_alert_at: isClosing ? now : (before?.closed_alert_at ?? null),
  }
  if (!isNewsOfTicket(before, reading)) return row
  const told = { ...row, ticket: { ...ticket, reading } }
  if (!isClosing) return told
  // As a person closes it, but nobody is named.
  const args = { id: row.id, customerId: row.customer_id, status: 'resolved' } as const
  return alertSetStatus.reduce(told, args, { id: row.id, organizationId, now }) ?? told
}

const shown = (status: string | null) =>
  status === null ? null : keepableText(status.slice(0, ticketingLimits.name))
