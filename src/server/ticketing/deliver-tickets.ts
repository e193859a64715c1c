import { type AlertRow, isClosed } from '#shared/domain/alerts/alert-row.ts'
import { type AlertTicket, askedTicket, type TicketFault } from '#shared/domain/alerts/alert-ticket.ts'
import { TICKET_HINDRANCES, ticketHindrances } from '#shared/domain/ticketing/ticket-hindrances.ts'
import type { TicketTool } from '#shared/domain/ticketing/ticket-tool.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { readSender } from '#server/alert-channels/mail-sender.store.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { Tickets } from '#server/connectors/tickets.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { Log } from '#server/platform/log.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { noteTickets, type TicketNews } from './channel-state.ts'
import { setTool } from './read-tool.ts'
import { readTicketSecret } from './ticket-secret.ts'
import { type Addressed, openTicket, type TicketOutcome, updateTicket } from './ticket-calls.ts'
import { readTicketing } from './ticketing.store.ts'
import {
  noteSending,
  putBackTicket,
  readTicketAlert,
  takeNextTicket,
  type TicketNote,
  type WaitingTicket,
} from './waiting-tickets.store.ts'

export interface TicketParts extends CommitParts {
  vendors: Vendors
  keyring: Keyring
  publicUrl: string
  log: Pick<Log, 'info' | 'error'>
  now: () => number
}

/** How long a ticket is tried again. */
const GIVEN_UP_AFTER = DAY
const LONGEST_WAIT = 4 * HOUR
/** Of an alert that happens again and again its ticket is told at most so often. */
const BETWEEN_NOTES = 15 * MINUTE

/**
 * Opens the tickets of an organization that are due, and tells those that are open of what happened since (ALERT-19). A ticket is
 * noted before it is sent; of one of which nobody heard whether it arrived, the tool is asked before it is sent again. So
 * each alert has one ticket at most; a note may come twice after a crash. What the tool does not take now it is sent
 * again for a day.
 */
export async function deliverTickets(parts: TicketParts, organizationId: string): Promise<void> {
  const open = openOnce(parts.vendors)
  for (;;) {
    const ticket = await takeNextTicket(parts.db, organizationId, parts.now())
    if (!ticket) return
    const { outcome, tool, alert } = await attempt(parts, ticket, open)
    await settle(parts, ticket, { outcome, tool, alert })
    if (tool) await tellOfTool(parts, ticket, tool, outcome)
    // Each of the others would wait as long for no answer.
    if (outcome.kind === 'later') return
  }
}

type Open = (type: TicketTool['type'], credentials: unknown) => Tickets

/** Opens a tool once for all tickets of a run: each would else ask it for another token, which counts to its limit. */
function openOnce(vendors: Vendors): Open {
  let opened: { credentials: string; tickets: Tickets } | undefined
  return (type, given) => {
    const credentials = JSON.stringify([type, given])
    if (opened?.credentials !== credentials)
      opened = { credentials, tickets: capabilityOf(vendors, type, 'tickets')(given) }
    return opened.tickets
  }
}

interface Attempt {
  outcome: TicketOutcome
  tool?: TicketTool | undefined
  alert?: AlertRow | undefined
}

async function attempt(parts: TicketParts, ticket: WaitingTicket, open: Open): Promise<Attempt> {
  const { db, tables, now } = parts
  const { organizationId, customerId } = ticket
  const found = await readTicketAlert(db, tables.alert, ticket)
  const sender = await readSender(parts, organizationId)
  // Both go together with their tickets.
  if (!found || !sender) return { outcome: { kind: 'nothing' } }
  const ticketing = await readTicketing(db, organizationId, customerId)
  const { tool, mapping } = ticketing
  const { alert } = found
  const [hindrance] = ticket.ticketId === null ? ticketHindrances(ticketing) : []
  if (hindrance || !tool) return { alert, outcome: { kind: 'failed', fault: hindrance ?? 'noTool' } }
  // The ticket is in a tool that is not connected any more.
  if (ticket.ticketId !== null && ticket.toolId !== tool.id) return { outcome: { kind: 'nothing' } }
  const credentials = await readTicketSecret(db, parts.keyring, { organizationId, toolId: tool.id })
  const addressed: Addressed = {
    ...found,
    sender,
    ticket,
    settings: ticketing.settings,
    accountId: mapping?.account_id ?? '',
    open: () => open(tool.type, credentials),
    noteSending: () => noteSending(db, ticket, alert, now()),
  }
  const outcome = await (ticket.ticketId === null
    ? openTicket(addressed)
    : updateTicket(addressed, ticket.ticketId))
  return { outcome, tool, alert }
}

/** Writes down what became of a ticket, and tells it by its alert. */
async function settle(
  parts: TicketParts,
  ticket: WaitingTicket,
  { outcome, tool, alert: told }: Attempt,
): Promise<void> {
  const now = parts.now()
  await commit(parts, ticket.organizationId, async (work) => {
    // Whoever changes an alert has it locked when its ticket is written.
    await work.load('alert', [ticket.alertId])
    const { row } = work.get('alert', ticket.alertId)
    const note = noteOf(ticket, outcome, { now, tool, told, row })
    if (!(await putBackTicket(work.tx, ticket, note)) || !row) return
    const after = toldTicket(row, outcome, { now, isLast: !note.waits })
    if (after && canonicalJson(after) !== canonicalJson(row.ticket))
      work.put('alert', { ...row, ticket: after })
  })
  if (outcome.kind === 'opened')
    parts.log.info(
      { event: 'ticketing.opened', organization: ticket.organizationId, alert: ticket.alertId },
      'A ticket was opened',
    )
}

interface Circumstances {
  now: number
  tool: TicketTool | undefined
  /** The alert as the ticket tells of it, and as it is by now. */
  told: AlertRow | undefined
  row: AlertRow | undefined
}

function noteOf(
  ticket: WaitingTicket,
  outcome: TicketOutcome,
  { now, tool, told, row }: Circumstances,
): TicketNote {
  const { ticketId, toolId, toldCount, toldClosed, attempts } = ticket
  const before: TicketNote = {
    waits: false,
    notBefore: now,
    attempts: 0,
    isUnknown: ticket.isUnknown,
    ticketId,
    toolId,
    toldCount,
    toldClosed,
  }
  if (outcome.kind === 'later') {
    const endsAt = ticket.madeAt + GIVEN_UP_AFTER
    const wait = Math.max(outcome.retryAfter ?? 0, Math.min(MINUTE * 2 ** attempts, LONGEST_WAIT))
    // A note is told for as long as it takes: the alert may be closed by now, and the ticket must say so.
    const isTriedAgain = ticketId !== null || now < endsAt
    const notBefore = ticketId === null ? Math.min(now + wait, endsAt) : now + wait
    return { ...before, waits: isTriedAgain, notBefore, attempts: attempts + 1, isUnknown: outcome.isUnknown }
  }
  if (outcome.kind !== 'opened' && outcome.kind !== 'noted') return before
  const says =
    told && !(outcome.kind === 'opened' && outcome.isFound)
      ? { toldCount: told.count, toldClosed: isClosed(told) }
      : { toldCount, toldClosed }
  const isNews = row && (row.count !== says.toldCount || isClosed(row) !== says.toldClosed)
  return {
    ...before,
    waits: Boolean(isNews),
    notBefore: now + BETWEEN_NOTES,
    ...(outcome.kind === 'opened'
      ? { ticketId: outcome.id, toolId: tool?.id ?? null, isUnknown: false }
      : {}),
    ...says,
  }
}

/** What an alert says of its ticket after something was tried; undefined where that is nothing new. */
function toldTicket(
  { ticket }: AlertRow,
  outcome: TicketOutcome,
  { now, isLast }: { now: number; isLast: boolean },
): AlertTicket | undefined {
  if (outcome.kind === 'nothing') return undefined
  const at = new Date(now).toISOString()
  const before = ticket ?? askedTicket(at)
  if (outcome.kind === 'opened') {
    const { id, number, link } = outcome
    return { state: 'sent', at, fault: null, detail: null, id, number, link }
  }
  if (outcome.kind === 'noted') return { ...before, fault: null, detail: null }
  if (outcome.kind === 'later') {
    if (before.state === 'sent') return undefined
    return isLast
      ? { ...before, state: 'failed', at, fault: outcome.fault }
      : { ...before, fault: outcome.fault }
  }
  // One that is open stays that, also where it could not be told something.
  if (before.state === 'sent') return { ...before, fault: outcome.fault, detail: outcome.detail ?? null }
  return { ...before, state: 'failed', at, fault: outcome.fault, detail: outcome.detail ?? null }
}

async function tellOfTool(
  parts: TicketParts,
  ticket: WaitingTicket,
  tool: TicketTool,
  outcome: TicketOutcome,
): Promise<void> {
  const { organizationId } = ticket
  const news = newsOf(outcome, ticket, parts.now())
  if (news) await noteTickets(parts, organizationId, tool, news)
  if (outcome.kind === 'later' && (outcome.fault === 'unauthorized' || outcome.fault === 'missingScope')) {
    const { fault } = outcome
    await setTool(parts, organizationId, tool.id, () => ({ state: 'Auth Failed', fault }))
  }
  if (news?.kind === 'taken' && tool.state === 'Auth Failed')
    await setTool(parts, organizationId, tool.id, () => ({ state: 'Connected', fault: null }))
}

const isHindrance = (fault: TicketFault) => (TICKET_HINDRANCES as readonly string[]).includes(fault)

function newsOf(outcome: TicketOutcome, ticket: WaitingTicket, now: number): TicketNews | undefined {
  if (outcome.kind === 'opened' || outcome.kind === 'noted') return { kind: 'taken' }
  if (outcome.kind === 'nothing' || outcome.fault === 'ticketGone') return undefined
  if (outcome.kind === 'failed')
    return isHindrance(outcome.fault) ? undefined : { kind: 'missed', fault: outcome.fault }
  const isGivenUp = ticket.ticketId === null && now >= ticket.madeAt + GIVEN_UP_AFTER
  return { kind: isGivenUp ? 'missed' : 'waits', fault: outcome.fault }
}
