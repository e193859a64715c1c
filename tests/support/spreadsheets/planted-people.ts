import type { ProblemReason } from '#shared/domain/employee-import/import-file.ts'

interface Planted {
  /** What stands in the file below the names of its columns. */
  rows: string[][]
  faults: { row: number; column: number; reason: ProblemReason }[]
  /** The addresses of everybody else. */
  good: string[]
}

const COLUMNS = { first_name: 0, last_name: 1, email: 2, phone: 3, department: 4, job_title: 5 } as const
const LETTERS = ['ö', '山', 'न', 'Ж', 'ع', 'a']

/** What is planted, in turn: where, what stands there, and how that is called. */
const FAULTS: readonly (readonly [column: keyof typeof COLUMNS, text: string, reason: ProblemReason])[] = [
  ['first_name', '', 'required'],
  ['last_name', 'R', 'tooShort'],
  ['first_name', 'x'.repeat(51), 'tooLong'],
  ['email', 'not an address', 'invalidEmail'],
  ['email', '', 'required'],
  ['phone', 'call me', 'invalidPhone'],
  ['department', ' ', 'required'],
  ['job_title', 'B', 'tooShort'],
]

/** People of a made-up file, some of them with one fault each, spread over all of it; the first row is the second of the file. */
export function plantedPeople({
  people,
  faulty,
  domain,
}: {
  people: number
  faulty: number
  domain: string
}): Planted {
  const planted: Planted = { rows: [], faults: [], good: [] }
  const every = faulty > 0 ? Math.floor(people / faulty) : Infinity
  for (let at = 0; at < people; at++) {
    const letter = LETTERS[at % LETTERS.length] ?? 'a'
    const email = `person${at}@${domain}`
    const cells = [letter.repeat(2 + (at % 49)), `Ruiz ${at}`, email, '+49 30 1234567', 'Sales', 'Buyer']
    const turn = at % every === every - 1 ? planted.faults.length : undefined
    if (turn === undefined || turn >= faulty) planted.good.push(email)
    else if (turn % (FAULTS.length + 1) === FAULTS.length) {
      // The address of the first person, who has no fault.
      cells[COLUMNS.email] = `PERSON0@${domain}`
      planted.faults.push({ row: at + 2, column: COLUMNS.email, reason: 'duplicate' })
    } else {
      const [field, text, reason] = FAULTS[turn % (FAULTS.length + 1)] ?? ['email', '', 'required']
      cells[COLUMNS[field]] = text
      planted.faults.push({ row: at + 2, column: COLUMNS[field], reason })
    }
    planted.rows.push(cells)
  }
  return planted
}
