import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { accessChange } from '#shared/contract/commands/access-commands.ts'
import { accessFingerprint } from '#shared/domain/conditional-access/access-body.ts'
import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import type { AccessBody } from '#shared/domain/conditional-access/access-task.ts'
import { importPolicies } from '#shared/domain/conditional-access/import-policies.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import { validatePolicyJson } from '#shared/domain/conditional-access/validate-policy.ts'
import { EXCHANGE_ONLINE } from '#shared/domain/conditional-access/vocabulary.ts'
import {
  buildAccessOptions,
  buildPolicy,
  GONE_GROUP,
  usualPolicies,
} from '#tests/support/build-access-rows.ts'
import { findCorpus } from '#tests/support/corpora.ts'
import { englishOf } from '#tests/support/english.ts'
import { groupFindings, lookedCounts } from './group-findings.ts'
import {
  type LookedAt,
  lookAtCompany,
  problemsOf,
} from '#shared/domain/conditional-access/look-at-company.ts'
import { askedOf, isActOf } from './policy-acts.ts'
import { demandsOf, targetsOf } from './policy-facets.ts'
import { changedMember, policyFields } from './policy-fields.ts'
import { hasFinding, policyList } from './policy-list.ts'
import { policyPhrases } from './policy-phrases.ts'
import { createPolicyNaming, listedPolicies } from './policy-rows.ts'
import { failureOf, faultText, itemText } from './task-words.ts'
import { createNames } from './value-words.ts'

const t = englishOf('access')
const wording = { t, locale: 'en' }
const COMPANY = '3f0b6a52-0d4e-4b7c-9d52-2a4a7c7a3e01'
const OTHER = '3f0b6a52-0d4e-4b7c-9d52-2a4a7c7a3e02'
const NOW = Date.parse('2026-09-20T00:00:00Z')
const [everyone, legacy, device, administrators, registration] = usualPolicies() as [
  Policy,
  Policy,
  Policy,
  Policy,
  Policy,
]

const viewOf = (policy: Policy, customerId = COMPANY) => ({
  row: { id: `${customerId}/${policy.id}`, customer_id: customerId, policy },
  v: 1,
  isPending: false,
  isConflict: false,
})
const listed = (policies: readonly Policy[]) =>
  listedPolicies(
    createPolicyNaming(() => 'Contoso', wording)(policies.map((policy) => viewOf(policy))),
    [],
    () => undefined,
  )

describe('a policy in words', () => {
  test('names everybody, and counts whom it leaves out', () => {
    expect(policyPhrases(everyone, wording)).toEqual({
      who: 'All users, without 1 account',
      what: 'All apps',
      where: '',
      demands: 'MFA',
    })
  })

  test('says where and with what, and that one of the controls is enough', () => {
    expect(policyPhrases(device, wording)).toEqual({
      who: '1 group',
      what: 'Office 365',
      where: 'Anywhere, without 1 location, Windows, macOS, Browser, Mobile apps and desktop clients',
      demands:
        'Compliant device or Hybrid joined device, Sign in again after 12 hours, Persistent browser: Never',
    })
  })

  test('says of what is about nobody and demands nothing that it is so', () => {
    const nothing = buildPolicy({ conditions: {}, grantControls: null })
    expect(policyPhrases(nothing, wording)).toEqual({
      who: 'Nobody',
      what: 'No app',
      where: '',
      demands: 'Nothing',
    })
  })

  test('of all controls says and; a word that nobody here knows stays as it came', () => {
    const both = buildPolicy({ grantControls: { operator: 'AND', builtInControls: ['mfa', 'somethingNew'] } })
    expect(policyPhrases(both, wording).demands).toBe('MFA and somethingNew')
  })

  const folder = findCorpus('ca-j0eyv')
  test.skipIf(folder === undefined)('every recorded policy says whom it reaches and what it demands', () => {
    const files = readdirSync(folder ?? '').filter((name) => name.endsWith('.json'))
    const policies = files.flatMap((name) => importPolicies(readFileSync(join(folder ?? '', name))).policies)
    expect(policies.length).toBeGreaterThan(10)
    for (const { body } of policies) {
      const full = { ...body, id: 'x' }
      const { who, what, demands } = policyPhrases(full, wording)
      expect([who, what, demands].filter((text) => text === '' || /undefined|\{\{/.test(text))).toEqual([])
      const fields = policyFields(full, t, createNames(t, undefined))
      expect(fields.who.length + fields.what.length).toBeGreaterThan(1)
    }
  })
})

describe('values by their names', () => {
  const nameOf = createNames(t, buildAccessOptions(COMPANY))
  test('are those of the tenant, of roles and of the vendor; the rest is a short id that can be copied', () => {
    expect(nameOf('groups', 'BBBBBBBB-0000-4000-8000-000000000001')).toEqual({ text: 'Device pilots' })
    expect(nameOf('roles', '62e90394-69f5-4237-9190-012177145e10')).toEqual({ text: 'Global Administrator' })
    expect(nameOf('applications', 'Office365')).toEqual({ text: 'Office 365' })
    expect(nameOf('locations', 'AllTrusted')).toEqual({ text: 'Trusted locations' })
    expect(nameOf('users', '99999999-0000-4000-8000-000000000001')).toEqual({
      text: '99999999…',
      id: '99999999-0000-4000-8000-000000000001',
    })
  })

  test('of accounts are those of employees, also of such as the tenant names nowhere', () => {
    const employee = (entra_id: string | null, display_name: string) => ({ entra_id, display_name })
    const id = '99999999-0000-4000-8000-000000000001'
    const people = [employee(id.toUpperCase(), 'Robin Ericsson'), employee(null, 'Nobody')]
    expect(createNames(t, undefined, people)('users', id)).toEqual({ text: 'Robin Ericsson' })
    expect(createNames(t, buildAccessOptions(COMPANY), people)('groups', id)).toMatchObject({ id })
  })

  test('say what is gone, which without the lists of the tenant nobody knows', () => {
    expect(nameOf('groups', GONE_GROUP)).toMatchObject({ isGone: true })
    expect(createNames(t, undefined)('groups', GONE_GROUP)).not.toHaveProperty('isGone')
  })

  test('of a change are told on both sides, and a name is no list of words', () => {
    expect(
      changedMember({ path: '$.displayName', before: 'Old, and long', after: 'New' }, t, nameOf),
    ).toEqual({ label: 'Name', before: [{ text: 'Old, and long' }], after: [{ text: 'New' }] })
    expect(
      changedMember(
        { path: '$.conditions.users.excludeGroups', before: undefined, after: [GONE_GROUP] },
        t,
        nameOf,
      ),
    ).toMatchObject({ label: 'Groups, left out', before: [], after: [{ isGone: true }] })
  })
})

describe('filters', () => {
  test.each([
    ['mfa', everyone, legacy],
    ['block', legacy, everyone],
    ['device', device, everyone],
    ['session', device, administrators],
    ['strength', administrators, device],
  ] as const)('of what is demanded: %s', (demand, has, hasNot) => {
    expect([demandsOf(has).has(demand), demandsOf(hasNot).has(demand)]).toEqual([true, false])
  })

  test('a session control that is off demands nothing', () => {
    const off = buildPolicy({ sessionControls: { persistentBrowser: { isEnabled: false, mode: 'always' } } })
    expect(demandsOf(off).has('session')).toBe(false)
  })

  test.each([
    ['allUsers', everyone, device],
    ['roles', administrators, everyone],
    ['actions', registration, everyone],
    ['allApps', everyone, device],
  ] as const)('of whom and what is reached: %s', (target, has, hasNot) => {
    expect([targetsOf(has).has(target), targetsOf(hasNot).has(target)]).toEqual([true, false])
  })

  test('of findings leave out who was not looked at', () => {
    const high = { findings: { high: 1, medium: 0, low: 0 } }
    expect([hasFinding(high, 'any'), hasFinding(high, 'high'), hasFinding(high, 'low')]).toEqual([
      true,
      true,
      false,
    ])
    expect(hasFinding({ findings: undefined }, 'any')).toBe(false)
  })

  test('the search reads names and words', () => {
    const [row] = listed([device])
    const text = row && policyList.textOf?.(row)
    expect(text).toContain('Contoso')
    expect(text).toContain('Hybrid joined device')
  })
})

describe('what is asked of a tenant', () => {
  test('is what the person saw with another state, in a form that the contract and the rules take', () => {
    const [asked] = askedOf(listed([everyone]), 'report')
    const [item] = asked?.items ?? []
    expect(
      accessChange.args.safeParse({
        id: COMPANY,
        source: null,
        customerId: asked?.customerId,
        items: asked?.items,
      }).success,
    ).toBe(true)
    expect(item).toMatchObject({
      objectId: everyone.id,
      expected: accessFingerprint(everyone),
      body: { state: 'enabledForReportingButNotEnforced', displayName: everyone.displayName },
    })
    expect(item && 'body' in item ? validatePolicyJson(item.body) : undefined).toEqual([])
  })

  test('is a task for each company, of at most fifty policies', () => {
    const many = Array.from({ length: 60 }, (_, place) => buildPolicy({ id: `p${place}` }))
    expect(askedOf(listed(many), 'delete').map(({ items }) => items.length)).toEqual([50, 10])
  })

  test('is nothing where the policy is so already, or is being changed', () => {
    const about = { policy: everyone, isUpdating: false }
    expect([isActOf(about, 'enable'), isActOf(about, 'disable'), isActOf(about, 'delete')]).toEqual([
      false,
      true,
      true,
    ])
    expect(isActOf({ ...about, isUpdating: true }, 'delete')).toBe(false)
  })

  test('that failed is told by the message for what was tried, with the reason and what to do', () => {
    const update = { target: 'policy', change: 'update', expected: null } as const
    expect(failureOf({ ...update, body: { state: 'enabled' } })).toBe('policyNotEnabled')
    expect(failureOf({ ...update, body: { state: 'disabled' } })).toBe('policyNotDisabled')
    expect(failureOf({ target: 'policy', change: 'delete', expected: null, body: null })).toBe(
      'policyNotDeleted',
    )
    expect(failureOf({ target: 'location', change: 'delete', expected: null, body: null })).toBe(
      'locationNotDeleted',
    )
    expect(faultText({ fault: 'somethingNewer', detail: null }, t)).toBe(
      'Microsoft refused it: somethingNewer',
    )
  })
})

test('a change of the state alone is called so, and one of more than that is a change', () => {
  const { id: _id, createdDateTime: _created, modifiedDateTime: _modified, ...body } = everyone
  const update = { change: 'update', name: 'It', expected: accessFingerprint(everyone) } as const
  const written = (change: object) => JSON.parse(JSON.stringify({ ...body, ...change })) as AccessBody
  expect(itemText({ ...update, body: written({ state: 'disabled' }) }, t)).toBe('Turn off It')
  expect(itemText({ ...update, body: written({ displayName: 'It' }) }, t)).toBe('Change It')
  expect(failureOf({ ...update, target: 'policy', body: written({ displayName: 'It' }) })).toBe(
    'policyNotUpdated',
  )
})

describe('a policy whose change is under way', () => {
  const task = (isPending: boolean, customerId: string) => ({
    row: {
      id: 'task',
      customer_id: customerId,
      source: null,
      undoes: null,
      state: 'pending' as const,
      items: [
        {
          target: 'policy' as const,
          change: 'delete' as const,
          object_id: everyone.id,
          name: '',
          body: null,
          expected: null,
          before: null,
          template: null,
          state: 'pending' as const,
          fault: null,
          detail: null,
        },
      ],
      requested_by: null,
      requested_at: '',
      finished_at: null,
    },
    v: 0,
    isPending,
    isConflict: false,
  })
  const stands = (isPending: boolean, customerId = COMPANY) =>
    listedPolicies(
      createPolicyNaming(() => '', wording)([viewOf(everyone)]),
      [task(isPending, customerId)],
      () => undefined,
    ).map((each) => [each.isUpdating, each.isPending])

  test('is marked, and that it waits here; the same id at another company is not', () => {
    expect(stands(true)).toEqual([[true, true]])
    expect(stands(false)).toEqual([[true, false]])
    expect(stands(false, OTHER)).toEqual([[false, false]])
  })
})

describe('looking at a company', () => {
  const policies = usualPolicies()
  const rulesOf = (looked: LookedAt) =>
    'findings' in looked ? looked.findings.map(({ rule }) => rule) : looked.reason

  test('finds what is named and gone, and counts it at its policy', () => {
    const looked = lookAtCompany(policies, buildAccessOptions(COMPANY), NOW)
    expect(rulesOf(looked)).toContain('names-what-is-gone')
    expect('counts' in looked && looked.counts.get(legacy.id)).toMatchObject({ medium: 1 })
  })

  test('holds nothing against anybody that was not read as a whole', () => {
    const partly = buildAccessOptions(COMPANY, { missing: [], locations: { items: [], is_incomplete: true } })
    expect(rulesOf(lookAtCompany(policies, partly, NOW))).not.toContain('names-what-is-gone')
  })

  test('tells where an emergency account is kept out, and says nothing of accounts that nobody named', () => {
    const options = buildAccessOptions(COMPANY)
    const rule = 'emergency-account-not-left-out'
    const leftOut = 'aaaaaaaa-0000-4000-8000-000000000001'
    expect(rulesOf(lookAtCompany(policies, options, NOW))).not.toContain(rule)
    expect(rulesOf(lookAtCompany([everyone], options, NOW, [leftOut]))).not.toContain(rule)
    expect(rulesOf(lookAtCompany([everyone], options, NOW, [COMPANY]))).toContain(rule)
    expect(lookAtCompany(policies, options, NOW, [leftOut])).toMatchObject({ isEmergencyKnown: true })
  })

  test('says why nobody looked', () => {
    expect(rulesOf(lookAtCompany(policies, undefined, NOW))).toBe('notHere')
    expect(rulesOf(lookAtCompany(policies, buildAccessOptions(COMPANY, { unread: 'noLicense' }), NOW))).toBe(
      'noLicense',
    )
    const options = buildAccessOptions(COMPANY, { locations: { reason: 'missingScope' } })
    expect(rulesOf(lookAtCompany(policies, options, NOW))).toBe('missingScope')
  })

  test('what was found is grouped by the rule, the gravest first, and who was left out is counted by the reason', () => {
    const options = buildAccessOptions(COMPANY)
    const looked = new Map<string, LookedAt>([
      ['a', lookAtCompany(policies, options, NOW)],
      ['b', lookAtCompany([], options, NOW)],
      ['c', { reason: 'noLicense' }],
      ['d', { reason: 'noLicense' }],
    ])
    const groups = groupFindings(looked)
    const severities = groups.map(({ severity }) => severity)
    expect(severities.indexOf('high')).toBe(0)
    expect(severities.lastIndexOf('high')).toBeLessThan(severities.indexOf('medium'))
    expect(lookedCounts(looked)).toEqual({
      looked: 2,
      left: new Map([['noLicense', 2]]),
      withoutEmergency: 2,
    })
  })

  test('tells what would keep a policy from being saved, but of ids only where the tenant was read as a whole', () => {
    const unknown = buildPolicy({
      conditions: {
        ...everyone.conditions,
        locations: { includeLocations: ['99999999-0000-4000-8000-000000000001'] },
      },
    })
    const rules = (options: Parameters<typeof problemsOf>[1]) =>
      problemsOf(unknown, options).map(({ rule }) => rule)
    expect(rules(buildAccessOptions(COMPANY))).toEqual(['invalid-value'])
    expect(rules(undefined)).toEqual([])
    expect(problemsOf(everyone, buildAccessOptions(COMPANY))).toEqual([])
  })

  test('tells of groups and apps that the tenant does not have, but not of apps of the vendor (CA-53)', () => {
    const [gone, other] = [GONE_GROUP, '99999999-0000-4000-8000-000000000002']
    const { users, applications } = everyone.conditions
    const naming = buildPolicy({
      conditions: {
        ...everyone.conditions,
        users: { ...users, excludeGroups: [gone, other] },
        applications: { ...applications, excludeApplications: [other, EXCHANGE_ONLINE, 'Office365'] },
      },
    })
    const told = (options: Partial<AccessOptions>) =>
      problemsOf(naming, buildAccessOptions(COMPANY, options)).map(
        ({ input, values }) => `${input} ${values['value']}`,
      )
    expect(told({})).toEqual([
      `excludeGroups ${gone}`,
      `excludeGroups ${other}`,
      `excludeApplications ${other}`,
    ])
    const partly = { items: [], is_incomplete: true }
    expect(told({ groups: partly, applications: partly })).toEqual([`excludeGroups ${gone}`])
  })
})
