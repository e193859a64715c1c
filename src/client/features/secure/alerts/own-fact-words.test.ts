import { describe, expect, test } from 'vitest'
import { alerts } from '#client/texts/alerts/en.ts'
import {
  countIn,
  isFactName,
  isFactValue,
  isFinding,
  isOwn,
  ownFactsOf,
  plainValue,
} from './own-fact-words.ts'

const words = {
  locale: 'en',
  valueOf: (value: keyof typeof alerts.own.values) => alerts.own.values[value],
  fromTo: ({ before, after }: { before: string; after: string }) => `${before} to ${after}`,
  unused: ({ product, unused, bought }: { product: string; unused: string; bought: string }) =>
    `${product}: ${unused} of ${bought}`,
}

describe('what our own server tells', () => {
  test('is told by name, with everything of one name together', () => {
    expect(ownFactsOf(['integration: Office365', 'postureStep: a', 'postureStep: b', 'no name'])).toEqual([
      { name: 'integration', values: ['Office365'], more: 0 },
      { name: 'postureStep', values: ['a', 'b'], more: 0 },
      { name: '', values: ['no name'], more: 0 },
    ])
  })

  test('is a list that says how many more there are than it names', () => {
    expect(ownFactsOf(['count: 12', 'accounts: a@customer.example', 'accounts: b@customer.example'])).toEqual(
      [{ name: 'accounts', values: ['a@customer.example', 'b@customer.example'], more: 10 }],
    )
    expect([countIn('count: 12'), countIn('app: Backup')]).toEqual([12, undefined])
  })

  test('has a word where there is one, and stands as it came where a newer server says more', () => {
    expect(Object.keys(alerts.own.names).filter((name) => !isFactName(name))).toEqual([])
    expect(Object.keys(alerts.own.values).filter((value) => !isFactValue(value))).toEqual([])
    expect([isFactName('weather'), isFactValue('Office365')]).toEqual([false, false])
  })

  test.each([
    ['fault', 'unreachable', 'The vendor could not be reached'],
    ['fault', 'newer', 'newer'],
    ['ends', '2026-11-30T00:00:00Z', 'Nov 30, 2026'],
    ['date', '2026-11-25', 'Nov 25, 2026'],
    ['secureScore', '91.6% -> 69.9%', '91.6% to 69.9%'],
    ['secureScore', '29.4%', '29.4%'],
    ['unusedOf', 'Business -> Premium -> 1200 -> 2500', 'Business -> Premium: 1,200 of 2,500'],
    ['status', 'Suspended', 'Suspended: nobody can use it'],
    // An app may be called like one of our words.
    ['app', 'release', 'release'],
    ['bought', '12000', '12,000'],
  ])('says %s %s in words', (name, value, said) => {
    expect(plainValue(name, value, words)).toBe(said)
  })

  test('says numbers, shares and days as a language writes them', () => {
    const german = { ...words, locale: 'de' }
    expect(plainValue('secureScore', '91.6%', german)).toBe('91,6\u00a0%')
    expect(plainValue('ends', '2026-11-30T00:00:00Z', german)).toBe('30.11.2026')
  })

  test('is known by its source', () => {
    const sources = ['platform', 'posture', 'signIns', 'unifiedAudit/Audit.Exchange', 'hygiene']
    expect(sources.map((source) => isOwn({ source }))).toEqual([true, true, false, false, false])
    expect(sources.map((source) => isFinding({ source }))).toEqual([false, false, false, false, true])
  })
})
