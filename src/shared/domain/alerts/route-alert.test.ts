import { describe, expect, test } from 'vitest'
import { buildAlert } from '#tests/support/build-alert.ts'
import { loudRule } from '#tests/support/build-alert-rule.ts'
import type { AlertRule, AlertRuleFields } from './alert-rule.ts'
import { alertRuleFieldsSchema } from './alert-rule.ts'
import type { AlertRow } from './alert-row.ts'
import {
  type AlertSettingsFields,
  alertSettingsFieldsSchema,
  inheritedSettings,
  settledSettings,
} from './alert-settings.ts'
import { quietUntil } from './quiet-hours.ts'
import { routeAlert } from './route-alert.ts'
import { type SnoozeDefinition, snoozeDefinitionSchema, snoozeEnd, snoozeRuleId } from './snooze-rule.ts'

const NOW = Date.parse('2026-11-25T12:00:00.000Z')
const COMPANY = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const ON_CALL = '33333333-3333-4333-8333-333333333333'

const alertOf = (fields: Partial<AlertRow> = {}) =>
  buildAlert({
    id: COMPANY,
    customer_id: COMPANY,
    detection: 'inbox-rule-created',
    detections: ['inbox-rule-created'],
    severity: 'medium',
    status: 'new',
    snoozed_until: null,
    ...fields,
  })

const ruleOf = (
  fields: Partial<AlertRuleFields>,
  id = 'a',
  customer_id: string | null = null,
): AlertRule => ({
  ...loudRule,
  ...fields,
  id,
  customer_id,
  changed_at: '',
})

const snoozeOf = (
  definition: Partial<SnoozeDefinition>,
  terms: { starts_at?: string; enabled?: boolean } = {},
) => ({
  id: 's',
  customer_id: definition.customerId ?? null,
  detections: definition.detections ?? null,
  matter: definition.matter ?? { of: 'everything' as const },
  name: '',
  enabled: terms.enabled ?? true,
  starts_at: terms.starts_at ?? '2026-11-25T11:00:00.000Z',
  days: 1,
  created_by: null,
})

interface Given {
  alert?: Partial<AlertRow>
  org?: Partial<AlertSettingsFields>
  company?: Partial<AlertSettingsFields>
  rules?: readonly AlertRule[]
  snoozes?: readonly ReturnType<typeof snoozeOf>[]
}

const routeOf = ({ alert, org, company, rules = [], snoozes = [] }: Given) =>
  routeAlert(
    alertOf(alert),
    {
      settings: settledSettings({ ...inheritedSettings, ...org }, { ...inheritedSettings, ...company }),
      rules,
      snoozes,
    },
    NOW,
  )

const mailOn = { email_enabled: true, recipients: ['desk@msp.example'] }

describe('where nobody said anything', () => {
  test.each([
    ['high', null, 'everybody'],
    ['medium', null, 'everybody'],
    ['low', 'belowSeverity', null],
    ['informational', 'belowSeverity', null],
  ] as const)('what is %s is told by push alone, or not at all', (severity, silence, push) =>
    expect(routeOf({ alert: { severity } })).toMatchObject({ silence, push, email: [], webhook: false }),
  )
  test.each(['resolved', 'dismissed'] as const)('what is %s is told to nobody', (status) =>
    expect(routeOf({ alert: { status } })).toMatchObject({ silence: 'closed', push: null }),
  )
})

describe('a ticket', () => {
  const org = { ticketing_enabled: true, push_enabled: false }
  test('is opened where settings say so, at the severity of the alert, and tells it', () => {
    expect(routeOf({ org })).toMatchObject({ silence: null, ticket: 'severity', push: null })
    expect(routeOf({ org: { push_enabled: false } })).toMatchObject({ silence: 'noChannel', ticket: null })
    expect(routeOf({ org, alert: { severity: 'low' } })).toMatchObject({
      silence: 'belowSeverity',
      ticket: null,
    })
    expect(routeOf({ org, company: { ticketing_enabled: false } }).ticket).toBeNull()
  })
  test.each([
    [[null], null],
    [['severity', null], 'severity'],
    [['severity', 'critical'], 'critical'],
  ] as const)('of rules that say %j is opened at %s', (tickets, ticket) => {
    const rules = tickets.map((each, place) => ruleOf({ ticket: each }, `${place}`))
    expect(routeOf({ org, rules }).ticket).toBe(ticket)
    // A channel that is off carries nothing, whatever a rule says.
    expect(routeOf({ rules }).ticket).toBeNull()
  })
})

describe('settings', () => {
  test('of a company come before those of the organization, and each leaves open what it does not say', () => {
    const org = { ...mailOn, severity: 'high' as const }
    expect(routeOf({ org })).toMatchObject({ silence: 'belowSeverity' })
    expect(routeOf({ org, company: { severity: 'low' } })).toMatchObject({
      push: 'everybody',
      email: ['desk@msp.example'],
    })
    expect(
      routeOf({ org, company: { severity: 'low', recipients: ['own@customer.example'] } }).email,
    ).toEqual(['own@customer.example'])
  })
  test('that are off silence what every rule would tell', () => {
    expect(routeOf({ company: { enabled: false }, rules: [ruleOf({})] }).silence).toBe('off')
  })
  test('name a threshold for one alert type, which rules do not lower', () => {
    const company = { thresholds: { 'inbox-rule-created': 'high' as const } }
    expect(routeOf({ company, rules: [ruleOf({})] }).silence).toBe('belowSeverity')
    expect(routeOf({ company, alert: { severity: 'high' } }).silence).toBeNull()
    const others = { thresholds: { 'other-one': 'high' as const } }
    expect(routeOf({ company: others }).silence).toBeNull()
  })
  test('demand a recipient where mail is on, and addresses that are ones', () => {
    const read = (fields: Partial<AlertSettingsFields>) =>
      alertSettingsFieldsSchema.safeParse({ ...inheritedSettings, ...fields }).error?.issues[0]?.message
    expect(read({ email_enabled: true, recipients: [] })).toBe('Email cannot be empty')
    expect(read({ recipients: ['desk@'] })).toBe('Invalid email')
    expect(read({ email_enabled: true, recipients: ['Desk@MSP.example'] })).toBeUndefined()
  })
})

describe('rules', () => {
  test('that match decide instead of the settings', () => {
    const silentRule = ruleOf({ push: false })
    expect(routeOf({ org: mailOn, rules: [silentRule] })).toMatchObject({ silence: 'noChannel', email: [] })
    const lowToo = ruleOf({ severity: 'low' })
    expect(routeOf({ alert: { severity: 'low' }, rules: [lowToo] })).toMatchObject({
      silence: null,
      push: 'everybody',
      rules: ['a'],
    })
  })
  test.each([
    ['is switched off', { enabled: false }, null],
    ['is of another company', {}, OTHER],
    ['is about other alert types', { detections: ['other-one'] }, null],
    ['is about what is more severe', { severity: 'high' }, null],
  ] as const)('one that %s does not match', (_, fields, customerId) => {
    const rule = ruleOf(
      { push: false, ...fields, detections: 'detections' in fields ? [...fields.detections] : null },
      'a',
      customerId,
    )
    expect(routeOf({ rules: [rule] })).toMatchObject({ push: 'everybody', rules: [] })
  })
  test('several together tell whom each of them names', () => {
    const rules = [
      ruleOf({ people: [ON_CALL], email: true, recipients: ['b@msp.example'] }, 'a'),
      ruleOf({ people: [OTHER], email: true, remediation: 60 }, 'b'),
    ]
    expect(routeOf({ org: mailOn, rules })).toMatchObject({
      push: [OTHER, ON_CALL],
      email: ['b@msp.example', 'desk@msp.example'],
      remediation: 60,
    })
    expect(routeOf({ rules: [...rules, ruleOf({}, 'c')] }).push).toBe('everybody')
  })
  test('tell by no channel that the settings switch off', () => {
    const rules = [ruleOf({ email: true, recipients: ['b@msp.example'] })]
    expect(routeOf({ rules })).toMatchObject({ push: 'everybody', email: [] })
    expect(routeOf({ org: { push_enabled: false }, rules }).silence).toBe('noChannel')
  })
  test('name at least one alert type', () => {
    const { error } = alertRuleFieldsSchema.safeParse({ ...loudRule, detections: [] })
    expect(error?.issues[0]?.message).toBe('At least one alert type must be selected')
  })
})

describe('a snooze rule', () => {
  test.each<[string, Partial<SnoozeDefinition>, Partial<AlertRow>]>([
    ['everything', {}, {}],
    ['a company', { customerId: COMPANY }, {}],
    ['an alert type', { detections: ['inbox-rule-created'] }, {}],
    [
      'an account',
      { matter: { of: 'account', account: 'ada@contoso.example' } },
      { account: { id: null, name: 'Ada@Contoso.example' } },
    ],
    ['an address range', { matter: { of: 'address', address: '192.0.2.0/24' } }, { ip: '192.0.2.77' }],
    [
      'a country',
      { matter: { of: 'country', country: 'NL' } },
      { location: { country: 'NL', state: null, city: null } },
    ],
  ])('about %s silences it', (_, definition, alert) => {
    expect(routeOf({ alert, snoozes: [snoozeOf(definition)] }).silence).toBe('snoozed')
    const elsewhere = {
      customer_id: OTHER,
      detections: ['other-one'],
      account: null,
      ip: null,
      location: null,
    }
    const isEverything = Object.keys(definition).length === 0
    expect(routeOf({ alert: { ...alert, ...elsewhere }, snoozes: [snoozeOf(definition)] }).silence).toBe(
      isEverything ? 'snoozed' : null,
    )
  })
  test('does not silence an alert that tells of something else, too', () => {
    const alert = { detections: ['inbox-rule-created', 'other-one'] }
    expect(routeOf({ alert, snoozes: [snoozeOf({ detections: ['inbox-rule-created'] })] }).silence).toBeNull()
  })
  test.each([
    ['has not begun', { starts_at: '2026-11-25T12:00:00.001Z' }, null],
    ['has just begun', { starts_at: '2026-11-25T12:00:00.000Z' }, 'snoozed'],
    ['is just over', { starts_at: '2026-11-24T12:00:00.000Z' }, null],
    ['is switched off', { enabled: false }, null],
  ] as const)('that %s', (_, terms, silence) =>
    expect(routeOf({ snoozes: [snoozeOf({}, terms)] }).silence).toBe(silence),
  )
  test('ends so many days after it began', () =>
    expect(snoozeEnd({ starts_at: '2026-11-25T11:00:00.000Z', days: 30 })).toBe('2026-12-25T11:00:00.000Z'))
  test('about the same is the same, however it was written', () => {
    const idOf = (each: unknown) => snoozeRuleId(snoozeDefinitionSchema.parse(each))
    const account = (name: string) => ({ of: 'account', account: name })
    const one = { customerId: COMPANY, detections: ['b', 'a'], matter: account('Ada@Contoso.example ') }
    expect(idOf(one)).toBe(
      idOf({ ...one, detections: ['a', 'b', 'a'], matter: account('ada@contoso.example') }),
    )
    expect(idOf(one)).not.toBe(idOf({ ...one, customerId: null }))
    expect(idOf(one)).not.toBe(idOf({ ...one, detections: null }))
  })
})

describe('quiet hours', () => {
  const night = { from: '22:00', until: '07:00' }
  const lunch = { from: '12:00', until: '13:30' }
  test.each([
    ['the evening', night, 'Europe/Amsterdam', '2026-11-25T21:30:00.000Z', '2026-11-26T06:00:00.000Z'],
    ['the morning', night, 'Europe/Amsterdam', '2026-11-26T05:59:59.000Z', '2026-11-26T06:00:00.000Z'],
    ['another time zone', night, 'America/New_York', '2026-11-25T03:00:30.000Z', '2026-11-25T12:00:00.000Z'],
    ['a part of the day', lunch, 'UTC', '2026-11-25T12:00:00.000Z', '2026-11-25T13:30:00.000Z'],
  ] as const)('hold until their end in %s', (_, hours, timeZone, now, until) =>
    expect(quietUntil(hours, timeZone, Date.parse(now))).toBe(Date.parse(until)),
  )
  test.each([
    ['their end', night, '2026-11-26T07:00:00.000Z'],
    ['before their beginning', night, '2026-11-25T21:59:59.000Z'],
    ['after a part of the day', lunch, '2026-11-25T13:30:00.000Z'],
  ] as const)('hold nothing back at %s', (_, hours, now) =>
    expect(quietUntil(hours, 'UTC', Date.parse(now))).toBeUndefined(),
  )
  test('that nobody set hold nothing back', () => expect(quietUntil(null, 'UTC', NOW)).toBeUndefined())
})
