import { beforeEach, describe, expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '../microsoft365.sandbox.ts'
import { tenantFromDirectory } from './tenant-from-directory.ts'
import { tenantsOf } from './tenants.ts'

const CLIENT = { id: 'our-app', secret: 'our-secret' }
const NOW = Date.UTC(2026, 4, 1)
const TENANT_ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const GRAPH = 'https://graph.microsoft.com'
const EXCHANGE = 'https://outlook.office365.com'
const POLICIES = '/v1.0/identity/conditionalAccess/policies'

let sandbox: ReturnType<typeof createMicrosoft365Sandbox>
let tenant: ReturnType<typeof tenantFromDirectory>
beforeEach(() => {
  tenant = tenantFromDirectory({
    tenantId: TENANT_ID,
    displayName: 'Contoso',
    domains: ['contoso.example', 'contoso.onmicrosoft.com'],
    users: [],
    skus: [{ skuId: 'p1', skuPartNumber: 'P1', servicePlans: [{ servicePlanName: 'AAD_PREMIUM' }] }],
  })
  sandbox = createMicrosoft365Sandbox({
    tenants: tenantsOf([tenant]),
    clock: { now: () => NOW },
    client: CLIENT,
  })
})

async function tokenFor(resource: string): Promise<string> {
  const answer = await sandbox.request(`/login/${TENANT_ID}/oauth2/v2.0/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      scope: `${resource}/.default`,
    }).toString(),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

async function send(method: string, path: string, resource: string, body?: unknown, headers = {}) {
  const answer = await sandbox.request(path, {
    method,
    headers: {
      Authorization: `Bearer ${await tokenFor(resource)}`,
      'Content-Type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') ? (JSON.parse(text) as Item) : text }
}

type Item = Record<string, unknown>

const graph = (method: string, path: string, body?: unknown) => send(method, `/graph${path}`, GRAPH, body)
const run = (CmdletName: string, Parameters: Item = {}, resource = EXCHANGE, headers = {}) =>
  send(
    'POST',
    `/exchange/adminapi/beta/${TENANT_ID}/InvokeCommand`,
    resource,
    { CmdletInput: { CmdletName, Parameters } },
    headers,
  )

describe('settings in Graph', () => {
  test('one is read, changed member by member, and read as it then is', async () => {
    const path = '/v1.0/policies/authorizationPolicy'
    const changed = await graph('PATCH', path, {
      allowInvitesFrom: 'none',
      defaultUserRolePermissions: { allowedToCreateApps: false },
    })
    expect(changed).toEqual({ status: 204, body: '' })
    expect(await graph('GET', path)).toMatchObject({
      status: 200,
      body: {
        allowInvitesFrom: 'none',
        defaultUserRolePermissions: { allowedToCreateApps: false, allowedToCreateTenants: true },
      },
    })
  })

  test('both versions show the same', async () => {
    const [stable, beta] = await Promise.all(
      ['v1.0', 'beta'].map((version) => graph('GET', `/${version}/admin/reportSettings`)),
    )
    expect(beta).toMatchObject({ status: 200, body: { displayConcealedNames: true } })
    expect(stable).toMatchObject({ status: 200, body: { displayConcealedNames: true } })
  })

  test('one of several is changed by its id, in whatever case', async () => {
    const path = '/v1.0/policies/authenticationMethodsPolicy/authenticationMethodConfigurations'
    const type = '#microsoft.graph.smsAuthenticationMethodConfiguration'
    expect((await graph('PATCH', `${path}/sms`, { '@odata.type': type, state: 'disabled' })).status).toBe(204)
    expect(await graph('GET', `${path}/Sms`)).toMatchObject({
      body: { '@odata.type': type, state: 'disabled' },
    })
    expect((await graph('PATCH', `${path}/sms`, { '@odata.type': '#other', state: 'enabled' })).status).toBe(
      400,
    )
    expect((await graph('PATCH', `${path}/carrierPigeon`, { state: 'enabled' })).status).toBe(404)
  })

  test('a policy is made, found and taken away', async () => {
    const made = await graph('POST', POLICIES, {
      displayName: 'Block',
      state: 'disabled',
      conditions: {
        users: { includeUsers: ['All'] },
        applications: { includeApplications: ['All'] },
        clientAppTypes: ['all'],
      },
      grantControls: { operator: 'OR', builtInControls: ['block'] },
    })
    expect(made).toMatchObject({
      status: 201,
      body: { displayName: 'Block', createdDateTime: expect.any(String) },
    })
    const { id } = made.body as { id: string }
    expect(await graph('GET', POLICIES)).toMatchObject({ body: { value: [{ id }] } })
    expect((await graph('DELETE', `${POLICIES}/${id}`)).status).toBe(204)
    expect((await graph('GET', `${POLICIES}/${id}`)).status).toBe(404)
  })

  test.each([
    ["groupTypes/any(c:c eq 'Unified')", ['a', 'b']],
    ['isOpen eq true', ['b', 'c']],
    ["groupTypes/any(c:c eq 'Unified') and isOpen eq false", ['a']],
  ])('of several those are shown that meet %s', async (filter, ids) => {
    tenant.settings.graph['groups'] = [
      { id: 'a', groupTypes: ['Unified'], isOpen: false },
      { id: 'b', groupTypes: ['DynamicMembership', 'Unified'], isOpen: true },
      { id: 'c', groupTypes: [], isOpen: true },
    ]
    const answer = await graph('GET', `/v1.0/groups?$filter=${encodeURIComponent(filter)}`)
    expect((answer.body as { value: Item[] }).value.map(({ id }) => id)).toEqual(ids)
    expect((await graph('GET', "/v1.0/groups?$filter=startswith(id,'a')")).status).toBe(400)
  })

  test('what is put has to be whole', async () => {
    const path = '/v1.0/policies/adminConsentRequestPolicy'
    expect((await graph('PUT', path, { isEnabled: true })).status).toBe(400)
    const whole = {
      isEnabled: true,
      notifyReviewers: true,
      remindersEnabled: true,
      requestDurationInDays: 30,
      reviewers: [{ query: '/users/7', queryType: 'MicrosoftGraph' }],
    }
    expect(await graph('PUT', path, whole)).toMatchObject({ status: 204 })
    expect(await graph('GET', path)).toMatchObject({ body: whole })
    expect((await graph('PATCH', path, { isEnabled: false })).status).toBe(400)
  })

  test.each([
    ['a member that there is not', { allowGuests: true }],
    [
      'a nested one that there is not',
      { allowInvitesFrom: 'none', defaultUserRolePermissions: { all: true } },
    ],
    ['a value of another kind', { allowInvitesFrom: 7 }],
    ['a list in the place of an object', { defaultUserRolePermissions: [] }],
  ])('%s is refused, and nothing is changed', async (_, body) => {
    const before = structuredClone(tenant.settings)
    expect((await graph('PATCH', '/v1.0/policies/authorizationPolicy', body)).status).toBe(400)
    expect(tenant.settings).toEqual(before)
  })

  test('nothing is shown or changed without the permission for it', async () => {
    tenant.consentedRoles = ['Policy.Read.All']
    expect((await graph('GET', '/v1.0/policies/authorizationPolicy')).status).toBe(200)
    expect((await graph('PATCH', '/v1.0/policies/authorizationPolicy', {})).status).toBe(403)
    expect((await graph('GET', '/v1.0/admin/sharepoint/settings')).status).toBe(403)
  })

  test('a token for another interface opens nothing', async () => {
    expect((await send('GET', '/graph/v1.0/organization', EXCHANGE)).status).toBe(401)
    expect((await run('Get-OrganizationConfig', {}, GRAPH)).status).toBe(401)
  })
})

describe('cmdlets of Exchange', () => {
  test('read what is set, and set it', async () => {
    expect(await run('Set-OrganizationConfig', { AuditDisabled: true })).toMatchObject({
      status: 200,
      body: { value: [], '@adminapi.warnings': [] },
    })
    expect(await run('get-organizationconfig')).toMatchObject({ body: { value: [{ AuditDisabled: true }] } })
    expect(await run('Set-OrganizationConfig', { auditdisabled: true })).toMatchObject({
      body: { '@adminapi.warnings': [expect.stringContaining('no settings')] },
    })
  })

  test('name one of several by its identity', async () => {
    const { HostedConnectionFilterPolicy: policies } = tenant.settings.exchange
    policies?.push({ Name: 'Second', Identity: 'Second', EnableSafeList: false })
    await run('Set-HostedConnectionFilterPolicy', { Identity: 'second', EnableSafeList: true })
    expect(policies).toMatchObject([{ EnableSafeList: false }, { EnableSafeList: true }])
    expect((await run('Set-HostedConnectionFilterPolicy', { EnableSafeList: true })).status).toBe(404)
    expect((await run('Get-HostedConnectionFilterPolicy', { Identity: 'Third' })).status).toBe(404)
  })

  test('choose from mailboxes by their kind, and by what is set of them', async () => {
    tenant.settings.exchange['Mailbox'] = [
      { Identity: 'Desk', RecipientTypeDetails: 'SharedMailbox', ForwardingSmtpAddress: 'smtp:a@b.example' },
      { Identity: 'Oak', RecipientTypeDetails: 'RoomMailbox', ForwardingSmtpAddress: null },
    ]
    const chosen = async (parameters: Item) =>
      ((await run('Get-Mailbox', parameters)).body as { value: Item[] }).value.map(({ Identity }) => Identity)
    expect(await chosen({ ResultSize: 'Unlimited' })).toEqual(['Desk', 'Oak'])
    expect(await chosen({ RecipientTypeDetails: 'RoomMailbox' })).toEqual(['Oak'])
    expect(await chosen({ Filter: 'ForwardingSmtpAddress -ne $null' })).toEqual(['Desk'])
    expect((await run('Get-Mailbox', { Filter: 'something else' })).status).toBe(400)
  })

  test('come in pages, and the same command asks for the next', async () => {
    const { RemoteDomain: domains } = tenant.settings.exchange
    domains?.push(
      { Identity: 'Second', DomainName: 'a.example' },
      { Identity: 'Third', DomainName: 'b.example' },
    )
    const first = await run('Get-RemoteDomain', {}, EXCHANGE, { Prefer: 'odata.maxpagesize=2' })
    expect(first).toMatchObject({ body: { value: [{}, {}] } })
    const next = new URL(String((first.body as Item)['@odata.nextLink']))
    const second = await send(
      'POST',
      `/exchange${next.pathname.slice(next.pathname.indexOf('/adminapi'))}${next.search}`,
      EXCHANGE,
      { CmdletInput: { CmdletName: 'Get-RemoteDomain', Parameters: {} } },
      { Prefer: 'odata.maxpagesize=2' },
    )
    expect(second.body).toMatchObject({ value: [{ Identity: 'Third' }] })
    expect(second.body).not.toHaveProperty('@odata.nextLink')
  })

  test.each([
    ['a cmdlet that there is not', 'Get-Weather', {}],
    ['a verb that is not pretended', 'Remove-OrganizationConfig', {}],
    ['a parameter that there is not', 'Set-OrganizationConfig', { Everything: true }],
    ['a parameter of a reading cmdlet', 'Get-OrganizationConfig', { Filter: 'a' }],
  ])('%s is refused', async (_, name, parameters) => {
    expect(await run(name, parameters)).toMatchObject({
      status: 400,
      body: { error: { code: 'BadRequest' } },
    })
  })

  test('are refused without the role, in a body that is no JSON', async () => {
    tenant.consentedRoles = ['Policy.Read.All']
    expect(await run('Get-OrganizationConfig')).toEqual({
      status: 403,
      body: expect.stringContaining('<html>'),
    })
  })
})
