import { describe, expect, test } from 'vitest'
import { devicePolicyTaskLimits, type WantedTargets } from '#shared/domain/intune/device-policy-task.ts'
import type { DevicePolicySummary } from '#shared/domain/intune/device-policies.ts'
import { devicePolicyRows } from '../device-policy-rows.ts'
import {
  type AssignDraft,
  draftOf,
  groupOptions,
  groupsById,
  labelOfGroup,
  problemsOf,
  storedDraft,
  typedDraftOf,
  wantedOf,
} from './assign-draft.ts'
import { changesBetween, isNoChange } from './target-changes.ts'

const STAFF = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c10'
const PILOTS = '5d1f0c4e-7a43-4a7c-b9b5-0f2f3f8f6b11'
const GONE = '77777777-7a43-4a7c-b9b5-0f2f3f8f6b11'
const nobody = { everyDevice: false, everyUser: false, include: [], exclude: [] }
const groups: Record<string, string> = { [STAFF]: 'Staff', [PILOTS]: 'Pilots' }

const rowOf = (targets: Partial<DevicePolicySummary['targets']> = {}) => {
  const policy: DevicePolicySummary = {
    set: 'configurationPolicies',
    id: 'one',
    name: 'Firewall',
    description: '',
    platform: 'windows',
    targets: { ...nobody, ...targets },
    actions: [],
    settings: 3,
    has_more_targets: false,
    holds_secrets: false,
  }
  const own = { id: 'c', customer_id: 'c', unread: {}, is_incomplete: false, groups, policies: [policy] }
  const [row] = devicePolicyRows([own], 'configuration', String)
  if (!row) throw new Error('a policy has a row')
  return row
}
const optionsOf = (row = rowOf(), known = groups) =>
  groupOptions(
    known,
    row,
    (id) => `Group ${id.slice(0, 8)}`,
    (a, b) => (a < b ? -1 : 1),
  )
const options = optionsOf()
const blank = draftOf(rowOf())
const draft = (more: Partial<AssignDraft>): AssignDraft => ({ ...blank, ...more })
const groupsOf = (names: string, ...ids: string[]) => ({ ids, names })

describe('the groups that can be chosen', () => {
  test('are those of the tenant by name, and those of the policy that nobody has a name for', () => {
    const row = rowOf({ include: [GONE.toUpperCase()], exclude: [STAFF.toUpperCase()] })
    expect(optionsOf(row).map(({ value, label }) => [value, label])).toEqual([
      [GONE, 'Group 77777777'],
      [PILOTS, 'Pilots'],
      [STAFF, 'Staff'],
    ])
    expect(draftOf(row)).toMatchObject({ include: groupsOf('', GONE), exclude: groupsOf('', STAFF) })
  })

  test('are told apart where two have one name', () => {
    const known = { ...groups, [GONE]: 'staff' }
    expect(optionsOf(rowOf(), known).map(({ label }) => label)).toEqual([
      'Pilots',
      'Staff (2f1c8a5e)',
      'staff (77777777)',
    ])
  })
})

describe('whom the policy shall be for', () => {
  test('is said with ids where these are known, and else by names, each once', () => {
    const include = groupsOf(' pilots \n\nField service\nfield service\r\nPilots', STAFF)
    expect(wantedOf(draft({ everyUser: true, include }), options)).toEqual({
      everyDevice: false,
      everyUser: true,
      include: [
        { id: STAFF, name: 'Staff' },
        { id: PILOTS, name: 'Pilots' },
        { id: null, name: 'field service' },
      ],
      exclude: [],
    })
  })

  test('leaves a name to the server that two known groups have', () => {
    const two = optionsOf(rowOf(), { ...groups, [GONE]: 'Staff' })
    expect(wantedOf(draft({ include: groupsOf('staff') }), two).include).toEqual([
      { id: null, name: 'staff' },
    ])
  })

  test('keeps a group that nobody has a name for', () => {
    const row = rowOf({ include: [GONE] })
    expect(wantedOf(draftOf(row), optionsOf(row)).include).toEqual([{ id: GONE, name: null }])
  })

  test('is stored a name a line, none longer than a group can have', () => {
    const stored = storedDraft(draft({ include: groupsOf(`  A \n\n${'x'.repeat(300)}`) }))
    expect(stored.include.names).toBe(`A\n${'x'.repeat(256)}`)
  })
})

describe('what is wrong', () => {
  const rulesOf = (more: Partial<AssignDraft>) =>
    Object.entries(problemsOf(draft(more), options)).flatMap(([input, problem]) =>
      problem?.kind === 'findings'
        ? problem.findings.map(({ rule, values }) => [input, rule, ...Object.values(values)].join(' '))
        : problem
          ? [`${input} ${problem.kind}`]
          : [],
    )

  test('is a group on both sides, by its name, however it was entered (INTUNE-04)', () => {
    expect(rulesOf({ include: groupsOf('', STAFF), exclude: groupsOf('STAFF') })).toEqual([
      'exclude group-in-both Staff',
    ])
    expect(rulesOf({ include: groupsOf('Sales'), exclude: groupsOf('sales') })).toEqual([
      'exclude group-in-both Sales',
    ])
    expect(rulesOf({ include: groupsOf('', STAFF), exclude: groupsOf('', PILOTS) })).toEqual([])
  })

  test('is who is excluded where nobody is included (INTUNE-05)', () => {
    expect(rulesOf({ exclude: groupsOf('', STAFF) })).toEqual(['include included-group-required'])
    expect(rulesOf({ exclude: groupsOf('', STAFF), everyDevice: true })).toEqual([])
    expect(rulesOf({})).toEqual([])
  })

  test('are more groups than a task takes', () => {
    const names = Array.from({ length: devicePolicyTaskLimits.groups + 1 }, (_, at) => `Group ${at}`)
    expect(rulesOf({ include: groupsOf(names.join('\n')) })).toEqual(['include tooMany'])
    expect(rulesOf({ include: groupsOf(names.slice(1).join('\n')) })).toEqual([])
  })
})

test('what changes is told on each side, and a name that was there already changes nothing', () => {
  const row = rowOf({ everyDevice: true, exclude: [STAFF] })
  const before = wantedOf(draftOf(row), options)
  const told = (after: WantedTargets) => {
    const changes = changesBetween(before, after)
    const names = (list: typeof changes.include.added) =>
      list.map((one) => (typeof one === 'string' ? one : labelOfGroup(one, options)))
    return {
      include: [names(changes.include.added), names(changes.include.removed)],
      exclude: [names(changes.exclude.added), names(changes.exclude.removed)],
      isForNobody: changes.isForNobody,
    }
  }
  const after = {
    ...draftOf(row),
    everyDevice: false,
    include: groupsOf('Sales', STAFF),
    exclude: groupsOf(''),
  }
  expect(told(wantedOf(after, options))).toEqual({
    include: [['Staff', 'Sales'], ['everyDevice']],
    exclude: [[], ['Staff']],
    isForNobody: false,
  })
  expect(told({ ...before, everyDevice: false }).isForNobody).toBe(true)
  const same = wantedOf({ ...draftOf(row), exclude: groupsOf('staff', STAFF) }, options)
  expect(isNoChange(changesBetween(before, same))).toBe(true)
  expect(isNoChange(changesBetween(before, wantedOf(after, options)))).toBe(false)
})

test('whom it was to be for and was refused stands in the form as it was chosen and written', () => {
  const wanted: WantedTargets = {
    everyDevice: true,
    everyUser: false,
    include: [
      { id: STAFF.toUpperCase(), name: 'Staff' },
      { id: null, name: 'Sales' },
    ],
    exclude: [
      { id: GONE, name: 'Trainees' },
      { id: null, name: 'A' },
      { id: null, name: 'B' },
    ],
  }
  const typed = typedDraftOf(wanted)
  expect(typed).toEqual({
    everyDevice: true,
    everyUser: false,
    include: groupsOf('Sales', STAFF),
    exclude: groupsOf('A\nB', GONE),
  })
  // The tenant tells no group of this id any more.
  const known = optionsOf({ ...rowOf(), exclude: groupsById(wanted.exclude) })
  expect(wantedOf(typed, known).exclude).toEqual(wanted.exclude)
  expect(labelOfGroup({ id: GONE, name: null }, known)).toBe('Trainees')
})
