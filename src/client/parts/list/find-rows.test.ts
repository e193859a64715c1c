import { expect, test } from 'vitest'
import { z } from 'zod'
import { findRows } from './find-rows.ts'
import { listAddress } from './list-address.ts'
import type { ListDefinition } from './list-definition.ts'

interface Person {
  name: string
  city: string
  age: number | undefined
}
const people: Person[] = [
  { name: 'Zoë', city: 'Łódź', age: 30 },
  { name: 'adam', city: '', age: undefined },
  { name: 'Émile', city: 'Łódź', age: 41 },
]
const SORTS = ['name', 'city', 'age'] as const
const schema = listAddress(SORTS).extend({
  city: z.string().optional(),
  isOld: z.boolean().optional(),
})
type Address = z.infer<typeof schema>
const definition: ListDefinition<Person, Address> = {
  schema,
  rowKey: ({ name }) => name,
  ordering: {
    sorts: SORTS,
    first: { sort: 'name', direction: 'asc' },
    directionOf: (sort) => (sort === 'age' ? 'desc' : 'asc'),
  },
  textOf: ({ name, city }) => `${name} ${city}`,
  keyOf: (person, sort) => person[sort],
  tieOf: ({ name }) => name,
  filters: {
    city: (person, city) => person.city === city,
    isOld: ({ age = 0 }, isOld) => age > 40 === isOld,
  },
}
const names = (address: Address, more: Partial<typeof definition> = {}) =>
  findRows(people, address, { ...definition, ...more }).map(({ name }) => name)

test('names go from A, whatever their case and accents', () => {
  expect(names({})).toEqual(['adam', 'Émile', 'Zoë'])
  expect(names({ direction: 'desc' })).toEqual(['Zoë', 'Émile', 'adam'])
})

test('what is not known stands behind everything, in either direction', () => {
  expect(names({ sort: 'age', direction: 'asc' })).toEqual(['Zoë', 'Émile', 'adam'])
  expect(names({ sort: 'age', direction: 'desc' })).toEqual(['Émile', 'Zoë', 'adam'])
  expect(names({ sort: 'city', direction: 'desc' }).at(-1)).toBe('adam')
})

test('an order without a direction has the one that suits it', () => {
  expect(names({ sort: 'age' })).toEqual(['Émile', 'Zoë', 'adam'])
})

test('rows of equal rank go by the tie, ascending in either direction', () => {
  expect(names({ sort: 'city', direction: 'desc' })).toEqual(['Émile', 'Zoë', 'adam'])
})

test('the second tie decides where the first one does not', () => {
  const tieOf = ({ city, age }: Person) => [city, age]
  expect(names({ sort: 'city' }, { tieOf })).toEqual(['Zoë', 'Émile', 'adam'])
})

test('every word of the search has to occur', () => {
  expect(names({ search: 'zoe ŁÓDŹ' })).toEqual(['Zoë'])
  expect(names({ search: '  ' })).toHaveLength(3)
})

test('filters are taken together, and one that is false is one, too (STATE-05)', () => {
  expect(names({ city: 'Łódź' })).toEqual(['Émile', 'Zoë'])
  expect(names({ city: 'Łódź', isOld: false })).toEqual(['Zoë'])
  expect(names({ isOld: true, search: 'zoe' })).toEqual([])
})

test('a list without an order, a search or filters shows its rows as they come', () => {
  const { rowKey } = definition
  expect(findRows(people, { search: 'nobody', sort: 'name' }, { schema, rowKey })).toEqual(people)
})
