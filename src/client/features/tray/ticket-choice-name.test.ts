import { expect, test } from 'vitest'
import type { TicketCatalog } from '#shared/domain/ticketing/ticket-catalog.ts'
import { ticketChoiceName } from './ticket-choice-name.ts'

const choice = (id: string, name: string) => ({ id, name, within: [], requires: [], lacks: [] })
const catalog: TicketCatalog = {
  id: 't',
  host: 'halo.example',
  read_at: null,
  fields: [
    { field: 'board', required: true, choices: [choice('7', 'Service desk')] },
    { field: 'status', required: true, choices: [choice('7', 'New')] },
  ],
  priorities: [{ id: '7', name: 'P1', within: [] }],
  accounts: 1,
}
const accounts = [{ id: '7', name: 'Fabrikam Legal' }]

test.each([
  ['fields', 'board', 'Service desk'],
  ['fields', 'status', 'New'],
  ['priorities', 'critical', 'P1'],
  ['account_id', undefined, 'Fabrikam Legal'],
])('the same id in %s, %s, is %s there', (field, member, name) => {
  expect(ticketChoiceName({ catalog, accounts, field, member }, '7')).toBe(name)
})

test('what the tool does not offer, and a device without its catalogue, have no name', () => {
  const board = { field: 'fields', member: 'board', accounts: undefined }
  expect(ticketChoiceName({ ...board, catalog }, '8')).toBeUndefined()
  expect(ticketChoiceName({ ...board, catalog }, null)).toBeUndefined()
  expect(ticketChoiceName({ ...board, catalog: undefined }, '7')).toBeUndefined()
})
