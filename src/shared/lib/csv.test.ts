import { expect, test } from 'vitest'
import { CSV_START, csvLine } from './csv.ts'

test('cells are separated by commas and a record ends with a line break', () => {
  expect(csvLine(['Ana', '', 'Sales'])).toBe('Ana,,Sales\r\n')
})

test('a cell with a comma, a quote or a line break is quoted, and its quotes are doubled', () => {
  expect(csvLine(['Ruiz, Ana', 'the "boss"', 'two\nlines', 'two\r\nlines'])).toBe(
    '"Ruiz, Ana","the ""boss""","two\nlines","two\r\nlines"\r\n',
  )
})

test.each(['=', '+', '-', '@', '\t'])('a cell that begins with %j is no formula', (sign) => {
  expect(csvLine([`${sign}1+1`])).toBe(`'${sign}1+1\r\n`)
})

test('a cell that begins with a carriage return is no formula either, and quoted', () => {
  expect(csvLine(['\r=1'])).toBe(`"'\r=1"\r\n`)
})

test('a sign within a cell is left as it is', () => {
  expect(csvLine(['a=b', 'Anna-Lena', 'a@b.example'])).toBe('a=b,Anna-Lena,a@b.example\r\n')
})

test('the byte order mark is the three bytes that spreadsheets look for', () => {
  expect([...new TextEncoder().encode(CSV_START)]).toEqual([0xef, 0xbb, 0xbf])
})
