import type { View } from '#client/data/rows/merge.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { keyOfEmployee, refOf } from './employee-selection.ts'
import { type EmployeesAddress, employeesAddressSchema, orderingOf } from './employees-address.ts'

// Among 100,000 people the sync worker has found those that fit, in their order.
const isFound = () => true

/** The employees of a company, or of all of them. */
export const employeeList = (
  company: string | undefined,
): ListDefinition<View<'employee'>, EmployeesAddress> => ({
  schema: employeesAddressSchema,
  rowKey: ({ row }) => keyOfEmployee(refOf(row)),
  ordering: orderingOf(company),
  filters: {
    mfa: isFound,
    signIn: isFound,
    directory: isFound,
    cloud: isFound,
    ignored: isFound,
    discover: isFound,
    engage: isFound,
    secure: isFound,
  },
  views: 'employees',
})
