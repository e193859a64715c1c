import { expect, test } from 'vitest'
import { employeeFieldsSchema } from './employee-fields.ts'

const person = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@ruiz.example',
  phone: '',
  department: 'Sales',
  job_title: '',
}
const wrong = (said: Partial<typeof person>) =>
  (employeeFieldsSchema.safeParse({ ...person, ...said }).error?.issues ?? []).map(({ path }) =>
    path.join('.'),
  )

test('blanks are collapsed and trimmed', () => {
  expect(employeeFieldsSchema.parse({ ...person, first_name: '  Ana   Maria ' }).first_name).toBe('Ana Maria')
})

test('names and department have 2 to 50 characters', () => {
  expect(wrong({ first_name: 'A' })).toEqual(['first_name'])
  expect(wrong({ last_name: 'x'.repeat(51) })).toEqual(['last_name'])
  expect(wrong({ department: '  ' })).toEqual(['department'])
  expect(wrong({ first_name: 'Bo', last_name: 'x'.repeat(50) })).toEqual([])
})

test('a job title may be absent, but not of one character', () => {
  expect(wrong({ job_title: '' })).toEqual([])
  expect(wrong({ job_title: 'x' })).toEqual(['job_title'])
})

test('an address has to be one', () => {
  expect(new Set(wrong({ email: 'ana@nowhere' }))).toEqual(new Set(['email']))
  expect(new Set(wrong({ email: '' }))).toEqual(new Set(['email']))
})

test('a phone number may be absent, and is digits with the usual signs', () => {
  expect(wrong({ phone: '+49 (30) 5550-100' })).toEqual([])
  expect(wrong({ phone: 'call me' })).toEqual(['phone'])
})
