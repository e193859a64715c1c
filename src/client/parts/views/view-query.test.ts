import { expect, test } from 'vitest'
import { viewAddress, viewQuery } from './view-query.ts'

test('a view keeps how the list is arranged, and not which row is open', () => {
  const address = { open: 'contoso', sort: 'score', search: 'a & b=c', columns: 'name.score' }
  const query = viewQuery(address)
  expect(viewAddress(query)).toEqual({
    search: 'a & b=c',
    sort: 'score',
    columns: 'name.score',
    direction: undefined,
    area: undefined,
    show: undefined,
    state: undefined,
  })
})

test('the same list makes the same view, in whatever order its address came', () => {
  expect(viewQuery({ sort: 'name', search: 'x' })).toBe(viewQuery({ search: 'x', sort: 'name' }))
  expect(viewQuery({ search: '', sort: undefined })).toBe('')
})

test('a view that is nonsense shows the list as at the beginning', () => {
  expect(Object.values(viewAddress('%%%&what=ever')).filter((value) => value !== undefined)).toEqual([])
})
