import { expect, test } from 'vitest'
import type { CommandState } from '#client/data/queue/command-database.ts'
import { pendingFields } from './pending-fields.ts'

const ANA = '0192c000-0000-7000-8000-000000000001'
const BEN = '0192c000-0000-7000-8000-000000000002'

const patch = (id: string, set: object) => ({
  name: 'employee.patch' as const,
  rev: 1,
  ids: [id],
  state: 'queued' as CommandState,
  body: { args: { id, customerId: ANA, set }, subject: '', place: '' },
})

test('the fields that waiting changes of an employee set are named once', () => {
  const records = [
    patch(ANA, { job_title: 'Lawyer', department: 'Sales' }),
    patch(ANA, { job_title: 'Partner' }),
  ]
  expect([...pendingFields(records, ANA)]).toEqual(['job_title', 'department'])
})

test("another employee's changes are not meant", () => {
  expect([...pendingFields([patch(BEN, { job_title: 'Lawyer' })], ANA)]).toEqual([])
})

test('a change whose contents were erased because the company was taken away sets nothing', () => {
  const erased = { ...patch(ANA, {}), body: { args: null, subject: '', place: '' } }
  expect([...pendingFields([erased], ANA)]).toEqual([])
})

test('a change that was refused sets nothing; one in conflict still may', () => {
  const of = (state: CommandState) => [{ ...patch(ANA, { job_title: 'Lawyer' }), state }]
  for (const state of ['rejected', 'revoked', 'expired'] as const)
    expect([state, ...pendingFields(of(state), ANA)]).toEqual([state])
  expect([...pendingFields(of('conflict'), ANA)]).toEqual(['job_title'])
})
