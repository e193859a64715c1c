import { expect, test } from 'vitest'
import { english, englishOf } from '#tests/support/english.ts'
import { refusalText } from './use-ask.ts'

const words = {
  companies: englishOf('companies'),
  errors: englishOf('errors'),
}
const refusal = { code: undefined, detail: undefined, requestId: undefined, values: undefined }

test('a refusal names what its text is about', () => {
  expect(
    refusalText({ ...refusal, code: 'missingLicense', values: { license: 'Secure Premium' } }, words),
  ).toBe('A license is missing: Secure Premium')
})

test('a text without anything to name is said as it is', () => {
  expect(refusalText({ ...refusal, code: 'alreadyExists' }, words)).toBe('Resource already exists')
})

test('where nobody answered, that is said', () => {
  expect(refusalText(refusal, words)).toBe(english.companies.noServer.server)
})
