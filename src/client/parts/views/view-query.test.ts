import { expect, test } from 'vitest'
import { viewAddress, viewQuery } from './view-query.ts'

const PARTS = ['search', 'sort', 'direction', 'columns', 'area', 'net']

test('a view keeps how the list is arranged, and not which row is open', () => {
  const address = { open: 'contoso', sort: 'score', search: 'a & b=c', columns: 'name.score', net: true }
  expect(viewAddress(viewQuery(address, PARTS), PARTS)).toEqual({
    search: 'a & b=c',
    sort: 'score',
    columns: 'name.score',
    net: true,
    direction: undefined,
    area: undefined,
  })
})

test('the same list makes the same view, in whatever order its address came', () => {
  const query = viewQuery({ search: 'x', sort: 'name' }, PARTS)
  expect(viewQuery({ sort: 'name', search: 'x' }, PARTS)).toBe(query)
  expect(viewQuery({ search: '', sort: undefined }, PARTS)).toBe('')
})

test('a filter that is false is kept, too', () => {
  expect(viewAddress(viewQuery({ net: false }, PARTS), PARTS)['net']).toBe(false)
})

test('a view that is nonsense shows the list as at the beginning', () => {
  const address = viewAddress('%%%&what=ever', PARTS)
  expect(Object.values(address).filter((value) => value !== undefined)).toEqual([])
})
