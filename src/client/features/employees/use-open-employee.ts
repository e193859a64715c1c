import { employeeCorrection } from '#client/parts/employee-correction.ts'
import { useCorrection } from '#client/parts/use-correction.ts'
import type { EmployeeRef } from './employee-selection.ts'
import type { EmployeesAddress } from './employees-address.ts'
import { useEmployeeEdit } from './use-employee-edit.ts'

/** The employee whose panel is open, with their editing, which asks before another one is opened. */
export function useOpenEmployee(
  address: EmployeesAddress,
  onAddress: (change: Partial<EmployeesAddress>) => void,
) {
  const edit = useEmployeeEdit(address.employee)
  const correction = useCorrection(address.correct, employeeCorrection)
  return {
    opened: openedOf(address),
    edit,
    correction,
    open: ({ id, customerId }: EmployeeRef) =>
      edit.form.guard(() => {
        edit.end()
        onAddress({ employee: id, of: customerId })
      }),
    close: () => {
      edit.end()
      onAddress({ employee: undefined, of: undefined, correct: undefined })
    },
  }
}

function openedOf({ employee, of, company }: EmployeesAddress): EmployeeRef | undefined {
  return employee === undefined ? undefined : { id: employee, customerId: of ?? company ?? '' }
}
