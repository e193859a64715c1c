import { describe, expect, test } from 'vitest'
import { accessFingerprint } from '#shared/domain/conditional-access/access-body.ts'
import type { PolicyBody } from '#shared/domain/conditional-access/policy.ts'
import { newPolicy } from '#shared/domain/conditional-access/save-policy.ts'
import { buildAccessOptions, buildPolicy, usualPolicies } from '#tests/support/build-access-rows.ts'
import { policyCorrection } from '#client/parts/access-correction.ts'
import { englishOf } from '#tests/support/english.ts'
import { createNames } from '../policies/value-words.ts'
import { askedPolicy, copyOf, editableOf } from './asked-policy.ts'
import { choicesOf, strengthChoices } from './choices.ts'
import { placeOfFinding, placesIn } from './json-places.ts'
import { linesOf } from './lines.ts'
import { keptOutBy } from './lock-outs.ts'
import {
  draftOf,
  draftOfJson,
  findingsOf,
  policyOf,
  problemsOf,
  storedDraft,
  withChoice,
} from './policy-draft.ts'
import { frequencyOf, intervalOf } from './session-values.ts'

const COMPANY = '3f0b6a52-0d4e-4b7c-9d52-2a4a7c7a3e01'
const t = englishOf('access')
const written = (change: object = {}): PolicyBody => ({ ...newPolicy('One'), ...change })

describe('a draft', () => {
  test.each([...usualPolicies(), buildPolicy({ conditions: {}, grantControls: null })])(
    'that nobody touched is the policy itself: $displayName',
    (policy) => {
      expect(policyOf(draftOf(editableOf(policy)))).toEqual(editableOf(policy))
      expect(policyOf(storedDraft(draftOf(editableOf(policy))))).toEqual(editableOf(policy))
    },
  )

  test('keeps what the form has no input for, and writes levels as one text', () => {
    const policy = written({ later: { kept: true }, conditions: { ...newPolicy('').conditions, newer: [1] } })
    const draft = { ...draftOf(policy), signInRiskLevels: ['high', 'medium'], includeGroups: ['g'] }
    expect(policyOf(draft)).toEqual({
      ...policy,
      conditions: {
        ...policy.conditions,
        signInRiskLevels: 'high,medium',
        users: { includeUsers: ['None'], includeGroups: ['g'] },
      },
    })
  })

  test('has what is wrong at the input, and what has none at its JSON', () => {
    const draft = { ...draftOf(written()), displayName: ' ', builtInControls: ['block', 'mfa'] }
    const problems = problemsOf(draft, { policyCount: 240 })
    const rulesAt = (input: 'displayName' | 'builtInControls' | 'json' | 'operator') =>
      problems[input]?.findings.map(({ rule }) => rule)
    expect(rulesAt('displayName')).toEqual(['name-required'])
    expect(rulesAt('builtInControls')).toEqual(['block-alone'])
    expect(rulesAt('json')).toEqual(['too-many-policies'])
    expect(rulesAt('operator')).toBeUndefined()
  })

  test('takes `All` and `None` alone, and anything in the place of `None`', () => {
    expect(withChoice(['None'], ['None', 'a'])).toEqual(['a'])
    expect(withChoice(['a', 'b'], ['a', 'b', 'All'])).toEqual(['All'])
    expect(withChoice(['All'], ['All', 'a'])).toEqual(['All', 'a'])
    expect(withChoice(['a', 'b'], ['a'])).toEqual(['a'])
  })

  test('of JSON has its members where it is a policy, and else the text until it is one', () => {
    const draft = draftOf(written())
    const text = JSON.stringify(written({ displayName: 'Two', later: 1 }))
    expect(policyOf(draftOfJson(draft, text))).toEqual(written({ displayName: 'Two', later: 1 }))
    for (const broken of ['{', '[]', JSON.stringify({ ...written(), id: 'x' })]) {
      const unfinished = draftOfJson(draft, broken)
      expect(unfinished.json).toBe(broken)
      expect(findingsOf(unfinished, {})).not.toEqual([])
    }
    expect(draftOfJson(draftOfJson(draft, '{'), text).json).toBeNull()
  })

  test('of how often to sign in has the vendor’s form, and none of what is not set', () => {
    expect(frequencyOf(null, 'hours')).toEqual({
      isEnabled: true,
      frequencyInterval: 'timeBased',
      type: 'hours',
    })
    const every = frequencyOf({ value: 3, type: 'days', extra: 1 }, 'everyTime')
    expect(every).toMatchObject({ value: null, type: null, extra: 1 })
    expect(intervalOf(every)).toBe('everyTime')
    expect(intervalOf({ isEnabled: false, type: 'days' })).toBe('none')
    expect(linesOf(' a \n\nb\n')).toEqual(['a', 'b', ''])
  })
})

describe('a place in JSON', () => {
  const text = JSON.stringify(
    {
      displayName: 'a "quoted" {name}',
      conditions: { users: { includeUsers: ['All', 'x'] } },
      n: [1, { m: null }],
    },
    null,
    2,
  )
  const at = (path: string) => {
    const place = placesIn(text).get(path)
    return place && text.slice(place.from, place.to)
  }

  test('is that of the value, at every depth, whatever stands in texts', () => {
    expect(at('$.displayName')).toBe('"a \\"quoted\\" {name}"')
    expect(at('$.conditions.users.includeUsers[1]')).toBe('"x"')
    expect(JSON.parse(at('$.conditions.users') ?? '')).toEqual({ includeUsers: ['All', 'x'] })
    expect(at('$.n[1].m')).toBe('null')
    expect(at('$.n[2]')).toBeUndefined()
  })

  test('of a finding is its value, its member, or what would hold it', () => {
    const wordsAt = (...found: Parameters<typeof placeOfFinding>) => {
      const { from, to } = placeOfFinding(...found)
      return text.slice(from, to)
    }
    const values = { value: 'x' }
    expect(wordsAt(text, { rule: 'invalid-value', input: 'includeUsers', values })).toBe('x')
    expect(wordsAt(text, { rule: 'all-users-alone', input: 'includeUsers', values: {} })).toMatch(
      /^\[[^]*\]$/,
    )
    expect(wordsAt(text, { rule: 'invalid-value', input: 'excludeGroups', values: {} })).toMatch(
      /^\{[^]*includeUsers/,
    )
    expect(placeOfFinding(text, { rule: 'operator-required', input: 'operator', values: {} })).toEqual({
      from: 0,
      to: 1,
    })
    expect(wordsAt(text, { rule: 'wrong-shape', input: 'json', values: { path: '$.n[0]' } })).toBe('1')
  })

  test('is found as far as a broken text is JSON, and nothing is thrown', () => {
    expect(placesIn('{"a": [1, {"b": 2').get('$.a[1].b')).toEqual({ from: 16, to: 17 })
    for (const broken of ['', '}', ']]', '"', '{"a" "b" 3}', ',,,:'])
      expect(() => placesIn(broken)).not.toThrow()
  })
})

describe('what is asked of the tenant', () => {
  const [seen] = usualPolicies()
  if (!seen) throw new Error('There is a policy')

  test('is a policy to be made, stripped and with what it has to have', () => {
    const asked = askedPolicy(undefined, written({ grantControls: null, displayName: 'New' }))
    expect(asked).toMatchObject({ change: 'create', target: 'policy', name: 'New' })
    expect('body' in asked && asked.body).not.toHaveProperty('grantControls')
  })

  test('is a change against what the person saw, without what the vendor alone says', () => {
    const asked = askedPolicy(seen, { ...editableOf(seen), displayName: 'Other' })
    expect(asked).toMatchObject({
      change: 'update',
      objectId: seen.id,
      name: 'Other',
      expected: accessFingerprint(seen),
    })
    expect('body' in asked && Object.keys(asked.body)).not.toContain('createdDateTime')
  })

  test('is no failure of ours where a strength has no id', () => {
    const strength = {
      grantControls: { operator: 'OR', authenticationStrength: { id: '', displayName: 'x' } },
    }
    expect(askedPolicy(undefined, written(strength))).toMatchObject({
      body: { grantControls: { operator: 'OR' } },
    })
  })

  test('is a copy that only reports; elsewhere without what belongs to the tenant', () => {
    const [, , device] = usualPolicies()
    if (!device) throw new Error('There is a policy')
    const here = copyOf({ ...device, state: 'enabled' }, 'Copy', true)
    expect(here).toMatchObject({ displayName: 'Copy', state: 'enabledForReportingButNotEnforced' })
    expect(here.conditions).toEqual(device.conditions)
    const elsewhere = copyOf(device, 'Copy', false)
    expect(elsewhere.conditions.users).toEqual({ includeUsers: ['None'] })
    expect(elsewhere.conditions.locations).toEqual({ includeLocations: ['All'] })
  })

  test('comes back into the form where it was refused, and nothing else does', () => {
    const item = askedPolicy(seen, editableOf(seen))
    const record = (items: unknown[], state = 'rejected' as const) => ({
      key: 'k',
      name: 'access.change' as const,
      state,
      body: { args: { id: crypto.randomUUID(), customerId: COMPANY, source: null, items } },
    })
    type Given = Parameters<typeof policyCorrection>[0]
    expect(policyCorrection(record([item]) as unknown as Given)).toMatchObject({
      key: 'k',
      customerId: COMPANY,
      objectId: seen.id,
    })
    expect(policyCorrection(record([item, item]) as unknown as Given)).toBeUndefined()
    const removal = { change: 'delete', target: 'policy', objectId: 'x', name: 'x', expected: null }
    expect(policyCorrection(record([removal]) as unknown as Given)).toBeUndefined()
  })
})

describe('what can be chosen', () => {
  const options = buildAccessOptions(COMPANY, { groups: { reason: 'missingScope' } })
  const nameOf = createNames(t, options)

  test('is called by its name, the vendor’s words first, and each account once', () => {
    const people = [{ id: 'AAAAAAAA-0000-4000-8000-000000000001', name: 'Emergency, e@x.example' }]
    expect(choicesOf('includeUsers', options, people, nameOf).options).toEqual([
      { value: 'All', label: 'All users' },
      { value: 'None', label: 'Nobody' },
      { value: 'GuestsOrExternalUsers', label: 'Guests and external users' },
      { value: people[0]?.id, label: 'Emergency, e@x.example' },
    ])
    expect(choicesOf('excludeLocations', options, [], nameOf).options.map(({ label }) => label)).toEqual([
      'Trusted locations',
      'Head office',
    ])
  })

  test('says why a list is short, which is another thing than an empty one', () => {
    expect(choicesOf('includeGroups', options, [], nameOf).reason).toBe('missingScope')
    expect(choicesOf('includeGroups', undefined, [], nameOf).reason).toBe('notHere')
    expect(choicesOf('includeRoles', undefined, [], nameOf).reason).toBeUndefined()
    expect(strengthChoices(undefined, nameOf)).toMatchObject({ reason: 'notHere', options: { length: 3 } })
  })
})

describe('who is kept out', () => {
  const options = buildAccessOptions(COMPANY)
  const blockAll = written({
    conditions: {
      users: { includeUsers: ['All'] },
      applications: { includeApplications: ['All'] },
      clientAppTypes: ['all'],
    },
    grantControls: { operator: 'OR', builtInControls: ['block'] },
  })
  const account = '5f1f9a52-0d4e-4b7c-9d52-2a4a7c7a3e09'
  const group = '5f1f9a52-0d4e-4b7c-9d52-2a4a7c7a3e0a'
  const about = { policies: [], options, emergencyIds: [], policyId: undefined }

  test('is everybody, also where the policy only reports as yet', () => {
    const kept = keptOutBy({ ...about, body: { ...blockAll, state: 'enabledForReportingButNotEnforced' } })
    expect(kept).toContainEqual({ who: { kind: 'member' }, count: 10, total: 10, isUncertain: false })
  })

  test('is nobody by what is for nobody, and nobody whom another policy keeps out already', () => {
    expect(keptOutBy({ ...about, body: newPolicy('x') })).toEqual([])
    const there = { ...blockAll, id: 'there', state: 'enabled' }
    expect(keptOutBy({ ...about, policies: [there], body: blockAll })).toEqual([])
  })

  test('is the emergency account first, unless it or a group that it is in is left out', () => {
    const ofAccount = { ...about, emergencyIds: [account] }
    const emergency = (users: object, members = {}) => {
      const body = {
        ...blockAll,
        conditions: { ...blockAll.conditions, users: { includeUsers: ['All'], ...users } },
      }
      const [first] = keptOutBy({ ...ofAccount, options: { ...options, members }, body }) ?? []
      return first?.who && 'kind' in first.who && first.who.kind === 'emergency' ? first : undefined
    }
    expect(emergency({})).toMatchObject({ count: 10, total: 10, isUncertain: false })
    expect(emergency({ excludeUsers: [account] })).toBeUndefined()
    const excludeGroups = [group]
    expect(emergency({ excludeGroups }, { [group]: [{ id: account, name: 'a' }] })).toBeUndefined()
    expect(emergency({ excludeGroups }, { [group]: [] })).toMatchObject({ isUncertain: false })
    // Of a group whose members were not read nobody knows whether the account is in it.
    expect(emergency({ excludeGroups })).toMatchObject({ count: 10, isUncertain: true })
    expect(keptOutBy({ ...about, body: blockAll })).not.toContainEqual(
      expect.objectContaining({ who: { kind: 'emergency' } }),
    )
  })

  test('is not said where what decides it was not read', () => {
    expect(keptOutBy({ ...about, options: undefined, body: blockAll })).toBeUndefined()
    const unread = buildAccessOptions(COMPANY, { locations: { reason: 'sourceFailed' } })
    expect(keptOutBy({ ...about, options: unread, body: blockAll })).toBeUndefined()
  })
})
