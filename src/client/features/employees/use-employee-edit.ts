import { useState } from 'react'
import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Form } from '#client/parts/form/use-form.ts'
import { fieldsOf, NO_FIELDS } from './employee-form.ts'
import { useEmployeeForm } from './use-employee-form.ts'

/** What of the address holds the panel. */
const HELD_BY = ['employee', 'of', 'company']

export interface EmployeeEdit {
  /** The employee as it was when the editing began; undefined when nobody is edited. */
  seen: Employee | undefined
  form: Form<EmployeeFields>
  /** `typed` is what was typed before and refused. */
  begin: (employee: Employee, typed?: Partial<EmployeeFields>) => void
  end: () => void
}

/** The editing of the employee whose panel is open; it ends with that, so that nothing of it meets another one. */
export function useEmployeeEdit(openId: string | undefined): EmployeeEdit {
  const [seen, setSeen] = useState<Employee>()
  const form = useEmployeeForm(HELD_BY)
  const end = () => {
    setSeen(undefined)
    form.restart(NO_FIELDS)
  }
  if (seen !== undefined && seen.id !== openId) end()
  return {
    seen,
    form,
    begin: (employee, typed) => {
      setSeen(employee)
      form.restart(fieldsOf(employee), typed)
    },
    end,
  }
}
