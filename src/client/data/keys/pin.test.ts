import { expect, test } from 'vitest'
import { pinProblem } from './pin.ts'

test.each([
  ['73051', 'length'],
  ['7305197305197', 'length'],
  ['73o519', 'digits'],
  ['111111', 'repeated'],
  ['12121212', 'repeated'],
  ['123123', 'repeated'],
  ['123456', 'inOrder'],
  ['890123', 'inOrder'],
  ['654321', 'inOrder'],
  ['112233', 'common'],
])('%s is refused: %s', (pin, problem) => {
  expect(pinProblem(pin, pin)).toBe(problem)
})

test.each(['730519', '730519730520', '123457'])('%s can be used', (pin) => {
  expect(pinProblem(pin, pin)).toBeUndefined()
})

test('a PIN that was typed differently the second time is refused', () => {
  expect(pinProblem('730519', '730591')).toBe('different')
})
