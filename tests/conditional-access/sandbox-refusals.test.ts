import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, openTenant, type TenantClient, textIn } from './roundtrip/tenant-client.ts'

const POLICIES = 'identity/conditionalAccess/policies'
const LOCATIONS = 'identity/conditionalAccess/namedLocations'
const STRENGTHS = 'policies/authenticationStrengthPolicies'
const NOBODY = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c10'
const BUILT_IN = '00000000-0000-0000-0000-000000000004'
const SECURITY_DEFAULTS = 'Security Defaults is enabled in the tenant'

let tenant: TenantClient
beforeEach(async () => {
  tenant = await openTenant()
})
afterEach(() => tenant.close())

const policy = (more: object = {}, conditions: object = {}) => ({
  displayName: 'A policy',
  state: 'enabled',
  conditions: {
    users: { includeUsers: ['All'] },
    applications: { includeApplications: ['All'] },
    clientAppTypes: ['all'],
    ...conditions,
  },
  grantControls: { operator: 'OR', builtInControls: ['mfa'] },
  ...more,
})
const place = (more: object = {}) => ({
  '@odata.type': '#microsoft.graph.ipNamedLocation',
  displayName: 'Office',
  ipRanges: [{ '@odata.type': '#microsoft.graph.iPv4CidrRange', cidrAddress: '192.0.2.0/24' }],
  ...more,
})
const countries = (more: object = {}) => ({
  '@odata.type': '#microsoft.graph.countryNamedLocation',
  displayName: 'Abroad',
  countriesAndRegions: ['DE'],
  ...more,
})

const told = ({ status, body }: Answer) =>
  `${status} ${textIn(body, 'error', 'code')} ${textIn(body, 'error', 'message')}`.trim()
const post = async (path: string, body: unknown) => tenant.ask('POST', path, body)
const made = async (path: string, body: unknown) => {
  const answer = await post(path, body)
  expect(told(answer)).toBe('201')
  return textIn(answer.body, 'id')
}
const reopen = async (setUp: Parameters<typeof openTenant>[0]) => {
  tenant.close()
  tenant = await openTenant(setUp)
}

describe('a policy', () => {
  test('is made, shown whole, changed by whole members, and deleted', async () => {
    const id = await made(POLICIES, policy({}, { locations: { includeLocations: ['All'] } }))
    const shown = await tenant.ask('GET', `${POLICIES}/${id}`)
    expect(shown.body).toMatchObject({
      id,
      templateId: null,
      modifiedDateTime: null,
      createdDateTime: expect.any(String),
      conditions: {
        userRiskLevels: [],
        insiderRiskLevels: null,
        locations: { includeLocations: ['All'] },
        users: { includeUsers: ['All'], excludeGroups: [], includeGuestsOrExternalUsers: null },
      },
      sessionControls: null,
    })
    const { conditions } = policy()
    expect((await tenant.ask('PATCH', `${POLICIES}/${id}`, { conditions })).status).toBe(204)
    expect((await tenant.ask('PATCH', `${POLICIES}/${id}`, { state: 'disabled' })).status).toBe(204)
    expect((await tenant.ask('GET', `${POLICIES}/${id}`)).body).toMatchObject({
      state: 'disabled',
      displayName: 'A policy',
      conditions: { locations: null },
      modifiedDateTime: expect.any(String),
    })
    expect((await tenant.ask('DELETE', `${POLICIES}/${id}`)).status).toBe(204)
    expect(told(await tenant.ask('GET', `${POLICIES}/${id}`))).toMatch(
      /^404 ResourceNotFound .*does not exist/,
    )
    expect(told(await tenant.ask('PATCH', `${POLICIES}/${id}`, { state: 'enabled' }))).toMatch(/^404 /)
  })

  test('changes the password of risky users after a second factor', async () => {
    const risky = { userRiskLevels: ['high'] }
    await made(
      POLICIES,
      policy({ grantControls: { operator: 'AND', builtInControls: ['passwordChange', 'mfa'] } }, risky),
    )
    const strong = { builtInControls: ['passwordChange'], authenticationStrength: { id: BUILT_IN } }
    await made(POLICIES, policy({ grantControls: { operator: 'AND', ...strong } }, risky))
    expect((await tenant.ask('GET', POLICIES)).body).toMatchObject({ value: { length: 2 } })
  })

  test('shows its strength whole, which is named by its id', async () => {
    const grantControls = { operator: 'OR', builtInControls: [], authenticationStrength: { id: BUILT_IN } }
    const id = await made(POLICIES, policy({ grantControls }))
    expect((await tenant.ask('GET', `${POLICIES}/${id}`)).body).toMatchObject({
      grantControls: { authenticationStrength: { id: BUILT_IN, allowedCombinations: expect.any(Array) } },
    })
  })

  test.each<[string, unknown, RegExp]>([
    ['that is no object', [], /1007/],
    ['with an id', policy({ id: NOBODY }), /'id' is read-only/],
    ['with a time of its own', policy({ createdDateTime: '2026-01-01T00:00:00Z' }), /read-only/],
    ['made of a template by itself', policy({ templateId: NOBODY }), /read-only/],
    ['with a member that there is not', policy({ nonsense: 1 }), /'nonsense' does not exist on type/],
    ['with a condition that there is not', policy({}, { weather: 'rain' }), /'weather' does not exist/],
    ['with risks as a text', policy({}, { userRiskLevels: 'high' }), /1007/],
    ['with insider risks as a list', policy({}, { insiderRiskLevels: ['minor'] }), /1007/],
    ['in a state that there is not', policy({ state: 'on' }), /'on' of property 'state' was not found/],
    ['for a client that there is not', policy({}, { clientAppTypes: ['All'] }), /'All'/],
    ['without a name', policy({ displayName: '' }), /1032.*InvalidPolicyName/],
    ['without conditions', { displayName: 'x', state: 'disabled' }, /1032.*InvalidUsers/],
    ['for nobody', policy({}, { users: { excludeUsers: ['All'] } }), /InvalidUsers/],
    ['for all and somebody', policy({}, { users: { includeUsers: ['All', 'None'] } }), /InvalidUsers/],
    ['for no application', policy({}, { applications: {} }), /InvalidApplications/],
    ['for no client', policy({}, { clientAppTypes: [] }), /InvalidClientAppTypes/],
    [
      'that excludes places from nothing',
      policy({}, { locations: { excludeLocations: ['AllTrusted'] } }),
      /InvalidLocations/,
    ],
    [
      'that blocks and asks',
      policy({ grantControls: { operator: 'OR', builtInControls: ['block', 'mfa'] } }),
      /1032.*InvalidControls/,
    ],
    [
      'that changes a password without a second factor',
      policy(
        { grantControls: { operator: 'AND', builtInControls: ['passwordChange'] } },
        { userRiskLevels: ['high'] },
      ),
      /InvalidPasswordResetControl/,
    ],
    [
      'that changes a password and asks for a device',
      policy(
        { grantControls: { operator: 'AND', builtInControls: ['passwordChange', 'mfa', 'compliantDevice'] } },
        { userRiskLevels: ['high'] },
      ),
      /InvalidPasswordResetControl/,
    ],
    ['that asks for nothing', policy({ grantControls: null }), /InvalidControls/],
    [
      'for guests of tenants of no type',
      policy(
        {},
        {
          users: {
            includeGuestsOrExternalUsers: {
              guestOrExternalUserTypes: 'internalGuest',
              externalTenants: { membershipKind: 'all' },
            },
          },
        },
      ),
      /InvalidExternalTenants/,
    ],
  ])('%s is refused', async (_, body, words) => {
    const answer = told(await post(POLICIES, body))
    expect(answer).toMatch(/^400 BadRequest /)
    expect(answer).toMatch(words)
    expect((await tenant.ask('GET', POLICIES)).body).toMatchObject({ value: [] })
  })

  test.each<[string, object]>([
    ['users', { users: { includeUsers: [NOBODY] } }],
    ['groups', { users: { includeUsers: ['All'], excludeGroups: [NOBODY] } }],
    ['roles', { users: { includeRoles: [NOBODY] } }],
    ['applications', { applications: { includeApplications: [NOBODY] } }],
    ['locations', { locations: { includeLocations: [NOBODY] } }],
    ['service principals', { clientApplications: { includeServicePrincipals: [NOBODY] } }],
  ])('that names %s which the tenant has not is refused', async (noun, conditions) => {
    expect(told(await post(POLICIES, policy({}, conditions)))).toMatch(
      new RegExp(`^400 BadRequest \\d{4}: Policy contains invalid ${noun}: ${NOBODY}$`),
    )
  })

  test('names what was made before, and its change is refused as its making is', async () => {
    const group = await made('groups', { displayName: 'Emergency', groupTypes: [], securityEnabled: true })
    await made('servicePrincipals', { appId: NOBODY, displayName: 'App' })
    const office = await made(LOCATIONS, place())
    const id = await made(
      POLICIES,
      policy(
        {},
        {
          users: { includeRoles: ['62e90394-69f5-4237-9190-012177145e10'], excludeGroups: [group] },
          applications: { includeApplications: [NOBODY.toUpperCase()] },
          locations: { includeLocations: ['All'], excludeLocations: [office] },
        },
      ),
    )
    const refused = await tenant.ask('PATCH', `${POLICIES}/${id}`, {
      grantControls: { operator: 'AND', builtInControls: ['block', 'mfa'] },
    })
    expect(told(refused)).toMatch(/^400 .*InvalidControls/)
    expect((await tenant.ask('GET', `${POLICIES}/${id}`)).body).toMatchObject({
      grantControls: { operator: 'OR' },
    })
  })

  test('cannot be in force while security defaults are', async () => {
    await reopen({ securityDefaults: true })
    expect(told(await post(POLICIES, policy()))).toContain(SECURITY_DEFAULTS)
    const id = await made(POLICIES, policy({ state: 'disabled' }))
    const enabled = await tenant.ask('PATCH', `${POLICIES}/${id}`, { state: 'enabled' })
    expect(told(enabled)).toContain(SECURITY_DEFAULTS)
  })

  test('needs P1, and P2 for the risk of a user or a sign-in', async () => {
    await reopen({ plans: ['AAD_PREMIUM'] })
    await made(POLICIES, policy())
    for (const conditions of [{ userRiskLevels: ['high'] }, { signInRiskLevels: ['low'] }])
      expect(told(await post(POLICIES, policy({}, conditions)))).toMatch(/^403 AccessDenied /)
    await reopen({ plans: [] })
    expect(told(await post(POLICIES, policy()))).toMatch(/^403 AccessDenied /)
    expect(told(await post(LOCATIONS, place()))).toMatch(/^403 AccessDenied /)
    expect((await tenant.ask('GET', POLICIES)).status).toBe(200)
  })

  test('is the last one as the 240th, whatever they are called', async () => {
    for (let count = 0; count < 240; count += 1) await made(POLICIES, policy({ state: 'disabled' }))
    expect(told(await post(POLICIES, policy()))).toMatch(/^400 BadRequest .*240/)
  })
})

describe('a named location', () => {
  test('is made, changed with its type, and deleted when it is not trusted and nobody names it', async () => {
    const id = await made(LOCATIONS, place({ isTrusted: true }))
    const own = `${LOCATIONS}/${id}`
    const type = { '@odata.type': '#microsoft.graph.ipNamedLocation' }
    expect(told(await tenant.ask('PATCH', own, { displayName: 'Head office' }))).toMatch(/^400 /)
    expect((await tenant.ask('PATCH', own, { ...type, displayName: 'Head office' })).status).toBe(204)
    expect((await tenant.ask('GET', own)).body).toMatchObject({ displayName: 'Head office', isTrusted: true })

    const user = await made(POLICIES, policy({}, { locations: { includeLocations: [id] } }))
    expect(told(await tenant.ask('DELETE', own))).toMatch(/^400 .*trusted/)
    await tenant.ask('PATCH', own, { ...type, isTrusted: false })
    expect(told(await tenant.ask('DELETE', own))).toMatch(/^400 .*referenced by one or more policies/)
    await tenant.ask('DELETE', `${POLICIES}/${user}`)
    expect((await tenant.ask('DELETE', own)).status).toBe(204)
    expect((await tenant.ask('GET', own)).status).toBe(404)
  })

  test.each<[string, unknown]>([
    ['of no type', { displayName: 'x', ipRanges: place().ipRanges }],
    ['of a type that there is not', place({ '@odata.type': '#microsoft.graph.planet' })],
    ['with a member of another type', place({ countriesAndRegions: ['DE'] })],
    ['without a name', place({ displayName: ' ' })],
    ['without ranges', place({ ipRanges: [] })],
    ['with an address alone', place({ ipRanges: [{ ...place().ipRanges[0], cidrAddress: '192.0.2.1' }] })],
    ['with too wide a range', place({ ipRanges: [{ ...place().ipRanges[0], cidrAddress: '10.0.0.0/7' }] })],
    ['with a range of no type', place({ ipRanges: [{ cidrAddress: '192.0.2.0/24' }] })],
    [
      'with a range of the other version',
      place({ ipRanges: [{ ...place().ipRanges[0], cidrAddress: '2001:db8::/48' }] }),
    ],
    ['with 2001 ranges', place({ ipRanges: Array.from({ length: 2001 }, () => place().ipRanges[0]) })],
    ['without countries', countries({ countriesAndRegions: [] })],
    ['with the name of a country', countries({ countriesAndRegions: ['Germany'] })],
    ['that is found by guessing', countries({ countryLookupMethod: 'guess' })],
  ])('%s is refused', async (_, body) => {
    expect(told(await post(LOCATIONS, body))).toMatch(/^400 BadRequest /)
    await made(LOCATIONS, countries())
  })

  test('is the last one as the 195th', async () => {
    for (let count = 0; count < 195; count += 1) await made(LOCATIONS, place())
    expect(told(await post(LOCATIONS, place()))).toMatch(/^400 BadRequest .*195/)
  })
})

describe('a strength of authentication', () => {
  const strength = { displayName: 'Keys', allowedCombinations: ['fido2'] }

  test('is made once by a name, named by a policy, and stays while it is', async () => {
    const id = await made(STRENGTHS, strength)
    expect(told(await post(STRENGTHS, { ...strength, displayName: 'KEYS' }))).toMatch(/^400 .*already exists/)
    const grantControls = { operator: 'OR', authenticationStrength: { id } }
    const user = await made(POLICIES, policy({ grantControls }))
    expect(told(await tenant.ask('DELETE', `${STRENGTHS}/${id}`))).toMatch(/^400 .*referenced/)
    const combined = await tenant.ask('POST', `${STRENGTHS}/${id}/updateAllowedCombinations`, {
      allowedCombinations: ['fido2', 'windowsHelloForBusiness'],
    })
    expect(combined.body).toMatchObject({ previousCombinations: ['fido2'] })
    await tenant.ask('DELETE', `${POLICIES}/${user}`)
    expect((await tenant.ask('DELETE', `${STRENGTHS}/${id}`)).status).toBe(204)
    expect(told(await post(POLICIES, policy({ grantControls })))).toContain('authentication strengths')
  })

  test('of the vendor stays as it is, and one without combinations is refused', async () => {
    expect(told(await tenant.ask('DELETE', `${STRENGTHS}/${BUILT_IN}`))).toMatch(/^403 /)
    expect(told(await tenant.ask('PATCH', `${STRENGTHS}/${BUILT_IN}`, { displayName: 'x' }))).toMatch(/^403 /)
    expect(told(await post(STRENGTHS, { ...strength, allowedCombinations: [] }))).toMatch(/^400 /)
    expect((await tenant.ask('GET', STRENGTHS)).body).toMatchObject({ value: { length: 3 } })
  })
})
