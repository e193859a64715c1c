import { expect, test } from 'vitest'
import { fieldsSet } from './fields-set.ts'

const patch = (args: unknown) => ({
  name: 'employee.patch' as const,
  rev: 1,
  body: { args, subject: '', place: '' },
})
const args = {
  id: '0192c000-0000-7000-8000-000000000001',
  customerId: '0192c000-0000-7000-8000-00000000000a',
}

test('a change wants the fields that it sets', () => {
  expect(fieldsSet(patch({ ...args, set: { job_title: 'Lawyer' } }))).toEqual({ job_title: 'Lawyer' })
})

test('a change whose contents were erased, or are of an unknown revision, wants nothing', () => {
  expect(fieldsSet(patch(null))).toEqual({})
  expect(fieldsSet(patch({ ...args, set: 'rubbish' }))).toEqual({})
  expect(fieldsSet({ ...patch({ ...args, set: { job_title: 'Lawyer' } }), rev: 99 })).toEqual({})
})
