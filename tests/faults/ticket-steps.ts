import { nothingChosen } from '#shared/domain/ticketing/ticket-settings.ts'
import { HOUR } from '#shared/lib/time.ts'
import type { TicketField } from '#shared/domain/ticketing/ticket-catalog.ts'
import type { Tickets } from '#server/connectors/tickets.ts'
import { type Addressed, openTicket, referenceOf, updateTicket } from '#server/ticketing/ticket-calls.ts'
import { buildAlert } from '#tests/support/build-alert.ts'
import { listing, reading, START, StepFailure, type Steps } from './course.ts'

interface Desk {
  /** The tool as it is opened for each piece of work. */
  open: () => Tickets
  fields: Partial<Record<TicketField, string>>
  priority: string
  accountId: string
  /** What the tool holds: each ticket with what it says, and the texts of its notes. */
  held: () => { summary: string; isClosed: boolean; notes: string[] }[]
}

const ORGANIZATION = '0b6a51d2-43b4-4c55-9a1f-6e7d2a0f4291'
const CUSTOMER = '0b6a51d2-43b4-4c55-9a1f-6e7d2a0f4292'
const SENDER = {
  organizationName: 'MSP',
  timeZone: 'Europe/Berlin',
  language: 'en',
  publicUrl: 'https://castellan.example',
  logo: null,
} as const

/** What is done with a ticketing tool, by the same code that delivers tickets. */
export async function ticketSteps(desk: Desk): Promise<Steps> {
  const before = addressed(desk, '01a225cc-0000-7000-8000-000000000001')
  const made = await openTicket(before)
  if (made.kind !== 'opened') throw new Error('A ticket that notes are told to was expected')
  const fresh = addressed(desk, '01a225cc-0000-7000-8000-000000000002')
  const heldOf = ({ ticket }: Addressed) => {
    const found = desk.held().filter(({ summary }) => summary.endsWith(`(${referenceOf(ticket)})`))
    // A note may come twice where nobody heard whether it arrived; a ticket may not.
    return found.map(({ isClosed, notes }) => ({ isClosed, notes: [...new Set(notes)] }))
  }
  const tell = (change: Partial<Addressed['alert']>) => async () => {
    const asked = { ...before, alert: { ...before.alert, ...change } }
    return settled(await updateTicket(asked, made.id))
  }
  return {
    'proves credentials': reading(() => desk.open().prove()),
    'lists customers': listing(() => desk.open().accounts()),
    'reads choices': reading(() => desk.open().choices()),
    'reads tickets back': reading(() => readBack(desk, made.id)),
    'opens the ticket of an alert': {
      async run() {
        const outcome = await openTicket(fresh)
        if (outcome.kind === 'later') fresh.ticket.isUnknown = outcome.isUnknown
        return settled(outcome)
      },
      held: () => heldOf(fresh),
    },
    'tells a ticket that it happened again': { run: tell({ count: 4 }), held: () => heldOf(before) },
    'closes a ticket': { run: tell({ status: 'resolved' }), held: () => heldOf(before) },
  }
}

/** What became of a ticket that was just opened, of one that is known for an hour, and of one that never was. */
async function readBack(desk: Desk, id: string) {
  const tickets = desk.open()
  const known = { askedAt: START - HOUR, heardAt: START - HOUR }
  const read = await tickets.readMany([
    { id, askedAt: null, heardAt: null },
    { id: '999', askedAt: null, heardAt: null },
  ])
  const again = await tickets.readMany([{ id, ...known }])
  // It is asked about another time.
  if ([...read.values(), ...again.values()].some(({ kind }) => kind === 'unread'))
    throw new StepFailure('missingScope')
  return [...read, ...again]
}

/** What became of a ticket; throws where it is tried again. */
function settled(outcome: Awaited<ReturnType<typeof openTicket>>) {
  if (outcome.kind === 'later') throw new StepFailure(outcome.fault)
  if (outcome.kind !== 'opened') return outcome
  // Autotask tells the number by a second answer, and a ticket without it is known by its id.
  const { kind, id, link } = outcome
  return { kind, id, link }
}

function addressed({ open, fields, priority, accountId }: Desk, id: string): Addressed {
  const alert = buildAlert({ id, customer_id: CUSTOMER })
  const priorities = {
    critical: priority,
    high: priority,
    medium: priority,
    low: priority,
    informational: priority,
  }
  return {
    alert,
    customerName: 'Contoso',
    sender: SENDER,
    settings: { ...nothingChosen, fields: { ...nothingChosen.fields, ...fields }, priorities },
    accountId,
    open,
    noteSending: async () => true,
    ticket: {
      organizationId: ORGANIZATION,
      customerId: alert.customer_id,
      alertId: alert.id,
      wish: 'severity',
      madeAt: 0,
      attempts: 0,
      takenAt: 0,
      isUnknown: false,
      ticketId: null,
      toolId: null,
      toldCount: 1,
      toldClosed: false,
    },
  }
}
