import { type Selection, emptySelection } from '#client/ui/data-table/selection.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'

export interface EmployeeRef {
  id: string
  customerId: string
}

/** Names a row of the list, so that a selection knows the companies, too. */
export const keyOfEmployee = ({ id, customerId }: EmployeeRef): string => `${customerId}/${id}`
export const refOf = ({ id, customer_id }: Employee): EmployeeRef => ({ id, customerId: customer_id })

function refOfKey(key: string): EmployeeRef {
  const at = key.indexOf('/')
  return { customerId: key.slice(0, at), id: key.slice(at + 1) }
}

/** The selected employees; `findAll` is asked only when everything that the list shows is selected. */
export async function selectedEmployees(
  selection: Selection,
  findAll: () => Promise<EmployeeRef[]>,
): Promise<EmployeeRef[]> {
  if (selection.mode === 'some') return [...selection.keys].map(refOfKey)
  const found = await findAll()
  return found.filter((each) => !selection.except.has(keyOfEmployee(each)))
}

/** One group per company, for a change is made in one company. */
export const byCompany = (employees: readonly EmployeeRef[]): { customerId: string; ids: string[] }[] =>
  [...Map.groupBy(employees, ({ customerId }) => customerId)].map(([customerId, members]) => ({
    customerId,
    ids: members.map(({ id }) => id),
  }))

/** What a selection was made in: rows of one list of companies, found by one question. */
export interface SelectedIn {
  company: string | undefined
  question: string
}

/** Named rows outlive another search, everything does not; neither outlives another company. */
export const stillSelected = (selection: Selection, before: SelectedIn, now: SelectedIn): Selection =>
  before.company === now.company && (selection.mode === 'some' || before.question === now.question)
    ? selection
    : emptySelection
