import { expect, test } from 'vitest'
import { pendingFields } from './pending-fields.ts'

const patch = (id: string, set: object) => ({
  name: 'employee.patch' as const,
  rev: 1,
  ids: [id],
  body: { args: { id, customerId: 'contoso', set }, subject: '', place: '' },
})

test('the fields that waiting changes of an employee set are named once', () => {
  const records = [patch('ana', { phone: '1', department: 'Sales' }), patch('ana', { phone: '2' })]
  expect([...pendingFields(records, 'ana')]).toEqual(['phone', 'department'])
})

test("another employee's changes are not meant", () => {
  expect([...pendingFields([patch('ben', { phone: '1' })], 'ana')]).toEqual([])
})
