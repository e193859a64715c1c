import { z } from 'zod'

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
