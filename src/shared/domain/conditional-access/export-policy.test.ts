import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differencesBetween } from './compare-policies.ts'
import { exportLocation, exportPolicy } from './export-policy.ts'
import { isMembers } from './import/is-members.ts'
import { importPolicies } from './import-policies.ts'
import { LEVEL_MEMBERS } from './level-members.ts'
import { MEMBER_WORDS } from './member-words.ts'
import { type PolicyBody, policyBodySchema } from './policy.ts'
import { newPolicy, policyOfTemplate, policyToSave } from './save-policy.ts'
import { validatePolicy } from './validate-policy.ts'

const ID = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c10'
const BUILT_IN = '00000000-0000-0000-0000-000000000004'

const wordsOf = (name: string) => [...(MEMBER_WORDS.get(name)?.words ?? [])]
const ids = fc.array(fc.uuid(), { maxLength: 4 })
const listOf = (name: string) => {
  const { words = [], takesIds = true } = MEMBER_WORDS.get(name) ?? {}
  const word = words.length > 0 ? [fc.constantFrom(...words)] : []
  return fc.array(takesIds ? fc.oneof(fc.uuid(), ...word) : fc.oneof(...word), { maxLength: 4 })
}
const levels = (name: string) => fc.subarray(wordsOf(name)).map((list) => list.join(','))
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 })
const some = <Shape extends object>(shape: { [Name in keyof Shape]: fc.Arbitrary<Shape[Name]> }) =>
  maybe(fc.record(shape, { requiredKeys: [] }))
/** Lists of members by their names. */
const lists = (...names: string[]) =>
  some(Object.fromEntries(names.map((name) => [name, maybe(listOf(name))])))

const guests = some({
  guestOrExternalUserTypes: levels('guestOrExternalUserTypes'),
  externalTenants: some({ membershipKind: fc.constantFrom('all', 'enumerated'), members: ids }),
})
const names = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  fc.constantFrom('\u202Eשם\u202C', '条件付き', 'a\0b', '\ud800', "'; drop", '__proto__'),
)

/** Anything that a policy in our form may be. */
const policies: fc.Arbitrary<PolicyBody> = fc
  .record({
    displayName: names,
    state: fc.constantFrom(...wordsOf('state')),
    conditions: fc.record(
      {
        users: fc
          .tuple(
            lists(
              'includeUsers',
              'excludeUsers',
              'includeGroups',
              'excludeGroups',
              'includeRoles',
              'excludeRoles',
            ),
            some({ includeGuestsOrExternalUsers: guests, excludeGuestsOrExternalUsers: guests }),
          )
          .map(([first, second]) => first && { ...first, ...second }),
        applications: lists(
          'includeApplications',
          'excludeApplications',
          'includeUserActions',
          'includeAuthenticationContextClassReferences',
        ),
        clientApplications: lists('includeServicePrincipals', 'excludeServicePrincipals'),
        locations: lists('includeLocations', 'excludeLocations'),
        platforms: lists('includePlatforms', 'excludePlatforms'),
        devices: some({
          deviceFilter: some({ mode: fc.constantFrom('include', 'exclude'), rule: fc.string() }),
        }),
        clientAppTypes: maybe(listOf('clientAppTypes')),
        userRiskLevels: maybe(levels('userRiskLevels')),
        signInRiskLevels: maybe(levels('signInRiskLevels')),
        insiderRiskLevels: maybe(levels('insiderRiskLevels')),
        servicePrincipalRiskLevels: maybe(listOf('servicePrincipalRiskLevels')),
        authenticationFlows: some({ transferMethods: levels('transferMethods') }),
        agents: some({ includeAgentUsers: ids }),
      },
      { requiredKeys: [] },
    ),
    grantControls: some({
      operator: fc.constantFrom('AND', 'OR'),
      builtInControls: listOf('builtInControls'),
      customAuthenticationFactors: ids,
      termsOfUse: ids,
      authenticationStrength: maybe(fc.record({ id: fc.uuid() })),
    }),
    sessionControls: some({
      disableResilienceDefaults: fc.boolean(),
      signInFrequency: some({
        isEnabled: fc.boolean(),
        value: fc.nat(),
        type: fc.constantFrom('hours', 'days'),
      }),
      persistentBrowser: some({ isEnabled: fc.boolean(), mode: fc.constantFrom('always', 'never') }),
      cloudAppSecurity: some({ isEnabled: fc.boolean(), cloudAppSecurityType: fc.constant('monitorOnly') }),
    }),
  })
  .map((body) => policyBodySchema.parse(body))

const readBack = (value: unknown) => importPolicies(JSON.stringify(value)).policies[0]?.body

/** As the module of PowerShell writes it: with capitals, and objects of nulls for what is not there. */
function asModule(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asModule)
  if (value === null) return { Anything: null, AdditionalProperties: {} }
  if (!isMembers(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
      asModule(held),
    ]),
  )
}

describe('any policy', () => {
  test('goes out to the vendor and comes back without a loss', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        expect(differencesBetween(policy, readBack(exportPolicy(policy)))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('comes back without a loss from the module of PowerShell', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        expect(differencesBetween(policy, readBack(asModule(exportPolicy(policy))))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('is another one without any of its values', () => {
    fc.assert(
      fc.property(policies, fc.nat(), (policy, place) => {
        const all = valuesIn(exportPolicy(policy)).filter(({ name }) => name !== '@odata.type')
        const chosen = all[place % all.length]
        if (!chosen) return
        const less: unknown = JSON.parse(JSON.stringify(exportPolicy(policy)))
        const removed = removeAll(less, chosen)
        expect(differencesBetween(policy, removed)).not.toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('is saved as something that is saved as itself, and as the same but for what it has to have', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        const saved = policyToSave(policy)
        expect(policyToSave(saved)).toEqual(saved)
        const added = differencesBetween(policy, saved).filter(({ before }) => before !== undefined)
        expect(added).toEqual([])
        expect(emptyIn({ ...saved, displayName: 'Named' })).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('has nothing of one tenant after it became a policy of a template, and still can be exported', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        const { conditions, grantControls } = policyOfTemplate(policy)
        const { users, applications, locations, clientApplications } = conditions
        const kept = [
          ...(users?.includeUsers ?? []),
          ...(users?.excludeUsers ?? []),
          ...(applications?.includeApplications ?? []),
          ...(applications?.excludeApplications ?? []),
          ...(locations?.includeLocations ?? []),
          ...(locations?.excludeLocations ?? []),
          ...(clientApplications?.includeServicePrincipals ?? []),
        ]
        expect(kept.filter((value) => /^[\da-f]{8}-/.test(value))).toEqual([])
        expect([users?.includeGroups, users?.excludeGroups, grantControls?.termsOfUse]).toEqual([
          undefined,
          undefined,
          undefined,
        ])
      }),
      { numRuns: 200 },
    )
  })
})

interface Value {
  name: string
  value: unknown
}

/** Every value that is no object or list, with the name of its member. */
function valuesIn(value: unknown, name = ''): Value[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesIn(each, name))
  if (isMembers(value)) return Object.entries(value).flatMap(([member, held]) => valuesIn(held, member))
  return value === null || value === '' ? [] : [{ name, value }]
}

/** The same without a value, wherever it stands in a member of the name. */
function removeAll(value: unknown, chosen: Value, name = ''): unknown {
  if (Array.isArray(value))
    return value
      .filter((each) => !(name === chosen.name && each === chosen.value))
      .map((each) => removeAll(each, chosen, name))
  if (isMembers(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([member, held]) => !(member === chosen.name && held === chosen.value))
        .map(([member, held]) => [member, removeAll(held, chosen, member)]),
    )
  return value
}

describe('a policy goes out', () => {
  test('with lists of risks, its strength by its id, and without what is empty or read-only', () => {
    const policy = policyBodySchema.parse({
      id: ID,
      createdDateTime: '2026-01-02T03:04:05Z',
      templateId: ID,
      updateStatus: 'PENDING',
      displayName: 'A policy',
      state: 'enabled',
      newer: 'kept',
      conditions: {
        users: {
          includeUsers: ['All'],
          excludeGroups: [],
          excludeGuestsOrExternalUsers: {
            guestOrExternalUserTypes: 'serviceProvider',
            externalTenants: { membershipKind: 'enumerated', members: [ID] },
          },
        },
        clientAppTypes: ['all'],
        userRiskLevels: 'high, medium',
        signInRiskLevels: '',
        insiderRiskLevels: 'elevated',
        locations: null,
      },
      grantControls: {
        operator: 'AND',
        builtInControls: [],
        authenticationStrength: { id: BUILT_IN, displayName: 'Strong', policyType: 'builtIn' },
      },
      sessionControls: { persistentBrowser: null },
    })
    expect(exportPolicy(policy)).toEqual({
      displayName: 'A policy',
      state: 'enabled',
      newer: 'kept',
      conditions: {
        users: {
          includeUsers: ['All'],
          excludeGuestsOrExternalUsers: {
            guestOrExternalUserTypes: 'serviceProvider',
            externalTenants: {
              '@odata.type': '#microsoft.graph.conditionalAccessEnumeratedExternalTenants',
              membershipKind: 'enumerated',
              members: [ID],
            },
          },
        },
        clientAppTypes: ['all'],
        userRiskLevels: ['high', 'medium'],
        insiderRiskLevels: 'elevated',
      },
      grantControls: { operator: 'AND', authenticationStrength: { id: BUILT_IN } },
      sessionControls: null,
    })
  })

  test('and a location with ranges as the vendor takes them', () => {
    const location = {
      '@odata.type': '#microsoft.graph.ipNamedLocation' as const,
      id: ID,
      displayName: 'Office',
      createdDateTime: 'x',
      ipRanges: ['192.0.2.1', '192.0.2.0/24', ' 2001:db8::1 '].map((cidrAddress) => ({ cidrAddress })),
    }
    const exported = exportLocation(location)
    expect(exported).toEqual({
      '@odata.type': location['@odata.type'],
      displayName: 'Office',
      ipRanges: [
        { '@odata.type': '#microsoft.graph.iPv4CidrRange', cidrAddress: '192.0.2.1/32' },
        { '@odata.type': '#microsoft.graph.iPv4CidrRange', cidrAddress: '192.0.2.0/24' },
        { '@odata.type': '#microsoft.graph.iPv6CidrRange', cidrAddress: '2001:db8::1/128' },
      ],
    })
    expect(differencesBetween(location, exported)).toEqual([])
  })
})

describe('two policies are the same', () => {
  const base = { conditions: { users: { includeGroups: ['a', 'b'] }, userRiskLevels: 'high,low' } }
  test.each<[string, unknown]>([
    [
      'in another order',
      { conditions: { userRiskLevels: 'low,high', users: { includeGroups: ['b', 'a'] } } },
    ],
    [
      'with lists of levels',
      { conditions: { userRiskLevels: ['low', 'high'], users: { includeGroups: ['a', 'b'] } } },
    ],
    [
      'with what is empty',
      {
        ...base,
        conditions: { ...base.conditions, locations: { includeLocations: [] }, times: null },
        a: '',
      },
    ],
    ['whoever made them, and when', { ...base, id: 'x', createdDateTime: 'y', '@odata.type': 'z' }],
  ])('%s', (_, other) => {
    expect(differencesBetween(base, other)).toEqual([])
  })

  test.each<[unknown, string]>([
    [{ conditions: { ...base.conditions, userRiskLevels: 'high' } }, '$.conditions.userRiskLevels'],
    [
      { conditions: { ...base.conditions, users: { includeGroups: ['a'] } } },
      '$.conditions.users.includeGroups',
    ],
    [
      { conditions: { ...base.conditions, users: { excludeGroups: ['a', 'b'] } } },
      '$.conditions.users.includeGroups',
    ],
    [{ ...base, sessionControls: { disableResilienceDefaults: false } }, '$.sessionControls'],
  ])('and not with %j', (other, path) => {
    expect(differencesBetween(base, other)[0]?.path).toBe(path)
  })

  test('where a strength is its id, an id has capitals or not, and an address is a range of itself', () => {
    const strong = (authenticationStrength: object) => ({ grantControls: { authenticationStrength } })
    expect(
      differencesBetween(strong({ id: ID, displayName: 'a' }), strong({ id: ID.toUpperCase() })),
    ).toEqual([])
    expect(differencesBetween(strong({ id: ID }), strong({ id: BUILT_IN }))).toHaveLength(1)
    const place = (cidrAddress: string) => ({ ipRanges: [{ cidrAddress }] })
    expect(differencesBetween(place('2001:DB8::1'), place('2001:db8::1/128'))).toEqual([])
    expect(differencesBetween(place('192.0.2.1'), place('192.0.2.1/31'))).toHaveLength(1)
  })
})

describe('a policy to save', () => {
  test('has what a policy has to have, where it is missing (CA-25)', () => {
    const saved = policyToSave({ displayName: 'Empty', state: 'disabled', conditions: {} })
    expect(saved.conditions).toEqual(newPolicy('').conditions)
    expect(saved.grantControls).toBeUndefined()
  })

  test('keeps what it has in the place of users and applications', () => {
    const conditions = {
      users: { includeRoles: [ID] },
      applications: { includeUserActions: ['urn:user:registerdevice'] },
      clientAppTypes: ['browser'],
    }
    expect(policyToSave({ displayName: 'A', state: 'enabled', conditions }).conditions).toEqual(conditions)
  })
})

describe('a template that becomes a policy (CA-24)', () => {
  const template: PolicyBody = {
    displayName: 'Template',
    state: 'enabled',
    conditions: {
      users: {
        includeUsers: ['All', ID],
        excludeUsers: ['GuestsOrExternalUsers', ID],
        excludeGroups: ['<BreakGlass>'],
        includeRoles: [ID],
      },
      applications: { includeApplications: ['Office365', ID] },
      locations: { includeLocations: ['All'], excludeLocations: ['AllTrusted', ID] },
      clientAppTypes: ['browser'],
      platforms: { includePlatforms: ['iOS'] },
    },
    grantControls: {
      operator: 'OR',
      builtInControls: ['mfa'],
      customAuthenticationFactors: [ID],
      termsOfUse: [ID],
      authenticationStrength: { id: ID },
    },
  }

  test('keeps words and roles, loses what is of one tenant, and only reports', () => {
    expect(policyOfTemplate(template)).toEqual({
      displayName: 'Template',
      state: 'enabledForReportingButNotEnforced',
      conditions: {
        users: { includeUsers: ['All'], excludeUsers: ['GuestsOrExternalUsers'], includeRoles: [ID] },
        applications: { includeApplications: ['Office365'] },
        locations: { includeLocations: ['All'], excludeLocations: ['AllTrusted'] },
        clientAppTypes: ['browser'],
        platforms: { includePlatforms: ['iOS'] },
      },
      grantControls: { operator: 'OR', builtInControls: ['mfa'] },
    })
  })

  test('keeps a built-in strength and loses a condition of locations that names none', () => {
    const { conditions, grantControls } = policyOfTemplate({
      ...template,
      conditions: {
        ...template.conditions,
        locations: { includeLocations: [ID], excludeLocations: ['AllTrusted'] },
      },
      grantControls: { operator: 'AND', authenticationStrength: { id: BUILT_IN } },
    })
    expect(conditions.locations).toBeUndefined()
    expect(grantControls).toEqual({ operator: 'AND', authenticationStrength: { id: BUILT_IN } })
  })

  test('gets what is missing by default, and can be saved', () => {
    const { conditions, grantControls } = policyOfTemplate({
      displayName: 'Template',
      state: 'enabled',
      conditions: { users: { includeGroups: [ID] }, applications: { includeApplications: [ID] } },
      grantControls: { operator: 'OR', termsOfUse: [ID] },
    })
    expect({ conditions, grantControls }).toEqual({
      conditions: newPolicy('').conditions,
      grantControls: { operator: 'AND', builtInControls: ['mfa'] },
    })
    expect(validatePolicy(policyOfTemplate(template))).toEqual([])
  })

  test('asks for nothing more where it is about the session', () => {
    const { grantControls } = policyOfTemplate({
      ...template,
      grantControls: null,
      sessionControls: { persistentBrowser: { isEnabled: true, mode: 'never' } },
    })
    expect(grantControls).toBeUndefined()
  })
})

test('members with levels are those whose words stand in one text', () => {
  expect(LEVEL_MEMBERS.filter((name) => !MEMBER_WORDS.has(name))).toEqual([])
})

/** The members, at any depth, that say nothing. */
function emptyIn(value: object): string[] {
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    if (member === null || member === undefined || member === '') return name
    if (typeof member !== 'object') return []
    return Object.keys(member).length === 0 ? name : emptyIn(member)
  })
}
