import { expect, test } from 'vitest'
import { isRight, keptRules, newPasswordIssues, PASSWORD_RULES } from './new-password.ts'

const email = 'olive.owner@demo.example'
const kept = (password: string) => PASSWORD_RULES.filter((rule) => keptRules(password, email)[rule])

test.each([
  ['', []],
  ['d', ['lower', 'noSpaces', 'notEmail']],
  ['Dr', ['upper', 'lower', 'noSpaces', 'notEmail']],
  ['Dr 2', ['upper', 'lower', 'digit', 'notEmail']],
  ['Drawbridge-2026', [...PASSWORD_RULES]],
  ['Olive.Owner-2026', PASSWORD_RULES.filter((rule) => rule !== 'notEmail')],
])('of the rules %s keeps %j', (password, rules) => {
  expect(kept(password)).toEqual(rules)
})

test('both passwords have to be there and the same (AUTH-34)', () => {
  const issues = (password: string, confirmation: string) =>
    newPasswordIssues({ password, confirmation }, email)
  expect(issues('', '')).toEqual({ password: 'required', confirmation: 'required' })
  expect(issues('Drawbridge-2026', 'Drawbridge-2027')).toEqual({
    password: undefined,
    confirmation: 'different',
  })
  expect(isRight(issues('Drawbridge-2026', 'Drawbridge-2026'))).toBe(true)
})
