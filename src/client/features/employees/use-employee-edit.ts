import { useState } from 'react'
import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { fieldsOf } from './employee-form.ts'
import { type EmployeeForm, useEmployeeForm } from './use-employee-form.ts'

export interface EmployeeEdit {
  /** The employee as it was when the editing began; undefined when nobody is edited. */
  seen: Employee | undefined
  form: EmployeeForm
  isUnsaved: boolean
  /** `typed` is what was typed before and refused. */
  begin: (employee: Employee, typed?: Partial<EmployeeFields>) => void
  end: () => void
}

/** The editing of the employee whose panel is open; it ends with that, so that nothing of it meets another one. */
export function useEmployeeEdit(openId: string | undefined): EmployeeEdit {
  const [seen, setSeen] = useState<Employee>()
  const form = useEmployeeForm('changed')
  if (seen !== undefined && seen.id !== openId) setSeen(undefined)
  return {
    seen,
    form,
    isUnsaved: seen !== undefined && form.changed.length > 0,
    begin: (employee, typed) => {
      setSeen(employee)
      form.start(fieldsOf(employee), typed)
    },
    end: () => setSeen(undefined),
  }
}
