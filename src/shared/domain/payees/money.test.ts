import { expect, test } from 'vitest'
import { decimalOf, minorUnits } from './money.ts'

test.each([
  [125, 'USD', 12500],
  [0.1, 'EUR', 10],
  [1.005, 'USD', 101],
  [4.35, 'USD', 435],
  [-19.99, 'USD', -1999],
  [1200, 'JPY', 1200],
  ['1.2345', 'KWD', 1235],
  [0, 'USD', 0],
  [123_456_789_012.34, 'USD', 12_345_678_901_234],
])('%s %s is %i of the smallest unit, exactly', (amount, currency, units) => {
  expect(minorUnits(amount, currency)).toBe(units)
})

test.each(['', 'NaN', '1e21', '1,000.00', '99999999999999999'])('%s is no amount', (amount) => {
  expect(minorUnits(amount, 'USD')).toBeUndefined()
})

test.each([
  [-5, 'USD', '-0.05'],
  [12500, 'USD', '125.00'],
  [7, 'JPY', '7'],
  [1235, 'KWD', '1.235'],
])('%i of %s is written %s', (units, currency, text) => {
  expect(decimalOf(units, currency)).toBe(text)
})
