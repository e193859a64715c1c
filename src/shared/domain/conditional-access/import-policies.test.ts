import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { importLimits } from './import/import-note.ts'
import { importPolicies, policyOfVendor } from './import-policies.ts'

const GROUP = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c10'

const policy = (more: object = {}, conditions: object = {}) => ({
  displayName: 'A policy',
  state: 'enabled',
  conditions: { users: { includeUsers: ['All'] }, clientAppTypes: ['all'], ...conditions },
  grantControls: { operator: 'OR', builtInControls: ['mfa'] },
  ...more,
})
const read = (value: unknown) => importPolicies(JSON.stringify(value))
/** The one policy of a text, with what is told of it. */
function only(value: unknown) {
  const { policies, left } = read(value)
  const [first] = policies
  if (!first || policies.length > 1 || left.length > 0) throw new Error(JSON.stringify(left))
  return { ...first, told: first.notes.map(({ path, reason }) => `${reason} ${path}`) }
}

describe('a text holds policies and locations', () => {
  const place = {
    '@odata.type': '#microsoft.graph.ipNamedLocation',
    id: 'x',
    displayName: 'Office',
    ipRanges: [{ '@odata.type': '#microsoft.graph.iPv4CidrRange', cidrAddress: '192.0.2.0/24' }],
  }
  test.each<[string, unknown, string[]]>([
    ['one by itself', policy(), ['$']],
    ['a list', [policy(), policy()], ['$[0]', '$[1]']],
    ['an answer of Graph', { '@odata.context': 'x', value: [policy()] }, ['$.value[0]']],
    ['a collection by its name', { policies: [policy()], namedLocations: [place] }, ['$.policies[0]']],
    ['lists in one another', [[policy()], { value: [policy()] }], ['$[0][0]', '$[1].value[0]']],
    ['PowerShell of Windows', { value: [policy()], Count: 1 }, ['$.value[0]']],
  ])('as %s', (_, value, paths) => {
    expect(read(value).policies.map(({ path }) => path)).toEqual(paths)
    expect(read(value).left).toEqual([])
  })

  test('with locations, also where the module hides what they are', () => {
    const { '@odata.type': type, ipRanges, ...known } = place
    const module = { Id: 'x', DisplayName: 'Office', AdditionalProperties: { '@odata.type': type, ipRanges } }
    const nameless = { ...known, ipRanges }
    for (const written of [place, module, nameless])
      expect(read([written]).locations.map(({ location }) => location)).toEqual([place])
    const country = { displayName: 'EU', countriesAndRegions: ['DE'] }
    expect(read(country).locations[0]?.location).toEqual({
      '@odata.type': '#microsoft.graph.countryNamedLocation',
      id: '',
      ...country,
    })
  })

  test("a template of the vendor's is the policy in it", () => {
    const { displayName, ...details } = policy()
    const found = only({ id: 'template', name: displayName, description: 'Asks', details })
    expect(found).toMatchObject({ templateId: 'template', body: { displayName } })
    expect(found.told).toEqual(['leftOut $.description'])
  })

  test('and whatever else is there is left alone with its name', () => {
    const { left, policies } = read([{ id: GROUP, displayName: 'Group', groupTypes: [] }, policy(), 7, null])
    expect(policies).toHaveLength(1)
    expect(left).toEqual([
      { path: '$[0]', reason: 'noPolicy', value: 'Group' },
      { path: '$[2]', reason: 'noPolicy', value: '7' },
      { path: '$[3]', reason: 'noPolicy', value: 'null' },
    ])
    expect(read([]).left).toEqual([{ path: '$', reason: 'noPolicy' }])
  })
})

describe('encodings:', () => {
  const text = JSON.stringify(policy({ displayName: 'Ключ 鍵 🔑' }))
  const utf16 = (mark: boolean, isBig: boolean) => {
    const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le')
    return new Uint8Array(isBig ? bytes.swap16() : bytes)
  }
  test.each<[string, string | Uint8Array]>([
    ['a text', text],
    ['a text with a mark', `\uFEFF${text}`],
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16 with a mark', utf16(true, false)],
    ['UTF-16 without a mark', utf16(false, false)],
    ['UTF-16 of the other order with a mark', utf16(true, true)],
    ['UTF-16 of the other order without a mark', utf16(false, true)],
  ])('%s is read', (_, source) => {
    expect(importPolicies(source).policies[0]?.body.displayName).toBe('Ключ 鍵 🔑')
  })
})

describe('what the module of PowerShell exports', () => {
  test('has its members with a small letter, its times as ISO 8601, and nothing for objects of nulls', () => {
    const found = only({
      Id: GROUP,
      DisplayName: 'A policy',
      State: 'enabled',
      CreatedDateTime: '/Date(1647536088205)/',
      Conditions: {
        Users: {
          IncludeUsers: 'All',
          IncludeGuestsOrExternalUsers: {
            GuestOrExternalUserTypes: null,
            ExternalTenants: { MembershipKind: null },
          },
          AdditionalProperties: {},
        },
        ClientAppTypes: ['all'],
        Platforms: { ExcludePlatforms: null, IncludePlatforms: null },
      },
      GrantControls: {
        AuthenticationStrength: { Id: null, CreatedDateTime: null, AdditionalProperties: {} },
        BuiltInControls: ['mfa'],
        Operator: 'OR',
      },
      SessionControls: { SignInFrequency: { IsEnabled: null, Value: null } },
    })
    expect(found.id).toBe(GROUP)
    expect(found.body).toEqual({
      displayName: 'A policy',
      state: 'enabled',
      conditions: {
        users: { includeUsers: ['All'], includeGuestsOrExternalUsers: null },
        clientAppTypes: ['all'],
        platforms: null,
      },
      grantControls: { authenticationStrength: null, builtInControls: ['mfa'], operator: 'OR' },
      sessionControls: null,
    })
    expect(found.told).toEqual(['madeList $.conditions.users.includeUsers'])
  })

  test('has times that are read', () => {
    expect(policyOfVendor(policy({ id: GROUP, createdDateTime: '2026-01-02T03:04:05Z' }))).toMatchObject({
      id: GROUP,
      createdDateTime: '2026-01-02T03:04:05Z',
      modifiedDateTime: null,
    })
    expect(policyOfVendor({ displayName: 'A group' })).toBeUndefined()
  })
})

describe('a policy that is read', () => {
  test('is without what the vendor alone says, and without annotations but those that tell kinds apart', () => {
    const tenants = {
      '@odata.type': '#microsoft.graph.conditionalAccessAllExternalTenants',
      membershipKind: 'all',
    }
    const { body, told } = only({
      ...policy(
        {},
        {
          '@odata.type': '#microsoft.graph.conditionalAccessConditionSet',
          users: {
            'includeUsers@odata.type': '#Collection(String)',
            includeGuestsOrExternalUsers: {
              guestOrExternalUserTypes: 'internalGuest',
              externalTenants: tenants,
            },
          },
        },
      ),
      '@odata.context': 'https://graph.microsoft.com/v1.0/$metadata#x',
      '#microsoft.graph.restore': { title: 'x' },
      id: GROUP,
      createdDateTime: '2026-01-02T03:04:05Z',
      modifiedDateTime: null,
      templateId: GROUP,
      deletedDateTime: null,
    })
    expect(Object.keys(body).toSorted()).toEqual(['conditions', 'displayName', 'grantControls', 'state'])
    expect(body.conditions).toEqual({
      users: {
        includeGuestsOrExternalUsers: {
          guestOrExternalUserTypes: 'internalGuest',
          externalTenants: tenants,
        },
      },
      clientAppTypes: ['all'],
    })
    expect(told).toEqual([])
  })

  test.each<[object, object, string[]]>([
    [{ userRiskLevels: ['high', 'medium'] }, { userRiskLevels: 'high,medium' }, []],
    [{ signInRiskLevels: 'high, low' }, { signInRiskLevels: 'high,low' }, []],
    [{ userRiskLevels: [] }, { userRiskLevels: '' }, []],
    [
      { authenticationFlows: { transferMethods: ['deviceCodeFlow'] } },
      { authenticationFlows: { transferMethods: 'deviceCodeFlow' } },
      ['madeText $.conditions.authenticationFlows.transferMethods'],
    ],
    [
      { clientAppTypes: 'Browser,other' },
      { clientAppTypes: ['browser', 'other'] },
      ['madeList $.conditions.clientAppTypes', 'spelling $.conditions.clientAppTypes[0]'],
    ],
    [
      { clientAppTypes: ['all', null, 'pigeon'] },
      { clientAppTypes: ['all', 'pigeon'] },
      ['notInList $.conditions.clientAppTypes[1]', 'unknownValue $.conditions.clientAppTypes[2]'],
    ],
    [{ locations: [] }, { locations: null }, []],
    [
      { times: null, newer: { deep: ['x'] } },
      { times: null, newer: { deep: ['x'] } },
      ['unknownMember $.conditions.newer'],
    ],
  ])('has %j as %j', (written, kept, told) => {
    const found = only(policy({}, written))
    expect(found.body.conditions).toMatchObject(kept)
    expect(found.told).toEqual(told)
  })

  test('has numbers and switches as such', () => {
    const { body, told } = only(
      policy({ sessionControls: { signInFrequency: { isEnabled: 'True', value: '4', type: 'hours' } } }),
    )
    expect(body.sessionControls?.signInFrequency).toEqual({ isEnabled: true, value: 4, type: 'hours' })
    expect(told).toHaveLength(2)
  })

  test('only reports where it does not say whether it is on, and is told to have no name', () => {
    const { state: _, displayName: __, ...rest } = policy()
    const { body, told } = only(rest)
    expect(body).toMatchObject({ state: 'enabledForReportingButNotEnforced', displayName: '' })
    expect(told).toEqual(['nameMissing $.displayName', 'stateMissing $.state'])
  })

  test('keeps the placeholders of a template, and tells which inputs they are', () => {
    const written = ['<BreakGlass>', '{groupId}', '{{groupId}}', '%Group%', '[[Group]]', GROUP, `{${GROUP}}`]
    const { body, inputs } = only(
      policy(
        { displayName: '100 - <RING> - Admins' },
        {
          users: { excludeGroups: written },
          devices: { deviceFilter: { mode: 'include', rule: 'device.x -lt 3 <or> 5' } },
        },
      ),
    )
    expect(body.conditions.users?.excludeGroups).toEqual(written)
    expect(inputs).toEqual([
      { path: '$.displayName', placeholder: '<RING>' },
      ...written
        .slice(0, 5)
        .map((placeholder, at) => ({ path: `$.conditions.users.excludeGroups[${at}]`, placeholder })),
    ])
  })

  test.each<[object, string]>([
    [policy({ state: 7 }), '$.state'],
    [policy({}, { users: 'everybody' }), '$.conditions.users'],
    [policy({}, { users: { includeGroups: [GROUP, 7] } }), '$.conditions.users.includeGroups[1]'],
    [policy({ grantControls: { builtInControls: { a: 1 } } }), '$.grantControls.builtInControls[0]'],
    [
      policy({ sessionControls: { signInFrequency: { value: 'many' } } }),
      '$.sessionControls.signInFrequency.value',
    ],
  ])('is left alone where a member is of another kind: %j', (value, path) => {
    expect(read([value])).toMatchObject({
      policies: [],
      left: [{ path: path.replace('$', '$[0]'), reason: 'wrongKind' }],
    })
  })

  test('takes a member once, whatever its spelling', () => {
    const { body, told } = only({ ...policy(), DisplayName: 'Another' })
    expect([body.displayName, told]).toEqual(['A policy', ['memberTwice $.displayName']])
  })
})

describe('a hostile text', () => {
  test.each<[string, string, string]>([
    ['that is no JSON', '{"displayName": ', 'notJson'],
    ['that is empty', '', 'notJson'],
    ['that is longer than allowed', ' '.repeat(importLimits.text + 1), 'tooLong'],
    ['of lists in one another', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'tooDeep'],
    [
      'of objects in one another',
      `{"conditions":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
      'tooDeep',
    ],
    [
      'with more members than allowed',
      `{"conditions":[${'0,'.repeat(importLimits.values + 1)}0]}`,
      'tooMuch',
    ],
  ])('%s is told and not read', (_, text, reason) => {
    expect(importPolicies(text)).toMatchObject({ policies: [], locations: [], left: [{ reason }] })
  })

  test('is read to the depth that is allowed, and no deeper', () => {
    const lists = (depth: number) => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`) as unknown
    // The policy and its conditions are two levels by themselves.
    const most = importLimits.depth - 2
    expect(only(policy({}, { newer: lists(most) })).body.conditions['newer']).toEqual(lists(most))
    expect(read([policy({}, { newer: lists(most + 1) })]).left).toEqual([{ path: '$[0]', reason: 'tooDeep' }])
  })

  test('with more policies than allowed is read up to there', () => {
    const text = `[${Array.from({ length: importLimits.items + 5 }, () => JSON.stringify(policy())).join(',')}]`
    const { policies, left } = importPolicies(text)
    expect(policies).toHaveLength(importLimits.items)
    expect(left).toEqual([{ path: '$', reason: 'tooMany', value: `${importLimits.items}` }])
  })

  test('cannot change what objects are', () => {
    const text = `{"displayName":"A","state":"enabled","__proto__":{"polluted":true},"conditions":{"constructor":{"prototype":{"polluted":true}},"users":{"includeUsers":["__proto__"],"__proto__":{"includeUsers":["All"]}}}}`
    const [first] = importPolicies(text).policies
    expect(first?.notes.map(({ reason }) => reason)).toEqual(['unsafeMember', 'unsafeMember', 'unsafeMember'])
    expect(first?.body.conditions).toEqual({ users: { includeUsers: ['__proto__'] } })
    expect(Object.getPrototypeOf(first?.body.conditions.users)).toBe(Object.prototype)
    expect('polluted' in {}).toBe(false)
  })

  test('tells no more than somebody reads', () => {
    const unknown = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [`member${at}`, 'x'.repeat(500)]),
    )
    const { notes } = only(policy({}, unknown))
    expect(notes).toHaveLength(importLimits.notes + 1)
    expect(notes.at(-1)).toEqual({ path: '$', reason: 'moreNotes', value: '800' })
    expect(Math.max(...notes.map(({ value = '' }) => value.length))).toBeLessThan(130)
  })

  test('has a thousand ids, and names in any script and direction', () => {
    const ids = Array.from({ length: 1000 }, (_, at) => `id-${at}`)
    const names = ['שלום', 'مرحبا', '日本', '\u202Eevil\u202C', 'a\u0000b', '\uD800', '👩‍👩‍👧']
    for (const displayName of names) {
      const { body } = only(policy({ displayName }, { users: { includeGroups: ids } }))
      expect([body.displayName, body.conditions.users?.includeGroups]).toEqual([displayName, ids])
    }
  })

  test('of any JSON or any bytes throws nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.uint8Array({ maxLength: 60 })), (source) => {
        const { policies, locations, left } = importPolicies(source)
        expect(policies.length + locations.length + left.length).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 3 }),
        fc.jsonValue({ maxDepth: 3 }),
        (conditions, grantControls) => {
          read({ displayName: 'x', conditions: { users: conditions, a: grantControls }, grantControls })
          read({ ipRanges: [conditions], displayName: grantControls })
        },
      ),
      { numRuns: 300 },
    )
  })
})
