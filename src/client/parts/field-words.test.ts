import { expect, test } from 'vitest'
import { englishOf } from '#tests/support/english.ts'
import { fieldName, fieldValue } from './field-words.ts'

const t = englishOf('tray')

test('a field is named, and one without a word keeps the name that the server gives it', () => {
  expect([fieldName('details', t), fieldName('unheard_of', t)]).toEqual(['status details', 'unheard_of'])
})

test('a list is told member by member', () => {
  expect(fieldValue(['sms-codes-off', 'voice-calls-off'], t, 'checks')).toBe('sms-codes-off, voice-calls-off')
})

test('the status of a resolution has its words, the same text elsewhere is a text', () => {
  expect(fieldValue('riskAccepted', t, 'status')).toBe('Risk accepted')
  expect(fieldValue('riskAccepted', t, 'department')).toBe('riskAccepted')
  expect(fieldValue(null, t, 'status')).toBe('empty')
})
