import { expect, test } from 'vitest'
import { type Finding, findRows } from './find-rows.ts'

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
const finding: Finding<Person, 'name' | 'city' | 'age'> = {
  first: 'name',
  firstDirection: (sort) => (sort === 'age' ? 'desc' : 'asc'),
  textOf: ({ name, city }) => `${name} ${city}`,
  keyOf: (person, sort) => person[sort],
  tieOf: ({ name }) => name,
}
const names = (address: Parameters<typeof findRows<Person, 'name' | 'city' | 'age'>>[1]) =>
  findRows(people, address, finding).map(({ name }) => name)

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

test('every word of the search has to occur', () => {
  expect(names({ search: 'zoe ŁÓDŹ' })).toEqual(['Zoë'])
  expect(names({ search: '  ' })).toHaveLength(3)
})
