import { describe, expect, test } from 'vitest'
import { MEMBER_WORDS } from './member-words.ts'
import { type PolicyBody, policyBodySchema } from './policy.ts'
import { newPolicy } from './save-policy.ts'
import { validatePolicy, validatePolicyJson } from './validate-policy.ts'
import type { GuestType, Platform } from './vocabulary.ts'
import type { PolicyOptions } from './validation/value-rules.ts'

const ID = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c10'
const OTHER = '9d3b7f42-08a6-4f1c-b8e5-1c2d3e4f5a60'
const STRENGTH = '00000000-0000-0000-0000-000000000004'

interface Parts {
  name?: string
  state?: string
  users?: object
  applications?: object
  conditions?: object
  grant?: object | null
  session?: object
}

/** A policy that may be saved, but for what is said. */
const policy = ({ name = 'A policy', state = 'enabled', ...parts }: Parts = {}): PolicyBody =>
  policyBodySchema.parse({
    displayName: name,
    state,
    conditions: {
      users: { includeUsers: ['All'], ...parts.users },
      applications: { includeApplications: ['All'], ...parts.applications },
      clientAppTypes: ['all'],
      ...parts.conditions,
    },
    grantControls: parts.grant === undefined ? { operator: 'OR', builtInControls: ['mfa'] } : parts.grant,
    sessionControls: parts.session,
  })
const found = (parts: Parts, options?: PolicyOptions) =>
  validatePolicy(policy(parts), options).map(({ rule, input }) => `${rule} ${input}`)

const guests = (types: GuestType | 'alien', externalTenants: object = { membershipKind: 'all' }) => ({
  guestOrExternalUserTypes: types,
  externalTenants,
})
const grant = (operator: string | null, builtInControls: string[], more: object = {}) => ({
  grant: { operator, builtInControls, ...more },
})
const PHONE: Platform = 'iOS'
const RISKY = { userRiskLevels: 'high' }
const strength = { authenticationStrength: { id: STRENGTH } }
const frequency = (more: object) => ({ session: { signInFrequency: { isEnabled: true, ...more } } })

/** A rule with what it refuses, and what is nearly the same and allowed. */
const RULES: readonly [string, string, Parts[], Parts[]][] = [
  ['a policy has a name', 'name-required displayName', [{ name: '' }, { name: ' \t' }], [{ name: '‮שם' }]],
  [
    'a name has 256 characters at most',
    'name-too-long displayName',
    [{ name: 'x'.repeat(257) }],
    [{ name: 'x'.repeat(256) }],
  ],
  [
    'somebody is included: a user, a group, a role or a kind of guest (CA-40)',
    'users-required includeUsers',
    [{ users: { includeUsers: [] } }, { users: { includeUsers: null, excludeGroups: [ID] } }],
    [
      { users: { includeUsers: [], includeGroups: [ID] } },
      { users: { includeUsers: [], includeRoles: [ID] } },
      { users: { includeUsers: [], includeGuestsOrExternalUsers: guests('internalGuest') } },
      {
        users: { includeUsers: [] },
        conditions: { clientApplications: { includeServicePrincipals: ['ServicePrincipalsInMyTenant'] } },
      },
      {
        users: { includeUsers: [] },
        conditions: { clientApplications: { includeAgentIdServicePrincipals: ['All'] } },
      },
    ],
  ],
  [
    'no users stands alone (CA-41)',
    'no-users-alone includeUsers',
    [
      { users: { includeUsers: ['None', ID] } },
      { users: { includeUsers: ['None'], includeGuestsOrExternalUsers: guests('internalGuest') } },
    ],
    [{ users: { includeUsers: ['None'] } }, { users: { includeUsers: ['None', 'None'] } }],
  ],
  [
    'all users stands alone (CA-41)',
    'all-users-alone includeUsers',
    [
      { users: { includeUsers: [ID, 'All'] } },
      { users: { includeUsers: ['All', 'GuestsOrExternalUsers'] } },
      { users: { includeUsers: ['All'], includeGuestsOrExternalUsers: guests('internalGuest') } },
    ],
    [{ users: { includeUsers: ['All'], excludeUsers: [ID] } }],
  ],
  [
    'all guests stand without kinds of guests (CA-42)',
    'guests-or-types includeGuestsOrExternalUsers',
    [
      {
        users: {
          includeUsers: ['GuestsOrExternalUsers'],
          includeGuestsOrExternalUsers: guests('internalGuest'),
        },
      },
    ],
    [
      { users: { includeUsers: ['GuestsOrExternalUsers'] } },
      { users: { includeUsers: [ID], includeGuestsOrExternalUsers: guests('internalGuest') } },
    ],
  ],
  [
    'all excluded guests stand without excluded kinds of guests (CA-42)',
    'guests-or-types excludeGuestsOrExternalUsers',
    [
      {
        users: {
          excludeUsers: ['GuestsOrExternalUsers'],
          excludeGuestsOrExternalUsers: guests('serviceProvider'),
        },
      },
    ],
    [{ users: { excludeGuestsOrExternalUsers: guests('serviceProvider') } }],
  ],
  [
    'enumerated tenants of guests are named',
    'guest-tenants-required excludeGuestsOrExternalUsers',
    [
      {
        users: { excludeGuestsOrExternalUsers: guests('serviceProvider', { membershipKind: 'enumerated' }) },
      },
    ],
    [
      {
        users: {
          excludeGuestsOrExternalUsers: guests('serviceProvider', {
            membershipKind: 'enumerated',
            members: [ID],
          }),
        },
      },
    ],
  ],
  [
    'all locations stand alone (CA-43)',
    'all-locations-alone includeLocations',
    [{ conditions: { locations: { includeLocations: ['All', ID] } } }],
    [{ conditions: { locations: { includeLocations: ['All'], excludeLocations: [ID] } } }],
  ],
  [
    'all trusted locations stand alone (CA-43)',
    'trusted-locations-alone includeLocations',
    [{ conditions: { locations: { includeLocations: [ID, 'AllTrusted'] } } }],
    [{ conditions: { locations: { includeLocations: ['AllTrusted'] } } }],
  ],
  [
    'all excluded trusted locations stand alone (CA-43)',
    'trusted-locations-alone excludeLocations',
    [{ conditions: { locations: { includeLocations: ['All'], excludeLocations: [ID, 'AllTrusted'] } } }],
    [{ conditions: { locations: { includeLocations: ['All'], excludeLocations: [ID, OTHER] } } }],
  ],
  [
    'a condition of locations includes some (CA-43)',
    'locations-required includeLocations',
    [{ conditions: { locations: { includeLocations: [], excludeLocations: [] } } }],
    [{ conditions: { locations: null } }, { conditions: { locations: { includeLocations: [ID] } } }],
  ],
  [
    'locations are excluded from included ones (CA-43)',
    'excluded-locations-need-included excludeLocations',
    [{ conditions: { locations: { excludeLocations: ['AllTrusted'] } } }],
    [{ conditions: { locations: { includeLocations: ['All'], excludeLocations: ['AllTrusted'] } } }],
  ],
  [
    'something is signed in to (CA-44)',
    'applications-required includeApplications',
    [
      { applications: { includeApplications: [] } },
      { applications: { includeApplications: null, excludeApplications: [ID] } },
      { applications: { includeApplications: [], applicationFilter: { mode: 'exclude', rule: 'x' } } },
    ],
    [
      { applications: { includeApplications: [], includeUserActions: ['urn:user:registersecurityinfo'] } },
      { applications: { includeApplications: [], includeAuthenticationContextClassReferences: ['c1'] } },
      { applications: { includeApplications: [], applicationFilter: { mode: 'include', rule: 'x' } } },
      { applications: { includeApplications: [], networkAccess: { includeTrafficProfiles: 'internet' } } },
    ],
  ],
  [
    'no applications stands alone (CA-44)',
    'no-applications-alone includeApplications',
    [{ applications: { includeApplications: ['None', 'Office365'] } }],
    [{ applications: { includeApplications: ['None'] } }],
  ],
  [
    'all applications stand alone (CA-44)',
    'all-applications-alone includeApplications',
    [{ applications: { includeApplications: ['Office365', 'All'] } }],
    [{ applications: { includeApplications: ['All'], excludeApplications: ['Office365'] } }],
  ],
  [
    'client apps are chosen (CA-45)',
    'client-apps-required clientAppTypes',
    [{ conditions: { clientAppTypes: [] } }, { conditions: { clientAppTypes: null } }],
    [{ conditions: { clientAppTypes: ['browser'] } }],
  ],
  [
    'all client apps stand alone (CA-45)',
    'all-client-apps-alone clientAppTypes',
    [{ conditions: { clientAppTypes: ['browser', 'all'] } }],
    [{ conditions: { clientAppTypes: ['browser', 'other'] } }],
  ],
  [
    'all platforms stand alone (CA-46)',
    'all-platforms-alone includePlatforms',
    [{ conditions: { platforms: { includePlatforms: ['all', 'iOS'] } } }],
    [{ conditions: { platforms: { includePlatforms: ['all'], excludePlatforms: [PHONE] } } }],
  ],
  [
    'platforms are excluded from included ones',
    'excluded-platforms-need-included excludePlatforms',
    [{ conditions: { platforms: { excludePlatforms: [PHONE] } } }],
    [{ conditions: { platforms: { includePlatforms: ['all'], excludePlatforms: [PHONE] } } }],
  ],
  [
    'user actions stand without applications (CA-47)',
    'actions-without-applications includeUserActions',
    [
      { applications: { includeUserActions: ['urn:user:registersecurityinfo'] } },
      {
        applications: {
          includeApplications: [],
          excludeApplications: [ID],
          includeUserActions: ['urn:user:registersecurityinfo'],
        },
      },
    ],
    [{ applications: { includeApplications: [], includeUserActions: ['urn:user:registersecurityinfo'] } }],
  ],
  [
    'registering devices takes no custom factors (CA-48)',
    'device-action-without-factors customAuthenticationFactors',
    [
      {
        applications: { includeApplications: [], includeUserActions: ['urn:user:registerdevice'] },
        ...grant('AND', ['mfa'], { customAuthenticationFactors: [ID] }),
      },
    ],
    [
      {
        applications: { includeApplications: [], includeUserActions: ['urn:user:registersecurityinfo'] },
        ...grant('AND', ['mfa'], { customAuthenticationFactors: [ID] }),
      },
    ],
  ],
  [
    'registering devices takes MFA alone (CA-48)',
    'device-action-mfa-only builtInControls',
    [
      {
        applications: { includeApplications: [], includeUserActions: ['urn:user:registerdevice'] },
        ...grant('OR', ['mfa', 'compliantDevice']),
      },
    ],
    [
      {
        applications: { includeApplications: [], includeUserActions: ['urn:user:registerdevice'] },
        ...grant('OR', ['mfa']),
      },
      {
        applications: { includeApplications: [], includeUserActions: ['urn:user:registersecurityinfo'] },
        ...grant('OR', ['mfa', 'compliantDevice']),
      },
    ],
  ],
  [
    'block stands alone (CA-49)',
    'block-alone builtInControls',
    [
      grant('OR', ['block', 'mfa']),
      grant('OR', ['block'], strength),
      grant('OR', ['block'], { customAuthenticationFactors: [ID] }),
      grant('OR', ['block'], { termsOfUse: [ID] }),
    ],
    [grant('OR', ['block'])],
  ],
  [
    'a strength stands without MFA (CA-50)',
    'strength-without-mfa authenticationStrength',
    [grant('AND', ['mfa'], strength)],
    [grant('AND', ['compliantDevice'], strength)],
  ],
  [
    'a change of the password needs a strength, or MFA as in the template of the vendor (CA-51)',
    'password-change-needs-strength authenticationStrength',
    [{ conditions: RISKY, ...grant('AND', ['passwordChange']) }],
    [
      { conditions: RISKY, ...grant('AND', ['passwordChange', 'mfa']) },
      { conditions: RISKY, ...grant('AND', ['passwordChange'], strength) },
    ],
  ],
  [
    'a change of the password stands without other controls (CA-51)',
    'password-change-without-others builtInControls',
    [
      { conditions: RISKY, ...grant('AND', ['passwordChange', 'mfa', 'compliantDevice']) },
      { conditions: RISKY, ...grant('AND', ['passwordChange', 'mfa'], { termsOfUse: [ID] }) },
    ],
    [{ conditions: RISKY, ...grant('AND', ['mfa', 'passwordChange']) }],
  ],
  [
    'a change of the password needs all applications (CA-51)',
    'password-change-needs-all-applications includeApplications',
    [
      {
        conditions: RISKY,
        applications: { includeApplications: ['Office365'] },
        ...grant('AND', ['passwordChange', 'mfa']),
      },
      {
        conditions: RISKY,
        applications: { excludeApplications: [ID] },
        ...grant('AND', ['passwordChange', 'mfa']),
      },
    ],
    [{ conditions: RISKY, ...grant('AND', ['passwordChange', 'mfa']) }],
  ],
  [
    'a change of the password comes with its factor, not in its place',
    'password-change-needs-and operator',
    [{ conditions: RISKY, ...grant('OR', ['passwordChange', 'mfa']) }],
    [{ conditions: RISKY, ...grant('AND', ['passwordChange', 'mfa']) }],
  ],
  [
    'a change of the password is for risky users',
    'password-change-needs-user-risk userRiskLevels',
    [grant('AND', ['passwordChange', 'mfa'])],
    [{ conditions: RISKY, ...grant('AND', ['passwordChange', 'mfa']) }],
  ],
  [
    'a change of the password looks at the risk of the user alone',
    'password-change-without-conditions builtInControls',
    [
      { conditions: { ...RISKY, signInRiskLevels: 'high' }, ...grant('AND', ['passwordChange', 'mfa']) },
      { conditions: { ...RISKY, clientAppTypes: ['browser'] }, ...grant('AND', ['passwordChange', 'mfa']) },
      {
        conditions: { ...RISKY, platforms: { includePlatforms: [PHONE] } },
        ...grant('AND', ['passwordChange', 'mfa']),
      },
    ],
    [{ conditions: { ...RISKY, platforms: null }, ...grant('AND', ['passwordChange', 'mfa']) }],
  ],
  [
    'controls have an operator (CA-52)',
    'operator-required operator',
    [grant(null, ['mfa']), grant('', [], strength), grant(null, [], { termsOfUse: [ID] })],
    [grant('AND', ['mfa']), { ...grant(null, []), ...frequency({ frequencyInterval: 'everyTime' }) }],
  ],
  [
    'something is asked, before the session or during it',
    'controls-required builtInControls',
    [{ grant: null }, { grant: null, session: { persistentBrowser: null } }],
    [
      { grant: null, session: { applicationEnforcedRestrictions: { isEnabled: true } } },
      grant('AND', [], { termsOfUse: [ID] }),
    ],
  ],
  [
    'a persistent browser is for all applications',
    'persistent-browser-needs-all-applications persistentBrowser',
    [
      {
        applications: { includeApplications: ['Office365'] },
        session: { persistentBrowser: { isEnabled: true, mode: 'never' } },
      },
    ],
    [
      { session: { persistentBrowser: { isEnabled: true, mode: 'never' } } },
      {
        applications: { includeApplications: ['Office365'] },
        session: { persistentBrowser: { isEnabled: false } },
      },
    ],
  ],
  [
    'a frequency has a number of hours or days',
    'sign-in-frequency-needs-value signInFrequency',
    [
      frequency({ frequencyInterval: 'timeBased' }),
      frequency({ value: 0, type: 'hours' }),
      frequency({ value: 1.5, type: 'hours' }),
      frequency({ value: 4, type: 'weeks' }),
    ],
    [
      frequency({ value: 4, type: 'hours', frequencyInterval: 'timeBased' }),
      { session: { signInFrequency: { isEnabled: false } } },
    ],
  ],
  [
    'every time is no number of hours',
    'sign-in-frequency-without-value signInFrequency',
    [frequency({ frequencyInterval: 'everyTime', value: 4, type: 'hours' })],
    [frequency({ frequencyInterval: 'everyTime', value: null, type: null })],
  ],
]

describe('a policy is refused unless', () => {
  test.each(RULES)('%s', (_, rule, refused, allowed) => {
    for (const parts of refused) expect(found(parts)).toContain(rule)
    for (const parts of allowed) expect(found(parts)).not.toContain(rule)
  })
})

test('a policy that asks for MFA has nothing wrong, nor a new one (CA-15)', () => {
  expect(validatePolicy(policy())).toEqual([])
  expect(validatePolicy(newPolicy('New'))).toEqual([])
})

describe('a value that cannot be chosen is told with its input (CA-53):', () => {
  const values = (parts: Parts, options?: PolicyOptions) =>
    validatePolicy(policy(parts), options)
      .filter(({ rule }) => rule === 'invalid-value')
      .map(({ input, values }) => `${input} ${values['value']}`)

  test.each<[Parts, string]>([
    [{ state: 'on' }, 'state on'],
    [{ conditions: { clientAppTypes: ['browser', 'pigeon'] } }, 'clientAppTypes pigeon'],
    [{ conditions: { platforms: { includePlatforms: ['ios'] } } }, 'includePlatforms ios'],
    [
      { conditions: { platforms: { includePlatforms: ['all'], excludePlatforms: ['amiga'] } } },
      'excludePlatforms amiga',
    ],
    [{ conditions: { userRiskLevels: 'high,extreme' } }, 'userRiskLevels extreme'],
    [{ conditions: { signInRiskLevels: 'hidden' } }, 'signInRiskLevels hidden'],
    [{ conditions: { insiderRiskLevels: 'major' } }, 'insiderRiskLevels major'],
    [{ conditions: { authenticationFlows: { transferMethods: 'fax' } } }, 'transferMethods fax'],
    [{ users: { excludeGuestsOrExternalUsers: guests('alien') } }, 'excludeGuestsOrExternalUsers alien'],
    [{ applications: { includeApplications: [], includeUserActions: ['x'] } }, 'includeUserActions x'],
    [grant('OR', ['riskRemediation']), 'builtInControls riskRemediation'],
    [grant('XOR', ['mfa']), 'operator XOR'],
  ])('%j', (parts, told) => {
    expect(values(parts)).toEqual([told])
  })

  const wordsOf = (...members: string[]) => members.map((member) => MEMBER_WORDS.get(member)?.words)

  test('levels of risk and methods of transfer are chosen by the words of the vendor (CA-09)', () => {
    expect(wordsOf('userRiskLevels', 'signInRiskLevels', 'insiderRiskLevels', 'transferMethods')).toEqual([
      ['high', 'medium', 'low'],
      ['high', 'medium', 'low', 'none'],
      ['elevated', 'moderate', 'minor'],
      ['deviceCodeFlow', 'authenticationTransfer'],
    ])
    const levels = (userRiskLevels: string) => ({
      userRiskLevels,
      signInRiskLevels: 'high,medium,low,none',
      insiderRiskLevels: 'elevated,moderate,minor',
      authenticationFlows: { transferMethods: 'deviceCodeFlow,authenticationTransfer' },
    })
    expect(values({ conditions: levels('high,medium,low') })).toEqual([])
    expect(values({ conditions: levels('high,none') })).toEqual(['userRiskLevels none'])
  })

  test('two user actions and two suites stand beside the applications of a tenant (CA-11)', () => {
    const actions = ['urn:user:registersecurityinfo', 'urn:user:registerdevice']
    expect(wordsOf('includeUserActions')).toEqual([actions])
    const known = { applications: new Set([ID]) }
    const about = (includeApplications: string[], includeUserActions: string[] = []) =>
      values({ applications: { includeApplications, includeUserActions } }, known)
    expect(about([], actions)).toEqual([])
    expect(about(['Office365', 'MicrosoftAdminPortals', ID])).toEqual([])
    expect(about(['Office366'])).toEqual(['includeApplications Office366'])
  })

  test('ids are asked about where it is known which there are, in whatever case', () => {
    const parts: Parts = {
      users: { excludeUsers: [ID, OTHER], includeGroups: [OTHER], includeRoles: ['{adminRoles}'] },
      applications: { excludeApplications: [OTHER, 'Office365'] },
      conditions: { locations: { includeLocations: ['All'], excludeLocations: ['AllTrusted', OTHER] } },
      ...grant('AND', [], { authenticationStrength: { id: OTHER } }),
    }
    const known = new Set([ID])
    expect(values(parts)).toEqual([])
    expect(
      values(parts, {
        users: known,
        groups: known,
        roles: known,
        applications: known,
        locations: known,
        strengths: known,
      }),
    ).toEqual([
      `excludeUsers ${OTHER}`,
      `includeGroups ${OTHER}`,
      'includeRoles {adminRoles}',
      `excludeApplications ${OTHER}`,
      `excludeLocations ${OTHER}`,
      `authenticationStrength ${OTHER}`,
    ])
    expect(values({ users: { excludeUsers: [ID.toUpperCase()] } }, { users: known })).toEqual([])
  })

  test('a user or a group that the tenant answered not to have is told also where they are not listed as a whole', () => {
    const parts: Parts = {
      users: { includeUsers: [ID.toUpperCase()], excludeUsers: [OTHER], excludeGroups: [ID, '{leftOut}'] },
      applications: { excludeApplications: [ID] },
    }
    const missing = new Set([ID.toLowerCase()])
    expect(values(parts, { missing })).toEqual([`includeUsers ${ID.toUpperCase()}`, `excludeGroups ${ID}`])
    expect(values(parts, { missing, groups: new Set([ID.toLowerCase(), '{leftout}']) })).toEqual([
      `includeUsers ${ID.toUpperCase()}`,
    ])
  })

  test('a thousand ids are looked at', () => {
    const ids = Array.from({ length: 1000 }, (_, place) => `id-${place}`)
    const known = new Set(ids.slice(1))
    expect(values({ users: { excludeUsers: ids } }, { users: known })).toEqual(['excludeUsers id-0'])
  })
})

test('a tenant has 240 policies at most', () => {
  expect(found({}, { policyCount: 240 })).toEqual(['too-many-policies json'])
  expect(found({}, { policyCount: 239 })).toEqual([])
})

describe('JSON of a policy', () => {
  test.each(['id', 'createdDateTime', 'modifiedDateTime'])('must not have %s (CA-28)', (field) => {
    expect(validatePolicyJson({ ...policy(), [field]: null })).toEqual([
      { rule: 'read-only-member', input: 'json', values: { field } },
    ])
  })

  test.each<[unknown, string[]]>([
    [null, ['$']],
    [[], ['$']],
    [{ ...policy(), state: 7, conditions: { users: [] } }, ['$.state', '$.conditions.users']],
    [
      { ...policy(), conditions: { users: { includeUsers: ['All', 7, null] } } },
      ['$.conditions.users.includeUsers[1]', '$.conditions.users.includeUsers[2]'],
    ],
    [{ state: 'enabled', conditions: {} }, ['$.displayName']],
  ])('of the wrong shape is told by its places (CA-29): %j', (value, paths) => {
    expect(validatePolicyJson(value)).toEqual(
      paths.map((path) => ({ rule: 'wrong-shape', input: 'json', values: { path } })),
    )
  })

  test('of the right shape is looked at as the form is (CA-39), with members that nobody knows', () => {
    expect(validatePolicyJson({ ...policy({ conditions: { clientAppTypes: [] } }), newer: {} })).toEqual([
      { rule: 'client-apps-required', input: 'clientAppTypes', values: {} },
    ])
  })
})
