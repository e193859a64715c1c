import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import { guessColumns, HEADER_WITHIN } from '#shared/domain/employee-import/guess-columns.ts'
import {
  ImportError,
  type ImportMapping,
  type RowProblem,
} from '#shared/domain/employee-import/import-file.ts'
import { createJudge } from '#shared/domain/employee-import/judge-rows.ts'
import { outcomeOf } from '#shared/domain/employee-import/known-person.ts'
import { readSpreadsheet } from '#shared/lib/spreadsheet/read-spreadsheet.ts'
import { type ByteSource, type SheetRow, SpreadsheetError } from '#shared/lib/spreadsheet/spreadsheet.ts'
import type { ImportPreview, OpenedSheet, Read } from '#client/data/imports/importer.ts'

/** How many problems are handed to the page. */
const TOLD = 20_000
/** How much of a cell is shown as a sample. */
const SAMPLE = 40
/** After so many people it is told how far it is. */
const TELL_EVERY = 5000

export interface PeopleFile {
  source: ByteSource
  /** It is called a text. */
  isText: boolean
}

/** Reads the first rows of a file and guesses what its columns say. */
export function openPeople({ source, isText }: PeopleFile): Promise<Read<OpenedSheet>> {
  return reading(async () => {
    const rows: SheetRow[] = []
    await readSpreadsheet(source, {
      isText,
      take(more) {
        rows.push(...more.slice(0, HEADER_WITHIN - rows.length))
        return rows.length < HEADER_WITHIN
      },
    })
    if (rows.length === 0) throw new ImportError('noPeople')
    const guessed = guessColumns(rows)
    const width = Math.max(...rows.map(({ cells }) => cells.length))
    const header = rows.find(({ row }) => row === guessed.header_row)
    const below = rows.filter(({ row }) => row > guessed.header_row)
    const columns = Array.from({ length: width }, (_, column) => ({
      column,
      name: shortened(header?.cells[column]?.text),
      sample: shortened(below.find(({ cells }) => cells[column]?.text)?.cells[column]?.text),
    }))
    return { columns, guessed, firstRow: rows[0]?.row ?? 1 }
  })
}

/** Judges all of a file as the server will, and compares it with who is known by their addresses in small letters. */
export function previewPeople(
  { source, isText }: PeopleFile,
  {
    mapping,
    known,
    onRead,
  }: { mapping: ImportMapping; known: ReadonlyMap<string, EmployeeFields>; onRead: (people: number) => void },
): Promise<Read<ImportPreview>> {
  return reading(async () => {
    const judge = createJudge(mapping)
    const counts = {
      people: 0,
      imported: 0,
      changed: 0,
      unchanged: 0,
      skipped: 0,
      formulas: 0,
      problemCount: 0,
    }
    const problems: RowProblem[] = []
    await readSpreadsheet(source, {
      isText,
      take(rows) {
        for (const row of rows) {
          const judged = judge(row)
          if (!judged) continue
          counts.people++
          counts.formulas += judged.formulas
          counts.problemCount += judged.problems.length
          if (problems.length < TOLD) problems.push(...judged.problems)
          if (judged.fields) counts[outcomeOf(known.get(judged.fields.email.toLowerCase()), judged.fields)]++
          else counts.skipped++
          if (counts.people % TELL_EVERY === 0) onRead(counts.people)
        }
      },
    })
    if (counts.people === 0) throw new ImportError('noPeople')
    return { ...counts, problems }
  })
}

/** What is wrong with a file is told and not thrown, for errors lose what they are on the way to the page. */
async function reading<T>(read: () => Promise<T>): Promise<Read<T>> {
  try {
    return { read: await read() }
  } catch (cause) {
    if (cause instanceof SpreadsheetError || cause instanceof ImportError) return { fault: cause.fault }
    // A file that was changed or taken away since it was chosen.
    if (cause instanceof DOMException) return { fault: 'broken' }
    throw cause
  }
}

function shortened(text = ''): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > SAMPLE ? `${line.slice(0, SAMPLE)}…` : line
}
