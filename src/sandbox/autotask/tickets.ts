import { invalid } from './refusal.ts'
import { type AutotaskInstance, type AutotaskNote, type AutotaskTicketRow, COMPLETE } from './state.ts'

type Sent = Record<string, unknown>

/** Opens a ticket as it was sent, or refuses it. */
export function addTicket(desk: AutotaskInstance, sent: Sent, now: number): AutotaskTicketRow {
  const always = ['companyID', 'title', 'status', 'priority', 'queueID', 'dueDateTime']
  for (const field of [...always, ...desk.required])
    if ((sent[field] ?? '') === '') throw invalid(`Missing Required Field: ${field}.`)
  const company = desk.companies.find(({ id, isActive }) => id === sent['companyID'] && isActive)
  if (!company)
    throw invalid('Reference value on field: companyID of type: Company does not exist or is invalid.')
  desk.opened += 1
  const ticket: AutotaskTicketRow = {
    id: 7000 + desk.opened,
    ticketNumber: `T${new Date(now).toISOString().slice(0, 10).replaceAll('-', '')}.${String(desk.opened).padStart(4, '0')}`,
    companyID: company.id,
    title: textOf(sent['title']).slice(0, 255),
    description: textOf(sent['description']),
    status: choiceOf(desk, 'status', sent['status']),
    priority: choiceOf(desk, 'priority', sent['priority']),
    queueID: choiceOf(desk, 'queueID', sent['queueID']),
    issueType: sent['issueType'] === undefined ? null : choiceOf(desk, 'issueType', sent['issueType']),
    dueDateTime: textOf(sent['dueDateTime']),
    completedDate: null,
    notes: [],
  }
  desk.tickets.push(ticket)
  return ticket
}

/** Sets the state of a ticket. */
export function patchTicket(desk: AutotaskInstance, sent: Sent, now: number): AutotaskTicketRow {
  const ticket = desk.tickets.find(({ id }) => id === sent['id'])
  if (!ticket) throw invalid('No matching records found.')
  if (sent['status'] !== undefined) {
    ticket.status = choiceOf(desk, 'status', sent['status'])
    ticket.completedDate = ticket.status === COMPLETE ? new Date(now).toISOString() : null
  }
  return ticket
}

export function removeTicket(desk: AutotaskInstance, id: number): void {
  desk.tickets = desk.tickets.filter((each) => each.id !== id)
}

export function addNote(desk: AutotaskInstance, ticketId: number, sent: Sent): AutotaskNote {
  const ticket = desk.tickets.find(({ id }) => id === ticketId)
  if (!ticket) throw invalid('No matching records found.')
  for (const field of ['title', 'description', 'noteType', 'publish'])
    if ((sent[field] ?? '') === '') throw invalid(`Missing Required Field: ${field}.`)
  const note = {
    id: ticket.notes.length + 1,
    title: textOf(sent['title']),
    description: textOf(sent['description']),
    publish: Number(sent['publish']),
  }
  ticket.notes.push(note)
  return note
}

const textOf = (sent: unknown) => (typeof sent === 'string' ? sent : '')

function choiceOf(desk: AutotaskInstance, field: keyof AutotaskInstance['picklists'], sent: unknown): number {
  const found = desk.picklists[field].find(({ value, isActive }) => value === sent && isActive)
  if (!found) throw invalid(`Invalid value for picklist field: ${field}.`)
  return found.value
}
