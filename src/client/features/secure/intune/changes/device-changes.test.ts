import { describe, expect, test } from 'vitest'
import type { DevicePolicies, DevicePolicySummary } from '#shared/domain/intune/device-policies.ts'
import {
  askedDeviceChangesSchema,
  type DevicePolicyItem,
  type DevicePolicyTask,
  devicePolicyTaskLimits,
} from '#shared/domain/intune/device-policy-task.ts'
import { describeDeviceFinding } from '#shared/domain/intune/describe-device-finding.ts'
import { devicePolicyTexts } from '#shared/domain/intune/texts/en.ts'
import type { View } from '#client/data/rows/merge.ts'
import { englishOf } from '#tests/support/english.ts'
import { askedDeletion, leftOutBy, planAct } from '../acts/device-acts.ts'
import { devicePolicyRows } from '../device-policy-rows.ts'
import { keyNow, tasksAbout, tasksOfArea, withTasks } from '../device-policy-tasks.ts'
import { whomText } from '../device-policy-words.ts'
import { deviceFaultText, itemText } from './device-task-words.ts'

const t = englishOf('intune')
const nobody = { everyDevice: false, everyUser: false, include: [], exclude: [] }

const buildPolicy = (more: Partial<DevicePolicySummary> = {}): DevicePolicySummary => ({
  set: 'configurationPolicies',
  id: 'one',
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
const buildCompany = (id: string, policies: DevicePolicySummary[]): DevicePolicies => ({
  id,
  customer_id: id,
  unread: {},
  is_incomplete: false,
  groups: {},
  policies,
})
const rowsOf = (...policies: DevicePolicySummary[]) =>
  devicePolicyRows([buildCompany('contoso', policies)], 'configuration', String)
const rowOf = (more: Partial<DevicePolicySummary> = {}) => {
  const [row] = rowsOf(buildPolicy(more))
  if (!row) throw new Error('a policy has a row')
  return row
}
const buildItem = (more: Partial<DevicePolicyItem> = {}): DevicePolicyItem => ({
  change: 'assign',
  set: 'configurationPolicies',
  object_id: 'one',
  name: 'Firewall',
  targets: null,
  expected: null,
  before: null,
  after: null,
  brings_back: null,
  state: 'pending',
  fault: null,
  detail: null,
  ...more,
})
const made = buildItem({ change: 'create', object_id: null, name: 'New' })
const buildTask = (
  items: DevicePolicyItem[],
  more: Partial<DevicePolicyTask> = {},
): View<'devicePolicyTask'> => ({
  row: {
    id: 'task',
    customer_id: 'contoso',
    undoes: null,
    state: 'pending',
    requested_by: null,
    requested_at: '2026-11-26T08:00:00.000Z',
    finished_at: null,
    items,
    ...more,
  },
  isPending: false,
  isConflict: false,
  v: 1,
})
const listed = (rows: ReturnType<typeof rowsOf>, ...tasks: View<'devicePolicyTask'>[]) =>
  withTasks(rows, tasks, 'configuration', String)

describe('the rows', () => {
  test('rest while a task is changing them, and those that it leaves alone stay the same objects', () => {
    const rows = rowsOf(buildPolicy(), buildPolicy({ id: 'two', name: 'Updates' }))
    const [changed, left] = listed(rows, buildTask([buildItem({ object_id: 'ONE' })]))
    expect(changed).toEqual({ ...rows[0], isUpdating: true })
    expect(left).toBe(rows[1])
    expect(listed(rows, buildTask([buildItem()], { state: 'completed' }))).toBe(rows)
    expect(listed(rows, buildTask([buildItem()], { customer_id: 'fabrikam' }))[0]).toBe(rows[0])
  })

  test('have one that is being made, with whom it shall be for', () => {
    const targets = { ...nobody, everyUser: true, exclude: [{ id: null, name: 'Pilots' }] }
    const [row] = listed([], buildTask([{ ...made, targets }]))
    expect(row).toMatchObject({ key: 'contoso.task.0', isUpdating: true, isNew: true, isAssigned: true })
    expect(row && whomText(row, t)).toBe('All users, without Pilots')
    const [bare] = listed([], buildTask([made]))
    expect(bare && whomText(bare, t)).toBe('Nobody')
  })

  test('have it until its tenant is read again, once, and open at the key that it has then', () => {
    const done = buildTask([{ ...made, state: 'applied', object_id: 'NEW' }], { state: 'in progress' })
    expect(listed([], done)).toMatchObject([{ key: 'contoso.configurationPolicies.new', isNew: true }])
    const there = rowsOf(buildPolicy({ id: 'new', name: 'New' }))
    expect(listed(there, done)).toEqual([{ ...there[0], isUpdating: true }])
    expect(listed([], buildTask([{ ...made, state: 'failed' }], { state: 'in progress' }))).toEqual([])
    expect(keyNow('contoso.task.0', [done])).toBe('contoso.configurationPolicies.new')
    expect(keyNow('contoso.task.0', [buildTask([made])])).toBe('contoso.task.0')
    expect(keyNow(undefined, [done])).toBeUndefined()
  })

  test('have none that is being made in the other area', () => {
    const compliance = { ...made, set: 'deviceCompliancePolicies' as const }
    expect(listed([], buildTask([made, compliance])).map(({ policy }) => policy.set)).toEqual([
      'configurationPolicies',
    ])
  })

  test('know the tasks about them, also while they are made, and those that took these back', () => {
    const about = buildTask([buildItem()], { state: 'completed' })
    const back = buildTask([], { id: 'back', undoes: 'task' })
    const other = buildTask([made], { id: 'other' })
    const tasks = [back, other, about]
    const idsAbout = (row: { key: string }) => tasksAbout(row, tasks).map(({ row: { id } }) => id)
    expect(idsAbout(rowOf())).toEqual(['back', 'task'])
    expect(idsAbout(rowOf({ id: 'two' }))).toEqual([])
    expect(idsAbout({ key: 'contoso.other.0' })).toEqual(['other'])
  })
})

test('an area has its own tasks, and those that take one of these back before their items are known', () => {
  const own = buildTask([buildItem()], { id: 'own' })
  const back = buildTask([], { id: 'back', undoes: 'own' })
  const others = buildTask([buildItem({ set: 'deviceCompliancePolicies' })], { id: 'others' })
  const idsOf = (area: 'configuration' | 'compliance') =>
    tasksOfArea([back, others, own], area).map(({ row }) => row.id)
  expect(idsOf('configuration')).toEqual(['back', 'own'])
  expect(idsOf('compliance')).toEqual(['others'])
})

describe('what is done with several policies', () => {
  test('leaves out what is being changed, and deploys no secret, which can be deleted all the same', () => {
    const secret = rowOf({ holds_secrets: true })
    expect(leftOutBy(secret, 'deploy')).toBe('holdsSecrets')
    expect(leftOutBy(secret, 'delete')).toBeUndefined()
    expect(leftOutBy({ ...secret, isUpdating: true }, 'delete')).toBe('updating')
    const { taken, left } = planAct([rowOf(), secret, rowOf({ id: 'two', holds_secrets: true })], 'deploy')
    expect(taken.map(({ policy }) => policy.holds_secrets)).toEqual([false])
    expect(left.map(({ reason, rows }) => [reason, rows.length])).toEqual([['holdsSecrets', 2]])
  })

  test('is a task for each company, against what was seen, and as many as there must be', () => {
    const { policy, ...rest } = rowOf({ targets: { ...nobody, everyDevice: true } })
    const other = { ...rest, policy, customerId: 'fabrikam', company: 'Fabrikam' }
    const asked = askedDeletion([{ ...rest, policy }, other])
    expect(asked.map(({ customerId }) => customerId)).toEqual(['contoso', 'fabrikam'])
    expect(asked[0]?.items).toEqual([
      {
        change: 'delete',
        set: 'configurationPolicies',
        id: 'one',
        expected: { name: 'Firewall', targets: { ...nobody, everyDevice: true } },
      },
    ])
    expect(askedDeviceChangesSchema.safeParse(asked[0]?.items).success).toBe(true)
    const many = Array.from({ length: devicePolicyTaskLimits.items + 1 }, () => rowOf())
    expect(askedDeletion(many).map(({ items }) => items.length)).toEqual([devicePolicyTaskLimits.items, 1])
  })
})

describe('in words', () => {
  test.each<[DevicePolicyItem['change'], string]>([
    ['create', 'Create Firewall'],
    ['replace', 'Replace the settings of Firewall'],
    ['assign', 'Assign Firewall'],
    ['delete', 'Delete Firewall'],
  ])('a change is told: %s', (change, text) => {
    expect(itemText(buildItem({ change }), t)).toBe(text)
  })

  const pilots = { id: null, name: 'Pilots' }
  test.each<[string, Partial<DevicePolicyItem>]>([
    ['The tenant has no Intune license.', { fault: 'noLicense' }],
    ['The tenant has no group named Pilots.', { fault: 'groupMissing', detail: 'Pilots' }],
    ['Microsoft refused it: Their words', { fault: 'somethingNew', detail: 'Their words' }],
    ['Microsoft refused it: somethingNew', { fault: 'somethingNew' }],
    [
      'The policy breaks rules: Group Pilots cannot be both included and excluded; The tenant has no such group',
      {
        fault: 'invalid',
        detail: 'group-in-both, unknown-group',
        targets: { ...nobody, include: [pilots], exclude: [pilots] },
      },
    ],
    [
      'The policy breaks rules: A group cannot be both included and excluded; The name can have at most 256 characters; unheard-of',
      { fault: 'invalid', detail: 'group-in-both,name-too-long,unheard-of' },
    ],
  ])('a fault says what to do, and broken rules are not told by their ids: %s', (text, more) => {
    const findingText = (finding: Parameters<typeof describeDeviceFinding>[1]) =>
      describeDeviceFinding(devicePolicyTexts, finding)
    expect(deviceFaultText(buildItem(more), t, findingText)).toBe(text)
  })
})
