import { beforeEach, describe, expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '../microsoft365.sandbox.ts'
import { tenantFromDirectory } from '../tenant/tenant-from-directory.ts'
import { tenantsOf } from '../tenant/tenants.ts'
import { writeRefreshToken } from './delegated-tokens.ts'
import {
  addRelationship,
  approve,
  assign,
  createPartner,
  type Partner,
  partnersOf,
  SETTLING,
} from './partners.ts'
import { APPLICATION_ADMINISTRATOR, GLOBAL_ADMINISTRATOR, PRIVILEGED_ROLE_ADMINISTRATOR } from './roles.ts'

const HOME = '11111111-1111-4111-8111-111111111111'
const CUSTOMER = '22222222-2222-4222-8222-222222222222'
const OTHER = '33333333-3333-4333-8333-333333333333'
const client = { id: '44444444-4444-4444-8444-444444444444', secret: 'correct horse' }
const GRAPH = 'https://graph.microsoft.com/.default'
const CENTER = 'https://api.partnercenter.microsoft.com/.default'
const ROLES = [APPLICATION_ADMINISTRATOR, PRIVILEGED_ROLE_ADMINISTRATOR]
const world = { now: Date.UTC(2026, 0, 2) }

let sandbox: ReturnType<typeof createMicrosoft365Sandbox>
let partner: Partner
const build = (tenantId: string, displayName: string) =>
  tenantFromDirectory({
    tenantId,
    displayName,
    domains: [`${displayName.toLowerCase()}.example`],
    users: [],
    skus: [],
  })

beforeEach(() => {
  const customer = build(CUSTOMER, 'Contoso')
  customer.consentedRoles = null
  const tenants = tenantsOf([build(HOME, 'Partner'), customer, build(OTHER, 'Fabrikam')])
  partner = createPartner(tenants, HOME, [CUSTOMER])
  sandbox = createMicrosoft365Sandbox({
    tenants,
    clock: { now: () => world.now },
    client,
    partners: partnersOf([partner]),
  })
})

const [administrator = ''] = createPartner(tenantsOf([build(HOME, 'Partner')]), HOME, []).members
const redeem = async (
  tenantId: string,
  scope = GRAPH,
  refresh = writeRefreshToken(client.secret, { tenantId: HOME, userId: administrator }),
) => {
  const response = await sandbox.request(`/login/${tenantId}/oauth2/v2.0/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: client.id,
      client_secret: client.secret,
      refresh_token: refresh,
      scope,
    }),
  })
  return (await response.json()) as { access_token?: string; refresh_token?: string; error_codes?: number[] }
}
const tokenOf = async (tenantId: string, scope = GRAPH) => (await redeem(tenantId, scope)).access_token ?? ''
async function graph(
  method: string,
  path: string,
  { body, headers = {}, at = HOME }: { body?: object; headers?: object; at?: string } = {},
) {
  const response = await sandbox.request(`/graph/v1.0${path}`, {
    method,
    headers: { Authorization: `Bearer ${await tokenOf(at)}`, ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : undefined) as Record<string, never> }
}
const LIST = '/tenantRelationships/delegatedAdminRelationships'
const wish = (displayName: string, more: object = {}) => ({
  displayName,
  duration: 'P730D',
  accessDetails: { unifiedRoles: ROLES.map((roleDefinitionId) => ({ roleDefinitionId })) },
  ...more,
})
/** A relationship in force whose roles AdminAgents has. */
function letIn(roleIds = ROLES) {
  const made = addRelationship(
    partner,
    { displayName: 'Contoso GDAP', duration: 'P30D', roleIds, customer: null },
    world.now,
  )
  approve(made, { tenantId: CUSTOMER, displayName: 'Contoso' }, world.now)
  world.now += SETTLING
  assign(made, partner.adminAgents ?? '', roleIds, world.now)
  return made
}

describe('tokens', () => {
  test('a refresh token is good at home, and at customers whom a relationship leads to', async () => {
    expect((await redeem(HOME)).refresh_token).toMatch(/^0\./)
    expect((await redeem(CUSTOMER)).error_codes).toEqual([50020])
    letIn()
    // Nobody has consented there yet.
    expect((await redeem(CUSTOMER)).error_codes).toEqual([65001])
    expect((await redeem(OTHER)).error_codes).toEqual([50020])
    expect((await redeem(HOME, GRAPH, '0.e30.forged')).error_codes).toEqual([70008])
  })

  test('who is not in AdminAgents is nobody at a customer', async () => {
    letIn()
    partner.members.clear()
    expect((await redeem(CUSTOMER)).error_codes).toEqual([50020])
  })
})

describe('relationships', () => {
  test('one is made, locked, approved, and ends by itself', async () => {
    const made = await graph('POST', LIST, { body: wish('New') })
    expect(made).toMatchObject({ status: 201, body: { status: 'created', displayName: 'New' } })
    const { id } = made.body as unknown as { id: string }
    expect(id).toMatch(/^[\da-f-]{73}$/)
    expect(
      (await graph('POST', `${LIST}/${id}/requests`, { body: { action: 'lockForApproval' } })).status,
    ).toBe(201)
    expect((await graph('GET', `${LIST}/${id}`)).body).toMatchObject({
      status: 'approvalPending',
      customer: null,
    })
    const page = await (await sandbox.request('/admin-center/AdminPortal/Home')).text()
    expect(page).toContain(`/partners/invitation/granularAdminRelationships/${id}`)
    await sandbox.request(`/admin-center/AdminPortal/Home/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve', tenant: CUSTOMER }),
    })
    expect((await graph('GET', `${LIST}/${id}`)).body).toMatchObject({ status: 'activating' })
    world.now += SETTLING
    expect((await graph('GET', `${LIST}/${id}`)).body).toMatchObject({
      status: 'active',
      customer: { tenantId: CUSTOMER },
    })
    world.now += 731 * 86_400_000
    expect((await graph('GET', `${LIST}/${id}`)).body).toMatchObject({ status: 'expired' })
  })

  test.each([
    ['a name that is too long', wish('x'.repeat(51)), 400],
    ['a duration of three years', wish('Long', { duration: 'P3Y' }), 400],
    ['no roles', wish('None', { accessDetails: { unifiedRoles: [] } }), 400],
    [
      'Global Administrator that is extended',
      wish('Global', {
        autoExtendDuration: 'P180D',
        accessDetails: { unifiedRoles: [{ roleDefinitionId: GLOBAL_ADMINISTRATOR }] },
      }),
      400,
    ],
  ])('%s is refused', async (_, body, status) => {
    expect((await graph('POST', LIST, { body })).status).toBe(status)
  })

  test('a name is given once', async () => {
    await graph('POST', LIST, { body: wish('Twice') })
    expect((await graph('POST', LIST, { body: wish('Twice') })).status).toBe(409)
  })

  test('only one that nobody was asked about is deleted, by who has seen it as it is', async () => {
    const made = (await graph('POST', LIST, { body: wish('Draft') })).body as Record<string, string>
    const path = `${LIST}/${made['id']}`
    const match = { 'If-Match': made['@odata.etag'] }
    expect((await graph('DELETE', path)).status).toBe(428)
    expect((await graph('DELETE', path, { headers: { 'If-Match': 'W/"other"' } })).status).toBe(412)
    expect((await graph('DELETE', path, { headers: match })).status).toBe(204)
    expect((await graph('GET', path)).status).toBe(404)
    const locked = letIn()
    const etag = ((await graph('GET', `${LIST}/${locked.id}`)).body as Record<string, string>)['@odata.etag']
    expect((await graph('DELETE', `${LIST}/${locked.id}`, { headers: { 'If-Match': etag } })).status).toBe(
      400,
    )
  })

  test('a group is given a part of the roles, once', async () => {
    const made = letIn()
    made.assignments = []
    const body = (groupId: string, ids: string[]) => ({
      accessContainer: { accessContainerId: groupId, accessContainerType: 'securityGroup' },
      accessDetails: { unifiedRoles: ids.map((roleDefinitionId) => ({ roleDefinitionId })) },
    })
    const path = `${LIST}/${made.id}/accessAssignments`
    const group = partner.adminAgents ?? ''
    expect((await graph('POST', path, { body: body(OTHER, ROLES) })).status).toBe(400)
    expect((await graph('POST', path, { body: body(group, [GLOBAL_ADMINISTRATOR]) })).status).toBe(400)
    expect((await graph('POST', path, { body: body(group, ROLES) })).status).toBe(201)
    expect((await graph('POST', path, { body: body(group, ROLES) })).status).toBe(409)
  })

  test('a list goes on where a page ends, and no app may ask by itself', async () => {
    for (const name of ['A', 'B', 'C']) await graph('POST', LIST, { body: wish(name) })
    const first = (await graph('GET', `${LIST}?$top=2`)).body as unknown as {
      value: object[]
      '@odata.nextLink': string
    }
    expect(first.value).toHaveLength(2)
    const next = new URL(first['@odata.nextLink'])
    expect((await graph('GET', `${LIST}${next.search}`)).body).toMatchObject({
      value: [{ displayName: 'C' }],
    })
    const response = await sandbox.request(`/login/${HOME}/oauth2/v2.0/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: client.id,
        client_secret: client.secret,
        scope: GRAPH,
      }),
    })
    const { access_token } = (await response.json()) as { access_token: string }
    const headers = { Authorization: `Bearer ${access_token}` }
    expect((await sandbox.request(`/graph/v1.0${LIST}`, { headers })).status).toBe(403)
  })
})

describe('consent for a customer', () => {
  const consent = async (body: object, tenantId = CUSTOMER) =>
    sandbox.request(`/partnercenter/v1/customers/${tenantId}/applicationconsents`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await tokenOf(HOME, CENTER)}` },
      body: JSON.stringify(body),
    })
  const GRANT = {
    applicationId: client.id,
    applicationGrants: [
      {
        enterpriseApplicationId: '00000003-0000-0000-c000-000000000000',
        scope: 'Application.Read.All,AppRoleAssignment.ReadWrite.All',
      },
    ],
  }

  test('is given by who may, once, and then permissions are given one by one', async () => {
    expect((await consent(GRANT)).status).toBe(403)
    letIn()
    expect((await consent({ ...GRANT, applicationId: OTHER })).status).toBe(400)
    expect((await consent(GRANT)).status).toBe(201)
    expect((await consent(GRANT)).status).toBe(409)
    const own = (await graph('GET', `/servicePrincipals(appId='${client.id}')`)).body as Record<
      string,
      string
    >
    const wanted = (await graph('GET', `/servicePrincipals/${own['id']}/appRoleAssignments`))
      .body as unknown as { value: { appRoleId: string; resourceId: string }[] }
    const there = (await graph('GET', `/servicePrincipals(appId='${client.id}')`, { at: CUSTOMER }))
      .body as Record<string, string>
    const resource = (
      await graph('GET', `/servicePrincipals(appId='00000003-0000-0000-c000-000000000000')`, { at: CUSTOMER })
    ).body as Record<string, string>
    expect(there['id']).not.toBe(own['id'])
    const path = `/servicePrincipals/${there['id']}/appRoleAssignments`
    const home = (await graph('GET', `/servicePrincipals(appId='00000003-0000-0000-c000-000000000000')`))
      .body as Record<string, string>
    const role = wanted.value.find(({ resourceId }) => resourceId === home['id'])?.appRoleId
    const body = { principalId: there['id'], resourceId: resource['id'], appRoleId: role }
    expect((await graph('POST', path, { body, at: CUSTOMER })).status).toBe(201)
    expect((await graph('POST', path, { body, at: CUSTOMER })).status).toBe(400)
    expect((await graph('GET', path, { at: CUSTOMER })).body).toMatchObject({ value: [{ appRoleId: role }] })
  })

  test('a busy interface says so, and a stranger is not let in', async () => {
    letIn()
    const admin = await sandbox.request(`/admin/tenants/${HOME}/failures`, {
      method: 'POST',
      body: new URLSearchParams({ throttled: 'on' }),
    })
    expect(admin.status).toBe(303)
    partner.requests = 2
    const busy = await consent(GRANT)
    expect([busy.status, busy.headers.get('Retry-After')]).toEqual([429, '5'])
    const stranger = await sandbox.request(`/partnercenter/v1/customers/${CUSTOMER}/applicationconsents`, {
      method: 'POST',
      body: '{}',
    })
    expect([stranger.status, ((await stranger.json()) as { source: string }).source]).toEqual([
      401,
      'PartnerFD',
    ])
  })
})
