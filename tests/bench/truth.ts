import { flagFilter, flagsOf, searchTerms, searchText } from '#client/data/search/employee-query.ts'
import { EMPLOYEE_FIGURES } from '#client/data/nouns/employees.ts'
import { buildDemo, type DemoSize } from '#server/demo/demo-organization.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'

/** A surname, which a few hundred people have. */
export const SEARCH = 'novak'

export interface Truth {
  employees: Employee[]
  /** The id of the company with most employees. */
  largest: string
  /** How many a search for `SEARCH` finds. */
  found: number
  withoutMfa: number
  /** Job titles as they are on the server after the edits of the bench. */
  titles: Map<string, string>
}

/** What the right answers are, from the generator of the demo data. */
export function readTruth(size: DemoSize): Truth {
  const { companies } = buildDemo(size, Date.now())
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
