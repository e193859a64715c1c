import type { OfferedField, TicketChoice, TicketField } from '#shared/domain/ticketing/ticket-catalog.ts'
import { ticketingLimits } from '#shared/domain/ticketing/ticket-tool.ts'
import { compare } from '#shared/lib/compare.ts'
import type { TicketChoices } from '../tickets.ts'
import { type AutotaskField, fieldsAnswer } from './autotask-answers.ts'
import type { AutotaskClient } from './autotask-client.ts'

/** What is always sent with a ticket, and what can be chosen of it, by the vendor's names. */
const SENT = new Set([
  'id',
  'companyID',
  'title',
  'description',
  'dueDateTime',
  'priority',
  'queueID',
  'status',
  'issueType',
])

/** Reads what tickets of an organization's Autotask can be: queues, states, issue types and priorities (INT-29). */
export async function readChoices(client: AutotaskClient): Promise<TicketChoices> {
  const { fields } = await client.get('/Tickets/entityInformation/fields', fieldsAnswer)
  const fieldOf = (name: string) => fields.find((each) => each.name === name)
  const lacks = fields
    .filter(({ name, isRequired, isReadOnly }) => isRequired && !isReadOnly && !SENT.has(name))
    .map(({ name }) => name.slice(0, ticketingLimits.name))
  const offered = (
    field: TicketField,
    name: string,
    { required, more = {} }: { required: boolean; more?: Partial<TicketChoice> },
  ): OfferedField => ({
    field,
    required,
    choices: valuesOf(fieldOf(name))
      .slice(0, ticketingLimits.choices)
      .map((each) => ({ ...each, within: [], requires: [], lacks: [], ...more })),
  })
  return {
    fields: [
      // What a ticket has to have besides holds for every queue.
      offered('queue', 'queueID', { required: true, more: { lacks } }),
      offered('issueType', 'issueType', { required: fieldOf('issueType')?.isRequired ?? false }),
      offered('status', 'status', { required: true }),
      offered('closedStatus', 'status', { required: false }),
    ],
    priorities: valuesOf(fieldOf('priority')).map((each) => ({ ...each, within: [] })),
  }
}

/** What can be chosen in a field; what is no longer used is listed, too. */
const valuesOf = (field: AutotaskField | undefined) =>
  (field?.picklistValues ?? [])
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => compare(a.sortOrder, b.sortOrder))
    .map(({ value, label }) => ({ id: value, name: label.slice(0, ticketingLimits.name) }))
