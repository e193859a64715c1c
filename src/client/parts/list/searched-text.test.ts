import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { foldAhead, searchedText } from './searched-text.ts'

interface Person {
  name: string
}
let reads = 0
const list = {
  textOf: ({ name }: Person) => {
    reads++
    return name
  },
}
beforeEach(() => {
  reads = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('a row is read once, whatever is searched after that, and another one in its place anew', () => {
  const zoe = { name: 'Zoë' }
  expect(searchedText(list)?.(zoe)).toBe('zoe')
  expect(searchedText(list)?.(zoe)).toBe('zoe')
  expect(reads).toBe(1)
  expect(searchedText(list)?.({ name: 'Émile' })).toBe('emile')
})

test('another list reads the same row by its own words', () => {
  const zoe = { name: 'Zoë' }
  searchedText(list)?.(zoe)
  expect(searchedText({ textOf: () => 'Łódź' })?.(zoe)).toBe('łodz')
})

test('rows that are about to be searched are read ahead, a part at a time', () => {
  const people = Array.from({ length: 5000 }, (_, place) => ({ name: `Person ${place}` }))
  foldAhead(people, list)
  expect(reads).toBeGreaterThan(0)
  expect(reads).toBeLessThan(people.length)
  vi.runAllTimers()
  expect(reads).toBe(people.length)
  for (const person of people) searchedText(list)?.(person)
  expect(reads).toBe(people.length)
})

test('a list without a search reads nothing', () => {
  expect(searchedText({})).toBeUndefined()
  foldAhead([{ name: 'Zoë' }], {})
  expect(reads).toBe(0)
})
