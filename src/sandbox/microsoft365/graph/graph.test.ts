import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '../microsoft365.sandbox.ts'
import { generateTenant } from '../tenant/seed.ts'
import { skuIdsOf, type Tenant } from '../tenant/state.ts'
import { tenantsOf } from '../tenant/tenants.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const client = { id: '33333333-3333-4333-8333-333333333333', secret: 'correct horse' }
const DAY = 86_400_000

const buildTenant = (users = 250, domain = 'fabrikam.example') =>
  generateTenant({ seed: 7, tenantId: TENANT, displayName: 'Fabrikam', domain, users })

async function open(tenant: Tenant = buildTenant(), baseUrl?: string) {
  const clock = { time: Date.UTC(2026, 0, 2), now: () => clock.time }
  const app = new Hono().route(
    '/sandbox/microsoft365',
    createMicrosoft365Sandbox({ tenants: tenantsOf([tenant]), clock, client, baseUrl }),
  )
  let token = ''
  const signIn = async () => {
    const response = await app.request(`/sandbox/microsoft365/login/${TENANT}/oauth2/v2.0/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: client.id,
        client_secret: client.secret,
        scope: 'https://graph.microsoft.com/.default',
      }),
    })
    const answer: { access_token: string } = await response.json()
    token = answer.access_token
  }
  await signIn()
  const call = async (
    address: string,
    init: { method?: string; headers?: Record<string, string>; json?: unknown } = {},
  ) => {
    const url = address.startsWith('/') ? `/sandbox/microsoft365/graph/v1.0${address}` : address
    const headers = { Authorization: `Bearer ${token}`, ...init.headers }
    const body = init.json === undefined ? null : JSON.stringify(init.json)
    const response = await app.request(url, { method: init.method ?? 'GET', headers, body })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
  }
  return { tenant, clock, call, signIn }
}

test('Users come a hundred to a page, each once, behind links on the address that was asked', async () => {
  const { call, tenant } = await open()
  const sizes: number[] = []
  const ids: string[] = []
  const links: string[] = []
  for (let address: string | undefined = '/users?$select=id'; address;) {
    const { body } = await call(address)
    sizes.push(body.value.length)
    ids.push(...body.value.map(({ id }: { id: string }) => id))
    address = body['@odata.nextLink']
    if (address) links.push(address)
  }
  expect(sizes).toEqual([100, 100, 50])
  const here = 'http://localhost/sandbox/microsoft365/graph/v1.0/users?$select=id&$skiptoken='
  expect(links).toEqual([expect.stringContaining(here), expect.stringContaining(here)])
  expect(ids).toEqual(tenant.users.map(({ id }) => id))
})

test('Links lie on the configured address when there is one', async () => {
  const { call } = await open(buildTenant(3), 'https://cloud.example/m365/')
  const { body } = await call('/users?$top=2')
  expect(body['@odata.nextLink']).toMatch(/^https:\/\/cloud\.example\/m365\/graph\/v1\.0\/users\?\$top=2&/)
  expect(body['@odata.context']).toBe('https://cloud.example/m365/graph/v1.0/$metadata#users')
})

test('Without $select a user has the default properties only', async () => {
  const { call, tenant } = await open(buildTenant(1))
  const { body } = await call(`/users/${tenant.users[0]?.userPrincipalName.toUpperCase()}`)
  const { '@odata.context': _, ...properties } = body
  expect(Object.keys(properties).join(' ')).toBe(
    'businessPhones displayName givenName jobTitle mail mobilePhone officeLocation preferredLanguage surname userPrincipalName id',
  )
})

test('With $select exactly the selected properties come, null when unset', async () => {
  const { call, tenant } = await open(buildTenant(1))
  const { body } = await call(`/users/${tenant.users[0]?.id}?$select=companyName,accountEnabled,otherMails`)
  expect(body).toEqual({
    '@odata.context':
      'http://localhost/sandbox/microsoft365/graph/v1.0/$metadata#users(companyName,accountEnabled,otherMails)/$entity',
    companyName: null,
    accountEnabled: tenant.users[0]?.accountEnabled,
    otherMails: [],
  })
})

test.each([
  ['/users?$top=1000', 'Request_UnsupportedQuery'],
  ['/users?$top=0', 'Request_UnsupportedQuery'],
  ['/users?$orderby=displayName', 'Request_UnsupportedQuery'],
  ["/users?$filter=endswith(mail,'x')", 'Request_UnsupportedQuery'],
  ['/users?$count=true', 'Request_UnsupportedQuery'],
  ['/users?$skip=5', 'Request_BadRequest'],
  ['/users?$select=shoeSize', 'BadRequest'],
  ['/users?$skiptoken=made-up', 'Directory_ExpiredPageToken'],
  ['/starships', 'BadRequest'],
])('%s is refused', async (address, code) => {
  const { call } = await open(buildTenant(1))
  const { status, body } = await call(address)
  expect({ status, code: body.error.code }).toEqual({ status: 400, code })
})

test('Filters by equality and by beginning narrow the list', async () => {
  const { call, tenant } = await open()
  const disabled = await call('/users?$filter=accountEnabled eq false&$count=true&$select=accountEnabled', {
    headers: { ConsistencyLevel: 'eventual' },
  })
  expect(disabled.body.value.length).toBeGreaterThan(0)
  expect(disabled.body['@odata.count']).toBe(disabled.body.value.length)
  expect(disabled.body.value.every((user: { accountEnabled: boolean }) => !user.accountEnabled)).toBe(true)

  const name = String(tenant.users[0]?.displayName).slice(0, 3)
  const begun = await call(`/users?$filter=startswith(displayName,'${name}') and userType eq 'Member'`)
  const expected = tenant.users.filter(
    (user) => String(user.displayName).startsWith(name) && user.userType === 'Member',
  )
  expect(begun.body.value.map(({ id }: { id: string }) => id)).toEqual(expected.map(({ id }) => id))
})

test('Organization, domains and products come whole', async () => {
  const { call } = await open(buildTenant(5))
  expect((await call('/organization')).body.value).toMatchObject([{ id: TENANT, displayName: 'Fabrikam' }])
  expect((await call('/domains')).body.value).toMatchObject([
    { id: 'fabrikam.example', isDefault: true, isInitial: false, isVerified: true },
    { id: 'fabrikamexample.onmicrosoft.com', isDefault: false, isInitial: true },
  ])
  const { body } = await call('/subscribedSkus')
  expect(body['@odata.context']).toMatch(/\$metadata#subscribedSkus$/)
  expect(body.value).toHaveLength(3)
})

test('An error has its envelope and the ids of the request', async () => {
  const { call } = await open(buildTenant(1))
  const { status, headers, body } = await call('/users/nobody@fabrikam.example', {
    headers: { 'client-request-id': 'mine' },
  })
  expect(status).toBe(404)
  expect(headers.get('client-request-id')).toBe('mine')
  expect(body).toEqual({
    error: {
      code: 'Request_ResourceNotFound',
      message:
        "Resource 'nobody@fabrikam.example' does not exist or one of its queried reference-property objects are not present.",
      innerError: {
        date: '2026-01-02T00:00:00',
        'request-id': headers.get('request-id'),
        'client-request-id': 'mine',
      },
    },
  })
})

test('A token expires by the clock', async () => {
  const { call, clock } = await open(buildTenant(1))
  clock.time += 3_598_000
  expect((await call('/users')).status).toBe(200)
  clock.time += 1000
  const { status, headers, body } = await call('/users')
  expect({ status, code: body.error.code }).toEqual({ status: 401, code: 'InvalidAuthenticationToken' })
  expect(headers.get('www-authenticate')).toContain('Bearer')
})

test('A forged or missing token is refused', async () => {
  const { call } = await open(buildTenant(1))
  for (const Authorization of ['', 'Bearer a.b.c', 'Bearer nonsense']) {
    const { status } = await call('/users', { headers: { Authorization } })
    expect(status).toBe(401)
  }
})

test('A user that is created, changed and deleted is read back so', async () => {
  const { call, tenant } = await open(buildTenant(2))
  const created = await call('/users', {
    method: 'POST',
    json: {
      accountEnabled: true,
      displayName: 'Nova Quist',
      mailNickname: 'nova',
      userPrincipalName: 'nova@fabrikam.example',
      passwordProfile: { password: 'not kept' },
    },
  })
  expect(created.status).toBe(201)
  expect(JSON.stringify(tenant)).not.toContain('not kept')
  const { id } = created.body

  expect((await call(`/users/${id}`, { method: 'PATCH', json: { jobTitle: 'Pilot' } })).status).toBe(204)
  expect((await call('/users/nova@fabrikam.example?$select=jobTitle')).body).toMatchObject({
    jobTitle: 'Pilot',
  })

  expect((await call(`/users/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await call(`/users/${id}`)).status).toBe(404)
})

test('Deleting a user frees the license', async () => {
  const { call, tenant } = await open(buildTenant(30))
  const consumed = () => tenant.subscribedSkus.reduce((sum, sku) => sum + sku.consumedUnits, 0)
  const before = consumed()
  const licensed = tenant.users.find((user) => skuIdsOf(user).length > 0)
  await call(`/users/${licensed?.id}`, { method: 'DELETE' })
  expect(consumed()).toBe(before - 1)
})

test.each([
  [{ shoeSize: 4 }],
  [{ id: 'x' }],
  [{ accountEnabled: 'yes' }],
  [{ userPrincipalName: 'someone@elsewhere.example' }],
  [[]],
])('A change to %j is refused', async (json) => {
  const { call, tenant } = await open(buildTenant(1))
  const { status } = await call(`/users/${tenant.users[0]?.id}`, { method: 'PATCH', json })
  expect(status).toBe(400)
  expect(tenant.changes).toEqual([])
})

test('A name that another user has is refused', async () => {
  const { call, tenant } = await open(buildTenant(2))
  const [one, other] = tenant.users
  const { status, body } = await call(`/users/${one?.id}`, {
    method: 'PATCH',
    json: { userPrincipalName: other?.userPrincipalName.toUpperCase() },
  })
  expect({ status, message: body.error.message }).toEqual({
    status: 400,
    message: 'Another object with the same value for property userPrincipalName already exists.',
  })
})

test('Delta gives all users, then only what happened since', async () => {
  const { call, tenant } = await open(buildTenant(150))
  const first = await call('/users/delta?$select=displayName,jobTitle')
  expect(first.body.value).toHaveLength(100)
  expect(first.body['@odata.deltaLink']).toBeUndefined()
  const second = await call(first.body['@odata.nextLink'])
  expect(second.body.value).toHaveLength(50)
  const link = second.body['@odata.deltaLink']
  expect((await call(link)).body.value).toEqual([])

  const [changed, removed, unnoticed] = tenant.users
  await call(`/users/${changed?.id}`, { method: 'PATCH', json: { jobTitle: 'Pilot' } })
  await call(`/users/${removed?.id}`, { method: 'DELETE' })
  await call(`/users/${unnoticed?.id}`, { method: 'PATCH', json: { city: 'Delft' } })
  const { body } = await call(link)
  expect(body.value).toEqual([
    { id: changed?.id, displayName: changed?.displayName, jobTitle: 'Pilot' },
    { id: removed?.id, '@removed': { reason: 'changed' } },
  ])
  expect((await call(body['@odata.deltaLink'])).body.value).toEqual([])
})

test('Delta with the latest token begins now', async () => {
  const { call } = await open(buildTenant(5))
  const { body } = await call('/users/delta?$deltatoken=latest')
  expect(body.value).toEqual([])
  expect(body['@odata.deltaLink']).toContain('/users/delta?$deltatoken=')
})

test('A delta token that is unknown, too old, or of a tenant built anew asks for a new synchronization', async () => {
  const { call, clock, signIn } = await open(buildTenant(5))
  const link: string = (await call('/users/delta')).body['@odata.deltaLink']
  const builtAnew = await open(buildTenant(5))
  const answers = [await call('/users/delta?$deltatoken=made-up'), await builtAnew.call(link)]

  clock.time += 7 * DAY
  await signIn()
  expect((await call(link)).status).toBe(200)
  clock.time += 1
  answers.push(await call(link))

  for (const { status, headers, body } of answers) {
    expect({ status, code: body.error.code }).toEqual({ status: 410, code: 'resyncRequired' })
    expect(headers.get('location')).toContain('/users/delta')
  }
})

test('Every third request of a throttled tenant is told to wait', async () => {
  const { call } = await open(buildTenant(1, 'throttled.fabrikam.example'))
  const answers = [await call('/users'), await call('/users'), await call('/users'), await call('/users')]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200])
  expect(answers[2]?.headers.get('retry-after')).toBe('5')
  expect(answers[2]?.body.error.code).toBe('TooManyRequests')
})

test.each([
  ['no-permission.fabrikam.example', 403, 'Authorization_RequestDenied'],
  ['down.fabrikam.example', 503, 'ServiceUnavailable'],
])('A tenant with the domain %s answers %i', async (domain, status, code) => {
  const { call } = await open(buildTenant(1, domain))
  const answer = await call('/organization')
  expect({ status: answer.status, code: answer.body.error.code }).toEqual({ status, code })
})

test('A batch answers each of its requests, and not those whose forerunner failed', async () => {
  const { call, tenant } = await open(buildTenant(3))
  const id = tenant.users[0]?.id
  const { status, body } = await call('/$batch', {
    method: 'POST',
    json: {
      requests: [
        { id: '1', method: 'GET', url: `/users/${id}?$select=id` },
        { id: '2', method: 'PATCH', url: `/users/${id}`, body: { jobTitle: 'Pilot' } },
        { id: '3', method: 'GET', url: '/users/nobody' },
        { id: '4', method: 'DELETE', url: `/users/${id}`, dependsOn: ['3'] },
      ],
    },
  })
  expect(status).toBe(200)
  expect(body.responses.map((step: { id: string; status: number }) => [step.id, step.status])).toEqual([
    ['1', 200],
    ['2', 204],
    ['3', 404],
    ['4', 424],
  ])
  expect(body.responses[0].body).toMatchObject({ id })
  expect(tenant.users).toHaveLength(3)
})

test('A batch of more than twenty is refused', async () => {
  const { call } = await open(buildTenant(1))
  const requests = Array.from({ length: 21 }, (_, index) => ({
    id: `${index}`,
    method: 'GET',
    url: '/users',
  }))
  expect((await call('/$batch', { method: 'POST', json: { requests } })).status).toBe(400)
})
