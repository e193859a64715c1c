import { expect, test } from 'vitest'
import { takesAway } from './unsaved.ts'

const companies = { pathname: '/companies', search: { open: 'c1', sort: 'name' } }

test('another screen takes every form away', () => {
  expect(takesAway(companies, { ...companies, pathname: '/users' }, [])).toBe(true)
})

test('a form in a panel is taken away by closing it and by opening another one', () => {
  expect(takesAway(companies, { ...companies, search: { sort: 'name' } }, ['open'])).toBe(true)
  expect(takesAway(companies, { ...companies, search: { open: 'c2', sort: 'name' } }, ['open'])).toBe(true)
})

test('a form in a dialog that the address names is taken away with it', () => {
  const adding = { pathname: '/users', search: { open: 'u1', modal: 'addUser' } }
  expect(takesAway(adding, { ...adding, search: { open: 'u1' } }, ['modal'])).toBe(true)
  expect(takesAway(adding, { ...adding, search: { modal: 'addUser' } }, ['modal'])).toBe(false)
})

test('an employee is left by another one and by another company', () => {
  const employees = { pathname: '/employees', search: { employee: 'e1', of: 'c1' } }
  const heldBy = ['employee', 'of', 'company']
  expect(takesAway(employees, { ...employees, search: { employee: 'e2', of: 'c1' } }, heldBy)).toBe(true)
  expect(takesAway(employees, { ...employees, search: { company: 'c2' } }, heldBy)).toBe(true)
})

test('sorting, filtering and searching take nothing away', () => {
  const sorted = { ...companies, search: { open: 'c1', sort: 'country', direction: 'desc', search: 'no' } }
  expect(takesAway(companies, sorted, ['open'])).toBe(false)
})

test('a form that no part of the address holds outlives every change of it', () => {
  expect(takesAway(companies, { ...companies, search: {} }, [])).toBe(false)
})
