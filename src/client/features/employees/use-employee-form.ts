import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import { type Form, useForm } from '#client/parts/form/use-form.ts'
import { changedFields, fieldProblems, NO_FIELDS, tidied } from './employee-form.ts'

/** What the inputs of an employee need of the form that they are part of. */
export type EmployeeForm = Pick<Form<EmployeeFields>, 'values' | 'problems' | 'set' | 'leave'>

/** The form of a known employee, of whom only what is changed is judged; it begins with `restart`. */
export const useEmployeeForm = (heldBy: readonly string[]) =>
  useForm<EmployeeFields>({
    seen: NO_FIELDS,
    judge: (fields, seen) => fieldProblems(fields, changedFields(seen, fields)),
    stored: tidied,
    heldBy,
  })
