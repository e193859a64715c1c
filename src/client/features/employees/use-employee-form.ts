import { useState } from 'react'
import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import {
  changedFields,
  EMPLOYEE_FIELDS,
  type EmployeeField,
  type FieldProblems,
  fieldProblems,
  leftText,
  NO_FIELDS,
  typedText,
} from './employee-form.ts'

export interface EmployeeForm {
  values: EmployeeFields
  changed: EmployeeField[]
  /** Those to be shown: of fields that were left, and of all once saving was tried. */
  problems: FieldProblems
  isTried: boolean
  type: (field: EmployeeField, text: string) => void
  leave: (field: EmployeeField) => void
  /** `typed` is what was typed before, over what the form begins with. */
  start: (values: EmployeeFields, typed?: Partial<EmployeeFields>) => void
  /** True when nothing is wrong; else what is wrong is shown from now on. */
  check: () => boolean
}

const begun = (base: EmployeeFields, typed: Partial<EmployeeFields> = {}) => ({
  base,
  values: { ...base, ...typed },
  left: [] as EmployeeField[],
  isTried: false,
})

/** A new employee needs all that is required; of a known one only what is changed is judged. */
export function useEmployeeForm(
  judged: 'all' | 'changed',
  typed: Partial<EmployeeFields> = {},
): EmployeeForm {
  const [{ base, values, left, isTried }, setState] = useState(() => begun(NO_FIELDS, typed))
  const changed = changedFields(base, values)
  const problems = fieldProblems(values, judged === 'all' ? EMPLOYEE_FIELDS : changed)
  return {
    values,
    changed,
    problems: isTried
      ? problems
      : Object.fromEntries(left.flatMap((field) => (problems[field] ? [[field, problems[field]]] : []))),
    isTried,
    type: (field, text) =>
      setState((state) => ({ ...state, values: { ...state.values, [field]: typedText(text) } })),
    leave: (field) =>
      setState((state) => {
        const text = leftText(state.values[field])
        // Passing through an empty field is no mistake yet.
        const isTouched = text !== state.base[field]
        return {
          ...state,
          values: { ...state.values, [field]: text },
          left: isTouched ? [...state.left, field] : state.left,
        }
      }),
    start: (from, before) => setState(begun(from, before)),
    check: () => {
      setState((state) => ({ ...state, isTried: true }))
      return Object.keys(problems).length === 0
    },
  }
}
