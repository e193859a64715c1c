import { expect, test } from 'vitest'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { type FactsOfPeople, withFacts } from './directory-facts.ts'

const AT = '2026-11-19T08:00:00.000Z'
const person = buildEmployee({
  entra_id: 'ABC',
  directory: 'present',
  mfa_status: null,
  last_active: null,
  activity_read: false,
  isAdmin: null,
})
const told = (facts: FactsOfPeople) => {
  const { mfa_status, last_active, activity_read, isAdmin } = withFacts(person, facts)
  return { mfa_status, last_active, activity_read, isAdmin }
}
const registered = (isRegistered: boolean, isAdmin?: boolean): FactsOfPeople => ({
  mfa: new Map([['abc', { isRegistered, isAdmin }]]),
})
const holding = (ids: string[], isWhole = true): FactsOfPeople => ({
  administrators: { ids: new Set(ids), isWhole },
})

test('what was not read stays as it was', () => {
  expect(withFacts(person, {})).toEqual(person)
  const known = { ...person, mfa_status: 'Enforced' as const, isAdmin: true }
  expect(withFacts(known, { activity: new Map() })).toMatchObject({ mfa_status: 'Enforced', isAdmin: true })
})

test('somebody whom a report does not name is not said to lack anything', () => {
  expect(told({ mfa: new Map(), activity: new Map() })).toEqual({
    mfa_status: null,
    last_active: null,
    activity_read: false,
    isAdmin: null,
  })
})

test('a second factor is registered, or not', () => {
  expect(told(registered(true)).mfa_status).toBe('Registered')
  expect(told(registered(false)).mfa_status).toBe('Not Registered')
})

test('who never signed in differs from who was not read', () => {
  expect(told({ activity: new Map([['abc', null]]) })).toMatchObject({
    last_active: null,
    activity_read: true,
  })
  expect(told({ activity: new Map([['abc', AT]]) })).toMatchObject({ last_active: AT, activity_read: true })
})

test.each([
  ['a role of their own', holding(['abc']), true],
  ['no role, and no group has one', holding([]), false],
  ['no role of their own, while groups have some', holding([], false), null],
  ['none of a group, as the report says', { ...holding([], false), ...registered(true, false) }, false],
  ['one by a group, as the report says', { ...holding([]), ...registered(true, true) }, true],
  ['none that the report speaks of', registered(true), null],
] as const)('somebody with %s', (_, facts, isAdmin) => {
  expect(told(facts).isAdmin).toBe(isAdmin)
})

test('nobody who is in no directory is judged by one', () => {
  const manual = { ...person, entra_id: null, directory: 'manual' as const }
  expect(withFacts(manual, registered(true))).toBe(manual)
  const missing = { ...person, directory: 'missing' as const }
  expect(withFacts(missing, registered(true))).toBe(missing)
})
