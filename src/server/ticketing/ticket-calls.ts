import { createHash } from 'node:crypto'
import { type AlertRow, isClosed } from '#shared/domain/alerts/alert-row.ts'
import type { TicketFault } from '#shared/domain/alerts/alert-ticket.ts'
import { TICKET_FIELDS, type TicketField } from '#shared/domain/ticketing/ticket-catalog.ts'
import type { TicketSettingsFields } from '#shared/domain/ticketing/ticket-settings.ts'
import type { MailSender } from '#server/alert-channels/compose-mail.ts'
import { ConnectorError, faultOf } from '#server/connectors/connector-error.ts'
import { NO_TOOL } from '#server/connectors/tool-host.ts'
import type { OpenedTicket, TicketDraft, Tickets } from '#server/connectors/tickets.ts'
import { ticketNews, ticketSummary, ticketText } from './compose-ticket.ts'
import type { WaitingTicket } from './waiting-tickets.store.ts'

/** A ticket with all that it takes to speak with the tool about it. */
export interface Addressed {
  ticket: WaitingTicket
  alert: AlertRow
  customerName: string
  sender: MailSender
  settings: TicketSettingsFields
  accountId: string
  open: () => Tickets
  /** Notes that the ticket is about to be sent; false where somebody else has taken it over. */
  noteSending: () => Promise<boolean>
}

/** What became of an attempt. */
export type TicketOutcome =
  /** `isFound`: it was there already, and tells of its alert as it was when it was sent. */
  | ({ kind: 'opened'; isFound: boolean } & OpenedTicket)
  | { kind: 'noted' }
  /** There was nothing to be done, or it is somebody else's. */
  | { kind: 'nothing' }
  | { kind: 'failed'; fault: TicketFault; detail?: string | null }
  /** The tool may take it another time; `isUnknown` where it may have taken it already. */
  | { kind: 'later'; fault: TicketFault; isUnknown: boolean; retryAfter: number | undefined }

/** By what a ticket is known in the tool: nobody else makes it for this alert, and another alert has another one. */
export const referenceOf = ({ organizationId, alertId }: Pick<WaitingTicket, 'organizationId' | 'alertId'>) =>
  `CS-${createHash('sha256').update(`ticket ${organizationId} ${alertId}`).digest('hex').slice(0, 16).toUpperCase()}`

/** Opens the ticket of an alert, unless one of it is there. */
export async function openTicket(asked: Addressed): Promise<TicketOutcome> {
  const { ticket } = asked
  // An answer that does not come is unheard of only from when the ticket itself is sent.
  let isSent = ticket.isUnknown
  try {
    const tickets = asked.open()
    const draft = draftOf(asked)
    const known = ticket.isUnknown ? await tickets.findBySummaryEnd(`(${referenceOf(ticket)})`) : undefined
    if (known) return { kind: 'opened', ...known, isFound: true }
    if (!(await asked.noteSending())) return { kind: 'nothing' }
    isSent = true
    const made = await tickets.create(draft)
    if ('refused' in made) return { kind: 'failed', fault: made.refused, detail: made.detail }
    return { kind: 'opened', ...made, isFound: false }
  } catch (cause) {
    return laterOf(cause, (error) => isSent && isUnheard(error, ticket.isUnknown))
  }
}

/** Whether a ticket may have arrived all the same. A clear refusal says that this one has not, but nothing of an earlier one. */
const isUnheard = ({ status }: ConnectorError, wasUnknown: boolean): boolean =>
  wasUnknown || status === undefined || status >= 500 || (status >= 200 && status < 300)

/** Tells the ticket of an alert what happened since. */
export async function updateTicket(asked: Addressed, ticketId: string): Promise<TicketOutcome> {
  const { alert, ticket, sender, settings } = asked
  const text = ticketNews(alert, ticket, sender)
  if (text === undefined) return { kind: 'noted' }
  const { closedStatus } = settings.fields
  try {
    const tickets = asked.open()
    const isClosing = isClosed(alert) && !ticket.toldClosed && closedStatus !== null
    // Somebody in the tool may have closed it by a state of their own.
    if (isClosing && !(await tickets.read(ticketId)).isClosed)
      await tickets.close(ticketId, text, closedStatus)
    else await tickets.addNote(ticketId, text)
    return { kind: 'noted' }
  } catch (cause) {
    if (cause instanceof ConnectorError && cause.reason === 'notFound' && cause.code !== NO_TOOL)
      return { kind: 'failed', fault: 'ticketGone' }
    return laterOf(cause, () => false)
  }
}

function laterOf(cause: unknown, isUnknown: (error: ConnectorError) => boolean): TicketOutcome {
  if (!(cause instanceof ConnectorError)) throw cause
  const fault = faultOf(cause.reason)
  return {
    kind: 'later',
    fault: fault === 'consentMissing' ? 'unauthorized' : fault,
    isUnknown: isUnknown(cause),
    retryAfter: cause.retryAfter,
  }
}

function draftOf({ alert, customerName, sender, settings, accountId, ticket }: Addressed): TicketDraft {
  const reference = referenceOf(ticket)
  const fields: Partial<Record<TicketField, string>> = {}
  for (const field of TICKET_FIELDS) {
    const chosen = settings.fields[field]
    if (chosen !== null) fields[field] = chosen
  }
  return {
    accountId,
    summary: ticketSummary(alert, sender, reference),
    text: ticketText(alert, customerName, sender),
    fields,
    priority: settings.priorities[ticket.wish === 'critical' ? 'critical' : alert.severity] ?? '',
    occurredAt: alert.at,
  }
}
