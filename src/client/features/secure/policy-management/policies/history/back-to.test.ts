import { describe, expect, test } from 'vitest'
import { accessChange } from '#shared/contract/commands/access-commands.ts'
import { accessFingerprint } from '#shared/domain/conditional-access/access-body.ts'
import { differencesBetween } from '#shared/domain/conditional-access/compare-policies.ts'
import type { NamedLocation } from '#shared/domain/conditional-access/named-location.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'
import { beforeChange, laterChanges, toPoint } from '#client/features/secure/parts/history/wanted-back.ts'
import { buildAccessOptions, buildPolicy, GONE_GROUP } from '#tests/support/build-access-rows.ts'
import { planBack, type TenantNow } from './back-to.ts'

const COMPANY = '3f0b6a52-0d4e-4b7c-9d52-2a4a7c7a3e01'
const MFA = buildPolicy().id
const OTHER = '11111111-0000-4000-8000-000000000002'
const HOME = 'cccccccc-0000-4000-8000-000000000009'

const written = (value: Policy | NamedLocation | undefined) =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as PolicyChange['before'])
const changed = (
  day: number,
  before: Policy | NamedLocation | undefined,
  after: Policy | NamedLocation | undefined,
  target: PolicyChange['target'] = 'policy',
): PolicyChange => ({
  id: `change-${day}`,
  customer_id: COMPANY,
  target,
  object_id: before?.id ?? after?.id ?? '',
  name: before?.displayName ?? after?.displayName ?? '',
  change: before ? (after ? 'modified' : 'removed') : 'added',
  found_at: `2026-09-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  before: written(before),
  after: written(after),
  task_id: null,
})
const tenant = (policies: readonly Policy[], change: Partial<TenantNow> = {}): TenantNow => ({
  policies,
  options: buildAccessOptions(COMPANY),
  updating: new Set(),
  ...change,
})
const sent = (plan: ReturnType<typeof planBack>) => plan.steps.map(({ item }) => item)

const reporting = buildPolicy({ state: 'enabledForReportingButNotEnforced' })
const enabled = buildPolicy()
const off = buildPolicy({ state: 'disabled' })
const other = buildPolicy({ id: OTHER, displayName: 'Block device code', state: 'enabled' })
const home: NamedLocation = {
  '@odata.type': '#microsoft.graph.ipNamedLocation',
  id: HOME,
  displayName: 'Old office',
  isTrusted: false,
  ipRanges: [{ cidrAddress: '198.51.100.0/24' }],
}
const atHome = buildPolicy({
  conditions: {
    ...buildPolicy().conditions,
    locations: { includeLocations: ['All'], excludeLocations: [HOME] },
  },
})

describe('back to before a change', () => {
  test('sets the policy as it stood, where nobody has changed it since this person looked', () => {
    const [item, ...rest] = sent(planBack(beforeChange(changed(1, reporting, enabled)), tenant([enabled])))
    expect(rest).toEqual([])
    expect(item).toMatchObject({ change: 'update', objectId: MFA, expected: accessFingerprint(enabled) })
    expect(item && 'body' in item && differencesBetween(item.body, reporting)).toEqual([])
    expect(item && 'body' in item && Object.keys(item.body)).not.toContain('id')
  })

  test('takes back what came later of the same policy as well', () => {
    const plan = planBack(beforeChange(changed(1, reporting, enabled)), tenant([off]))
    expect(plan.steps).toMatchObject([
      { now: { state: 'disabled' }, earlier: { state: 'enabledForReportingButNotEnforced' } },
    ])
  })

  test('deletes what was added, and makes again what was removed', () => {
    expect(sent(planBack(beforeChange(changed(1, undefined, enabled)), tenant([enabled])))).toMatchObject([
      { change: 'delete', objectId: MFA, expected: accessFingerprint(enabled) },
    ])
    expect(sent(planBack(beforeChange(changed(1, enabled, undefined)), tenant([])))).toMatchObject([
      { change: 'create', target: 'policy', name: enabled.displayName },
    ])
  })

  test('sends nothing where it stands so already', () => {
    const nothing = { steps: [], left: [] }
    expect(planBack(beforeChange(changed(1, reporting, enabled)), tenant([reporting]))).toEqual(nothing)
    expect(planBack(beforeChange(changed(1, undefined, enabled)), tenant([]))).toEqual(nothing)
  })

  test('is a change that the server takes', () => {
    const items = sent(
      planBack(
        [
          ...beforeChange(changed(1, reporting, enabled)),
          ...beforeChange(changed(2, home, undefined, 'location')),
        ],
        tenant([enabled]),
      ),
    )
    expect(items).toHaveLength(2)
    const args = { id: COMPANY, customerId: COMPANY, source: null, items }
    expect(accessChange.args.safeParse(args).error).toBeUndefined()
  })
})

describe('back to a point', () => {
  const changes = [
    changed(4, off, enabled),
    changed(3, other, undefined),
    changed(2, reporting, off),
    changed(1, undefined, reporting),
  ]
  const [newest, , second, first] = changes as [PolicyChange, PolicyChange, PolicyChange, PolicyChange]

  test('of a policy is as it stood right after the change, and of nothing else', () => {
    expect(planBack(toPoint(changes, second, 'object'), tenant([enabled])).steps).toMatchObject([
      { item: { change: 'update', objectId: MFA, body: { state: 'disabled' } } },
    ])
    expect(planBack(toPoint(changes, first, 'object'), tenant([enabled])).steps).toMatchObject([
      { item: { change: 'update', body: { state: 'enabledForReportingButNotEnforced' } } },
    ])
  })

  test('of a company is every later change, each policy once', () => {
    expect(sent(planBack(toPoint(changes, second, 'company'), tenant([enabled])))).toMatchObject([
      { change: 'update', body: { state: 'disabled' } },
      { change: 'create', name: other.displayName },
    ])
    expect(sent(planBack(toPoint(changes, first, 'company'), tenant([enabled])))).toMatchObject([
      { change: 'update', body: { state: 'enabledForReportingButNotEnforced' } },
      { change: 'create' },
    ])
  })

  test('at the newest change has nothing to take back', () => {
    expect(laterChanges(changes, newest, 'company')).toEqual([])
    expect(toPoint(changes, newest, 'company')).toEqual([])
  })
})

describe('what cannot be brought back says why', () => {
  test('it is being changed', () => {
    const updating = new Set([MFA.toUpperCase()])
    expect(
      planBack(beforeChange(changed(1, reporting, enabled)), tenant([enabled], { updating })).left,
    ).toEqual([{ name: enabled.displayName, reason: 'updating' }])
  })

  test('it names a group that is gone', () => {
    const naming = buildPolicy({
      conditions: { ...enabled.conditions, users: { includeUsers: ['All'], excludeGroups: [GONE_GROUP] } },
    })
    expect(planBack(beforeChange(changed(1, naming, enabled)), tenant([enabled])).left).toMatchObject([
      { reason: 'gone' },
    ])
  })

  test('it breaks a rule, such as a place that is gone', () => {
    const { steps, left } = planBack(beforeChange(changed(1, atHome, enabled)), tenant([enabled]))
    expect([steps, left.map(({ reason }) => reason)]).toEqual([[], ['rules']])
  })

  test('it has a form that nobody here knows', () => {
    const strange = { ...changed(1, reporting, enabled), before: { state: 7 } }
    expect(planBack(beforeChange(strange), tenant([enabled])).left).toMatchObject([{ reason: 'shape' }])
  })

  test('it is a place, and the places of the tenant are not here', () => {
    const change = changed(1, undefined, home, 'location')
    expect(planBack(beforeChange(change), tenant([], { options: undefined })).left).toMatchObject([
      { reason: 'notHere' },
    ])
  })

  test('it is a place that policies name', () => {
    const options = buildAccessOptions(COMPANY, { locations: { items: [home], is_incomplete: false } })
    const change = changed(1, undefined, home, 'location')
    expect(planBack(beforeChange(change), tenant([atHome], { options })).left).toEqual([
      { name: 'Old office', reason: 'inUse', policies: [atHome.displayName] },
    ])
    // Where the policy that names it goes back, too, it can go.
    const both = [...beforeChange(change), ...beforeChange(changed(2, enabled, atHome))]
    expect(
      sent(planBack(both, tenant([atHome], { options }))).map((item) => [item.target, item.change]),
    ).toEqual([
      ['policy', 'update'],
      ['location', 'delete'],
    ])
  })
})

test('a place that is made again comes first, and policies name it by what it is called', () => {
  const wanted = [
    ...beforeChange(changed(2, atHome, enabled)),
    ...beforeChange(changed(1, home, undefined, 'location')),
  ]
  const [place, policy] = sent(planBack(wanted, tenant([enabled])))
  expect(place).toMatchObject({
    change: 'create',
    target: 'location',
    body: { '@odata.type': home['@odata.type'] },
  })
  expect(policy).toMatchObject({
    change: 'update',
    body: { conditions: { locations: { excludeLocations: ['{{new:Old office}}'] } } },
  })
})
