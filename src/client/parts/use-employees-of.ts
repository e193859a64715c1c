import { useObservable } from 'dexie-react-hooks'
import type { EmployeeSort } from '#client/data/search/employee-query.ts'
import { watchEmployees } from '#client/data/nouns/employees.ts'
import { useDevice } from '#client/machines/use-device.ts'

/** More than fit into a list to choose from; whom it does not have the search of the employees finds. */
const MOST = 5000

/** The employees of a company by name, to choose from; undefined while they are read. */
export function useEmployeesOf(customerId: string, field: EmployeeSort) {
  const device = useDevice()
  const found = useObservable(
    () =>
      watchEmployees(device, customerId, {
        search: '',
        filters: {},
        sort: { field, direction: 'asc' },
        offset: 0,
        limit: MOST,
      }),
    [device, customerId, field],
  )
  return found?.rows
}
