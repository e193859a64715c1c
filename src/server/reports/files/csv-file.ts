import { CSV_START, csvLine } from '#shared/lib/csv.ts'
import type { ReportContent } from './report-content.ts'

/**
 * A report as CSV, piece by piece. Every line says its company, as of when it is, and on the first of a company what was
 * not read; a company without rows has a line of its own, so that it does not look as if it had not been asked for.
 */
export async function* csvFile({ parts, words }: ReportContent): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let isBegun = false
  for await (const { company, asOf, missing, columns, rows } of parts()) {
    if (!isBegun)
      yield encoder.encode(
        CSV_START + csvLine([words.company, ...columns.map(({ title }) => title), words.asOf, words.missing]),
      )
    isBegun = true
    let said = missing.join(' ')
    let isEmpty = true
    for await (const row of rows()) {
      yield encoder.encode(csvLine([company, ...row, asOf, said]))
      isEmpty = false
      said = ''
    }
    if (isEmpty)
      yield encoder.encode(csvLine([company, ...columns.map(() => ''), asOf, said || words.nothing]))
  }
  if (!isBegun) yield encoder.encode(CSV_START + csvLine([words.company, words.asOf, words.missing]))
}
