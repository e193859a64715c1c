import { z } from 'zod'

/** What can be chosen of a ticket besides its priority, over all tools (INT-29). Each tool offers some of it. */
export const TICKET_FIELDS = [
  'board',
  'queue',
  'type',
  'subtype',
  'team',
  'status',
  /** What a ticket is set to once its alert is closed; left open, such a ticket only gets a note. */
  'closedStatus',
  'issueType',
  'assignee',
] as const
export const ticketFieldSchema = z.enum(TICKET_FIELDS)
export type TicketField = z.infer<typeof ticketFieldSchema>

/** What alerts have, and besides what a rule may ask for (INT-31). */
export const TICKET_PRIORITIES = ['critical', 'high', 'medium', 'low', 'informational'] as const
export type TicketPriority = (typeof TICKET_PRIORITIES)[number]

const choice = {
  id: z.string(),
  name: z.string(),
  /** It is offered only together with one of these choices of another field. */
  within: z.array(z.object({ field: ticketFieldSchema, ids: z.array(z.string()) })),
}
const choiceSchema = z.object({
  ...choice,
  /** Fields that have to be set, too, where this is chosen. */
  requires: z.array(ticketFieldSchema),
  /** What the tool demands beside that and cannot be set from here, in its own words. */
  lacks: z.array(z.string()),
})
export type TicketChoice = z.infer<typeof choiceSchema>

const offeredFieldSchema = z.object({
  field: ticketFieldSchema,
  required: z.boolean(),
  choices: z.array(choiceSchema),
})
export type OfferedField = z.infer<typeof offeredFieldSchema>

const offeredPrioritySchema = z.object(choice)
export type OfferedPriority = z.infer<typeof offeredPrioritySchema>

/** What a tool lets choose, in the order in which a form asks for it. One row a tool, whose id it has. */
export const ticketCatalogSchema = z.object({
  id: z.string(),
  /** Where the tool is. */
  host: z.string(),
  /** When it was read; null where that was never possible. */
  read_at: z.string().nullable(),
  fields: z.array(offeredFieldSchema),
  priorities: z.array(offeredPrioritySchema),
  /** How many customers the tool has, also those beyond what is held. */
  accounts: z.number().int().nonnegative(),
})
export type TicketCatalog = z.infer<typeof ticketCatalogSchema>
