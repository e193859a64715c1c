import { describe, expect, test } from 'vitest'
import type { DevicePolicies, DevicePolicySummary } from '#shared/domain/intune/device-policies.ts'
import { SET_NAMES } from '#shared/domain/intune/device-policy.ts'
import { someNames } from '#client/features/secure/parts/policies/some-names.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import { englishOf } from '#tests/support/english.ts'
import { devicePolicyLists } from './device-policy-list.ts'
import { devicePolicyRows, figuresOf, isUnlicensed } from './device-policy-rows.ts'
import { actionTexts, platformText, unreadSentences, whomText } from './device-policy-words.ts'
import type { IntuneAddress } from './intune-address.ts'

const t = englishOf('intune')
const STAFF = '2F1C8A5E-3b1d-4c57-9a0e-6f2f6a1b7c10'
const nobody = { everyDevice: false, everyUser: false, include: [], exclude: [] }

const buildPolicy = (more: Partial<DevicePolicySummary> = {}): DevicePolicySummary => ({
  set: 'configurationPolicies',
  id: 'p1',
  name: 'Firewall',
  description: '',
  platform: 'windows',
  targets: nobody,
  actions: [],
  settings: 3,
  has_more_targets: false,
  holds_secrets: false,
  ...more,
})
const buildCompany = (more: Partial<DevicePolicies> = {}): DevicePolicies => ({
  id: 'c',
  customer_id: 'c',
  unread: {},
  is_incomplete: false,
  groups: { [STAFF.toLowerCase()]: 'Staff' },
  policies: [buildPolicy()],
  ...more,
})
const rowsOf = (...policies: DevicePolicySummary[]) =>
  devicePolicyRows([buildCompany({ policies })], 'configuration', () => 'Contoso')
const whomOf = (more: Partial<DevicePolicySummary>) => {
  const [row] = rowsOf(buildPolicy(more))
  return row && whomText(row, t)
}

test('each area has the policies of its collections, and the same objects as long as nothing changed', () => {
  const policies = [
    buildPolicy(),
    buildPolicy({ set: 'deviceCompliancePolicies', id: 'p2', name: 'Healthy' }),
  ]
  const company = buildCompany({ policies })
  const read = (area: 'configuration' | 'compliance') => devicePolicyRows([company], area, () => 'Contoso')
  expect(read('configuration').map(({ key }) => key)).toEqual(['c.configurationPolicies.p1'])
  expect(read('compliance').map(({ key }) => key)).toEqual(['c.deviceCompliancePolicies.p2'])
  expect(read('compliance')[0]).toBe(read('compliance')[0])
})

test.each<[string, Partial<DevicePolicySummary>]>([
  ['Nobody', {}],
  ['All devices, All users', { targets: { ...nobody, everyDevice: true, everyUser: true } }],
  ['Staff', { targets: { ...nobody, include: [STAFF] } }],
  ['Group 5d1f0c4e', { targets: { ...nobody, include: ['5d1f0c4e-7a43-4a7c-b9b5-0f2f3f8f6b11'] } }],
  ['All users, without Staff', { targets: { ...nobody, everyUser: true, exclude: [STAFF] } }],
  ['All devices, with a filter', { targets: { ...nobody, everyDevice: true }, has_more_targets: true }],
  ['Others, with a filter', { has_more_targets: true }],
])('whom a policy is for is told in words: %s', (text, more) => {
  expect(whomOf(more)).toBe(text)
})

test('what follows is told with its time, the soonest first', () => {
  const actions = [
    { action: 'wipe' as const, graceHours: 72 },
    { action: 'notification' as const, graceHours: 24 },
    { action: 'block' as const, graceHours: 0 },
    { action: 'retire' as const, graceHours: 1 },
    { action: 'pushNotification' as const, graceHours: 30 },
  ]
  expect(actionTexts({ actions }, t)).toEqual([
    'Block at once',
    'Retire the device after 1 hour',
    'Notify by email after 24 hours',
    'Notify on the device after 30 hours',
    'Wipe the device after 3 days',
  ])
})

test('figures count everything, those for nobody, and those of the usual platforms', () => {
  const rows = rowsOf(
    buildPolicy(),
    buildPolicy({ id: 'p2', platform: 'iOS', targets: { ...nobody, everyUser: true } }),
    buildPolicy({ id: 'p3', platform: null }),
  )
  const told = (of: Parameters<typeof figuresOf>[0]) => figuresOf(of).map(({ name, count }) => [name, count])
  expect(told(rows)).toEqual([
    ['policies', 3],
    ['nobody', 2],
    ['windows', 1],
    ['macOS', 0],
    ['iOS', 1],
    ['android', 0],
  ])
  expect(told(undefined).map(([, count]) => count)).toEqual(Array.from({ length: 6 }, () => undefined))
  expect(platformText('other', t)).toBe('Several or not told')
})

test('policies are found by the groups that they name, and what has no number stands last', () => {
  const rows = rowsOf(
    buildPolicy({ id: 'a', name: 'A', settings: null }),
    buildPolicy({ id: 'b', name: 'B', settings: 2, targets: { ...nobody, exclude: [STAFF] } }),
    buildPolicy({ id: 'c', name: 'C', settings: 9 }),
  )
  const find = (address: IntuneAddress) =>
    findRows(rows, address, devicePolicyLists.configuration).map(({ policy }) => policy.name)
  expect(find({ search: 'staff' })).toEqual(['B'])
  expect(find({ sort: 'settings' })).toEqual(['C', 'B', 'A'])
  expect(find({ sort: 'settings', direction: 'asc' })).toEqual(['B', 'C', 'A'])
})

describe('what could not be read', () => {
  test('is told of the collections of the area, those of one reason together', () => {
    const unread = {
      configurationPolicies: 'missingScope',
      deviceConfigurations: 'missingScope',
      compliancePolicies: 'sourceFailed',
    } as const
    expect(unreadSentences({ unread }, 'configuration', t)).toEqual([
      'Settings catalog, Device configuration: The app lacks the permission. Connect the company again and consent.',
    ])
    expect(isUnlicensed({ unread }, 'configuration')).toBe(false)
  })

  test('is everything where the tenant has no license', () => {
    const unread = Object.fromEntries(SET_NAMES.map((set) => [set, 'noLicense' as const]))
    expect(isUnlicensed({ unread }, 'compliance')).toBe(true)
  })

  test('names some companies, and that there are more', () => {
    expect(someNames(['A', 'B', 'C'])).toBe('A, B, C')
    expect(someNames(['A', 'B', 'C', 'D'])).toBe('A, B, C …')
  })
})
