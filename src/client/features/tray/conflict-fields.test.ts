import { expect, test } from 'vitest'
import { conflictFields } from './conflict-fields.ts'

const id = '11111111-1111-4111-8111-111111111111'

const record = (current?: object) => ({
  name: 'employee.patch' as const,
  rev: 1,
  body: {
    args: { id, customerId: id, set: { job_title: 'Lawyer', department: 'Legal' } },
    expect: { job_title: 'Paralegal', department: 'Office' },
    subject: 'Peter Falk',
    place: 'Fabrikam Legal',
    ...(current ? { current } : {}),
  },
})

test('a conflict shows the fields that both sides changed', () => {
  const title = { field: 'job_title', was: 'Paralegal', mine: 'Lawyer', theirs: 'Partner' }
  expect(conflictFields(record({ job_title: 'Partner', department: 'Office' }))).toEqual([title])
  expect(conflictFields(record()).map(({ field }) => field)).toEqual(['job_title', 'department'])
})
