import { describe, expect, test } from 'vitest'
import { describeMailFinding } from './describe-mail-finding.ts'
import { MAIL_POLICY_KINDS } from './mail-policy.ts'
import { MAIL_VOCABULARIES } from './settings/mail-vocabularies.ts'
import { mailPolicyTexts as de } from './texts/de.ts'
import { mailPolicyTexts as en } from './texts/en.ts'
import { mailPolicyTexts as es } from './texts/es.ts'
import { mailPolicyTexts as fr } from './texts/fr.ts'
import { mailPolicyTexts as ja } from './texts/ja.ts'
import { mailPolicyTexts as zh } from './texts/zh.ts'

const gapsIn = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

test('what somebody typed fills no gap but its own', () => {
  const values = { value: '{{limit}} $&' }
  expect(describeMailFinding(en, { rule: 'recipient-in-two-fields', input: 'excludeUsers', values })).toBe(
    "{{limit}} $& can't be in two fields",
  )
})

test('what is built-in is said not to be deletable (DEF-03)', () => {
  expect(describeMailFinding(en, { rule: 'built-in-not-deletable', input: 'name', values: {} })).toBe(
    "Built-in policies can't be deleted",
  )
})

test('every label belongs to a setting or a choice, and no kind has two settings of one label', () => {
  const settings = MAIL_POLICY_KINDS.flatMap((kind) => MAIL_VOCABULARIES[kind].settings)
  expect(new Set(settings.map(({ name }) => name))).toEqual(new Set(Object.keys(en.settings)))
  const choices = settings.flatMap((each) => (each.type === 'choice' ? each.choices : []))
  expect(new Set(choices)).toEqual(new Set(Object.keys(en.choices)))
  for (const kind of MAIL_POLICY_KINDS) {
    const labels = MAIL_VOCABULARIES[kind].settings.map(({ name }) => en.settings[name])
    expect(new Set(labels).size).toBe(labels.length)
  }
})

describe.each(Object.entries({ de, es, fr, ja, zh }))('in %s', (_, texts) => {
  test('every finding has words of its own with the same gaps', () => {
    expect(Object.keys(texts.findings)).toEqual(Object.keys(en.findings))
    for (const [rule, text] of Object.entries(texts.findings)) {
      const english = en.findings[rule as keyof typeof en.findings]
      expect([rule, gapsIn(text)]).toEqual([rule, gapsIn(english)])
      expect(text).not.toBe(english)
    }
  })

  test('no kind has two settings of one label, and no setting two choices', () => {
    for (const kind of MAIL_POLICY_KINDS) {
      const { settings } = MAIL_VOCABULARIES[kind]
      expect(new Set(settings.map(({ name }) => texts.settings[name])).size).toBe(settings.length)
      for (const choices of settings.flatMap((each) => (each.type === 'choice' ? [each.choices] : [])))
        expect(new Set(choices.map((choice) => texts.choices[choice])).size).toBe(choices.length)
    }
  })
})
