import { expect, test } from 'vitest'
import { entraLevelOf } from './entra-level.ts'

test.each([
  [null, null],
  [[], 'none'],
  [['EXCHANGE_S_ENTERPRISE'], 'none'],
  [['AAD_PREMIUM'], 'P1'],
  [['AAD_PREMIUM', 'AAD_PREMIUM_P2'], 'P2'],
])('of a tenant with %j it is %s', (plans, level) => {
  expect(entraLevelOf(plans)).toBe(level)
})
