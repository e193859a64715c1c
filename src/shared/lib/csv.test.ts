import fc from 'fast-check'
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

test.each(['=', '+', '-', '@', '＝', '＠'])('a cell that begins with %j is no formula', (sign) => {
  expect(csvLine([`${sign}1+1`])).toBe(`'${sign}1+1\r\n`)
})

test('a cell that begins with a tab is no formula either, and quoted', () => {
  expect(csvLine(['\t=1'])).toBe(`"'\t'=1"\r\n`)
})

/** Splits as a spreadsheet does whose list separator is `separator`: quotes count where they begin a cell. */
function cellsOf(file: string, separator: string): string[] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))([^${separator}\\r\\n]*)(?:${separator}|[\\r\\n]|$)`,
    'gy',
  )
  return [...file.matchAll(cell)].map(
    ([, quoted, plain = '', rest = '']) => (quoted?.replaceAll('""', '"') ?? plain) + rest,
  )
}

const parts = fc.constantFrom('=', '+', '-', '@', '＝', ';', ',', '\t', '\r', '\n', '"', "'", ' ', 'a', '1')

test.each([',', ';', '\t'])('where %j separates, no cell of any text begins with a formula', (separator) => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: parts, maxLength: 12 }), { minLength: 1, maxLength: 3 }),
      (texts) => {
        const found = cellsOf(csvLine(texts), separator)
        expect(found.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([])
      },
    ),
    { numRuns: 3000 },
  )
})

test('what was written is what is read where the comma separates', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 20 }), { minLength: 2, maxLength: 4 }), (texts) => {
      fc.pre(texts.every((text) => !/[\t\r\n;=+\-@]/.test(text)))
      expect(cellsOf(csvLine(texts).slice(0, -2), ',').slice(0, texts.length)).toEqual(texts)
    }),
  )
})

test('a cell that begins with a carriage return is no formula either, and quoted', () => {
  expect(csvLine(['\r=1'])).toBe(`"'\r'=1"\r\n`)
})

test('behind a semicolon, where a spreadsheet may begin a cell, nothing is a formula', () => {
  expect(csvLine([';=cmd|A0', 'a; =1+1', 'a;b'])).toBe(`";'=cmd|A0","a; '=1+1","a;b"\r\n`)
})

test('a sign within a cell is left as it is', () => {
  expect(csvLine(['a=b', 'Anna-Lena', 'a@b.example'])).toBe('a=b,Anna-Lena,a@b.example\r\n')
})

test('the byte order mark is the three bytes that spreadsheets look for', () => {
  expect([...new TextEncoder().encode(CSV_START)]).toEqual([0xef, 0xbb, 0xbf])
})
