import { expect, test } from 'vitest'
import { pendingFields } from './pending-fields.ts'

const ANA = '0192c000-0000-7000-8000-000000000001'
const BEN = '0192c000-0000-7000-8000-000000000002'

const patch = (id: string, set: object) => ({
  name: 'employee.patch' as const,
  rev: 1,
  ids: [id],
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
