import { describe, expect, test } from 'vitest'
import { alertRuleFieldsSchema } from '#shared/domain/alerts/alert-rule.ts'
import {
  type AlertSettingsFields,
  alertSettingsFieldsSchema,
  inheritedSettings,
} from '#shared/domain/alerts/alert-settings.ts'
import { snoozeDefinitionSchema, snoozeRuleId, snoozeTermsSchema } from '#shared/domain/alerts/snooze-rule.ts'
import { loudRule } from '#tests/support/build-alert-rule.ts'
import { ruleDraftOf, ruleOf, ruleProblems } from './rule-form.ts'
import { settingsDraftOf, settingsOf, settingsProblems } from './settings-form.ts'
import { isAnythingChosen, nothingChosen, severalProblems, withChosen } from './several-form.ts'
import {
  definitionOf,
  type SnoozeDraft,
  snoozeDraftOf,
  snoozeProblems,
  storedSnooze,
  termsOf,
} from './snooze-form.ts'

const NOW = '2026-11-25T12:00:00.000Z'
const said: AlertSettingsFields = {
  ...inheritedSettings,
  email_enabled: true,
  recipients: ['desk@msp.example'],
  severity: 'high',
  quiet_hours: { from: '21:00', until: '06:00' },
}

describe('settings', () => {
  test('of a company that says nothing leave everything open, and are saved so', () => {
    const draft = settingsDraftOf(undefined, false)
    expect(draft).toMatchObject({ enabled: 'inherit', severity: 'inherit', hasOwnRecipients: false })
    expect(settingsOf(draft)).toEqual(inheritedSettings)
  })
  test('of all companies leave nothing open', () => {
    const draft = settingsDraftOf(undefined, true)
    expect(draft).toMatchObject({
      enabled: 'on',
      push_enabled: 'on',
      email_enabled: 'off',
      severity: 'medium',
    })
    expect(Object.values(settingsOf(draft)).slice(0, -1)).not.toContain(null)
  })
  test('come back as they were said, and the server takes them', () => {
    const kept = settingsOf(settingsDraftOf(said, false))
    expect(kept).toEqual(said)
    expect(alertSettingsFieldsSchema.parse(kept)).toEqual(said)
  })
  test('keep whether tickets are opened, which a company may leave to all', () => {
    const draft = settingsDraftOf(said, false)
    expect(draft.ticketing_enabled).toBe('inherit')
    expect(settingsOf({ ...draft, ticketing_enabled: 'on' })).toEqual({ ...said, ticketing_enabled: true })
    expect(withChosen(said, { ...nothingChosen, ticketing_enabled: 'off' }).ticketing_enabled).toBe(false)
  })
  test('with mail need a recipient, be it that of all companies', () => {
    const on = { ...settingsDraftOf(undefined, false), email_enabled: 'on' as const }
    expect(settingsProblems(on, inheritedSettings).recipients).toEqual({ kind: 'emailEmpty' })
    expect(settingsProblems(on, said).recipients).toBeUndefined()
    const none = { ...on, hasOwnRecipients: true, recipients: ' \n' }
    expect(settingsProblems(none, said).recipients).toEqual({ kind: 'emailEmpty' })
  })
  test('name the line of an address that is none', () => {
    const draft = { ...settingsDraftOf(said, true), recipients: 'desk@msp.example\nnobody\nx@y.example' }
    expect(settingsProblems(draft, undefined).recipients).toEqual({
      kind: 'invalidEmail',
      line: 2,
      entry: 'nobody',
      of: 3,
    })
  })
  test('have quiet hours with two different times', () => {
    const draft = { ...settingsDraftOf(said, true), quietUntil: '21:00' }
    expect(settingsProblems(draft, undefined).quietUntil).toEqual({ kind: 'sameTimes' })
    expect(settingsProblems({ ...draft, isQuiet: false }, undefined).quietUntil).toBeUndefined()
    expect(settingsProblems({ ...draft, quietFrom: '' }, undefined).quietFrom).toEqual({ kind: 'required' })
  })
})

describe('settings of several companies', () => {
  test('are nothing as long as no company or no setting is chosen', () => {
    expect(isAnythingChosen({ ...nothingChosen, companies: ['a'] })).toBe(false)
    expect(isAnythingChosen({ ...nothingChosen, severity: 'low' })).toBe(false)
    expect(isAnythingChosen({ ...nothingChosen, companies: ['a'], severity: 'low' })).toBe(true)
  })
  test('change at each company what was chosen and nothing else', () => {
    expect(withChosen(said, { ...nothingChosen, push_enabled: 'off', recipientsOf: 'inherit' })).toEqual({
      ...said,
      push_enabled: false,
      recipients: null,
    })
    const own = { ...nothingChosen, recipientsOf: 'own' as const, recipients: 'B@x.example\na@x.example' }
    expect(withChosen(said, own).recipients).toEqual(['a@x.example', 'b@x.example'])
    expect(
      withChosen(said, { ...nothingChosen, severity: 'inherit', email_enabled: 'inherit' }),
    ).toMatchObject({
      severity: null,
      email_enabled: null,
    })
  })
  test('with recipients of their own need one', () => {
    const own = { ...nothingChosen, recipientsOf: 'own' as const }
    expect(severalProblems(own).recipients).toEqual({ kind: 'emailEmpty' })
    expect(severalProblems(nothingChosen).recipients).toBeUndefined()
  })
})

describe('a rule', () => {
  test('comes back as it was said, and the server takes it', () => {
    const rule = { ...loudRule, email: true, recipients: ['a@x.example'], remediation: 2 * 1440 + 3 * 60 + 4 }
    const draft = ruleDraftOf(rule)
    expect(draft).toMatchObject({ days: '2', hours: '3', minutes: '4', remediates: true })
    expect(alertRuleFieldsSchema.parse(ruleOf(draft))).toEqual(rule)
    expect(ruleProblems(draft)).toMatchObject({ name: undefined, detections: undefined })
  })
  test.each([
    ['a name', { name: ' ' }, { name: { kind: 'required' } }],
    ['an alert type', { detections: [] }, { detections: { kind: 'noTypes' } }],
    ['addresses that are ones', { email: true, recipients: 'x' }, { recipients: { kind: 'invalidEmail' } }],
    ['a time to block for', { remediates: true, hours: '', minutes: '0' }, { minutes: { kind: 'noTime' } }],
    ['a time in digits', { remediates: true, hours: '1.5' }, { hours: { kind: 'invalid' } }],
    ['a time of 30 days at most', { remediates: true, days: '31' }, { days: { kind: 'max', limit: 30 } }],
  ])('needs %s', (_, wrong, problems) => {
    const draft = { ...ruleDraftOf(), name: 'Night', ...wrong }
    expect(ruleProblems(draft)).toMatchObject(problems)
  })
})

describe('a snooze rule', () => {
  const draft = (given: Partial<SnoozeDraft>): SnoozeDraft => ({
    ...snoozeDraftOf(undefined),
    name: 'Noise',
    ...given,
  })

  test('says what it is about and for how long, and the server takes it', () => {
    const written = draft({ about: 'account', account: ' Ada@Contoso.example', detections: ['b', 'a'] })
    const definition = definitionOf(storedSnooze(written), null)
    expect(snoozeDefinitionSchema.parse(definition)).toEqual(definition)
    expect(definition.matter).toEqual({ of: 'account', account: 'ada@contoso.example' })
    expect(snoozeTermsSchema.parse(termsOf(written, undefined, NOW))).toMatchObject({
      days: 1,
      starts_at: NOW,
    })
    expect(termsOf(draft({ duration: 'days', days: '30' }), undefined, NOW).days).toBe(30)
  })
  test('keeps its beginning unless it begins again', () => {
    const rule = {
      ...termsOf(draft({}), undefined, '2026-11-01T00:00:00.000Z'),
      id: 'x',
      customer_id: null,
      detections: null,
      matter: { of: 'everything' as const },
      created_by: null,
    }
    const edited = snoozeDraftOf(rule)
    expect(termsOf(edited, rule, NOW).starts_at).toBe('2026-11-01T00:00:00.000Z')
    expect(termsOf({ ...edited, beginsNow: true }, rule, NOW).starts_at).toBe(NOW)
  })
  test('about the same as another one is a duplicate, which is named', () => {
    const written = draft({ about: 'country', country: 'NL' })
    const id = snoozeRuleId(definitionOf(written, 'c1'))
    const others = [{ id, name: 'Dutch' }]
    expect(snoozeProblems(written, others, 'c1').name).toEqual({ kind: 'duplicate', name: 'Dutch' })
    expect(snoozeProblems(written, others, 'c2').name).toBeUndefined()
  })
  test.each([
    ['an account', { about: 'account' }, { account: { kind: 'required' } }],
    ['an address', { about: 'address', address: '10.0.0.300' }, { address: { kind: 'invalidIp' } }],
    ['a country', { about: 'country' }, { country: { kind: 'required' } }],
    ['an alert type', { detections: [] }, { detections: { kind: 'noTypes' } }],
    ['whole days', { duration: 'days', days: '0' }, { days: { kind: 'invalid' } }],
    ['a year at most', { duration: 'days', days: '366' }, { days: { kind: 'max', limit: 365 } }],
  ] as const)('needs %s', (_, wrong, problems) => {
    const written = draft({ ...wrong, detections: 'detections' in wrong ? [...wrong.detections] : null })
    expect(snoozeProblems(written, [], null)).toMatchObject(problems)
  })
})
