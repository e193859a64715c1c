import { expect, test } from 'vitest'
import { nextRow } from './row-keys.ts'

const middle = { row: 50, count: 100, page: 20 }

test.each([
  ['ArrowDown', 51],
  ['ArrowUp', 49],
  ['PageDown', 70],
  ['PageUp', 30],
  ['Home', 0],
  ['End', 99],
  ['a', undefined],
])('%s moves from row 50 to %s', (key, row) => {
  expect(nextRow(key, middle)).toBe(row)
})

test('the ends hold', () => {
  expect(nextRow('ArrowDown', { row: 99, count: 100, page: 20 })).toBe(99)
  expect(nextRow('PageUp', { row: 3, count: 100, page: 20 })).toBe(0)
})
