import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { generatePassword } from '#shared/domain/identity/password.ts'
import { isGuessable } from './guessable.ts'

test.each([
  ['Password1!', 'a common one'],
  ['P@ssw0rd', 'the same with letters replaced'],
  ['Qwerty123!', 'along the keyboard'],
  ['Castellan2026!', 'the product and a year'],
  ['Summer2026!', 'a word and a year'],
  ['Abcdefg1!', 'the alphabet'],
  ['Aa1!Aa1!Aa1!Aa1!', 'the same again and again'],
  ['Olive2026!', 'a part of the address and a year'],
])('%s is refused: %s', (password) => expect(isGuessable(password, 'olive.moat@moat.example')).toBe(true))

test.each(['Seven-Rusty-Anchors-9', 'Xk4$mmQp', 'Better-Horse-8', 'Größe-über-7-Türme'])(
  '%s may be chosen',
  (password) => expect(isGuessable(password, 'olive.moat@moat.example')).toBe(false),
)

test('whatever is generated may be chosen', () => {
  const made = Array.from({ length: 100 }, () => generatePassword(randomBytes))
  expect(made.filter((password) => isGuessable(password))).toEqual([])
})
