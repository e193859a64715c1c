import { expect, test } from 'vitest'
import { describeFinding } from './describe-finding.ts'
import { policyTexts as de } from './texts/de.ts'
import { policyTexts as en } from './texts/en.ts'
import { policyTexts as es } from './texts/es.ts'
import { policyTexts as fr } from './texts/fr.ts'
import { policyTexts as ja } from './texts/ja.ts'
import { policyTexts as zh } from './texts/zh.ts'

const gapsIn = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

test('the words of the specification are said as they are there (CA-28, CA-39, CA-53, CA-57)', () => {
  expect(en.prefix).toBe('Policy validation failed. Fix the errors below to continue.')
  const say = (rule: keyof typeof en.findings, values = {}) =>
    describeFinding(en, { rule, input: 'json', values })
  expect(say('read-only-member', { field: 'id' })).toBe("id can't be edited. Please remove it from payload.")
  expect(say('invalid-value', { value: 'pigeon' })).toBe('Invalid value: pigeon')
  expect(say('invalid-ip', { value: 'x' })).toBe('Invalid IP')
  expect(say('ip-in-list')).toBe('IP is already in the list')
})

test('what somebody typed fills no gap but its own', () => {
  const values = { value: '{{prefix}} $& ‮', prefix: '/8' }
  expect(describeFinding(en, { rule: 'range-too-wide', input: 'ipRanges', values })).toBe(
    '{{prefix}} $& ‮ holds too many addresses: /8 is the largest range',
  )
})

test.each(Object.entries({ de, es, fr, ja, zh }))(
  'in %s every finding has words of its own with the same gaps',
  (_, texts) => {
    expect(Object.keys(texts.findings)).toEqual(Object.keys(en.findings))
    for (const [rule, text] of Object.entries(texts.findings)) {
      const english = en.findings[rule as keyof typeof en.findings]
      expect([rule, gapsIn(text)]).toEqual([rule, gapsIn(english)])
      expect(text).not.toBe(english)
    }
    expect(new Set(Object.values(texts.findings)).size).toBeGreaterThanOrEqual(
      Object.keys(en.findings).length - 2,
    )
  },
)
