import { columnOf, dateText, numberText } from './cell-values.ts'
import { readXml } from './read-xml.ts'
import {
  type Cell,
  type SheetRow,
  SpreadsheetError,
  spreadsheetLimits,
  type TakeRows,
} from './spreadsheet.ts'
import { readWorkbook, type Workbook } from './workbook.ts'
import type { Archive } from './zip-archive.ts'

/** No more rows are wanted. */
class Enough extends Error {}

/** The rows of the first sheet of a workbook that is not hidden, without those in which nothing stands. */
export async function readSheet(archive: Archive, take: TakeRows): Promise<void> {
  const workbook = await readWorkbook(archive)
  let waiting: SheetRow[] = []
  try {
    await readXml(archive, workbook.sheet, {
      ...rowHandler(workbook, (row) => waiting.push(row)),
      async pause() {
        if (waiting.length === 0) return
        const rows = waiting
        waiting = []
        if ((await take(rows)) === false) throw new Enough()
      },
    })
  } catch (cause) {
    if (!(cause instanceof Enough)) throw cause
  }
}

interface OpenCell {
  column: number
  type: string
  isDate: boolean
  isFormula: boolean
  value: string
}

/** Makes rows of what a sheet's XML says: ECMA-376, part 1, 18.3.1. */
function rowHandler({ dateStyles, is1904, sharedTexts }: Workbook, push: (row: SheetRow) => void) {
  let row = 0
  let cells: (Cell | undefined)[] = []
  let cell: OpenCell | undefined
  let column = 0
  let isSaid = false
  let isPronounced = false

  function open(name: string, attributes: Readonly<Record<string, string>>) {
    if (name === 'row') {
      // Rows without a number follow the one before.
      row = whole(attributes.r) ?? row + 1
      cells = []
      column = 0
    } else if (name === 'c') {
      column = columnOf(attributes.r ?? '') ?? column
      cell = {
        column,
        type: attributes.t ?? 'n',
        isDate: dateStyles.has(Number(attributes.s ?? -1)),
        isFormula: false,
        value: '',
      }
      column++
    } else if (cell) {
      if (name === 'f') cell.isFormula = true
      if (name === 'rPh') isPronounced = true
      isSaid = name === 'v' || (name === 't' && !isPronounced)
    }
  }

  function close(name: string) {
    if (name === 'v' || name === 't') isSaid = false
    if (name === 'rPh') isPronounced = false
    if (name === 'c' && cell) {
      const read = cellOf(cell, { is1904, sharedTexts })
      if (read && cell.column < spreadsheetLimits.columns) cells[cell.column] = read
      cell = undefined
    }
    if (name === 'row' && cells.length > 0) push({ row, cells })
  }

  return {
    open,
    close,
    text(more: string) {
      if (cell && isSaid) cell.value = (cell.value + more).slice(0, spreadsheetLimits.cellText)
    },
  }
}

function cellOf(
  { type, value, isDate, isFormula }: OpenCell,
  { is1904, sharedTexts }: Pick<Workbook, 'is1904' | 'sharedTexts'>,
): Cell | undefined {
  if (value === '') return isFormula ? { text: '', kind: 'text', isFormula } : undefined
  switch (type) {
    case 's': {
      const text = sharedTexts[Number(value)]
      if (text === undefined) throw new SpreadsheetError('broken')
      return text === '' ? undefined : { text: unescaped(text), kind: 'text', isFormula }
    }
    case 'str':
    case 'inlineStr':
      return { text: unescaped(value), kind: 'text', isFormula }
    case 'b':
      return { text: value === '1' ? 'TRUE' : 'FALSE', kind: 'boolean', isFormula }
    case 'e':
      return { text: value, kind: 'error', isFormula }
    case 'd':
      return { text: value, kind: 'date', isFormula }
    default: {
      const date = isDate ? dateText(Number(value), is1904) : undefined
      return date === undefined
        ? { text: numberText(value), kind: 'number', isFormula }
        : { text: date, kind: 'date', isFormula }
    }
  }
}

/** `_x000D_` is how a workbook writes a control character. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text

function whole(text: string | undefined): number | undefined {
  const number = Number(text)
  return text !== undefined && Number.isInteger(number) && number > 0 ? number : undefined
}
