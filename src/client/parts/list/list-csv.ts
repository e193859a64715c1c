import { CSV_START, csvLine } from '#shared/lib/csv.ts'
import type { Column } from '#client/ui/data-table/column.ts'
import { exactUtc } from '#client/ui/times/relative-time.ts'

/** Rows as a table in words, with the columns that have some. */
export function listCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const told = columns.filter(({ text }) => text !== undefined)
  const lines = rows.map((row) => told.map(({ text }) => text?.(row) ?? ''))
  return CSV_START + [told.map(({ header }) => header), ...lines].map(csvLine).join('')
}

/** A time of the contract as a file has it; nothing where there was none. */
export const csvTime = (at: string | null | undefined): string | undefined =>
  at == null ? undefined : exactUtc(Date.parse(at))
