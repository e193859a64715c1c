import { expect, test } from 'vitest'
import { EVERYBODY, type ImportRuleFields, NO_CHOICES, NO_EXCLUSIONS } from './import-rule.ts'
import { saveRefusal } from './save-refusal.ts'

const sales = [{ id: 'sales', name: 'Sales' }]
const onlySales: ImportRuleFields = { ...EVERYBODY, include: { ...NO_CHOICES, groups: sales } }
const wish = { rule: onlySales, seen: EVERYBODY, hasDefault: false, selectedAccounts: 5 }

test('import settings that select some are saved', () => {
  expect(saveRefusal(wish)).toBeUndefined()
  expect(saveRefusal({ ...wish, selectedAccounts: undefined })).toBeUndefined()
  expect(
    saveRefusal({ ...wish, rule: { ...EVERYBODY, exclude: { ...NO_EXCLUSIONS, noGroups: true } } }),
  ).toBeUndefined()
  expect(saveRefusal({ ...wish, rule: { ...EVERYBODY, domains: ['a.example'] } })).toBeUndefined()
})

test.each([
  ['nothingSelected', { rule: { ...EVERYBODY, include: NO_CHOICES } }],
  ['nothingExcluded', { rule: { ...EVERYBODY, exclude: NO_EXCLUSIONS } }],
  ['unchanged', { rule: onlySales, seen: onlySales }],
  ['nobodyLeft', { selectedAccounts: 0 }],
  ['everybody', { rule: EVERYBODY, seen: onlySales }],
  ['everybody', { rule: EVERYBODY, hasDefault: true }],
] as const)('they cannot be saved: %s', (refusal, said) => {
  expect(saveRefusal({ ...wish, ...said })).toBe(refusal)
})

test('what is unchanged can become a company’s own where there is a default', () => {
  expect(saveRefusal({ ...wish, seen: onlySales, hasDefault: true })).toBeUndefined()
})
