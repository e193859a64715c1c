import type { OfferedField, OfferedPriority, TicketField } from '#shared/domain/ticketing/ticket-catalog.ts'
import type { TicketAccount } from '#shared/domain/ticketing/ticket-tool.ts'

/** What a tool lets choose of a ticket. */
export interface TicketChoices {
  fields: OfferedField[]
  priorities: OfferedPriority[]
}

/** A ticket that is to be opened. Texts are plain ones: whoever sends them makes of them what the tool takes. */
export interface TicketDraft {
  accountId: string
  summary: string
  text: string
  /** What was chosen, by the ids that the tool gave. */
  fields: Partial<Record<TicketField, string>>
  priority: string
  /** ISO 8601. */
  occurredAt: string
}

/** A ticket: its id, the number by which people know it, and its page in the tool. */
export interface OpenedTicket {
  id: string
  number: string
  link: string
}

/** Why the tool does not take a ticket as it is: sent again, it would not take it either. */
export interface TicketRefusal {
  refused: 'fieldMissing' | 'choiceGone' | 'accountGone' | 'refused'
  /** The name of the field in the tool's words; null where it names none. */
  detail: string | null
}

/** What a tool says of a ticket: its state in the tool's words, and whether nothing more is done about it. */
export interface TicketState {
  status: string | null
  isClosed: boolean
}

/** A ticket that the tool is asked about. Times are milliseconds since 1970; null where it never was. */
export interface AskedTicket {
  id: string
  /** When it was last asked about. */
  askedAt: number | null
  /** When the tool last spoke of this ticket. */
  heardAt: number | null
}

/** What a tool answers about a ticket. */
export type ReadTicket =
  | ({ kind: 'told' } & TicketState)
  /** Nothing about it has changed since it was last asked about. */
  | { kind: 'same' }
  /** It was deleted there. */
  | { kind: 'gone' }
  /** What was answered about it was not understood, or it is not for us to see. */
  | { kind: 'unread' }

/**
 * The tickets of an organization in its tool. Every call may throw a `ConnectorError`. `create`, `addNote` and `close` are
 * sent once and not repeated: after an answer that did not come, or of 500 and more, it is not known whether they
 * arrived.
 */
export interface Tickets {
  /** Asks for as little as there is, which shows whether the credentials are good for it. */
  prove: () => Promise<void>
  /** Its active customers, a page at a time. */
  accounts: () => AsyncGenerator<TicketAccount[], void>
  choices: () => Promise<TicketChoices>
  create: (draft: TicketDraft) => Promise<OpenedTicket | TicketRefusal>
  /** The ticket whose summary ends with a text, whosever it is; undefined where there is none. */
  findBySummaryEnd: (end: string) => Promise<OpenedTicket | undefined>
  read: (id: string) => Promise<{ isClosed: boolean }>
  /** What became of tickets, some dozens of them at once: an answer for each, by its id. */
  readMany: (asked: readonly AskedTicket[]) => Promise<Map<string, ReadTicket>>
  addNote: (id: string, text: string) => Promise<void>
  /**
   * Has the tool post to an address whenever a ticket changes, in place of all that begin with `prefix`, or (null) to none
   * of these any more. Repeated it arrives at the same. Undefined where the tool's interface has no way to say so, and a person
   * enters the address there.
   */
  setWebhook?: (prefix: string, url: string | null) => Promise<void>
  /** Sets it to a state, with a note. */
  close: (id: string, text: string, statusId: string) => Promise<void>
}
