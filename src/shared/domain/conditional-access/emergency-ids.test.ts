import { expect, test } from 'vitest'
import { emergencyGroupsOf, emergencyIdsOf, groupsOfAccount } from './emergency-ids.ts'
import { newPolicy } from './save-policy.ts'

const ONE = 'aaaaaaaa-0000-4000-8000-000000000001'
const TWO = 'aaaaaaaa-0000-4000-8000-000000000002'
const person = (entra_id: string | null, email: string, username = '') => ({ entra_id, email, username })
const options = (items: { id: string; name: string }[]) => ({ people: { items, is_incomplete: false } })

test('accounts are found by what employees sign in with, and by the accounts that policies name', () => {
  const names = new Map([['a', ['glass@a.example', 'break@a.example', 'Emergency 3']]])
  const people = [person(ONE.toUpperCase(), 'Glass@a.example'), person(TWO, 'x@a.example', 'BREAK@a.example')]
  expect(emergencyIdsOf(names, 'a', people, options([{ id: 'three', name: 'Emergency 3' }]))).toEqual([
    ONE,
    TWO,
    'three',
  ])
  expect(emergencyIdsOf(names, 'b', people, undefined)).toEqual([])
})

test('an id stands for itself where the company names it, and for nobody where another company has it', () => {
  expect(emergencyIdsOf(new Map([['a', [ONE]]]), 'a', [], undefined)).toEqual([ONE])
  const ofAll = new Map([[null, [ONE]]])
  expect(emergencyIdsOf(ofAll, 'a', [], undefined)).toEqual([])
  expect(emergencyIdsOf(ofAll, 'a', [person(ONE, '')], undefined)).toEqual([ONE])
})

test('somebody without an account in the directory, and an empty name, are nobody', () => {
  expect(
    emergencyIdsOf(new Map([['a', ['x@a.example']]]), 'a', [person(null, 'x@a.example')], undefined),
  ).toEqual([])
  expect(emergencyIdsOf(new Map(), 'a', [person(ONE, '')], undefined)).toEqual([])
})

const members = {
  glass: [
    { id: ONE, name: 'glass@a.example' },
    { id: TWO, name: 'break@a.example' },
  ],
  mixed: [
    { id: ONE, name: 'glass@a.example' },
    { id: 'alma', name: 'alma@a.example' },
  ],
  empty: [],
}

test('accounts are found among the members of small groups that policies leave out', () => {
  const names = new Map([['a', ['Glass@a.example']]])
  expect(emergencyIdsOf(names, 'a', [], { ...options([]), members })).toEqual([ONE])
})

test('a group is one of emergency accounts where it holds these and nobody else', () => {
  expect(emergencyGroupsOf([ONE, TWO.toUpperCase()], { members })).toEqual(['glass'])
  expect(emergencyGroupsOf([ONE], { members })).toEqual([])
  expect(emergencyGroupsOf([ONE], undefined)).toEqual([])
})

test('the groups of an account are known where the members of every group that policies name are', () => {
  const naming = (...excludeGroups: string[]) => {
    const policy = newPolicy('All')
    return {
      ...policy,
      id: 'p',
      conditions: { ...policy.conditions, users: { includeUsers: ['All'], excludeGroups } },
    }
  }
  expect(groupsOfAccount(ONE, [naming('GLASS', 'mixed')], { members })).toEqual(['glass', 'mixed'])
  expect(groupsOfAccount(TWO.toUpperCase(), [naming('glass')], { members })).toEqual(['glass'])
  expect(groupsOfAccount(ONE, [naming('glass', 'large')], { members })).toBe(undefined)
  expect(groupsOfAccount(ONE, [naming('glass')], undefined)).toBe(undefined)
})
