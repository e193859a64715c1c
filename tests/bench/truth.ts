import { flagFilter, flagsOf, searchTerms, searchText } from '#client/data/employee-query.ts'
import { EMPLOYEE_FIGURES } from '#client/data/employees.ts'
import { buildDemo } from '#server/demo/demo-organization.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'

export const SIZE = { seed: 1, customers: 500, employees: 100_000 }

/** A surname, which a few hundred people have. */
export const SEARCH = 'novak'

export interface Truth {
  employees: Employee[]
  /** The id of the company with most employees. */
  largest: string
  /** The ids of its first ten employees in the list's order. */
  found: number
  withoutMfa: number
  /** Job titles as they are on the server after the edits of the bench. */
  titles: Map<string, string>
}

/** What the right answers are, from the generator of the demo data. */
export function readTruth(): Truth {
  const { companies } = buildDemo(SIZE)
  const employees = companies.flatMap((company) => company.employees)
  const [largest] = companies.toSorted((a, b) => b.employees.length - a.employees.length)
  const terms = searchTerms(SEARCH)
  const { mask, value } = flagFilter(EMPLOYEE_FIGURES.withoutMfa)
  return {
    employees,
    largest: largest?.customer.id ?? '',
    found: employees.filter((row) => terms.every((term) => searchText(row).includes(term))).length,
    withoutMfa: employees.filter((row) => (flagsOf(row) & mask) === value).length,
    titles: new Map(employees.map(({ id, job_title }) => [id, job_title])),
  }
}
