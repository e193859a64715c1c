import { describe, expect, test } from 'vitest'
import type { DevicePolicies, DevicePolicySummary } from '#shared/domain/intune/device-policies.ts'
import {
  askedDeviceChangesSchema,
  type DevicePolicyItem,
  type DevicePolicyTask,
} from '#shared/domain/intune/device-policy-task.ts'
import { englishOf } from '#tests/support/english.ts'
import { devicePolicyRows } from '../device-policy-rows.ts'
import { companyChoices } from './company-choices.ts'
import { audiencesOf, filteredAmong, type TemplateSource } from './deploy-source.ts'
import { askedDeployment, type DeployChoice, type DeployTarget, planDeployment } from './plan-deployment.ts'
import { countsText, placeOf } from './plan-outcomes.ts'

const t = englishOf('intune')
const CONTOSO = '11111111-0000-4000-8000-000000000001'
const FABRIKAM = '11111111-0000-4000-8000-000000000002'
const STAFF = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c10'
const OTHER_STAFF = '5d1f0c4e-7a43-4a7c-b9b5-0f2f3f8f6b11'
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
const buildOwn = (
  customerId: string,
  policies: DevicePolicySummary[],
  more: Partial<DevicePolicies> = {},
): DevicePolicies => ({
  id: customerId,
  customer_id: customerId,
  unread: {},
  is_incomplete: false,
  groups: { [STAFF]: 'Staff', [OTHER_STAFF]: 'staff' },
  policies,
  ...more,
})
const sourcesOf = (policies: DevicePolicySummary[], customerId = CONTOSO) =>
  devicePolicyRows([buildOwn(customerId, policies)], 'configuration', String)
const buildTarget = (
  policies: DevicePolicySummary[] = [],
  { unread, ...more }: Partial<DeployTarget & Pick<DevicePolicies, 'unread'>> = {},
): DeployTarget => ({
  id: FABRIKAM,
  name: 'Fabrikam',
  isConnected: true,
  own: buildOwn(FABRIKAM, policies, unread ? { unread } : {}),
  tasks: [],
  ...more,
})
const plan = (
  source: Partial<DevicePolicySummary>,
  target: DeployTarget,
  choice: Partial<DeployChoice> = {},
) => {
  const plans = planDeployment(sourcesOf([buildPolicy(source)]), [target], {
    audience: 'nobody',
    existing: 'leave',
    ...choice,
  })
  const { source: _, ...planned } = plans[0]?.policies[0] ?? { source: undefined, outcome: undefined }
  return planned
}

describe('a policy that is deployed', () => {
  test('is made for nobody, or for the same as where it is from, groups by their names', () => {
    const targets = { ...nobody, everyDevice: true, exclude: [STAFF] }
    expect(plan({ targets }, buildTarget())).toEqual({ outcome: 'create', targets: null })
    expect(plan({ targets }, buildTarget(), { audience: 'same' })).toEqual({
      outcome: 'create',
      targets: { ...nobody, everyDevice: true, exclude: [{ id: null, name: 'Staff' }] },
    })
  })

  test('names a group once that is two of one name where it is from', () => {
    const targets = { ...nobody, include: [STAFF, OTHER_STAFF] }
    expect(plan({ targets }, buildTarget(), { audience: 'same' })).toMatchObject({
      targets: { include: [{ id: null, name: 'staff' }] },
    })
  })

  test('leaves the one of its name and set as it is, or gives that its settings, for whom it is or as here', () => {
    const there = buildPolicy({ id: 'theirs', name: ' FIREWALL' })
    const elsewhere = buildPolicy({ id: 'else', set: 'deviceConfigurations' })
    const target = buildTarget([elsewhere, there])
    expect(plan({}, target)).toEqual({ outcome: 'exists' })
    expect(plan({}, target, { existing: 'replace' })).toEqual({
      outcome: 'replace',
      targets: null,
      replaced: there,
    })
    expect(plan({}, target, { existing: 'replace', audience: 'same' })).toMatchObject({
      outcome: 'replace',
      targets: nobody,
    })
    expect(plan({}, buildTarget([elsewhere]), { existing: 'replace' }).outcome).toBe('create')
  })
})

describe('a policy is left out', () => {
  const buildTask = (item: Partial<DevicePolicyItem>, state: DevicePolicyTask['state'] = 'pending') => ({
    id: 'task',
    customer_id: FABRIKAM,
    undoes: null,
    state,
    requested_by: null,
    requested_at: '',
    finished_at: null,
    items: [
      {
        change: 'create' as const,
        set: 'configurationPolicies' as const,
        object_id: null,
        name: 'firewall',
        targets: null,
        expected: null,
        before: null,
        after: null,
        brings_back: null,
        state: 'pending' as const,
        fault: null,
        detail: null,
        ...item,
      },
    ],
  })
  const deleting = buildTask({ change: 'delete', object_id: 'THEIRS', name: 'Earlier name' })

  test.each<[string, DeployTarget, Partial<DevicePolicySummary>]>([
    ['notConnected', buildTarget([], { isConnected: false }), {}],
    ['noLicense', buildTarget([], { unread: { configurationPolicies: 'noLicense' } }), {}],
    ['missingScope', buildTarget([], { unread: { configurationPolicies: 'missingScope' } }), {}],
    ['notRead', buildTarget([], { own: undefined }), {}],
    ['updating', buildTarget([], { tasks: [buildTask({})] }), {}],
    ['updating', buildTarget([buildPolicy({ id: 'theirs' })], { tasks: [deleting] }), {}],
    ['holdsSecrets', buildTarget(), { holds_secrets: true }],
    ['ownCompany', buildTarget([], { id: CONTOSO }), {}],
  ])('where it is %s', (reason, target, source) => {
    expect(plan(source, target)).toEqual({ outcome: 'left', reason })
  })

  test('not for what another set lacks, nor for a task that has ended or changes another policy', () => {
    const target = buildTarget([], {
      unread: { deviceConfigurations: 'noLicense' },
      tasks: [buildTask({}, 'completed'), buildTask({ name: 'Another' })],
    })
    expect(plan({}, target).outcome).toBe('create')
  })

  test('where several could be replaced, though none is in the way of leaving them', () => {
    const target = buildTarget([buildPolicy({ id: 'a' }), buildPolicy({ id: 'b' })])
    expect(plan({}, target, { existing: 'replace' })).toEqual({ outcome: 'left', reason: 'several' })
    expect(plan({}, target).outcome).toBe('exists')
  })

  test('where one would be replaced that sets a secret, which nobody can bring back', () => {
    const target = buildTarget([buildPolicy({ id: 'secret', holds_secrets: true })])
    expect(plan({}, target, { existing: 'replace' })).toEqual({ outcome: 'left', reason: 'secretThere' })
    expect(plan({}, target).outcome).toBe('exists')
  })

  test('where it shall be for the same, and that cannot be said there', () => {
    const same = (targets: Partial<DevicePolicySummary['targets']>) =>
      plan({ targets: { ...nobody, ...targets } }, buildTarget(), { audience: 'same' })
    expect(same({ include: ['77777777'] })).toEqual({ outcome: 'left', reason: 'groupUnnamed' })
    expect(same({ include: [STAFF], exclude: [OTHER_STAFF] })).toMatchObject({
      outcome: 'left',
      reason: { rule: 'group-in-both', values: { value: 'Staff' } },
    })
    expect(plan({ targets: { ...nobody, include: ['77777777'] } }, buildTarget()).outcome).toBe('create')
  })
})

describe('several policies', () => {
  const sources = [
    ...sourcesOf([
      buildPolicy({ id: 'secret', holds_secrets: true }),
      buildPolicy(),
      buildPolicy({ id: 'b', name: 'B' }),
    ]),
    ...sourcesOf([buildPolicy({ id: 'theirs', name: 'firewall ' })], FABRIKAM),
  ]
  const northwind = buildTarget([], { id: '11111111-0000-4000-8000-000000000003', name: 'Northwind' })
  const targets = [northwind, buildTarget([buildPolicy({ id: 'theirs', name: 'firewall ' })])]
  const plans = planDeployment(sources, targets, { audience: 'nobody', existing: 'leave' })
  const toldOf = (place: number) =>
    plans[place]?.policies.map((each) => (each.outcome === 'left' ? each.reason : each.outcome))

  test('have one of each name at a company, the first that can be deployed, and none where they are from', () => {
    expect(toldOf(0)).toEqual(['holdsSecrets', 'create', 'create', 'sameName'])
    expect(toldOf(1)).toEqual(['holdsSecrets', 'exists', 'create', 'ownCompany'])
  })

  test('are a task for each company where something changes, which the server takes', () => {
    const replaced = planDeployment(sources, targets, { audience: 'same', existing: 'replace' })
    const asked = askedDeployment(replaced)
    expect(asked.map(({ company, items }) => [company, items.map((item) => item.change)])).toEqual([
      ['Northwind', ['deploy', 'deploy']],
      ['Fabrikam', ['deploy', 'deploy']],
    ])
    expect(asked[1]?.items[0]).toEqual({
      change: 'deploy',
      set: 'configurationPolicies',
      name: 'Firewall',
      source: { customerId: CONTOSO, policyId: 'one' },
      targets: nobody,
      replaced: { id: 'theirs', expected: { name: 'firewall ', targets: nobody } },
    })
    for (const { items } of asked) expect(askedDeviceChangesSchema.safeParse(items).success).toBe(true)
    expect(
      askedDeployment(
        planDeployment(sources, [buildTarget([], { isConnected: false })], {
          audience: 'nobody',
          existing: 'leave',
        }),
      ),
    ).toEqual([])
  })

  test('are counted by what becomes of them, and stand with what changes first', () => {
    expect(countsText(plans, t)).toBe('3 to be created, 4 left out, 1 there already')
    const inOrder = (plans[1]?.policies ?? []).toSorted((a, b) => placeOf(a) - placeOf(b))
    expect(inOrder.map(({ outcome }) => outcome)).toEqual(['create', 'left', 'left', 'exists'])
  })
})

test('companies can be chosen that are connected and have a license for one of the policies', () => {
  const sources = sourcesOf([buildPolicy(), buildPolicy({ id: 'b', set: 'deviceConfigurations' })])
  const compliance = buildPolicy({ id: 'c', set: 'deviceCompliancePolicies' })
  const choices = companyChoices(
    sources,
    [
      buildTarget([buildPolicy({ id: 'x' }), compliance]),
      buildTarget([], { isConnected: false }),
      buildTarget([], { own: undefined }),
      buildTarget([], { unread: { configurationPolicies: 'noLicense' } }),
      buildTarget([], { unread: { configurationPolicies: 'noLicense', deviceConfigurations: 'noLicense' } }),
    ],
    t,
    'not read yet',
  )
  expect(choices.map(({ isSelectable, help }) => [isSelectable, help])).toEqual([
    [true, '1 policy'],
    [false, 'not connected to Microsoft 365'],
    [true, 'not read yet'],
    [true, '0 policies'],
    [false, 'The tenant has no Intune license.'],
  ])
})

describe('templates', () => {
  const TEMPLATE = '22222222-0000-4000-8000-000000000001'
  const template = (name: string, place = 1): TemplateSource => ({
    key: `${place}`,
    templateId: `${TEMPLATE.slice(0, -1)}${place}`,
    policy: {
      set: 'configurationPolicies',
      name,
      description: '',
      platform: 'windows',
      actions: [],
      settings: 3,
    },
  })
  const planFor = (sources: TemplateSource[], target: DeployTarget, choice: Partial<DeployChoice> = {}) =>
    planDeployment(sources, [target], { audience: 'nobody', existing: 'leave', ...choice })
  const toldOf = (...args: Parameters<typeof planFor>) =>
    planFor(...args)[0]?.policies.map((each) => (each.outcome === 'left' ? each.reason : each.outcome))

  test('are for nobody yet, all devices or all users, and for no others', () => {
    expect(audiencesOf([template('Firewall')])).toEqual(['nobody', 'everyDevice', 'everyUser'])
    expect(audiencesOf(sourcesOf([buildPolicy()]))).toEqual(['nobody', 'same'])
    expect(filteredAmong([template('Firewall')])).toEqual([])
    const wanted = (audience: DeployChoice['audience']) =>
      planFor([template('Firewall')], buildTarget(), { audience })[0]?.policies[0]
    expect(wanted('nobody')).toMatchObject({ outcome: 'create', targets: null })
    expect(wanted('everyDevice')).toMatchObject({ targets: { ...nobody, everyDevice: true } })
    expect(wanted('everyUser')).toMatchObject({ targets: { ...nobody, everyUser: true } })
  })

  test('are asked for by their ids and the names of their policies, which the server takes', () => {
    const there = buildPolicy({ id: 'theirs', name: 'firewall ' })
    const plans = planFor([template('Firewall'), template('Updates', 2)], buildTarget([there]), {
      audience: 'everyDevice',
      existing: 'replace',
    })
    const [asked] = askedDeployment(plans)
    expect(asked?.items).toEqual([
      {
        change: 'deploy',
        set: 'configurationPolicies',
        name: 'Firewall',
        source: { templateId: TEMPLATE },
        targets: { ...nobody, everyDevice: true },
        replaced: { id: 'theirs', expected: { name: 'firewall ', targets: nobody } },
      },
      {
        change: 'deploy',
        set: 'configurationPolicies',
        name: 'Updates',
        source: { templateId: '22222222-0000-4000-8000-000000000002' },
        targets: { ...nobody, everyDevice: true },
        replaced: null,
      },
    ])
    expect(askedDeviceChangesSchema.safeParse(asked?.items).success).toBe(true)
  })

  test('are left out like policies: where one is there, where nothing was read, and the second of a name', () => {
    const both = [template('Firewall'), template(' firewall', 2)]
    expect(toldOf(both, buildTarget())).toEqual(['create', 'sameName'])
    expect(toldOf([template('Firewall')], buildTarget([buildPolicy()]))).toEqual(['exists'])
    expect(toldOf([template('Firewall')], buildTarget([], { own: undefined }))).toEqual(['notRead'])
  })
})
