import { invalid, invalidField, SyncroRefusal } from './refusal.ts'
import { RESOLVED, type SyncroComment, type SyncroInstance, type SyncroTicketRow } from './state.ts'
import { textIn } from '../text-in.ts'

const asObject = (sent: unknown): Record<string, unknown> => {
  if (typeof sent !== 'object' || sent === null) throw invalid('The request is not valid')
  return sent as Record<string, unknown>
}

/** Opens a ticket as it was sent, or refuses it. */
export function addTicket(syncro: SyncroInstance, body: unknown, now: number): SyncroTicketRow {
  const sent = asObject(body)
  const customer = syncro.customers.find(({ id, disabled }) => id === sent['customer_id'] && !disabled)
  if (!customer) throw invalid('Customer must exist')
  if (typeof sent['subject'] !== 'string' || sent['subject'] === '') throw invalid("Subject can't be blank")
  syncro.opened += 1
  const ticket: SyncroTicketRow = {
    id: 90_000 + syncro.opened,
    number: 1000 + syncro.opened,
    subject: sent['subject'],
    customer_id: customer.id,
    customer_business_then_name: customer.business_name ?? `${customer.firstname} ${customer.lastname}`,
    problem_type: choiceOf(syncro.settings.problem_types, 'problem_type', sent['problem_type'] ?? 'Other'),
    status: choiceOf(syncro.settings.ticket_statuses, 'status', sent['status'] ?? 'New'),
    priority: choiceOf(syncro.settings.priorities, 'priority', sent['priority'] ?? '2 Normal'),
    user_id: userOf(syncro, sent['user_id']),
    created_at: new Date(now).toISOString(),
    updated_at: new Date(now).toISOString(),
    resolved_at: null,
    comments: [],
  }
  for (const each of Array.isArray(sent['comments_attributes']) ? sent['comments_attributes'] : [])
    addComment(ticket, each)
  syncro.tickets.push(ticket)
  return ticket
}

/** Sets the state of a ticket. */
export function changeTicket(
  { settings }: SyncroInstance,
  ticket: SyncroTicketRow,
  body: unknown,
  now: number,
): SyncroTicketRow {
  const { status } = asObject(body)
  if (status !== undefined) {
    ticket.status = choiceOf(settings.ticket_statuses, 'status', status)
    ticket.updated_at = new Date(now).toISOString()
    ticket.resolved_at = ticket.status === RESOLVED ? new Date(now).toISOString() : null
  }
  return ticket
}

export function findTicket({ tickets }: SyncroInstance, id: number): SyncroTicketRow {
  const ticket = tickets.find((each) => each.id === id)
  if (!ticket) throw new SyncroRefusal(404, { error: 'Not found' })
  return ticket
}

export function removeTicket(syncro: SyncroInstance, id: number): void {
  syncro.tickets = syncro.tickets.filter((each) => each.id !== id)
}

export function addComment(ticket: SyncroTicketRow, body: unknown): SyncroComment {
  const sent = asObject(body)
  if (typeof sent['body'] !== 'string' || sent['body'] === '') throw invalid("Body can't be blank")
  const comment = {
    id: ticket.comments.length + 1,
    subject: textIn(sent['subject']),
    body: sent['body'],
    hidden: sent['hidden'] === true,
    do_not_email: sent['do_not_email'] === true,
  }
  ticket.comments.push(comment)
  return comment
}

function choiceOf(known: readonly string[], field: string, given: unknown): string {
  const found = known.find((each) => each === given)
  if (found === undefined) throw invalidField(field, 'is not included in the list')
  return found
}

function userOf({ users }: SyncroInstance, given: unknown): number | null {
  if (given === undefined || given === null) return null
  const found = users.find(([id]) => id === given)
  if (!found) throw invalid('User must exist')
  return found[0]
}
