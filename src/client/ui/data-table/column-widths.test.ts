import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { columnsThatFit, withWidths } from './column-widths.ts'

const letters = (text: string) => text.length * 10
const ruler = { head: letters, cell: letters, scale: 1, locale: 'en' }
const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  render: () => id,
  ...more,
})
const widthOf = (more: Partial<Column<string>>, header = 'Head') =>
  withWidths([column('a', { header, ...more })], ruler)[0]

test('words grow from what they are given, which is never less than their head needs', () => {
  expect(widthOf({ minWidth: 200 })).toMatchObject({ minWidth: 200 })
  expect(widthOf({ minWidth: 50 }, 'Last synchronized')).toMatchObject({ minWidth: 197 })
  expect(widthOf({ minWidth: 50, sortable: true }, 'Last synchronized')).toMatchObject({ minWidth: 215 })
})

test('a state is as wide as the longest word that it may be, with its shape', () => {
  expect(widthOf({ kind: 'state', says: ['On', 'Not registered'] })).toMatchObject({ width: 197 })
  expect(widthOf({ kind: 'state', says: ['On', 'Not registered'], beside: 0 })).toMatchObject({ width: 167 })
})

test('a date has room for the longest time, and for what stands there without one', () => {
  expect(widthOf({ kind: 'date' })).toMatchObject({ width: 167 })
  expect(widthOf({ kind: 'date', says: ['not synchronized yet'] })).toMatchObject({ width: 227 })
})

test('a number has room for five digits, and its head', () => {
  expect(widthOf({ kind: 'number' })).toMatchObject({ width: 87 })
  expect(widthOf({ kind: 'number', says: ['100'], beside: 60 })).toMatchObject({ width: 117 })
  expect(widthOf({ kind: 'number' }, 'Not compliant')).toMatchObject({ width: 157 })
})

const table = [
  column('name', { primary: true, minWidth: 200 }),
  column('mail', { minWidth: 200, leaves: 1 }),
  column('state', { width: 100 }),
  column('phone', { minWidth: 100, leaves: 2 }),
  column('asked', { minWidth: 100, leaves: 3, hidden: true }),
]
const left = (room: number, columns = table) => columnsThatFit(columns, room, false).map(({ id }) => id)

test('where there is no room the least important columns leave, one by one', () => {
  expect(left(700)).toEqual(['name', 'mail', 'state', 'phone', 'asked'])
  expect(left(699)).toEqual(['name', 'state', 'phone', 'asked'])
  expect(left(499)).toEqual(['name', 'state', 'asked'])
})

test('what somebody asked for stays, and a table that is too narrow even so shows everything', () => {
  expect(left(399)).toEqual(['name', 'mail', 'state', 'phone', 'asked'])
})

test('the box that selects rows needs room, too', () => {
  expect(columnsThatFit(table, 700, true).map(({ id }) => id)).toEqual(['name', 'state', 'phone', 'asked'])
})
