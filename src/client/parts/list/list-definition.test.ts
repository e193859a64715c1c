import { expect, test } from 'vitest'
import { orderAddress, orderOf, type Ordering } from './list-definition.ts'

const ordering: Ordering<'name' | 'seen'> = {
  sorts: ['name', 'seen'],
  first: { sort: 'seen', direction: 'desc' },
  directionOf: (sort) => (sort === 'seen' ? 'desc' : 'asc'),
}

test('an address without an order has the first one of the list', () => {
  expect(orderOf({}, ordering)).toEqual({ sort: 'seen', direction: 'desc' })
  expect(orderOf({ direction: 'asc' }, ordering)).toEqual({ sort: 'seen', direction: 'asc' })
})

test('an order that there is not is as none, whatever its direction', () => {
  expect(orderOf({ sort: 'moon', direction: 'asc' }, ordering)).toEqual(ordering.first)
})

test('every order comes back from the address as it was asked for, and in as few words as it needs (STATE-05)', () => {
  for (const sort of ordering.sorts)
    for (const direction of ['asc', 'desc'] as const)
      expect(orderOf(orderAddress({ sort, direction }, ordering), ordering)).toEqual({ sort, direction })
  expect(orderAddress({ sort: 'name', direction: 'asc' }, ordering)).toEqual({
    sort: 'name',
    direction: undefined,
  })
  expect(orderAddress({ sort: 'seen', direction: 'asc' }, ordering).direction).toBe('asc')
  expect(orderAddress({ sort: 'moon', direction: 'asc' }, ordering).sort).toBeUndefined()
})
