import { expect, test } from 'vitest'
import type { Column } from '#client/ui/data-table/column.ts'
import { columnAddress, columnsOf } from './column-address.ts'

const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  render: () => id,
  ...more,
})
const columns = [
  column('name', { primary: true }),
  column('score'),
  column('mfa-on', { hidden: true }),
  column('legacy-off', { hidden: true }),
]

test('an address without columns shows those of the beginning, and they need no address', () => {
  expect(columnsOf(columns, undefined)).toEqual(['name', 'score'])
  expect(columnAddress(columns, ['score', 'name'])).toBeUndefined()
})

test('columns that were chosen come back from the address in the order of the table', () => {
  const address = columnAddress(columns, ['legacy-off', 'score'])
  expect(address).toBe('name.score.legacy-off')
  expect(columnsOf(columns, address)).toEqual(['name', 'score', 'legacy-off'])
})

test('every column is one word in the address', () => {
  const address = columnAddress(columns, ['name', 'score', 'mfa-on', 'legacy-off'])
  expect(address).toBe('all')
  expect(columnsOf(columns, address)).toEqual(['name', 'score', 'mfa-on', 'legacy-off'])
})

test('columns that there are no more are left out, and none that there is means the beginning', () => {
  expect(columnsOf(columns, 'name.gone.mfa-on')).toEqual(['name', 'mfa-on'])
  expect(columnsOf(columns, 'gone')).toEqual(['name', 'score'])
})
