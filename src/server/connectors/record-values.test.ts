import { describe, expect, test } from 'vitest'
import { asText, parseTime, propertiesIn, withLowerNames } from './record-values.ts'

describe('a time', () => {
  test.each([
    ['2026-03-03T09:00:00Z', Date.UTC(2026, 2, 3, 9)],
    ['2026-03-03T09:00:00', Date.UTC(2026, 2, 3, 9)],
    ['2026-03-03 09:00:00 UTC', Date.UTC(2026, 2, 3, 9)],
    ['2026-03-03T09:00:00.1234567Z', Date.UTC(2026, 2, 3, 9, 0, 0, 123)],
    ['2026-03-03T09:00:00+02:00', Date.UTC(2026, 2, 3, 7)],
    ['3/3/2026 9:00:00 PM', Date.UTC(2026, 2, 3, 21)],
    ['3/3/2026 12:00:00 AM', Date.UTC(2026, 2, 3)],
    [1_772_528_400, Date.UTC(2026, 2, 3, 9)],
    [1_772_528_400_000, Date.UTC(2026, 2, 3, 9)],
    ['2026-02-30T99:00:00Z', undefined],
    ['yesterday', undefined],
    [Number.NaN, undefined],
    [1e300, undefined],
  ])('%s is %s', (written, at) => {
    expect(parseTime(written)).toBe(at)
  })
})

test('names that differ by their capitals are one, and the first of them counts', () => {
  expect(withLowerNames({ Id: 1, ID: 2, Inner: [{ Name: 'x' }] })).toEqual({ id: 1, inner: [{ name: 'x' }] })
})

test.each([
  ['"Finance"', 'Finance'],
  [' plain ', 'plain'],
  ['"[1]', '"[1]'],
  [{ a: 1 }, '{"a":1}'],
  [null, ''],
  [false, 'false'],
])('%j is the text %j', (value, written) => {
  expect(asText(value)).toBe(written)
})

test('properties are read from lists, objects and their texts, without those that have no name', () => {
  const one = [{ name: 'a', value: '1' }]
  expect(propertiesIn([{ name: 'a', value: 1 }, { value: 2 }, null, 'x'])).toEqual(one)
  expect(propertiesIn('[{"Key":"a","Value":"1"}]')).toEqual(one)
  expect(propertiesIn({ a: 1 })).toEqual(one)
  expect(propertiesIn('no list')).toEqual([])
})
