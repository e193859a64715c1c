import { expect, test } from 'vitest'
import {
  alertTicketSchema,
  askedTicket,
  isClosedByTicket,
  isNewsOfTicket,
  type TicketReading,
} from './alert-ticket.ts'

const AT = '2026-11-29T08:00:00.000Z'
const reading: TicketReading = {
  at: AT,
  tool: 'Halo',
  status: 'New',
  is_closed: false,
  is_gone: false,
  closed_alert_at: null,
}

test('a ticket that devices hold from before it was read back is still one', () => {
  expect(alertTicketSchema.parse(askedTicket(AT))).toEqual(askedTicket(AT))
  const read = { ...askedTicket(AT), state: 'sent', reading }
  expect(alertTicketSchema.parse(read)).toEqual(read)
})

test.each([
  ['nothing but a time of a minute later', { at: '2026-11-29T08:01:00.000Z' }, false],
  ['a time of an hour later', { at: '2026-11-29T09:00:00.000Z' }, true],
  ['another state', { status: 'Closed' }, true],
  ['that it is closed', { is_closed: true }, true],
  ['that it is gone', { is_gone: true }, true],
  ['that it closed its alert', { closed_alert_at: AT }, true],
  ['another tool', { tool: 'Syncro' }, true],
])('of a reading that says %s it is known whether that is news', (_, change, isNews) => {
  expect(isNewsOfTicket(reading, { ...reading, ...change })).toBe(isNews)
  expect(isNewsOfTicket(undefined, reading)).toBe(true)
})

test.each([
  ['is resolved since its ticket closed it', {}, true],
  // As the database writes it.
  ['says so in another form of time', { handled_at: '2026-11-29T08:00:00+00:00' }, true],
  ['was closed again by somebody', { handled_at: '2026-11-29T08:00:01.000Z' }, false],
  ['is open again', { status: 'new', handled_at: null }, false],
  ['was dismissed', { status: 'dismissed' }, false],
])('an alert that %s is told from others', (_, change, isByTicket) => {
  const ticket = { ...askedTicket(AT), reading: { ...reading, closed_alert_at: AT } }
  expect(isClosedByTicket({ status: 'resolved', handled_at: AT, ticket, ...change })).toBe(isByTicket)
  expect(isClosedByTicket({ status: 'resolved', handled_at: AT, ticket: null })).toBe(false)
})
