import { expect, test } from 'vitest'
import { nothingChosen } from '#shared/domain/ticketing/ticket-settings.ts'
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

test('a deletion shows what somebody changed meanwhile', () => {
  const seen = { name: 'Ours', description: '', checks: ['sms-codes-off'] }
  const deletion = {
    name: 'postureTemplate.delete' as const,
    rev: 1,
    body: { args: { id }, expect: seen, subject: 'Ours', place: '', current: { ...seen, name: 'Theirs' } },
  }
  expect(conflictFields(deletion)).toEqual([{ field: 'name', was: 'Ours', mine: null, theirs: 'Theirs' }])
})

test('of a field with several of its own those are shown that both sides changed', () => {
  const seen = { ...nothingChosen, fields: { ...nothingChosen.fields, board: '1', status: '2' } }
  const boardOf = (board: string) => ({ ...seen, fields: { ...seen.fields, board } })
  const settings = {
    name: 'ticketSettings.set' as const,
    rev: 1,
    body: {
      args: { toolId: id, customerId: null, settings: boardOf('3') },
      expect: seen,
      subject: '',
      place: '',
      current: boardOf('4'),
    },
  }
  expect(conflictFields(settings)).toEqual([
    { field: 'fields', member: 'board', was: '1', mine: '3', theirs: '4' },
  ])
})
