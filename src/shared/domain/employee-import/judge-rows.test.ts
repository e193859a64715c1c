import { describe, expect, test } from 'vitest'
import type { Cell, SheetRow } from '#shared/lib/spreadsheet/spreadsheet.ts'
import { guessColumns, missingFields, wholeMapping } from './guess-columns.ts'
import { importFileProblem, importLimits, type ImportMapping, importMappingSchema } from './import-file.ts'
import { createJudge } from './judge-rows.ts'
import { changesOf, outcomeOf } from './known-person.ts'

const rowOf = (row: number, ...cells: (string | Partial<Cell> | null)[]): SheetRow => ({
  row,
  cells: cells.map((cell) =>
    cell === null
      ? undefined
      : { text: '', kind: 'text', isFormula: false, ...(typeof cell === 'string' ? { text: cell } : cell) },
  ),
})
const mapping: ImportMapping = {
  header_row: 1,
  columns: { first_name: 0, last_name: 1, email: 2, phone: 3, department: 4, job_title: 5 },
}
const judge = (...rows: SheetRow[]) => rows.map(createJudge(mapping))
const ana = (row: number, email = 'ana@x.example') => rowOf(row, 'Ana', 'Ruiz', email, '', 'Sales', '')

describe('a file (EMP-12)', () => {
  test.each([
    ['people.xlsx', 1, undefined],
    ['Leute.XLS', importLimits.size, undefined],
    ['people.csv', 1, undefined],
    ['people.pdf', 1, 'invalidType'],
    ['xlsx', 1, 'invalidType'],
    ['people.xlsx', 2_147_482_549, 'tooBig'],
    // What is of a wrong type is so at any size.
    ['people.zip', 3_000_000_000, 'invalidType'],
  ])('%s of %i bytes: %s', (name, size, problem) => {
    expect(importFileProblem({ name, size })).toBe(problem)
  })
})

describe('columns are found by their names', () => {
  test.each([
    ['en', ['First Name', 'Last Name', 'Email', 'Phone', 'Department', 'Job Title']],
    ['de', ['Vorname', 'Nachname', 'E-Mail', 'Telefon', 'Abteilung', 'Position']],
    ['es', ['Nombre', 'Apellidos', 'Correo electrónico', 'Teléfono', 'Departamento', 'Puesto']],
    ['fr', ['Prénom', 'Nom', 'Adresse e-mail', 'Téléphone', 'Service', 'Poste']],
    ['ja', ['名', '姓', 'メールアドレス', '電話番号', '部署', '役職']],
    ['zh', ['名字', '姓氏', '电子邮件', '电话', '部门', '职位']],
  ])('in %s', (_, names) => {
    const title = rowOf(1, 'Our people 2026')
    const guessed = guessColumns([title, rowOf(3, ...names), ana(4)])
    expect(guessed).toEqual({ ...mapping, header_row: 3 })
    expect(wholeMapping(guessed)).toEqual(guessed)
  })

  test('and what is missing is named', () => {
    const guessed = guessColumns([rowOf(1, 'first_name', 'E-MAIL ')])
    expect(missingFields(guessed)).toEqual(['last_name', 'department'])
    expect(wholeMapping(guessed)).toBeUndefined()
  })

  test('one column says one thing', () => {
    const twice = { header_row: 1, columns: { ...mapping.columns, phone: 3, job_title: 4 } }
    expect(wholeMapping(twice)).toBeUndefined()
    expect(importMappingSchema.safeParse(twice).success).toBe(false)
    expect(importMappingSchema.safeParse(mapping).success).toBe(true)
  })
})

describe('a row', () => {
  test('is a person as the form would keep them, and the names of columns and blank rows are none', () => {
    const [header, blank, person] = judge(
      rowOf(1, 'First Name'),
      rowOf(2, ' ', null, null, null, null, null, 'a remark'),
      rowOf(
        3,
        '  Ana  María ',
        'Ruiz',
        'Ana@X.example',
        { text: '491234567', kind: 'number' },
        'Sales',
        null,
      ),
    )
    expect([header, blank]).toEqual([undefined, undefined])
    expect(person?.fields).toEqual({
      first_name: 'Ana María',
      last_name: 'Ruiz',
      email: 'Ana@X.example',
      phone: '491234567',
      department: 'Sales',
      job_title: '',
    })
  })

  test('has every problem named with its column', () => {
    const [judged] = judge(
      rowOf(7, null, 'R', 'no address', 'call me', { text: '2026-03-05', kind: 'date' }, 'x'.repeat(51)),
    )
    expect(judged?.fields).toBeUndefined()
    expect(judged?.problems.map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [7, 0, 'required'],
      [7, 1, 'tooShort'],
      [7, 2, 'invalidEmail'],
      [7, 3, 'invalidPhone'],
      [7, 4, 'isDate'],
      [7, 5, 'tooLong'],
    ])
  })

  test('takes what a formula came to, and not one that came to nothing or to an error', () => {
    const [good, none, error] = judge(
      rowOf(2, { text: 'Ana', isFormula: true }, 'Ruiz', 'a@x.example', '', 'Sales'),
      rowOf(3, { isFormula: true }, 'Ruiz', 'b@x.example', '', 'Sales'),
      rowOf(4, { text: '#N/A', kind: 'error', isFormula: true }, 'Ruiz', 'c@x.example', '', 'Sales'),
    )
    expect([good?.formulas, good?.fields?.first_name]).toEqual([1, 'Ana'])
    expect([none, error].map((each) => each?.problems[0]?.reason)).toEqual(['formulaWithoutValue', 'isError'])
  })

  test.each([
    ['Latin', 'ö'],
    ['Chinese beyond the first plane', '𠮷'],
    ['Devanagari, with signs', 'नि'],
    ['Gothic', '𐌰'],
    ['Latin with combining marks', 'e\u0301\u0323'],
  ])('has names of 50 letters in %s', (_, letter) => {
    const [fits, tooLong, tooShort] = judge(
      rowOf(2, letter.repeat(50), 'Ruiz', 'a@x.example', '', 'Sales'),
      rowOf(3, letter.repeat(51), 'Ruiz', 'b@x.example', '', 'Sales'),
      rowOf(4, letter, 'Ruiz', 'c@x.example', '', 'Sales'),
    )
    expect(fits?.problems).toEqual([])
    expect([tooLong, tooShort].map((each) => each?.problems[0]?.reason)).toEqual(['tooLong', 'tooShort'])
  })

  test('whose address another good row has is told which one', () => {
    const faulty = rowOf(2, '', 'Ruiz', 'ana@x.example', '', 'Sales')
    const judged = judge(faulty, ana(3), ana(4, 'ANA@x.example'), ana(5, 'bo@x.example'))
    expect(judged.map((each) => each?.problems.map(({ reason, other_row }) => [reason, other_row]))).toEqual([
      [['required', null]],
      [],
      [['duplicate', 3]],
      [],
    ])
  })

  test('beyond so many people ends it', () => {
    const judgeRow = createJudge({ ...mapping, header_row: 0 })
    const faulty = rowOf(1, 'x')
    for (let at = 0; at < importLimits.rows; at++) judgeRow(faulty)
    expect(() => judgeRow(faulty)).toThrow('tooManyRows')
  })
})

test('who is there already is changed only where the file says something else', () => {
  const known = {
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: 'ana@x.example',
    phone: '12345',
    department: 'Sales',
    job_title: '',
  }
  const told = { ...known, email: 'ANA@x.example', phone: '' }
  expect(outcomeOf(undefined, told)).toBe('imported')
  expect(outcomeOf(known, told)).toBe('unchanged')
  expect(outcomeOf(known, { ...told, job_title: 'Buyer' })).toBe('changed')
  expect(changesOf(known, { ...told, job_title: 'Buyer' })).toEqual({ job_title: 'Buyer' })
})
