import { expect, test } from 'vitest'
import type { Ticketing } from '#client/data/nouns/ticketing.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import { accountOptions } from './account-options.ts'
import { mappingList, mappingRows } from './mapping-rows.ts'
import type { TicketingAddress } from './ticketing-address.ts'

const AT = '2026-11-26T08:00:00.000Z'
const catalog = { id: 't', host: 'msp.halopsa.com', read_at: AT, fields: [], priorities: [], accounts: 3 }
const accounts = [
  { id: '1', name: 'Alder Ltd' },
  { id: '2', name: 'Birch' },
  { id: '3', name: 'Cedar' },
]
const companies = ['Alder', 'Birch', 'Cedar', 'Dogwood'].map((name) => ({
  id: name.slice(0, 1).toLowerCase(),
  name,
}))

const mappingsOf = (mapped: Record<string, string>, toolId = 't'): Ticketing['mappings'] =>
  new Map(
    Object.entries(mapped).map(([id, account]) => [
      id,
      {
        row: { id, customer_id: id, tool_id: toolId, account_id: account },
        v: 1,
        isPending: id === 'b',
        isConflict: false,
      },
    ]),
  )

const rowsOf = (mapped: Record<string, string>, more: { toolId?: string; held?: typeof accounts } = {}) =>
  mappingRows({
    companies,
    ticketing: { tool: { id: 't' }, catalog, mappings: mappingsOf(mapped, more.toolId) },
    accounts: more.held ?? accounts,
    nameOf: (id) => `No. ${id}`,
  })
const told = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ company, account, state, suggestion }) => [company, account, state, suggestion?.name])

test('each company has its customer, whom it seems to be, or neither', () => {
  expect(told(rowsOf({ b: '2', c: '9' }))).toEqual([
    ['Alder', '', 'suggested', 'Alder Ltd'],
    ['Birch', 'Birch', 'mapped', undefined],
    ['Cedar', 'No. 9', 'gone', undefined],
    ['Dogwood', '', 'notMapped', undefined],
  ])
})

test('whom another company is mapped to is suggested to nobody', () => {
  expect(told(rowsOf({ d: '1' }))[0]).toEqual(['Alder', '', 'notMapped', undefined])
})

test('what belongs to a tool of before is no mapping', () => {
  expect(told(rowsOf({ b: '2' }, { toolId: 'former' }))[1]).toEqual(['Birch', '', 'suggested', 'Birch'])
})

test('where no customers are on the device none is called gone', () => {
  expect(told(rowsOf({ c: '9' }, { held: [] }))[2]).toEqual(['Cedar', 'No. 9', 'mapped', undefined])
})

test('a filter finds what is not mapped, and an order puts first who needs somebody', () => {
  const found = (address: TicketingAddress) =>
    findRows(rowsOf({ b: '2', c: '9' }), address, mappingList).map(({ company }) => company)
  expect(found({ show: 'open' })).toEqual(['Alder', 'Cedar', 'Dogwood'])
  expect(found({ show: 'mapped' })).toEqual(['Birch'])
  expect(found({ sort: 'state' })).toEqual(['Cedar', 'Alder', 'Dogwood', 'Birch'])
  expect(found({ search: 'alder ltd' })).toEqual(['Alder'])
})

test('customers of one name are told apart by their ids', () => {
  expect(accountOptions([...accounts, { id: '4', name: 'Birch' }]).map(({ detail }) => detail)).toEqual([
    undefined,
    '2',
    undefined,
    '4',
  ])
})
