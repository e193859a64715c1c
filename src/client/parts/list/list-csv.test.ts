import { expect, test } from 'vitest'
import type { Column } from '#client/ui/data-table/column.ts'
import { csvTime, listCsv } from './list-csv.ts'

interface Person {
  name: string
  age: number | undefined
}
const columns: Column<Person>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name },
  { id: 'acts', header: 'Actions', render: () => 'a button' },
  { id: 'age', header: 'Age', text: ({ age }) => age?.toString(), render: () => 'a bar' },
]

test('a file has the columns that have words, in their order, and no formula', () => {
  const rows = [
    { name: '=cmd()', age: 3 },
    { name: 'Ruiz, Ana', age: undefined },
  ]
  expect(listCsv(columns, rows)).toBe(`\uFEFFName,Age\r\n'=cmd(),3\r\n"Ruiz, Ana",\r\n`)
  expect(listCsv(columns, [])).toBe('\uFEFFName,Age\r\n')
})

test('a time is told exactly, and none is nothing', () => {
  expect(csvTime('2026-11-20T08:30:00.000Z')).toBe('2026-11-20 08:30:00 UTC')
  expect([csvTime(null), csvTime(undefined)]).toEqual([undefined, undefined])
})
