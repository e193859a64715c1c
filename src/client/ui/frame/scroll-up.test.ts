import { expect, test } from 'vitest'
import { topAt } from './scroll-up.ts'

test('the way to the top takes 600 ms, however far it is', () => {
  expect(topAt(900, 0)).toBe(900)
  expect(topAt(900, 599)).toBe(0)
  expect(topAt(2_000_000_000, 599)).toBeGreaterThan(0)
  expect(topAt(2_000_000_000, 600)).toBe(0)
  expect(topAt(900, 5000)).toBe(0)
})

test('it only ever goes up, and most of it at the start', () => {
  const way = [0, 100, 200, 300, 400, 500, 600].map((elapsed) => topAt(10_000, elapsed))
  expect(way).toEqual(way.toSorted((a, b) => b - a))
  expect(topAt(10_000, 300)).toBe(1250)
})
