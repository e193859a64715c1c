import { expect, test } from 'vitest'
import { describeDeviceFinding } from './describe-device-finding.ts'
import type { ComplianceAction, DevicePolicy, IntuneSetName, Targets } from './device-policy.ts'
import { devicePolicyTexts as de } from './texts/de.ts'
import { devicePolicyTexts as en } from './texts/en.ts'
import { devicePolicyTexts as es } from './texts/es.ts'
import { devicePolicyTexts as fr } from './texts/fr.ts'
import { devicePolicyTexts as ja } from './texts/ja.ts'
import { devicePolicyTexts as zh } from './texts/zh.ts'
import { type DevicePolicyOptions, validateDevicePolicy, validateTargets } from './validate-device-policy.ts'

const A = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c10'
const B = '5d1f0c4e-7a43-4a7c-b9b5-0f2f3f8f6b11'

const policy = (more: Partial<DevicePolicy> = {}): DevicePolicy => ({
  set: 'deviceConfigurations',
  id: null,
  name: 'A policy',
  description: '',
  platform: 'windows',
  targets: { everyDevice: false, everyUser: false, include: [], exclude: [] },
  actions: [],
  body: {},
  ...more,
})
const rules = (more: Partial<DevicePolicy>, options?: DevicePolicyOptions) =>
  validateDevicePolicy(policy(more), options).map(({ rule, input, values }) =>
    [rule, input, ...Object.values(values)].join(' '),
  )
const aimed = (targets: Partial<Targets>, options?: DevicePolicyOptions) =>
  rules({ targets: { ...policy().targets, ...targets } }, options)

test('a policy has a name that is not too long', () => {
  expect(rules({ name: 'x'.repeat(256) })).toEqual([])
  expect(rules({ name: ' ' })).toEqual(['name-required name'])
  expect(rules({ name: 'x'.repeat(257) })).toEqual(['name-too-long name 256'])
})

test('a group cannot be both included and excluded (INTUNE-04)', () => {
  expect(aimed({ include: [A], exclude: [B] })).toEqual([])
  expect(aimed({ include: [A, B], exclude: [A.toUpperCase()] })).toEqual([`group-in-both exclude ${A}`])
})

test('groups that are told by their names are told as they are written', () => {
  const targets = { everyDevice: false, everyUser: false, include: ['Pilots', 'Staff'], exclude: ['pilots'] }
  expect(validateTargets(targets)).toEqual([
    { rule: 'group-in-both', input: 'exclude', values: { value: 'Pilots' } },
  ])
})

test('at least one group must be included when groups are excluded (INTUNE-05)', () => {
  expect(aimed({})).toEqual([])
  expect(aimed({ exclude: [A] })).toEqual(['included-group-required include'])
  expect(aimed({ exclude: [A], include: [B] })).toEqual([])
  expect(aimed({ exclude: [A], everyDevice: true })).toEqual([])
  expect(aimed({ exclude: [A], everyUser: true })).toEqual([])
})

test('groups are those of the tenant, where these are known', () => {
  const groups = new Set([A])
  expect(aimed({ include: [A.toUpperCase()] }, { groups })).toEqual([])
  expect(aimed({ include: [A], exclude: [B] }, { groups })).toEqual([`unknown-group exclude ${B}`])
  expect(aimed({ include: [B] }, { groups })).toEqual([`unknown-group include ${B}`])
  expect(aimed({ include: [B] })).toEqual([])
})

test.each<[IntuneSetName, object]>([
  ['deviceCompliancePolicies', {}],
  ['compliancePolicies', { settings: [{}] }],
])('a policy of %s has exactly one action that blocks', (set, body) => {
  const acting = (...actions: ComplianceAction[]) => rules({ set, body: { ...body }, actions })
  const block: ComplianceAction = { action: 'block', graceHours: 0 }
  const wipe: ComplianceAction = { action: 'wipe', graceHours: 24 }
  expect(acting(block, wipe)).toEqual([])
  expect(acting(wipe)).toEqual(['one-block-action actions 0'])
  expect(acting(block, { ...block, graceHours: 4 })).toEqual(['one-block-action actions 2'])
})

test('a policy of the catalogue has a setting', () => {
  expect(rules({ set: 'configurationPolicies', body: { settings: [{}] } })).toEqual([])
  expect(rules({ set: 'configurationPolicies', body: { settings: [] } })).toEqual([
    'settings-required settings',
  ])
  expect(rules({ set: 'configurationPolicies' })).toEqual(['settings-required settings'])
})

test('a finding is told in words, and what somebody typed fills no gap but its own', () => {
  const say = (values: Record<string, string>) =>
    describeDeviceFinding(en, { rule: 'group-in-both', input: 'exclude', values })
  expect(say({ value: '{{limit}} $&' })).toBe('Group {{limit}} $& cannot be both included and excluded')
})

const gapsIn = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

test.each(Object.entries({ de, es, fr, ja, zh }))(
  'in %s every finding has words of its own with the same gaps',
  (_, texts) => {
    expect(Object.keys(texts.findings)).toEqual(Object.keys(en.findings))
    for (const [rule, text] of Object.entries(texts.findings)) {
      const english = en.findings[rule as keyof typeof en.findings]
      expect([rule, gapsIn(text)]).toEqual([rule, gapsIn(english)])
      expect(text).not.toBe(english)
    }
  },
)
