import type { RowProblem } from '#shared/domain/employee-import/import-file.ts'
import { employeeLimits } from '#shared/domain/employees/employee-fields.ts'
import { CSV_START, csvLine } from '#shared/lib/csv.ts'
import { columnLetters } from '#shared/lib/spreadsheet/cell-values.ts'
import type { useTexts } from '#client/texts/texts.ts'

export interface ProblemTexts {
  t: ReturnType<typeof useTexts<'employeeImport'>>
  employees: ReturnType<typeof useTexts<'employees'>>
}

const fieldOf = ({ field }: RowProblem, { employees }: ProblemTexts) =>
  field === null ? '' : employees(`field.${field}`)

/** Where a problem is, as a spreadsheet shows it. */
export function placeText(problem: RowProblem, texts: ProblemTexts): string {
  const { row, column } = problem
  if (column === null) return texts.t('problems.row', { row })
  return texts.t('problems.cell', { row, letters: columnLetters(column), field: fieldOf(problem, texts) })
}

/** What is wrong, in a sentence. */
export const problemText = (problem: RowProblem, texts: ProblemTexts): string =>
  texts.t(`problem.${problem.reason}`, {
    field: fieldOf(problem, texts),
    min: employeeLimits.name.min,
    max: employeeLimits.name.max,
    other: problem.other_row ?? '',
  })

/** Problems as the parts of a file. */
export const problemsCsv = (problems: readonly RowProblem[], texts: ProblemTexts): string[] => [
  CSV_START,
  csvLine(
    (['row', 'column', 'field', 'problem', 'value'] as const).map((name) => texts.t(`problems.csv.${name}`)),
  ),
  ...problems.map((problem) =>
    csvLine([
      String(problem.row),
      problem.column === null ? '' : columnLetters(problem.column),
      fieldOf(problem, texts),
      problemText(problem, texts),
      problem.value,
    ]),
  ),
]
