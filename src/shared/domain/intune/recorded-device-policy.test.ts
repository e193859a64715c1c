import { describe, expect, test } from 'vitest'
import type { StandingPolicy } from './device-policies.ts'
import {
  changedSettings,
  isSameDevicePolicy,
  recordedDevicePolicy,
  recordedDevicePolicySchema,
} from './recorded-device-policy.ts'

const STAFF = '2F1C8A5E-3b1d-4c57-9a0e-6f2f6a1b7c10'

const policy = (body: StandingPolicy['body'], more: Partial<StandingPolicy> = {}): StandingPolicy => ({
  set: 'deviceConfigurations',
  id: 'P1',
  name: 'Kiosk',
  description: '',
  platform: 'windows',
  targets: { everyDevice: false, everyUser: false, include: [STAFF], exclude: [] },
  actions: [],
  body,
  ...more,
})
const changed = (before: StandingPolicy['body'], after: StandingPolicy['body']) =>
  changedSettings(policy(before), policy(after))

describe('the settings that changed', () => {
  test('are the members that differ, also those that only one of them has', () => {
    expect(changed({ one: 1, two: [1], same: true }, { one: 2, two: [1], three: 'x', same: true })).toEqual([
      'one',
      'three',
    ])
    expect(changed({ one: null, '@odata.type': '#a' }, { two: '' })).toEqual([])
  })

  test('of the catalog are known by their definitions, in whatever order they come and are numbered', () => {
    const setting = (id: string, name: string, value: number) => ({
      id,
      settingInstance: { settingDefinitionId: name, simpleSettingValue: { value } },
    })
    const before = { settings: [setting('0', 'a', 1), setting('1', 'b', 1), setting('2', 'gone', 1)] }
    const after = { settings: [setting('0', 'b', 1), setting('1', 'a', 2), setting('2', 'new', 1)] }
    expect(changed(before, after)).toEqual(['a', 'gone', 'new'])
    expect(changed({ settings: [setting('0', 'a', 1), {}] }, { settings: [{ x: 1 }] })).toEqual([
      'a',
      'settings',
    ])
  })

  test('of an administrative template are known by the beginning of an address', () => {
    const value = (id: string, enabled: boolean) => ({
      enabled,
      'definition@odata.bind': `https://graph.microsoft.com/beta/deviceManagement/groupPolicyDefinitions('${id}')`,
    })
    const before = { definitionValues: [value('d1', true), value('d2', true)] }
    expect(changed(before, { definitionValues: [value('d2', true), value('d1', false)] })).toEqual(['d1'])
  })
})

test('policies are the same but for order and capitals, whoever they are for, and what follows', () => {
  const one = policy({ a: 1 })
  const { targets } = one
  expect(
    isSameDevicePolicy(one, policy({ a: 1 }, { targets: { ...targets, include: [STAFF.toLowerCase()] } })),
  ).toBe(true)
  expect(isSameDevicePolicy(one, policy({ a: 2 }))).toBe(false)
  expect(isSameDevicePolicy(one, policy({ a: 1 }, { targets: { ...targets, everyUser: true } }))).toBe(false)
  expect(isSameDevicePolicy(one, policy({ a: 1 }, { description: 'x' }))).toBe(false)
  expect(isSameDevicePolicy(one, policy({ a: 1 }, { actions: [{ action: 'block', graceHours: 1 }] }))).toBe(
    false,
  )
})

test('what is kept has the names of its own groups, of many settings the first, and no value of any', () => {
  const many = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`setting${at}`, 'hidden']))
  const kept = recordedDevicePolicy(
    policy(many),
    { [STAFF.toLowerCase()]: 'Staff', other: 'Other' },
    policy({}),
  )
  expect(recordedDevicePolicySchema.parse(kept)).toEqual(kept)
  expect(kept.groups).toEqual({ [STAFF.toLowerCase()]: 'Staff' })
  expect(kept.changed_settings).toHaveLength(50)
  expect(JSON.stringify(kept)).not.toContain('hidden')
  const unnamed = recordedDevicePolicy(policy(many), {})
  expect([Object.keys(unnamed.groups), unnamed.changed_settings]).toEqual([[], []])
})
