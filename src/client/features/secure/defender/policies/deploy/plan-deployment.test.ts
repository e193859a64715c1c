import { describe, expect, test } from 'vitest'
import { askedMailChangesSchema, type MailPolicyTask } from '#shared/domain/defender/mail-policy-task.ts'
import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import { type MailPolicy, newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import type { DeploySource } from './deploy-source.ts'
import { askedDeployment, type DeployTarget, planDeployment } from './plan-deployment.ts'
import { settingsOfCompany } from './settings-of-company.ts'

const none = { users: [], groups: [], domains: [] }
const buildPolicy = (parts: Partial<MailPolicy> = {}): MailPolicy => ({
  ...newMailPolicy('safeLinks', 'Links'),
  id: 'one',
  ruleId: 'rule',
  priority: 3,
  include: { ...none, domains: ['contoso.com'] },
  exclude: { ...none, users: ['boss@contoso.com'] },
  settings: { TrackClicks: false, RecommendedPolicyType: 'Custom' },
  ...parts,
})
const source = buildPolicy()
const buildSource = (policy: MailPolicy = source, parts: Partial<DeploySource> = {}): DeploySource => ({
  key: `${policy.kind} ${policy.name}`,
  customerId: 'contoso',
  policy,
  isUpdating: false,
  ...parts,
})
/** What is planned for a company. */
const planned = (sources: readonly DeploySource[], target: DeployTarget, keepsRecipients = false) =>
  planDeployment(sources, { keepsRecipients })(target).policies

interface Parts extends Partial<Omit<DeployTarget, 'own'>> {
  policies?: MailPolicy[]
  unread?: MailPolicies['unread']
}
const buildTarget = ({ policies = [], unread = {}, ...parts }: Parts = {}): DeployTarget => ({
  id: 'fabrikam',
  name: 'Fabrikam',
  isConnected: true,
  domains: ['fabrikam.com', 'fabrikam.onmicrosoft.com'],
  own: { id: 'fabrikam', customer_id: 'fabrikam', unread, is_incomplete: false, policies },
  tasks: [],
  ...parts,
})
const plan = (target: DeployTarget, keepsRecipients = false) =>
  planned([buildSource()], target, keepsRecipients)[0]

describe('a policy that is deployed', () => {
  test('is made for every domain of the company, without what only the tenant of the other tells', () => {
    expect(plan(buildTarget())).toEqual({
      source: buildSource(),
      outcome: 'create',
      policy: {
        ...newMailPolicy('safeLinks', 'Links'),
        include: { ...none, domains: ['fabrikam.com', 'fabrikam.onmicrosoft.com'] },
        settings: { TrackClicks: false },
      },
    })
  })

  test('keeps its recipients where that is asked for', () => {
    const kept = plan(buildTarget({ domains: [] }), true)
    expect(kept).toMatchObject({
      outcome: 'create',
      policy: { include: source.include, exclude: source.exclude },
    })
  })

  test('changes the one of its name and kind, in its place, and tells what', () => {
    const there = buildPolicy({
      id: 'theirs',
      ruleId: 'their rule',
      name: 'links',
      priority: 0,
      include: { ...none, domains: ['fabrikam.com'] },
      exclude: none,
      settings: { ScanUrls: false, RecommendedPolicyType: 'Custom', Told: 1 },
    })
    const spam = buildPolicy({ kind: 'antiSpam', id: 'spam' })
    const changed = plan(buildTarget({ policies: [spam, there] }))
    expect(changed).toMatchObject({
      outcome: 'update',
      expected: there,
      policy: {
        id: 'theirs',
        ruleId: 'their rule',
        name: 'links',
        priority: 0,
        settings: { TrackClicks: false, RecommendedPolicyType: 'Custom', Told: 1 },
      },
    })
    expect(changed?.outcome === 'update' && changed.differences.map(({ member }) => member)).toEqual([
      'includeDomains',
      'ScanUrls',
      'TrackClicks',
    ])
  })

  test('is left as it is where it says the same', () => {
    const made = plan(buildTarget())
    const there =
      made?.outcome === 'create' ? [{ ...made.policy, id: 'theirs', ruleId: 'r', priority: 1 }] : []
    expect(plan(buildTarget({ policies: there }))).toMatchObject({ outcome: 'same' })
  })
})

describe('a company is left out', () => {
  const task = (state: MailPolicyTask['state']): MailPolicyTask => ({
    id: 'task',
    customer_id: 'fabrikam',
    undoes: null,
    state,
    requested_by: null,
    requested_at: '',
    finished_at: null,
    items: [
      {
        change: 'create',
        kind: 'safeLinks',
        object_id: null,
        name: 'LINKS',
        policy: source,
        expected: null,
        before: null,
        state: 'pending',
        fault: null,
        detail: null,
      },
    ],
  })

  test.each<[string, DeployTarget]>([
    ['notConnected', buildTarget({ isConnected: false })],
    ['noLicense', buildTarget({ unread: { safeLinks: 'noLicense' } })],
    ['notRead', { ...buildTarget(), own: undefined }],
    ['noDomains', buildTarget({ domains: [] })],
    ['builtIn', buildTarget({ policies: [buildPolicy({ isBuiltIn: true })] })],
    ['updating', buildTarget({ tasks: [task('pending')] })],
  ])('where it is %s', (reason, target) => {
    expect(plan(target)).toMatchObject({ outcome: 'left', reason })
  })

  test('where the policy would break a rule, but not for a kind or a task that are others', () => {
    expect(plan(buildTarget({ domains: ['no domain'] }))).toMatchObject({
      outcome: 'left',
      reason: { rule: 'invalid-domain', values: { value: 'no domain' } },
    })
    expect(
      plan(buildTarget({ unread: { antiSpam: 'noLicense' }, tasks: [task('completed')] }))?.outcome,
    ).toBe('create')
  })
})

test('a task is asked of each company where something changes, and the server takes it', () => {
  const there = buildPolicy({ id: 'theirs' })
  const plans = [
    buildTarget(),
    buildTarget({ id: 'alpine', name: 'Alpine', policies: [there] }),
    buildTarget({ id: 'none', isConnected: false }),
  ].map(
    planDeployment([buildSource(), buildSource(buildPolicy({ kind: 'antiMalware' }))], {
      keepsRecipients: false,
    }),
  )
  const asked = askedDeployment(plans)
  expect(asked.map(({ company, items }) => [company, items.map(({ change }) => change)])).toEqual([
    ['Fabrikam', ['create', 'create']],
    ['Alpine', ['update', 'create']],
  ])
  for (const { items } of asked) expect(askedMailChangesSchema.safeParse(items).success).toBe(true)
})

describe('of several policies', () => {
  const outcomes = (sources: readonly DeploySource[], target = buildTarget()) =>
    planned(sources, target).map((each) => (each.outcome === 'left' ? each.reason : each.outcome))

  test('a second one of a kind and name is left out, also where the first cannot be deployed anywhere', () => {
    const second = buildSource(buildPolicy({ name: ' LINKS ' }), { key: 'second', customerId: 'alpine' })
    const spam = buildSource(buildPolicy({ kind: 'antiSpam' }))
    expect(outcomes([buildSource(), second, spam])).toEqual(['create', 'sameName', 'create'])
    expect(outcomes([buildSource(source, { isUpdating: true }), second])).toEqual(['changing', 'create'])
  })

  test('one stays out of its own company, and one of the vendor out of all', () => {
    expect(outcomes([buildSource(source, { customerId: 'fabrikam' })])).toEqual(['ownCompany'])
    expect(outcomes([buildSource(buildPolicy({ isBuiltIn: true }))])).toEqual(['everywhere'])
  })
})

describe('of a template', () => {
  const template = buildSource(buildPolicy({ include: none, exclude: none }), { customerId: undefined })

  test('a new policy is for every domain, and who has one keeps whom it is for', () => {
    expect(planned([template], buildTarget(), true)).toMatchObject([
      { outcome: 'create', policy: { include: { domains: ['fabrikam.com', 'fabrikam.onmicrosoft.com'] } } },
    ])
    const include = { ...none, users: ['one@fabrikam.com'] }
    const there = buildPolicy({ id: 'theirs', include, exclude: none, description: 'Old' })
    expect(planned([template], buildTarget({ domains: [], policies: [there] }))).toMatchObject([
      { outcome: 'update', policy: { include }, differences: [{ member: 'description' }] },
    ])
  })

  test('one that is there for nobody is for every domain from then on', () => {
    const there = buildPolicy({ id: 'theirs', include: none, exclude: none })
    expect(planned([template], buildTarget({ policies: [there] }))).toMatchObject([
      { outcome: 'update', differences: [{ member: 'includeDomains' }] },
    ])
  })
})

test('settings that name addresses, domains or quarantine policies are told', () => {
  const policy = buildPolicy({
    kind: 'antiMalware',
    settings: {
      InternalSenderAdminAddress: 'soc@contoso.com',
      QuarantineTag: 'DefaultFullAccessPolicy',
      FileTypes: ['exe'],
      CustomFromName: 'Contoso',
    },
  })
  expect(settingsOfCompany(policy)).toEqual(['InternalSenderAdminAddress'])
  expect(settingsOfCompany(source)).toEqual([])
})
