import { expect, test } from 'vitest'
import { sortedBy } from './sorted-by.ts'

const byName = { columnId: 'name', direction: 'ascending' } as const
const newestFirst = { columnId: 'found_at', direction: 'descending' } as const

test('an address without an order has the first one, and one with an order that', () => {
  expect(sortedBy({}, byName, () => {}).sort).toEqual(byName)
  expect(sortedBy({}, newestFirst, () => {}).sort).toEqual(newestFirst)
  expect(sortedBy({ sort: 'score', direction: 'desc' }, byName, () => {}).sort).toEqual({
    columnId: 'score',
    direction: 'descending',
  })
  expect(sortedBy({ sort: 'company' }, newestFirst, () => {}).sort).toEqual({
    columnId: 'company',
    direction: 'ascending',
  })
})

test('whoever sorts changes the address, by an order that it may name', () => {
  const changes: object[] = []
  const { onSort } = sortedBy<'name' | 'score'>({}, byName, (change) => changes.push(change), [
    'name',
    'score',
  ])
  onSort({ columnId: 'score', direction: 'descending' })
  onSort({ columnId: 'name', direction: 'ascending' })
  onSort({ columnId: 'phone', direction: 'ascending' })
  expect(changes).toEqual([
    { sort: 'score', direction: 'desc' },
    { sort: 'name', direction: undefined },
    { sort: undefined, direction: undefined },
  ])
})
