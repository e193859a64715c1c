import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import type { GuessedColumns } from '#shared/domain/employee-import/guess-columns.ts'
import type { ImportFault, ImportMapping, RowProblem } from '#shared/domain/employee-import/import-file.ts'

/** A column of a file of employees. */
export interface SheetColumn {
  /** From 0. */
  column: number
  /** What stands in the row that names the columns. */
  name: string
  /** What stands in it first below that row. */
  sample: string
}

/** What is known of a file once its first rows were read. */
export interface OpenedSheet {
  columns: readonly SheetColumn[]
  guessed: GuessedColumns
  /** The first row in which anything stands. */
  firstRow: number
}

/** What an import of a file would do, as far as this device knows. */
export interface ImportPreview {
  people: number
  imported: number
  changed: number
  unchanged: number
  skipped: number
  /** Cells that a spreadsheet has computed. */
  formulas: number
  /** Those that are kept; `problemCount` counts all. */
  problems: readonly RowProblem[]
  problemCount: number
}

export type Read<T> = { read: T; fault?: undefined } | { fault: ImportFault }

/** Why a file was not put: nobody answered, there is no room there, or it was refused. */
export type PutOutcome = 'put' | 'unreachable' | 'full' | 'refused'

/** Reads files of employees on this device, aside from the page. */
export interface Importer {
  open: (file: File) => Promise<Read<OpenedSheet>>
  /** Who is at the company already; with `isFirst`, nobody else is. */
  know: (people: readonly EmployeeFields[], isFirst: boolean) => Promise<void>
  /** `onRead` hears how many people were read so far. */
  preview: (
    file: File,
    mapping: ImportMapping,
    onRead: (people: number) => void,
  ) => Promise<Read<ImportPreview>>
  /** The template to download, with these names of columns. */
  writeTemplate: (names: readonly string[]) => Promise<Blob>
  /** Puts a file to a signed address; `onSent` hears how many bytes have gone. */
  put: (
    file: File,
    address: { url: string; media: string },
    onSent: (bytes: number) => void,
  ) => Promise<PutOutcome>
  /** Lets go of the worker; what it does is broken off. */
  close: () => void
}
