import { describe, expect, test } from 'vitest'
import {
  rowsOf,
  sourceOf,
  workbookFiles,
  workbookOf,
  zipOf,
} from '#tests/support/spreadsheets/build-archive.ts'
import { columnLetters, columnOf } from './cell-values.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { SpreadsheetError, spreadsheetLimits } from './spreadsheet.ts'
import { writeWorkbook } from './write-workbook.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const texts = async (bytes: Uint8Array, isText = false) =>
  (await rowsOf(bytes, isText)).map(({ row, cells }) => [
    row,
    ...Array.from(cells, (cell) => cell?.text ?? null),
  ])
const faultOf = (bytes: Uint8Array, isText = false) =>
  rowsOf(bytes, isText).then(
    () => undefined,
    (cause: unknown) => {
      if (cause instanceof SpreadsheetError) return cause.fault
      throw cause
    },
  )
const container = (name: string) => {
  const bytes = new Uint8Array(2048)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  bytes[30] = 9
  bytes[48] = 1
  bytes.set(
    Array.from(name).flatMap((letter) => [letter.charCodeAt(0), 0]),
    1024,
  )
  return bytes
}

describe('a workbook', () => {
  test('that was written is read as it was, in any script', async () => {
    const rows = [
      ['First Name', 'Email'],
      ['Ömer & <b>"Şule"</b>', 'a@x.example'],
      ['', ''],
      ['山田 𠮷', ' two  spaces '],
    ]
    expect(await texts(await writeWorkbook('People', rows))).toEqual([
      [1, 'First Name', 'Email'],
      [2, 'Ömer & <b>"Şule"</b>', 'a@x.example'],
      [4, '山田 𠮷', ' two  spaces '],
    ])
  })

  test('has shared texts in pieces, without how they are pronounced', async () => {
    const bytes = await workbookOf({
      rows: '<row r="3"><c r="B3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row>',
      sharedTexts:
        '<si><r><t>山</t></r><r><t>田</t></r><rPh sb="0" eb="2"><t>ヤマダ</t></rPh></si><si><t>a_x000D_b</t></si>',
    })
    expect(await texts(bytes)).toEqual([[3, null, '山田', 'a\rb']])
  })

  test('tells dates of both kinds by their format, and what only looks like one as a number', async () => {
    const rows =
      '<row><c s="1"><v>45000</v></c><c s="2"><v>1.5</v></c><c s="3"><v>45000</v></c><c s="1"><v>60</v></c></row>'
    expect(await rowsOf(await workbookOf({ rows }))).toMatchObject([
      {
        row: 1,
        cells: [
          { text: '2023-03-15', kind: 'date' },
          { text: '1900-01-01T12:00:00', kind: 'date' },
          { text: '45000', kind: 'number' },
          { text: '1900-02-28', kind: 'date' },
        ],
      },
    ])
    const [row] = await rowsOf(await workbookOf({ rows, is1904: true }))
    expect(row?.cells[0]).toMatchObject({ text: '2027-03-16', kind: 'date' })
  })

  test('tells of a formula what it came to last, and never computes', async () => {
    const rows =
      '<row><c t="str"><f>A1&amp;"x"</f><v>Ana</v></c><c><f>1/0</f></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c t="b"><v>1</v></c><c><v>4.9123456789012E13</v></c></row>'
    expect((await rowsOf(await workbookOf({ rows })))[0]?.cells).toEqual([
      { text: 'Ana', kind: 'text', isFormula: true },
      { text: '', kind: 'text', isFormula: true },
      { text: '#DIV/0!', kind: 'error', isFormula: true },
      { text: 'TRUE', kind: 'boolean', isFormula: false },
      { text: '49123456789012', kind: 'number', isFormula: false },
    ])
  })

  test('is read no further than somebody wants', async () => {
    const rows = Array.from({ length: 50_000 }, (_, at) => [`Ana ${at}`])
    let read = 0
    await readSpreadsheet(sourceOf(await writeWorkbook('People', rows)), {
      isText: false,
      take(more) {
        read += more.length
        return read < 20
      },
    })
    expect(read).toBeLessThan(20_000)
  })

  test('columns beyond all measure are left out', async () => {
    expect(
      await texts(await workbookOf({ rows: '<row><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>' })),
    ).toEqual([[1, '1']])
  })
})

describe('is refused', () => {
  const ordinary = { rows: '<row><c><v>1</v></c></row>' }

  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['a file without anything', 'empty', () => new Uint8Array()],
    ['a picture that is called a workbook', 'broken', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2])],
    ['text that is called a workbook', 'broken', () => utf8('a,b')],
    ['an archive that is cut off', 'broken', async () => (await workbookOf(ordinary)).slice(0, -200)],
    [
      'an archive with a bit turned over',
      'broken',
      async () => {
        const bytes = await workbookOf({
          rows: '<row><c t="inlineStr"><is><t>Ana</t></is></c></row>'.repeat(500),
        })
        const at = bytes.length - 1400
        bytes[at] = (bytes[at] ?? 0) ^ 0xff
        return bytes
      },
    ],
    ['another archive', 'broken', () => zipOf({ 'readme.txt': 'hello' })],
    ['a text of office', 'broken', () => zipOf({ '_rels/.rels': '<Relationships/>' })],
    ['XML that does not end', 'broken', () => workbookOf({ rows: '<row><c>' })],
    [
      'XML that declares entities',
      'broken',
      () =>
        zipOf(
          workbookFiles({
            ...ordinary,
            files: {
              'xl/worksheets/sheet1.xml':
                '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>',
            },
          }),
        ),
    ],
    ['a text that is not there', 'broken', () => workbookOf({ rows: '<row><c t="s"><v>7</v></c></row>' })],
    ['a workbook with a password', 'encrypted', () => container('EncryptedPackage')],
    ['a workbook of before 2007', 'oldFormat', () => container('Workbook')],
    ['a binary workbook', 'oldFormat', () => zipOf({ '_rels/.rels': '<x/>', 'xl/workbook.bin': 'x' })],
    [
      'an archive that names files outside of itself',
      'unsafe',
      () => zipOf({ ...workbookFiles(ordinary), '../../etc/passwd': 'x' }),
    ],
    [
      'an archive of too many files',
      'tooLarge',
      () =>
        zipOf(
          Object.fromEntries(
            Array.from({ length: spreadsheetLimits.entries + 1 }, (_, at) => [`f${at}`, '']),
          ),
        ),
    ],
    [
      'a few kilobytes that unpack to hundreds of megabytes',
      'tooLarge',
      () =>
        zipOf(
          workbookFiles({
            ...ordinary,
            files: { 'xl/worksheets/sheet1.xml': new Uint8Array(100 * 1024 * 1024).fill(0x20) },
          }),
        ),
    ],
  ])(
    '%s: %s',
    async (_, fault, build) => {
      expect(await faultOf(await build())).toBe(fault)
    },
    30_000,
  )

  test('an archive whose files have a password', async () => {
    const bytes = await workbookOf(ordinary)
    // The flag of every entry, in the local header and in the directory.
    for (let at = 0; at + 4 < bytes.length; at++) {
      if (bytes[at] !== 0x50 || bytes[at + 1] !== 0x4b) continue
      if (bytes[at + 2] === 3 && bytes[at + 3] === 4) bytes[at + 6] = (bytes[at + 6] ?? 0) | 1
      if (bytes[at + 2] === 1 && bytes[at + 3] === 2) bytes[at + 8] = (bytes[at + 8] ?? 0) | 1
    }
    expect(await faultOf(bytes)).toBe('encrypted')
  })
})

describe('a CSV file', () => {
  test.each([
    [
      'commas',
      'a,b\r\n"x, ""y""\nz",2\r\n',
      [
        [1, 'a', 'b'],
        [2, 'x, "y"\nz', '2'],
      ],
    ],
    [
      'semicolons and a last line without an end',
      'a;b\nü;2',
      [
        [1, 'a', 'b'],
        [2, 'ü', '2'],
      ],
    ],
    [
      'tabs, line ends of old Macs and blank lines',
      'a\tb\r\rc\td\r',
      [
        [1, 'a', 'b'],
        [3, 'c', 'd'],
      ],
    ],
    ['a line that names the delimiter', 'sep=|\na|b,c\n', [[1, 'a', 'b,c']]],
    ['a mark of UTF-8', '\ufeffa,b\n', [[1, 'a', 'b']]],
  ])('with %s', async (_, text, expected) => {
    expect(await texts(utf8(text), true)).toEqual(expected)
  })

  test.each([
    ['UTF-16 with its mark', [0xff, 0xfe, ...Array.from('a;ü\n').flatMap((c) => [c.charCodeAt(0), 0])]],
    ['UTF-16 the other way round', [0xfe, 0xff, ...Array.from('a;ü\n').flatMap((c) => [0, c.charCodeAt(0)])]],
    ['UTF-16 without a mark', Array.from('a;ü\n').flatMap((c) => [c.charCodeAt(0), 0])],
    ['a code page of Windows', [0x61, 0x3b, 0xfc, 0x0a]],
  ])('in %s', async (_, bytes) => {
    expect(await texts(new Uint8Array(bytes), true)).toEqual([[1, 'a', 'ü']])
  })

  test('of many pieces is read as one, also where letters, line ends and quotes are cut in two', async () => {
    const lines = Array.from({ length: 30_000 }, (_, at) => `"Zoë\r\n${at}",山${at}`)
    const found = await texts(utf8(lines.join('\r\n')), true)
    expect(found.length).toBe(30_000)
    expect(
      found.every(
        ([row, first, second], at) => row === at + 1 && first === `Zoë\n${at}` && second === `山${at}`,
      ),
    ).toBe(true)
  })

  test('keeps no values of formulas', async () => {
    expect((await rowsOf(utf8('=cmd|x,ok\n'), true))[0]?.cells).toEqual([
      { text: '', kind: 'text', isFormula: true },
      { text: 'ok', kind: 'text', isFormula: false },
    ])
  })

  test('whose quote is never closed is told so, and takes no memory', async () => {
    expect(await faultOf(utf8(`a,b\n"${'x'.repeat(spreadsheetLimits.record + 300_000)}`), true)).toBe(
      'quoteOpen',
    )
  })

  test('with zeros in it is none', async () => {
    expect(
      await faultOf(
        new Uint8Array([0x61, 0, 0, 0, 0x62, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a]),
        true,
      ),
    ).toBe('broken')
  })
})

test('columns have the letters that spreadsheets show', () => {
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
  expect(['A1', 'Z9', 'AA3', 'ZZ1', 'AAA7', '12'].map(columnOf)).toEqual([0, 25, 26, 701, 702, undefined])
})
