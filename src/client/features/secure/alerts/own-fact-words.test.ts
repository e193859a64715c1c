import { describe, expect, test } from 'vitest'
import { alerts } from '#client/texts/alerts/en.ts'
import { isFactName, isFactValue, isOwn, ownFactsOf } from './own-fact-words.ts'

describe('what our own server tells', () => {
  test('is told by name, with everything of one name together', () => {
    expect(ownFactsOf(['integration: Office365', 'step: a failed', 'step: b late', 'no name'])).toEqual([
      { name: 'integration', values: ['Office365'] },
      { name: 'step', values: ['a failed', 'b late'] },
      { name: '', values: ['no name'] },
    ])
  })

  test('has a word where there is one, and stands as it came where a newer server says more', () => {
    expect(Object.keys(alerts.own.names).filter((name) => !isFactName(name))).toEqual([])
    expect(Object.keys(alerts.own.values).filter((value) => !isFactValue(value))).toEqual([])
    expect([isFactName('weather'), isFactValue('Office365')]).toEqual([false, false])
  })

  test('is known by its source', () => {
    const sources = ['platform', 'posture', 'signIns', 'unifiedAudit/Audit.Exchange']
    expect(sources.map((source) => isOwn({ source }))).toEqual([true, true, false, false])
  })
})
