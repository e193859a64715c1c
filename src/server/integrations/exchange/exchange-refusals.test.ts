import { expect, test } from 'vitest'
import { exchangeRefusalOf } from './exchange-refusals.ts'

test.each([
  ['AADSTS70008', 'exchangeCodeExpired'],
  ['AADSTS700082', 'exchangeCodeExpired'],
  ['AADSTS54005', 'exchangeCodeRedeemed'],
  ['AADSTS50076', 'exchangeMfaProblem'],
  ['AADSTS50079', 'exchangeMfaProblem'],
  ['AADSTS50074', 'exchangeMfaProblem'],
  ['AADSTS500121', 'exchangeMfaProblem'],
  ['AADSTS53003', 'exchangeBlocked'],
  ['AADSTS700005', 'exchangeOtherTenant'],
  ['AADSTS90072', 'exchangeOtherTenant'],
  ['AADSTS50020', 'exchangeOtherTenant'],
  ['AADSTS9002313', 'exchangeOutputInvalid'],
  ['aadsts53003', 'exchangeBlocked'],
  ['AADSTS65001', 'exchangeFailed'],
  ['access_denied', 'exchangeFailed'],
  [undefined, 'exchangeFailed'],
])('what the vendor calls %s is %s', (vendorCode, code) => {
  expect(exchangeRefusalOf(vendorCode)).toBe(code)
})
