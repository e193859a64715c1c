import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { drawnColumns } from './drawn-columns.ts'

const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  render: () => id,
  ...more,
})

const columns = [
  column('name', { primary: true, minWidth: 150 }),
  column('score', { width: 130 }),
  column('mail'),
  column('phone', { minWidth: 90 }),
  column('role', { width: 80 }),
]

test('a table that draws every column lets them grow and places none by itself', () => {
  const { cells, template, minWidth } = drawnColumns(columns, [0, 1, 2, 3, 4], false)
  expect(template).toBe('minmax(150px, 1.6fr) 130px minmax(112px, 1fr) minmax(90px, 1fr) 80px')
  expect(cells.map(({ line }) => line)).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(minWidth).toBe(562)
})

test('columns that are left out between two drawn ones leave their room', () => {
  const { cells, template, minWidth } = drawnColumns(columns, [0, 3, 4], false)
  expect(template).toBe('150px 242px 90px 80px')
  expect(cells.map(({ column: { id }, index, line }) => [id, index, line])).toEqual([
    ['name', 0, 1],
    ['phone', 3, 3],
    ['role', 4, 4],
  ])
  expect(minWidth).toBe(562)
})

test('columns begin behind the one with the checkboxes', () => {
  const { cells, template, minWidth } = drawnColumns(columns, [0, 2], true)
  expect(template).toBe('40px 150px 130px 112px')
  expect(cells.map(({ line }) => line)).toEqual([2, 4])
  expect(minWidth).toBe(602)
})

test('a place that no column has any more draws nothing', () => {
  expect(drawnColumns(columns, [0, 7], false).cells.map(({ column: { id } }) => id)).toEqual(['name'])
})
