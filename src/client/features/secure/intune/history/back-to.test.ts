import { describe, expect, test } from 'vitest'
import { devicePolicyChange } from '#shared/contract/commands/device-policy-commands.ts'
import { devicePolicyKey, devicePolicyTaskLimits } from '#shared/domain/intune/device-policy-task.ts'
import type { DevicePolicySummary } from '#shared/domain/intune/device-policies.ts'
import type { RecordedDevicePolicy } from '#shared/domain/intune/recorded-device-policy.ts'
import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'
import { beforeChange, toPoint } from '#client/features/secure/parts/history/wanted-back.ts'
import { englishOf } from '#tests/support/english.ts'
import { type DeviceTenantNow, planBack } from './back-to.ts'
import { deviceMembers } from './device-members.ts'

const COMPANY = '3f0b6a52-0d4e-4b7c-9d52-2a4a7c7a3e01'
const STAFF = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c10'
const GUESTS = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c11'

const nobody = { everyDevice: false, everyUser: false, include: [], exclude: [] }
const everybody = { ...nobody, everyUser: true }
const staff = { ...nobody, include: [STAFF.toUpperCase()] }

const firewall = (more: Partial<DevicePolicySummary> = {}): DevicePolicySummary => ({
  set: 'configurationPolicies',
  id: 'p1',
  name: 'Firewall',
  description: '',
  platform: 'windows',
  targets: everybody,
  actions: [],
  settings: 3,
  has_more_targets: false,
  holds_secrets: false,
  ...more,
})
const recorded = (more: Partial<RecordedDevicePolicy> = {}): RecordedDevicePolicy => ({
  ...firewall(),
  groups: {},
  changed_settings: [],
  ...more,
})
const changed = (
  day: number,
  before: RecordedDevicePolicy | undefined,
  after: RecordedDevicePolicy | undefined,
): PolicyChange => ({
  id: `change-${day}`,
  customer_id: COMPANY,
  target: 'devicePolicy',
  object_id: devicePolicyKey(firewall()),
  name: 'Firewall',
  change: before ? (after ? 'modified' : 'removed') : 'added',
  found_at: `2026-09-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  before: before ?? null,
  after: after ?? null,
  task_id: null,
})
const tenant = (
  policies: readonly DevicePolicySummary[] | undefined,
  more: Partial<DeviceTenantNow> = {},
): DeviceTenantNow => ({
  standing: policies && { policies: [...policies], groups: { [STAFF]: 'Staff' } },
  changes: [],
  updating: new Set(),
  ...more,
})
const assigned = changed(1, recorded({ targets: staff, groups: { [GUESTS]: 'Guests' } }), recorded())
const reasons = (plan: ReturnType<typeof planBack>) => [
  plan.steps.length,
  ...plan.left.map((each) => (each.reason === 'rules' ? each.finding.rule : each.reason)),
]

describe('back to before a change', () => {
  test('assigns a policy to whom it was for, where it still is as this person sees it', () => {
    const plan = planBack(beforeChange(assigned), tenant([firewall()]))
    expect(plan.left).toEqual([])
    expect(plan.steps.map(({ item }) => item)).toEqual([
      {
        change: 'assign',
        set: 'configurationPolicies',
        id: 'p1',
        targets: { ...nobody, include: [{ id: STAFF.toUpperCase(), name: 'Staff' }] },
        expected: { name: 'Firewall', targets: everybody },
      },
    ])
    expect(plan.steps).toMatchObject([{ now: { targets: everybody }, earlier: { targets: staff } }])
  })

  test('deletes what was added, and is a change that the server takes', () => {
    const added = changed(1, undefined, recorded())
    const items = [
      ...planBack(beforeChange(added), tenant([firewall()])).steps,
      ...planBack(beforeChange(assigned), tenant([firewall()])).steps,
    ].map(({ item }) => item)
    expect(items.map(({ change }) => change)).toEqual(['delete', 'assign'])
    const args = { id: COMPANY, customerId: COMPANY, items }
    expect(devicePolicyChange.args.safeParse(args).error).toBeUndefined()
  })

  test('sends nothing where it stands so already', () => {
    const as = { ...staff, include: [STAFF] }
    expect(reasons(planBack(beforeChange(assigned), tenant([firewall({ targets: as })])))).toEqual([0])
    expect(reasons(planBack(beforeChange(changed(1, undefined, recorded())), tenant([])))).toEqual([0])
  })

  test('takes back the later assignments, too', () => {
    const changes = [changed(2, recorded(), recorded({ targets: nobody })), assigned]
    const now = tenant([firewall({ targets: nobody })], { changes })
    expect(planBack(toPoint(changes, assigned, 'object'), now).steps).toMatchObject([
      { item: { change: 'assign', targets: everybody } },
    ])
  })
})

describe('what cannot be brought back says why', () => {
  test('it is being changed, or is not on this device', () => {
    const updating = new Set([devicePolicyKey(firewall())])
    expect(reasons(planBack(beforeChange(assigned), tenant([firewall()], { updating })))).toEqual([
      0,
      'updating',
    ])
    expect(reasons(planBack(beforeChange(assigned), tenant(undefined)))).toEqual([0, 'notHere'])
  })

  test('it is gone: what it set was never kept here', () => {
    expect(reasons(planBack(beforeChange(changed(1, recorded(), undefined)), tenant([])))).toEqual([
      0,
      'removed',
    ])
  })

  test('it set something else then, which is told beside whom it was for', () => {
    const after = recorded({ changed_settings: ['device_vendor_msft_firewall_enable'] })
    const before = recorded({ targets: staff })
    const both = changed(2, before, after)
    const now = (changes: PolicyChange[]) => tenant([firewall()], { changes })
    expect(reasons(planBack(beforeChange(both), now([both])))).toEqual([1, 'settings'])
    const settings = changed(2, recorded(), after)
    expect(reasons(planBack(beforeChange(settings), now([settings])))).toEqual([0, 'settings'])
    // What was set before that change is no part of it.
    const later = changed(3, before, recorded())
    expect(reasons(planBack(beforeChange(later), now([later, settings])))).toEqual([1])
    // A later change of its settings is.
    const earlier = changed(1, before, recorded())
    expect(reasons(planBack(beforeChange(earlier), now([settings, earlier])))).toEqual([1, 'settings'])
  })

  test.each([
    ['name', { name: 'Wall' }],
    ['description', { description: 'Of all' }],
    ['number of settings', { settings: 4 }],
    ['filter', { has_more_targets: true }],
    ['actions', { actions: [{ action: 'block', graceHours: 1 }] }],
  ] as const)('it had another %s', (_, more) => {
    const before = recorded({ ...more, actions: 'actions' in more ? [...more.actions] : [] })
    expect(reasons(planBack(beforeChange(changed(1, before, recorded())), tenant([firewall()])))).toEqual([
      0,
      'settings',
    ])
  })

  test('it breaks a rule: it left out groups and was for nobody (INTUNE-05)', () => {
    const before = recorded({ targets: { ...nobody, exclude: [STAFF] } })
    expect(reasons(planBack(beforeChange(changed(1, before, recorded())), tenant([firewall()])))).toEqual([
      0,
      'included-group-required',
    ])
  })

  test('it has a form that nobody here knows, or names more groups than a task takes', () => {
    expect(reasons(planBack(beforeChange({ ...assigned, before: {} }), tenant([firewall()])))).toEqual([
      0,
      'shape',
    ])
    const include = Array.from({ length: devicePolicyTaskLimits.groups + 1 }, (_, at) => `g${at}`)
    const before = recorded({ targets: { ...nobody, include } })
    expect(reasons(planBack(beforeChange(changed(1, before, recorded())), tenant([firewall()])))).toEqual([
      0,
      'shape',
    ])
  })
})

describe('in words', () => {
  const texts = { t: englishOf('intune'), words: englishOf('words') }
  const tell = (before: Partial<RecordedDevicePolicy>, after: Partial<RecordedDevicePolicy>) =>
    deviceMembers(recorded(before), recorded(after), texts).map((member) => [
      member.label,
      member.before.map(({ text }) => text),
      member.after.map(({ text }) => text),
    ])

  test('only what differs is told, groups by the names that they had', () => {
    expect(tell({}, {})).toEqual([])
    expect(
      tell(
        { targets: staff, groups: { [STAFF]: 'Staff' } },
        { targets: { ...everybody, exclude: [GUESTS] }, has_more_targets: true },
      ),
    ).toEqual([
      ['Included', ['Staff'], ['All users', 'Others, with a filter']],
      ['Excluded', ['Nobody'], ['Group 2f1c8a5e']],
    ])
    expect(tell({ name: 'Wall', platform: null }, { description: 'Of all' })).toEqual([
      ['Name', ['Wall'], ['Firewall']],
      ['Description', [], ['Of all']],
      ['Platform', ['Several or not told'], ['Windows']],
    ])
  })

  test('settings are named, each once, and told without what they say', () => {
    const names = ['device_vendor_msft_firewall_enable', 'user_vendor_msft_firewall_enable']
    expect(tell({ settings: 2 }, { changed_settings: names })).toEqual([
      ['Number of settings', ['2'], ['3']],
      ['Settings that changed', [], ['Firewall › enable']],
    ])
    const set = 'groupPolicyConfigurations'
    expect(tell({ set }, { set, changed_settings: [STAFF] })).toEqual([
      ['Settings that changed', [], ['Setting 2f1c8a5e']],
    ])
    expect(
      tell(
        { set: 'deviceConfigurations' },
        { set: 'deviceConfigurations', changed_settings: ['pinRequired'] },
      ),
    ).toEqual([['Settings that changed', [], ['PIN required']]])
  })

  test('what follows for a device is told with its time', () => {
    expect(tell({}, { actions: [{ action: 'block', graceHours: 1 }] })).toEqual([
      ['When a device does not comply', [], ['Block after 1 hour']],
    ])
  })
})
