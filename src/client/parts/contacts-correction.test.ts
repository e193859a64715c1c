import { expect, test } from 'vitest'
import { contactsCorrection } from './contacts-correction.ts'
import { correctionTarget } from './correction-target.ts'

const id = '11111111-1111-4111-8111-111111111111'
const changes = [{ kind: 'security', wanted: ['alerts@provider.example'], expected: [] }]
const refused = {
  key: 'key',
  name: 'tenantContacts.set',
  state: 'rejected',
  body: { args: { id, customerId: id, changes }, subject: 'Contoso', place: '' },
} as const

test('what was refused of a company’s contacts comes back into its form', () => {
  expect(contactsCorrection(refused)).toEqual({ key: 'key', customerId: id, changes })
  expect(correctionTarget(refused)).toEqual({ to: '/setup', search: { open: id, correct: 'key' } })
})

test('what waits, and what is of another form, is nothing to correct', () => {
  expect(contactsCorrection({ ...refused, state: 'queued' })).toBeUndefined()
  expect(contactsCorrection({ ...refused, name: 'mfa.change' })).toBeUndefined()
  expect(contactsCorrection({ ...refused, body: { ...refused.body, args: { id } } })).toBeUndefined()
})
