import { expect, test } from 'vitest'
import { emptySelection, isSelected, selectedCount, withEverything, withKeys } from './selection.ts'

const some = (...keys: string[]) => ({ mode: 'some' as const, keys: new Set(keys) })
const allExcept = (...keys: string[]) => ({ mode: 'all' as const, except: new Set(keys) })
const keyAt = (index: number) => `row-${index}`
const sparse = (index: number) => (index === 1 ? undefined : keyAt(index))

test('rows are added and removed by key (STATE-05)', () => {
  const two = withKeys(emptySelection, ['a', 'b'], true, { total: 9 })
  expect(two).toEqual(some('a', 'b'))
  expect(withKeys(two, ['a'], false, { total: 9 })).toEqual(some('b'))
})

test('a selection of everything remembers the exceptions', () => {
  const selection = withKeys(allExcept(), ['a'], false, { total: 9 })
  expect(selection).toEqual(allExcept('a'))
  expect(isSelected(selection, 'a')).toBe(false)
  expect(isSelected(selection, 'not loaded yet')).toBe(true)
  expect(selectedCount(selection, 9)).toBe(8)
  expect(withKeys(selection, ['a'], true, { total: 9 })).toEqual(allExcept())
})

test('what would pass the maximum stays out', () => {
  expect(withKeys(some('a'), ['a', 'b', 'c', 'd'], true, { total: 9, maximum: 3 })).toEqual(
    some('a', 'b', 'c'),
  )
})

test('everything is a rule when it fits, and the first rows when it does not', () => {
  expect(withEverything(keyAt, { total: 100_000 })).toEqual(allExcept())
  expect(withEverything(keyAt, { total: 100_000, maximum: 2 })).toEqual(some('row-0', 'row-1'))
})

test('rows that are not loaded are passed over', () => {
  expect(withEverything(sparse, { total: 4, maximum: 2 })).toEqual(some('row-0', 'row-2'))
})
