import type { SectionRow, SectionTable } from './section.ts'
import { answer, figure, table } from './tables.ts'

export interface SectionResult {
  name: string
  title: string
  about: string
  /** Load average over one minute before it. */
  load: number
  table: SectionTable
}

export const sectionTables = (sections: readonly SectionResult[]): string[] =>
  sections.map(({ name, title, about, load, table: { columns, rows } }) =>
    [
      `## ${title}`,
      `${about} \`--only ${name}\`; load average before it ${load.toFixed(1)}.`,
      table(
        ['', ...columns, 'aim', 'met'],
        rows.map((row) => [
          row.what,
          ...columns.map((_, place) => cell(row.values[place], row.unit)),
          row.aim === undefined ? '' : `at most ${text(row.aim, row.unit)}`,
          verdict(row),
        ]),
      ),
    ].join('\n\n'),
  )

const cell = (value: number | undefined, unit: string) =>
  value === undefined || Number.isNaN(value) ? '' : text(value, unit)

function text(value: number, unit: string): string {
  if (unit === '×') return `×${value.toFixed(2)}`
  return `${figure(value)} ${unit}`.trim()
}

const verdict = ({ values, aim }: SectionRow): string =>
  aim === undefined
    ? ''
    : answer(values.filter((value) => !Number.isNaN(value)).every((value) => value <= aim))
