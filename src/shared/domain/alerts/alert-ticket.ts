import { z } from 'zod'
import { HOUR } from '#shared/lib/time.ts'

/** Where the ticket of an alert is: to be opened, opened, or not to be had. */
export const ALERT_TICKET_STATES = ['asked', 'sent', 'failed'] as const

/** Why the ticket of an alert waits or is not there. */
export const TICKET_FAULTS = [
  // What keeps tickets of the company from being opened (ALERT-20).
  'noTool',
  'toolUnfinished',
  'notMapped',
  // The tool.
  'unauthorized',
  'missingScope',
  'throttled',
  'unreachable',
  'notFound',
  'unexpectedAnswer',
  /** It demands a field that is not set; `detail` names it. */
  'fieldMissing',
  /** It does not have any more what was chosen; `detail` names it. */
  'choiceGone',
  /** It does not have the customer any more. */
  'accountGone',
  /** It did not take the ticket, and did not say why. */
  'refused',
  /** The ticket was deleted there. */
  'ticketGone',
] as const
export type TicketFault = (typeof TICKET_FAULTS)[number]

/** At which priority a ticket is opened: that of the alert's severity, or the highest there is (INT-31). */
export const ticketWishSchema = z.enum(['severity', 'critical'])
export type TicketWish = z.infer<typeof ticketWishSchema>

const readingSchema = z.object({
  /** When the tool said so. */
  at: z.string(),
  /** The application, for another one may be connected by now. */
  tool: z.string(),
  /** The state, in the tool's words; null where it names none. */
  status: z.string().nullable(),
  is_closed: z.boolean(),
  /** It was deleted there; the rest is what was last said of it. */
  is_gone: z.boolean(),
  /** When the alert was last closed because the ticket was; null where it never was. */
  closed_alert_at: z.string().nullable(),
})
/** What the tool says of a ticket. */
export type TicketReading = z.infer<typeof readingSchema>

/** The ticket of an alert (ALERT-02, ALERT-10, ALERT-19). */
export const alertTicketSchema = z.object({
  state: z.enum(ALERT_TICKET_STATES),
  /** Since when. */
  at: z.string(),
  /** One of `TICKET_FAULTS`, or of a newer server. */
  fault: z.string().nullable(),
  /** Of the fault, in the tool's words; never a sentence. */
  detail: z.string().nullable(),
  /** As the tool names it to others, as it is known to people, and its page there. */
  id: z.string().nullable(),
  number: z.string().nullable(),
  link: z.string().nullable(),
  /** Missing as long as the tool was not asked what became of it. */
  reading: readingSchema.exactOptional(),
})
export type AlertTicket = z.infer<typeof alertTicketSchema>

/** A ticket that is to be opened. */
export const askedTicket = (at: string): AlertTicket => ({
  state: 'asked',
  at,
  fault: null,
  detail: null,
  id: null,
  number: null,
  link: null,
})

/** Whether a ticket can be asked for: there is none, or it was not to be had. */
export const isTicketOpenable = (ticket: AlertTicket | null): boolean =>
  ticket === null || ticket.state === 'failed'

/** Whether an alert is closed because its ticket was, and nobody has done anything about it since. */
export function isClosedByTicket({
  status,
  handled_at,
  ticket,
}: {
  status: string
  handled_at: string | null
  ticket: AlertTicket | null
}): boolean {
  const closedAt = ticket?.reading?.closed_alert_at ?? null
  return (
    status === 'resolved' &&
    handled_at !== null &&
    closedAt !== null &&
    Date.parse(handled_at) === Date.parse(closedAt)
  )
}

/** What is told of a ticket anew at most so often, where nothing but the time of it is otherwise; in milliseconds. */
const TOLD_AGAIN_AFTER = HOUR

/** Whether a reading tells more than the one before it. */
export const isNewsOfTicket = (before: TicketReading | undefined, after: TicketReading): boolean =>
  before === undefined ||
  before.status !== after.status ||
  before.tool !== after.tool ||
  before.is_closed !== after.is_closed ||
  before.is_gone !== after.is_gone ||
  before.closed_alert_at !== after.closed_alert_at ||
  Date.parse(after.at) - Date.parse(before.at) >= TOLD_AGAIN_AFTER
