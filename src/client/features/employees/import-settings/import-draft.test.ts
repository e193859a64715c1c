import { expect, test } from 'vitest'
import { EVERYBODY, NO_CHOICES, NO_EXCLUSIONS } from '#shared/domain/import-settings/import-rule.ts'
import { draftOf, pressedDomain, ruleOf } from './import-draft.ts'

test('all domains and specific ones exclude each other (EMP-19)', () => {
  expect(pressedDomain('all', 'b.example')).toEqual(['b.example'])
  expect(pressedDomain(['b.example'], 'a.example')).toEqual(['a.example', 'b.example'])
  expect(pressedDomain(['a.example', 'b.example'], 'a.example')).toEqual(['b.example'])
  expect(pressedDomain(['a.example', 'b.example'], 'all')).toBe('all')
  expect(pressedDomain(['a.example'], 'a.example')).toBe('all')
})

test('what is entered becomes the rule that it was made of, and what another mode hides is no part of it', () => {
  const sales = [{ id: 'sales', name: 'Sales' }]
  const rules = [
    EVERYBODY,
    { ...EVERYBODY, domains: ['a.example'] },
    { ...EVERYBODY, include: { ...NO_CHOICES, groups: sales } },
    { ...EVERYBODY, exclude: { ...NO_EXCLUSIONS, noGroups: true } },
  ]
  for (const rule of rules) expect(ruleOf(draftOf(rule))).toEqual(rule)
  const chosen = draftOf({ ...EVERYBODY, include: { ...NO_CHOICES, groups: sales } })
  expect(ruleOf({ ...chosen, mode: 'all' })).toEqual(EVERYBODY)
})
