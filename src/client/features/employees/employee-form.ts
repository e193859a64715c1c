import type { FieldProblem } from '#client/parts/field-problem.ts'
import { problemsBy } from '#client/parts/form/by-schema.ts'
import { type EmployeeFields, employeeFieldsSchema } from '#shared/domain/employees/employee-fields.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'

export type EmployeeField = keyof EmployeeFields

/** In the order of the form. */
export const EMPLOYEE_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'department',
  'job_title',
] as const
export const isOptional = (field: EmployeeField): boolean =>
  employeeFieldsSchema.shape[field].safeParse('').success

export const NO_FIELDS: EmployeeFields = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  department: '',
  job_title: '',
}

export const fieldsOf = (employee: Employee): EmployeeFields => {
  const { first_name, last_name, email, phone, department, job_title } = employee
  return { first_name, last_name, email, phone, department, job_title }
}

/** What is typed never begins with a space (EMP-06). */
export const typedText = (text: string): string => text.trimStart()
/** How a field reads once it is left (EMP-06). */
export const leftText = (text: string): string => text.replace(/\s+/g, ' ').trim()

export type FieldProblems = { [F in EmployeeField]?: FieldProblem }

/** What is wrong with the fields that are asked about. */
export const fieldProblems = (fields: EmployeeFields, asked: readonly EmployeeField[]): FieldProblems =>
  problemsBy(employeeFieldsSchema.shape, fields, (field) => asked.includes(field))

/** The fields that differ, once tidied. */
export const changedFields = (before: EmployeeFields, after: EmployeeFields): EmployeeField[] =>
  EMPLOYEE_FIELDS.filter((field) => leftText(after[field]) !== leftText(before[field]))

export const pickFields = (
  fields: EmployeeFields,
  names: readonly EmployeeField[],
): Partial<EmployeeFields> => Object.fromEntries(names.map((name) => [name, leftText(fields[name])]))

export const tidied = (fields: EmployeeFields): EmployeeFields => ({
  ...fields,
  ...pickFields(fields, EMPLOYEE_FIELDS),
})
