import { expect, test } from 'vitest'
import { employeesAddressSchema, filtersOf, sortOf } from './employees-address.ts'

test('what an address cannot mean is left out', () => {
  const address = employeesAddressSchema.parse({
    sort: 'shoe_size',
    mfa: 'perhaps',
    ignored: 'maybe',
    employee: 7,
    directory: 'missing',
  })
  expect(address).toEqual({ directory: 'missing' })
})

test('whose panel is open, and of which company, stands in the address (STATE-02)', () => {
  const opened = { company: 'c1', employee: 'e1', of: 'c1' }
  expect(employeesAddressSchema.parse(opened)).toEqual(opened)
})

test('a search that looks like a number or a flag is still a search', () => {
  expect(employeesAddressSchema.parse({ search: 2024 }).search).toBe('2024')
  expect(employeesAddressSchema.parse({ search: true }).search).toBe('true')
})

test('a flag is read as a flag or as its word', () => {
  expect(employeesAddressSchema.parse({ ignored: true }).ignored).toBe(true)
  expect(employeesAddressSchema.parse({ ignored: 'false' }).ignored).toBe(false)
})

test('filters hold only what is asked', () => {
  expect(filtersOf({ mfa: 'Enabled', ignored: undefined })).toEqual({ mfa: 'Enabled' })
})

test('employees stand by first name unless the address says otherwise', () => {
  expect(sortOf({})).toEqual({ field: 'first_name', direction: 'asc' })
  expect(sortOf({ sort: 'last_active', direction: 'desc' })).toEqual({
    field: 'last_active',
    direction: 'desc',
  })
})

test('one company is not sorted by company', () => {
  expect(sortOf({ company: 'a', sort: 'customer', direction: 'desc' })).toEqual({
    field: 'first_name',
    direction: 'asc',
  })
})
