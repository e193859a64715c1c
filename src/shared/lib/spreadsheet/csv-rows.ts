// oxlint-disable-next-line typescript/triple-slash-reference -- Whoever compiles this file, of any runtime, has to know those types.
/// <reference path="./papaparse.d.ts" />
import Papa from 'papaparse'
import {
  type ByteSource,
  type Cell,
  SpreadsheetError,
  spreadsheetLimits,
  type TakeRows,
} from './spreadsheet.ts'

const READ_AT_ONCE = 256 * 1024
const DELIMITERS = [',', ';', '\t', '|'] as const

/** The records of a CSV file, without those in which nothing stands. Its encoding and its delimiter are found out. */
export async function readCsv(source: ByteSource, take: TakeRows): Promise<void> {
  const encoding = await encodingOf(source)
  const decoder = new TextDecoder(encoding)
  let parser: InstanceType<typeof Papa.Parser> | undefined
  let rest = ''
  let row = 0
  let endsInReturn = false

  const parse = async (more: string, isLast: boolean): Promise<boolean> => {
    // One kind of line end, also where a pair of them is cut in two.
    const text = more.replace(/\r\n?/g, '\n')
    rest += endsInReturn && text.startsWith('\n') && more.startsWith('\n') ? text.slice(1) : text
    endsInReturn = more.endsWith('\r')
    if (!parser) {
      const start = withDelimiter(rest)
      parser = new Papa.Parser({ delimiter: start.delimiter, newline: '\n' })
      rest = rest.slice(start.skipped)
    }
    const { data, meta } = parser.parse(rest, 0, !isLast)
    rest = isLast ? '' : rest.slice(meta.cursor)
    if (rest.length > spreadsheetLimits.record) throw new SpreadsheetError('quoteOpen')
    const rows = data.flatMap((record) => {
      row++
      if (record.some((text) => text.length > spreadsheetLimits.cellText))
        throw new SpreadsheetError('quoteOpen')
      const cells = record.slice(0, spreadsheetLimits.columns).map(cellOf)
      return cells.some((cell) => cell !== undefined) ? [{ row, cells }] : []
    })
    return rows.length === 0 || (await take(rows)) !== false
  }

  for (let start = 0; start < source.size; start += READ_AT_ONCE) {
    const bytes = await source.read(start, Math.min(source.size, start + READ_AT_ONCE))
    if (!(await parse(decoder.decode(bytes, { stream: true }), false))) return
  }
  await parse(decoder.decode(), true)
}

/** What begins as a formula was never computed: a text file keeps none of its values. */
function cellOf(text: string): Cell | undefined {
  if (text.trim() === '') return undefined
  if (text.startsWith('=')) return { text: '', kind: 'text', isFormula: true }
  return { text, kind: 'text', isFormula: false }
}

/** Named by a first line `sep=;`, which spreadsheets write and do not show; else the one that is most often in the first line. */
function withDelimiter(text: string): { delimiter: string; skipped: number } {
  const named = /^sep=(.)\n/i.exec(text)
  if (named) return { delimiter: named[1] ?? ',', skipped: named[0].length }
  const line = text.slice(0, Math.max(0, text.indexOf('\n')) || text.length).replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length)
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',', skipped: 0 }
}

/** By its mark; else UTF-16 where every other byte is zero, UTF-8 where all of it is, else the code page of Western Windows. */
async function encodingOf(source: ByteSource): Promise<string> {
  const start = await source.read(0, Math.min(source.size, 4096))
  const [first, second] = start
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 1].map((side) => start.filter((byte, at) => at % 2 === side && byte === 0).length)
  if ((zeros[1] ?? 0) * 4 > start.length) return 'utf-16le'
  if ((zeros[0] ?? 0) * 4 > start.length) return 'utf-16be'
  if (start.includes(0)) throw new SpreadsheetError('broken')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (let at = 0; at < source.size; at += READ_AT_ONCE)
      decoder.decode(await source.read(at, Math.min(source.size, at + READ_AT_ONCE)), { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
