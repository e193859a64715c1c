import { useState } from 'react'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { fieldsOf } from './employee-form.ts'
import { type EmployeeForm, useEmployeeForm } from './use-employee-form.ts'

export interface EmployeeEdit {
  /** The employee as it was when the editing began; undefined when nobody is edited. */
  seen: Employee | undefined
  form: EmployeeForm
  isUnsaved: boolean
  begin: (employee: Employee) => void
  end: () => void
}

/** The editing of one employee; it outlives the panel, so that going back and forth loses nothing. */
export function useEmployeeEdit(): EmployeeEdit {
  const [seen, setSeen] = useState<Employee>()
  const form = useEmployeeForm('changed')
  return {
    seen,
    form,
    isUnsaved: seen !== undefined && form.changed.length > 0,
    begin: (employee) => {
      setSeen(employee)
      form.start(fieldsOf(employee))
    },
    end: () => setSeen(undefined),
  }
}
