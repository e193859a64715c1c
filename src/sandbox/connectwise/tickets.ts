import { ConnectWiseRefusal, invalid } from './refusal.ts'
import type { ConnectWiseInstance, ConnectWiseNote, ConnectWiseTicketRow } from './state.ts'
import { textIn } from '../text-in.ts'

interface Named {
  id: number
  name: string
}

const idIn = (sent: unknown): number | undefined =>
  typeof sent === 'object' && sent !== null && 'id' in sent ? Number(sent.id) : undefined

/** What a reference names; null where nothing is named. */
function named<T extends Named>(
  known: readonly (T & { inactiveFlag?: boolean })[],
  field: string,
  sent: unknown,
): T | null {
  const id = idIn(sent)
  if (id === undefined) return null
  const found = known.find((each) => each.id === id && each.inactiveFlag !== true)
  if (!found) throw invalid('NotFound', field)
  return found
}

const short = <T extends Named | null>(row: T): T =>
  (row === null ? null : { id: row.id, name: row.name }) as T

/** Opens a ticket as it was sent, or refuses it. */
export function addTicket(desk: ConnectWiseInstance, sent: Record<string, unknown>): ConnectWiseTicketRow {
  const existing = desk.companies.filter(({ deletedFlag }) => !deletedFlag)
  const company = named(existing, 'company', sent['company'])
  if (!company) throw invalid('MissingRequired', 'company')
  const summary = sent['summary']
  if (typeof summary !== 'string' || summary === '' || summary.length > 100)
    throw invalid('MissingRequired', 'summary')
  const [first] = desk.boards
  const board = named(desk.boards, 'board', sent['board'] ?? first)
  if (!board) throw invalid('MissingRequired', 'board')
  const type = named(board.types, 'type', sent['type'])
  const subType = named(board.subtypes, 'subType', sent['subType'])
  const team = named(board.teams, 'team', sent['team'])
  for (const [field, value] of Object.entries({ type, subType, team }))
    if (value === null && board.requires.some((each) => each === field))
      throw invalid('MissingRequired', field)
  if (subType && !(type && subType.typeAssociationIds.includes(type.id))) throw invalid('NotFound', 'subType')
  const fallback = board.statuses.find(({ defaultFlag }) => defaultFlag)
  const status = named(board.statuses, 'status', sent['status'] ?? fallback)
  if (!status) throw invalid('MissingRequired', 'status')
  const priority = named(desk.priorities, 'priority', sent['priority'] ?? desk.priorities[0])
  if (!priority) throw invalid('MissingRequired', 'priority')
  const text = sent['initialInternalAnalysis']
  desk.opened += 1
  const ticket: ConnectWiseTicketRow = {
    id: 12_000 + desk.opened,
    summary,
    company: short(company),
    board: short<Named>(board),
    type: short(type),
    subType: short<Named | null>(subType),
    team: short(team),
    status: short<Named>(status),
    priority: short<Named>(priority),
    closedFlag: status.closedStatus,
    closedDate: null,
    initialInternalAnalysis: textIn(text),
    notes: [],
  }
  desk.tickets.push(ticket)
  return ticket
}

export function findTicket({ tickets }: ConnectWiseInstance, id: number): ConnectWiseTicketRow {
  const ticket = tickets.find((each) => each.id === id)
  if (!ticket) throw new ConnectWiseRefusal(404, 'NotFound', `Ticket ${id} not found`)
  return ticket
}

export function removeTicket(desk: ConnectWiseInstance, id: number): void {
  desk.tickets = desk.tickets.filter((each) => each.id !== id)
}

/** What a list of tickets has, by its conditions; others than these are not understood. */
export function ticketsBy({ tickets }: ConnectWiseInstance, conditions: string): ConnectWiseTicketRow[] {
  if (conditions === '') return tickets
  const end = /^summary like "%(.*)"$/.exec(conditions)?.[1]
  if (end !== undefined) return tickets.filter(({ summary }) => summary.endsWith(end))
  const ids = /^id in \((\d+(?:,\d+)*)\)$/.exec(conditions)?.[1]
  if (ids === undefined)
    throw new ConnectWiseRefusal(400, 'InvalidParameter', 'The conditions are not understood')
  const asked = new Set(ids.split(',').map(Number))
  return tickets.filter(({ id }) => asked.has(id))
}

/** The states of the board that a ticket is on. */
export const statusesOf = ({ boards }: ConnectWiseInstance, ticket: ConnectWiseTicketRow) =>
  boards.find(({ id }) => id === ticket.board.id)?.statuses ?? []

/** Changes the state of a ticket, by operations as JSON Patch has them. */
export function patchTicket(
  desk: ConnectWiseInstance,
  ticket: ConnectWiseTicketRow,
  operations: unknown,
  now: number,
): ConnectWiseTicketRow {
  if (!Array.isArray(operations)) throw new ConnectWiseRefusal(400, 'InvalidObject', 'patch is invalid')
  for (const each of operations as { op?: unknown; path?: unknown; value?: unknown }[]) {
    if (each.op !== 'replace' || String(each.path).replace(/^\//, '') !== 'status')
      throw new ConnectWiseRefusal(400, 'InvalidObject', 'patch is invalid')
    const status = named(statusesOf(desk, ticket), 'status', each.value)
    if (!status) throw invalid('MissingRequired', 'status')
    ticket.status = short<Named>(status)
    ticket.closedFlag = status.closedStatus
    ticket.closedDate = status.closedStatus ? new Date(now).toISOString() : null
  }
  return ticket
}

export function addNote(ticket: ConnectWiseTicketRow, sent: Record<string, unknown>): ConnectWiseNote {
  if (typeof sent['text'] !== 'string' || sent['text'] === '') throw invalid('MissingRequired', 'text')
  const note = {
    id: ticket.notes.length + 1,
    text: sent['text'],
    internalAnalysisFlag: sent['internalAnalysisFlag'] === true,
  }
  ticket.notes.push(note)
  return note
}
