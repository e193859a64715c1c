import { describe, expect, test } from 'vitest'
import { mailPolicyChange } from '#shared/contract/commands/mail-policy-commands.ts'
import { mailPolicyDifferences } from '#shared/domain/defender/compare-mail-policies.ts'
import { mailPolicyKey, mailPolicyTaskLimits } from '#shared/domain/defender/mail-policy-task.ts'
import { type MailPolicy, newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'
import { beforeChange, toPoint } from '#client/features/secure/parts/history/wanted-back.ts'
import { englishOf } from '#tests/support/english.ts'
import { differenceValues } from '../setting-words.ts'
import { type MailTenantNow, planBack } from './back-to.ts'

const COMPANY = '3f0b6a52-0d4e-4b7c-9d52-2a4a7c7a3e01'

const links = (id: string, more: Partial<MailPolicy> = {}): MailPolicy => ({
  ...newMailPolicy('safeLinks', `Links ${id}`),
  id,
  ruleId: `rule ${id}`,
  priority: 0,
  include: { users: [], groups: [], domains: ['contoso.com'] },
  settings: { TrackClicks: false },
  ...more,
})
const builtIn = links('usual', {
  ruleId: null,
  name: 'Default',
  isBuiltIn: true,
  priority: null,
  include: { users: [], groups: [], domains: [] },
})
const written = (policy: MailPolicy | undefined) =>
  policy === undefined ? null : (JSON.parse(JSON.stringify(policy)) as PolicyChange['before'])
const changed = (
  day: number,
  before: MailPolicy | undefined,
  after: MailPolicy | undefined,
): PolicyChange => ({
  id: `change-${day}`,
  customer_id: COMPANY,
  target: 'mailPolicy',
  object_id: mailPolicyKey(before ?? after ?? builtIn),
  name: (before ?? after ?? builtIn).name,
  change: before ? (after ? 'modified' : 'removed') : 'added',
  found_at: `2026-09-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  before: written(before),
  after: written(after),
  task_id: null,
})
const tenant = (policies: readonly MailPolicy[] | undefined, updating: string[] = []): MailTenantNow => ({
  policies,
  updating: new Set(updating),
})
const sent = (plan: ReturnType<typeof planBack>) => plan.steps.map(({ item }) => item)
const nothing = { steps: [], left: [] }

const on = links('one')
const off = links('one', { isEnabled: false })
const two = links('two', { priority: 1 })

describe('back to before a change', () => {
  test('sets the policy as it stood, where it still is as this person sees it, wherever it has its place', () => {
    const plan = planBack(beforeChange(changed(1, off, on)), tenant([on]))
    expect(sent(plan)).toMatchObject([
      { change: 'update', policy: { id: 'one', isEnabled: false }, expected: { ...on, priority: null } },
    ])
    expect(plan.steps).toMatchObject([{ now: { isEnabled: true }, earlier: { isEnabled: false } }])
    expect(plan.left).toEqual([])
  })

  test('keeps the rule that the policy has now', () => {
    const [item] = sent(
      planBack(beforeChange(changed(1, off, on)), tenant([links('one', { ruleId: 'new' })])),
    )
    expect(item).toMatchObject({ policy: { ruleId: 'new', isEnabled: false } })
  })

  test('deletes what was added, and makes again what was removed', () => {
    expect(sent(planBack(beforeChange(changed(1, undefined, on)), tenant([on])))).toMatchObject([
      { change: 'delete', expected: { id: 'one' } },
    ])
    expect(sent(planBack(beforeChange(changed(1, on, undefined)), tenant([])))).toMatchObject([
      { change: 'create', policy: { id: '', ruleId: null, name: on.name, settings: on.settings } },
    ])
  })

  test('sends nothing where it stands so already', () => {
    expect(planBack(beforeChange(changed(1, off, on)), tenant([off]))).toEqual(nothing)
    expect(planBack(beforeChange(changed(1, undefined, on)), tenant([]))).toEqual(nothing)
  })

  test('is a change that the server takes', () => {
    const wanted = [
      ...beforeChange(changed(1, off, on)),
      ...beforeChange(changed(2, undefined, two)),
      ...beforeChange(changed(3, links('three', { priority: 1 }), undefined)),
    ]
    const items = sent(planBack(wanted, tenant([on, two])))
    expect(items.map(({ change }) => change)).toEqual(['delete', 'update', 'create'])
    const args = { id: COMPANY, customerId: COMPANY, items }
    expect(mailPolicyChange.args.safeParse(args).error).toBeUndefined()
  })
})

describe('places', () => {
  const placesOf = (plan: ReturnType<typeof planBack>) =>
    sent(plan).map((item) => ('policy' in item ? `${item.policy.name} ${item.policy.priority}` : item.change))
  const three = links('three', { priority: 2 })

  test('are those that there were, or the last one where there are fewer now', () => {
    const moved = changed(1, links('one', { priority: 2 }), on)
    expect(placesOf(planBack(beforeChange(moved), tenant([on, two, three])))).toEqual(['Links one 2'])
    expect(placesOf(planBack(beforeChange(moved), tenant([on, two])))).toEqual(['Links one 1'])
    expect(placesOf(planBack(beforeChange(changed(1, three, undefined)), tenant([])))).toEqual([
      'Links three 0',
    ])
  })

  test('of policies of another kind, or without a place, are not counted', () => {
    const spam = { ...links('spam', { priority: 7 }), kind: 'antiSpam' as const }
    const gone = changed(1, three, undefined)
    expect(placesOf(planBack(beforeChange(gone), tenant([spam, builtIn])))).toEqual(['Links three 0'])
    const placeless = links('three', { priority: null })
    expect(placesOf(planBack(beforeChange(changed(1, placeless, undefined)), tenant([on])))).toEqual([
      'Links three null',
    ])
  })

  test('that others leave and take by the same plan are where they will be by then', () => {
    // The added one goes, so that the second moves up by itself; the third is made again behind it.
    const wanted = [
      ...beforeChange(changed(3, links('four', { priority: 1 }), undefined)),
      ...beforeChange(changed(2, links('two', { priority: 0 }), two)),
      ...beforeChange(changed(1, undefined, on)),
    ]
    expect(placesOf(planBack(wanted, tenant([on, two])))).toEqual(['delete', 'Links four 1'])
    // The third goes first again, and so the first has the place by then that it had.
    const moved = [
      ...beforeChange(changed(1, links('three', { priority: 0 }), three)),
      ...beforeChange(changed(2, links('one', { priority: 1, isEnabled: false }), on)),
    ]
    const plan = planBack(moved, tenant([on, two, three]))
    expect(placesOf(plan)).toEqual(['Links three 0', 'Links one 1'])
    expect(plan.steps[1]?.now).toMatchObject({ id: 'one', priority: 1 })
  })
})

describe('back to a point', () => {
  const other = links('other', { priority: 1, comments: 'Ours' })
  const changes = [changed(3, other, undefined), changed(2, off, on), changed(1, undefined, off)]
  const [, second, first] = changes as [PolicyChange, PolicyChange, PolicyChange]

  test('of a policy, and of the company, are the later changes', () => {
    expect(sent(planBack(toPoint(changes, first, 'object'), tenant([on])))).toMatchObject([
      { change: 'update', policy: { isEnabled: false } },
    ])
    expect(sent(planBack(toPoint(changes, second, 'company'), tenant([on])))).toMatchObject([
      { change: 'create', policy: { name: other.name } },
    ])
    expect(sent(planBack(toPoint(changes, first, 'company'), tenant([on])))).toMatchObject([
      { change: 'update' },
      { change: 'create' },
    ])
  })
})

describe('what cannot be brought back says why', () => {
  const reasons = (plan: ReturnType<typeof planBack>) => [
    plan.steps.length,
    ...plan.left.map((each) => (each.reason === 'rules' ? each.finding.rule : each.reason)),
  ]

  test('it is being changed, or is not on this device', () => {
    const wanted = beforeChange(changed(1, off, on))
    expect(reasons(planBack(wanted, tenant([on], [mailPolicyKey(on)])))).toEqual([0, 'updating'])
    expect(reasons(planBack(wanted, tenant(undefined)))).toEqual([0, 'notHere'])
  })

  test('it is built-in, of which only what it says is changed (DEF-03)', () => {
    expect(reasons(planBack(beforeChange(changed(1, undefined, builtIn)), tenant([builtIn])))).toEqual([
      0,
      'builtIn',
    ])
    expect(reasons(planBack(beforeChange(changed(1, builtIn, undefined)), tenant([])))).toEqual([
      0,
      'builtIn',
    ])
    const clicks = { ...builtIn, settings: { TrackClicks: true } }
    const plan = planBack(beforeChange(changed(1, clicks, builtIn)), tenant([builtIn]))
    expect(reasons(plan)).toEqual([1])
    const [item] = sent(plan)
    expect(item && 'policy' in item ? mailPolicyDifferences(clicks, item.policy) : undefined).toEqual([])
    const elsewhere = { ...builtIn, isEnabled: false }
    expect(reasons(planBack(beforeChange(changed(1, elsewhere, builtIn)), tenant([builtIn])))).toEqual([
      0,
      'builtIn',
    ])
    const both = { ...clicks, isEnabled: false }
    expect(reasons(planBack(beforeChange(changed(1, both, builtIn)), tenant([builtIn])))).toEqual([
      1,
      'builtIn',
    ])
  })

  test('it breaks a rule: it is for nobody, or its name is taken by now (DEF-04)', () => {
    const nobody = links('one', { include: { users: [], groups: [], domains: [] } })
    expect(reasons(planBack(beforeChange(changed(1, nobody, on)), tenant([on])))).toEqual([
      0,
      'recipients-required',
    ])
    const namesake = links('namesake', { name: 'LINKS one' })
    expect(reasons(planBack(beforeChange(changed(1, on, undefined)), tenant([namesake])))).toEqual([
      0,
      'name-taken',
    ])
    // Where the one that took the name goes back, too, it is free.
    const both = [
      ...beforeChange(changed(1, on, undefined)),
      ...beforeChange(changed(2, undefined, namesake)),
    ]
    expect(reasons(planBack(both, tenant([namesake])))).toEqual([2])
  })

  test('it has a form that nobody here knows, or is longer than a task takes', () => {
    const strange = { ...changed(1, off, on), before: {} }
    expect(reasons(planBack(beforeChange(strange), tenant([on])))).toEqual([0, 'shape'])
    const long = links('one', { comments: 'x'.repeat(mailPolicyTaskLimits.policy) })
    expect(reasons(planBack(beforeChange(changed(1, long, on)), tenant([on])))).toEqual([0, 'shape'])
    expect(reasons(planBack(beforeChange(changed(1, undefined, long)), tenant([long])))).toEqual([0, 'shape'])
  })
})

test('a list that changed is told entry by entry, and nothing as nothing', () => {
  const wording = { t: englishOf('defender'), locale: 'en' }
  const tell = (member: string, before: unknown, after: unknown) =>
    differenceValues('antiSpam', { member, before, after }, wording)
  expect(tell('includeDomains', ['a.com', 'b.com'], [])).toEqual({
    label: 'Included domains',
    before: ['a.com', 'b.com'],
    after: [],
  })
  expect(tell('RegionBlockList', null, ['KP', 'IR'])).toMatchObject({
    before: [],
    after: ['North Korea', 'Iran'],
  })
  expect(tell('isEnabled', true, false)).toEqual({ label: 'Enabled', before: ['On'], after: ['Off'] })
})
