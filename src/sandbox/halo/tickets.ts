import { HaloRefusal, invalid } from './refusal.ts'
import { type HaloInstance, type HaloTicket, NEVER_CLOSED } from './state.ts'
import { textIn } from '../text-in.ts'

/** The one object of a list: changes are sent in lists. */
export function onlyOne(body: unknown): Record<string, unknown> {
  const [first] = Array.isArray(body) ? (body as unknown[]) : []
  if (typeof first !== 'object' || first === null) throw invalid('The request is invalid.')
  return first as Record<string, unknown>
}

/** Opens a ticket as it was sent, or refuses it. */
export function addTicket(halo: HaloInstance, sent: Record<string, unknown>): HaloTicket {
  const type = halo.types.find(({ id }) => id === sent['tickettype_id'])
  if (!type) throw invalid('Ticket Type not found.')
  const client = halo.clients.find(({ id, inactive }) => id === sent['client_id'] && !inactive)
  if (!client) throw invalid('Client not found.')
  if (typeof sent['summary'] !== 'string' || sent['summary'] === '')
    throw invalid('Please enter a value for Summary.')
  const status = sent['status_id'] ?? 1
  const isAllowed = type.allowall_status || type.allowed_status.includes(status as number)
  if (!halo.statuses.some(({ id }) => id === status) || !isAllowed)
    throw invalid('The Status is not valid for this ticket.')
  const isPriority = halo.priorities.some(
    ({ slaid, priorityid }) => slaid === sent['sla_id'] && priorityid === sent['priority_id'],
  )
  if (!isPriority) throw invalid('The Priority is not valid for this SLA.')
  for (const { mandatory, fieldinfo } of type.fields)
    if (mandatory && (sent[fieldinfo.name] ?? '') === '')
      throw invalid(`Please enter a value for ${fieldinfo.label}.`)
  halo.opened += 1
  const ticket: HaloTicket = {
    id: 1000 + halo.opened,
    summary: sent['summary'],
    details_html: textIn(sent['details_html']),
    tickettype_id: type.id,
    client_id: client.id,
    client_name: client.name,
    status_id: status as number,
    sla_id: sent['sla_id'] as number,
    priority_id: sent['priority_id'] as number,
    team: textIn(sent['team']),
    dateoccurred: textIn(sent['dateoccurred']),
    dateclosed: NEVER_CLOSED,
  }
  halo.tickets.push(ticket)
  return ticket
}

export function findTicket(halo: HaloInstance, id: number): HaloTicket {
  const ticket = halo.tickets.find((each) => each.id === id)
  if (!ticket) throw new HaloRefusal(404, 'Not Found')
  return ticket
}

export function removeTicket(halo: HaloInstance, id: number): void {
  halo.tickets = halo.tickets.filter((each) => each.id !== id)
}

/** Sets a ticket to a state. */
export function setStatus(halo: HaloInstance, ticket: HaloTicket, statusId: unknown, now: number): void {
  const status = halo.statuses.find(({ id }) => id === statusId)
  if (!status) throw invalid('The Status is not valid for this ticket.')
  ticket.status_id = status.id
  ticket.dateclosed = status.isClosed ? new Date(now).toISOString() : NEVER_CLOSED
}

/** Adds a note to a ticket, and sets its state where one is named. */
export function addAction(halo: HaloInstance, sent: Record<string, unknown>, now: number) {
  const ticket = findTicket(halo, Number(sent['ticket_id']))
  const newStatus = sent['new_status']
  if (newStatus !== undefined) setStatus(halo, ticket, newStatus, now)
  const action = {
    id: halo.actions.length + 1,
    ticket_id: ticket.id,
    outcome: textIn(sent['outcome']),
    note_html: textIn(sent['note_html']),
    hiddenfromuser: sent['hiddenfromuser'] === true,
    new_status: typeof newStatus === 'number' ? newStatus : null,
  }
  halo.actions.push(action)
  return action
}
