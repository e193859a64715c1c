import { expect, test } from 'vitest'
import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import {
  changedFields,
  EMPLOYEE_FIELDS,
  fieldProblems,
  isOptional,
  leftText,
  NO_FIELDS,
  pickFields,
  typedText,
} from './employee-form.ts'

const ana: EmployeeFields = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@contoso.example',
  phone: '',
  department: 'Sales',
  job_title: '',
}
const problemsOf = (fields: Partial<EmployeeFields>) => fieldProblems({ ...ana, ...fields }, EMPLOYEE_FIELDS)

test('a complete employee has no problems', () => {
  expect(problemsOf({})).toEqual({})
})

test('an empty form lacks what is required, but no phone and no job title', () => {
  const required = { kind: 'required' }
  expect(fieldProblems(NO_FIELDS, EMPLOYEE_FIELDS)).toEqual({
    first_name: required,
    last_name: required,
    email: required,
    department: required,
  })
  expect(EMPLOYEE_FIELDS.filter(isOptional)).toEqual(['phone', 'job_title'])
})

test('names, departments and job titles have 2 to 50 characters', () => {
  const long = 'x'.repeat(51)
  for (const field of ['first_name', 'last_name', 'department', 'job_title'] as const) {
    expect(problemsOf({ [field]: 'x' })).toEqual({ [field]: { kind: 'min', limit: 2 } })
    expect(problemsOf({ [field]: long })).toEqual({ [field]: { kind: 'max', limit: 50 } })
  }
})

test('an email address or a phone number that is none is not valid', () => {
  expect(problemsOf({ email: 'ana' })).toEqual({ email: { kind: 'invalid' } })
  expect(problemsOf({ email: 'ana ruiz@contoso.example' })).toEqual({ email: { kind: 'spaces' } })
  expect(problemsOf({ phone: 'call me' })).toEqual({ phone: { kind: 'invalid' } })
  expect(problemsOf({ phone: '12' })).toEqual({ phone: { kind: 'invalid' } })
})

test('only the fields that are asked about are judged', () => {
  expect(fieldProblems(NO_FIELDS, ['email'])).toEqual({ email: { kind: 'required' } })
})

test('spaces are blocked at the start and collapsed when a field is left', () => {
  expect(typedText('  Ana ')).toBe('Ana ')
  expect(leftText(' Ana   Maria ')).toBe('Ana Maria')
})

test('only what differs once tidied is a change', () => {
  expect(changedFields(ana, { ...ana, first_name: 'Ana ', department: 'Legal  team' })).toEqual([
    'department',
  ])
  expect(pickFields({ ...ana, department: 'Legal  team' }, ['department'])).toEqual({
    department: 'Legal team',
  })
})
