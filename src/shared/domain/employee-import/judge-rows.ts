import {
  type EmployeeFields,
  employeeFieldsSchema,
  employeeLimits,
  letterCount,
} from '../employees/employee-fields.ts'
import type { Cell, SheetRow } from '#shared/lib/spreadsheet/spreadsheet.ts'
import {
  IMPORT_FIELDS,
  ImportError,
  type ImportField,
  importLimits,
  type ImportMapping,
  type ProblemReason,
  type RowProblem,
} from './import-file.ts'

/** A person of the file, or what is wrong with them. */
export interface JudgedRow {
  row: number
  /** Undefined where something is wrong. */
  fields: EmployeeFields | undefined
  problems: readonly RowProblem[]
  /** How many of the cells were computed by a spreadsheet. */
  formulas: number
}

export type JudgeRow = (row: SheetRow) => JudgedRow | undefined

/** As much of a cell is quoted. */
const QUOTED = 60

const { min, max } = employeeLimits.name

/**
 * Judges the rows of a file in their order by what may be typed of an employee (EMP-06): device and server judge the same
 * file alike. Gives undefined for rows that are no person. Throws an `ImportError` where there are too many.
 */
export function createJudge({ header_row, columns }: ImportMapping): JudgeRow {
  /** Of good rows, by address in small letters. */
  const rowByEmail = new Map<string, number>()
  let people = 0
  return ({ row, cells }) => {
    if (row <= header_row) return undefined
    const mapped = IMPORT_FIELDS.map((field) => ({ field, column: columns[field] ?? null }))
    const cellOf = (column: number | null) => (column === null ? undefined : cells[column])
    if (mapped.every(({ column }) => isBlank(cellOf(column)))) return undefined
    people++
    if (people > importLimits.rows) throw new ImportError('tooManyRows')

    const problems: RowProblem[] = []
    const fields: Partial<EmployeeFields> = {}
    let formulas = 0
    for (const { field, column } of mapped) {
      const cell = cellOf(column)
      if (cell?.isFormula) formulas++
      const told = judgeCell(field, cell)
      if (told.reason === undefined) fields[field] = told.value
      else problems.push({ row, column, field, reason: told.reason, value: quoted(cell), other_row: null })
    }
    if (problems.length > 0) return { row, fields: undefined, problems, formulas }

    const person = fields as EmployeeFields
    const address = person.email.toLowerCase()
    const other = rowByEmail.get(address)
    if (other === undefined) {
      rowByEmail.set(address, row)
      return { row, fields: person, problems: [], formulas }
    }
    const duplicate = { row, column: columns.email, field: 'email', reason: 'duplicate' } as const
    return {
      row,
      fields: undefined,
      problems: [{ ...duplicate, value: person.email.slice(0, QUOTED), other_row: other }],
      formulas,
    }
  }
}

type Told = { value: string; reason?: undefined } | { reason: ProblemReason }

function judgeCell(field: ImportField, cell: Cell | undefined): Told {
  if (cell?.kind === 'error') return { reason: 'isError' }
  if (cell?.isFormula && cell.text === '') return { reason: 'formulaWithoutValue' }
  // What spreadsheets make of a name such as "Mar 5".
  if (cell?.kind === 'date') return { reason: 'isDate' }
  const text = cell?.text ?? ''
  const parsed = employeeFieldsSchema.shape[field].safeParse(text)
  return parsed.success ? { value: parsed.data } : { reason: reasonOf(field, text.trim()) }
}

function reasonOf(field: ImportField, text: string): ProblemReason {
  if (text === '') return 'required'
  if (field === 'email') return 'invalidEmail'
  if (field === 'phone') return 'invalidPhone'
  return letterCount(text, max) < min ? 'tooShort' : 'tooLong'
}

const isBlank = (cell: Cell | undefined) => cell === undefined || (cell.text.trim() === '' && !cell.isFormula)

const quoted = (cell: Cell | undefined) => {
  const text = cell?.text ?? ''
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text
}
