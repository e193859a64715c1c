import { expect, test } from 'vitest'
import type { CustomerFields } from '#shared/domain/customers/customer-fields.ts'
import { changesOf } from '#client/parts/form/form-state.ts'
import { EMPTY_FIELDS, fieldProblems, storedFields } from './company-form.tsx'

const changedFields = (seen: CustomerFields, values: CustomerFields) =>
  changesOf({ seen, values }, storedFields)

const harbour = { ...EMPTY_FIELDS, name: 'Harbour', contact_phone: '+44 20 7946 0000' }

test('a new company needs a name, and nothing else', () => {
  expect(fieldProblems(EMPTY_FIELDS)).toEqual({ name: { kind: 'required' } })
  expect(fieldProblems(harbour)).toEqual({})
})

test('what is wrong with a company is said field by field', () => {
  const wrong = { ...harbour, name: 'H', contact_email: 'someone', contact_phone: 'call me' }
  expect(fieldProblems(wrong)).toEqual({
    name: { kind: 'min', limit: 2 },
    contact_email: { kind: 'invalid' },
    contact_phone: { kind: 'invalid' },
  })
})

test('a phone that was kept before it had to be a number keeps nobody from changing something else', () => {
  const old = { ...harbour, contact_phone: 'ask for Jim' }
  expect(changedFields(old, { ...old, contact_name: ' Jim ' })).toEqual({ contact_name: 'Jim' })
  expect(fieldProblems({ ...old, contact_name: ' Jim ' }, old)).toEqual({})
  expect(fieldProblems({ ...old, contact_phone: 'ask for Joe' }, old)).toEqual({
    contact_phone: { kind: 'invalid' },
  })
})

test('only what differs as it would be stored is a change', () => {
  expect(changedFields(harbour, { ...harbour, name: ' Harbour ', MFA: false })).toEqual({ MFA: false })
})
