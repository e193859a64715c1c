import { type AddressInfo, createServer } from 'node:net'
import {
  AuthenticationHandler,
  Client,
  type Context,
  type GraphError,
  type Middleware,
  PageIterator,
  RetryHandler,
  TelemetryHandler,
} from '@microsoft/microsoft-graph-client'
import { serveApp, type ServedApp } from '#tests/support/serve-app.ts'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from './microsoft365.sandbox.ts'
import { generateTenant } from './tenant/seed.ts'
import { tenantsOf } from './tenant/tenants.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const credentials = { id: '33333333-3333-4333-8333-333333333333', secret: 'correct horse' }
const tenant = generateTenant({
  seed: 3,
  tenantId: TENANT,
  displayName: 'Fabrikam',
  domain: 'fabrikam.example',
  users: 250,
})

let served: ServedApp
let secureAddress = ''
let requests: string[] = []

beforeAll(async () => {
  const port = await freePort()
  secureAddress = `https://localhost:${port}/sandbox/microsoft365`
  const sandbox = createMicrosoft365Sandbox({
    tenants: tenantsOf([tenant]),
    clock: Date,
    client: credentials,
    baseUrl: secureAddress,
  })
  served = await serveApp(new Hono().route('/sandbox/microsoft365', sandbox), port)
})

afterAll(() => served.close())

test('The published client pages through all users', async () => {
  const client = createClient()
  requests = []
  const first = await client.api('/users').select(['id', 'userPrincipalName']).get()
  const names: string[] = []
  const iterator = new PageIterator(client, first, (user: { userPrincipalName: string }) => {
    names.push(user.userPrincipalName)
    return true
  })
  await iterator.iterate()
  expect(names).toEqual(tenant.users.map(({ userPrincipalName }) => userPrincipalName))
  expect(requests).toHaveLength(3)
})

test('The published client follows changes to the link for the next round', async () => {
  const client = createClient()
  const readRound = async (address: string) => {
    const seen: string[] = []
    const iterator = new PageIterator(client, await client.api(address).get(), ({ id }: { id: string }) => {
      seen.push(id)
      return true
    })
    await iterator.iterate()
    return { seen, link: iterator.getDeltaLink() ?? '' }
  }
  const first = await readRound('/users/delta')
  expect(first.seen).toHaveLength(250)
  const id = first.seen[5] ?? ''
  await client.api(`/users/${id}`).update({ jobTitle: 'Pilot' })
  expect((await readRound(first.link)).seen).toEqual([id])
})

test('The published client lists domains and products', async () => {
  const client = createClient()
  const domains = await client.api('/domains').get()
  expect(domains.value.map(({ id }: { id: string }) => id)).toEqual([
    'fabrikam.example',
    'fabrikamexample.onmicrosoft.com',
  ])
  const skus = await client.api('/subscribedSkus').get()
  expect(skus.value.map((sku: { skuPartNumber: string }) => sku.skuPartNumber)).toEqual([
    'SPB',
    'O365_BUSINESS_ESSENTIALS',
    'EXCHANGESTANDARD',
  ])
})

test('The published client reads and changes what is set for the whole tenant', async () => {
  const client = createClient()
  await client.api('/policies/authorizationPolicy').update({ allowInvitesFrom: 'adminsAndGuestInviters' })
  expect(await client.api('/policies/authorizationPolicy').get()).toMatchObject({
    allowInvitesFrom: 'adminsAndGuestInviters',
  })
  const settings = await client.api('/admin/sharepoint/settings').update({ sharingCapability: 'disabled' })
  expect(settings).toMatchObject({ sharingCapability: 'disabled' })
  const policies = '/identity/conditionalAccess/policies'
  const [product] = tenant.subscribedSkus
  if (!product) throw new Error('The tenant has no product.')
  const plans = product['servicePlans']
  product['servicePlans'] = [{ servicePlanName: 'AAD_PREMIUM' }]
  const made = await client.api(policies).post({
    displayName: 'Block',
    state: 'disabled',
    conditions: {
      users: { includeUsers: ['All'] },
      applications: { includeApplications: ['All'] },
      clientAppTypes: ['exchangeActiveSync', 'other'],
    },
    grantControls: { operator: 'OR', builtInControls: ['block'] },
  })
  expect((await client.api(policies).get()).value).toEqual([expect.objectContaining({ id: made.id })])
  await client.api(`${policies}/${made.id}`).delete()
  expect((await client.api(policies).get()).value).toEqual([])
  product['servicePlans'] = plans
})

test('The published client reads scores, pages through them, and is told which licence detections need', async () => {
  const client = createClient()
  const dates: string[] = []
  const first = await client.api('/security/secureScores').top(10).get()
  const iterator = new PageIterator(client, first, ({ createdDateTime }: { createdDateTime: string }) => {
    dates.push(createdDateTime)
    return dates.length < 25
  })
  await iterator.iterate()
  expect(dates).toHaveLength(25)
  expect(dates).toEqual(dates.toSorted().toReversed())
  const profiles = await client.api('/security/secureScoreControlProfiles').get()
  expect(profiles.value[0]).toMatchObject({ id: expect.any(String), maxScore: expect.any(Number) })
  const error: GraphError = await client
    .api('/identityProtection/riskDetections')
    .get()
    .catch((error) => error)
  expect(error.statusCode).toBe(403)
  expect(error.message).toMatch(/licensed/i)
})

test('The published client blocks an account, and finds in the log that its app did', async () => {
  const client = createClient()
  const began = new Date(Date.now() - 1000).toISOString()
  const id = tenant.users[7]?.id ?? ''
  await client.api(`/users/${id}`).update({ accountEnabled: false })
  expect(await client.api(`/users/${id}`).select(['id', 'accountEnabled']).get()).toMatchObject({
    accountEnabled: false,
  })
  await client.api('/policies/authorizationPolicy').update({ allowInvitesFrom: 'everyone' })
  const audits = await client.api('/auditLogs/directoryAudits').filter(`activityDateTime ge ${began}`).get()
  expect(audits.value).toContainEqual(
    expect.objectContaining({
      activityDisplayName: 'Update authorization policy',
      initiatedBy: expect.objectContaining({ app: expect.objectContaining({ appId: credentials.id }) }),
    }),
  )
  expect(audits.value).toContainEqual(
    expect.objectContaining({
      activityDisplayName: 'Disable account',
      targetResources: [expect.objectContaining({ id })],
    }),
  )
})

test('The published client understands an error', async () => {
  const error: GraphError = await createClient()
    .api('/users/nobody')
    .get()
    .catch((error) => error)
  expect({ status: error.statusCode, code: error.code, requestId: error.requestId }).toEqual({
    status: 404,
    code: 'Request_ResourceNotFound',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

/** Its own chain of handlers, except the last: the client shows its token to https addresses only. */
function createClient() {
  const chain = [
    new AuthenticationHandler({ getAccessToken }),
    new RetryHandler(),
    new TelemetryHandler(),
    new PlainHttpHandler(),
  ]
  return Client.initWithMiddleware({
    middleware: chain,
    baseUrl: `${secureAddress}/graph`,
    customHosts: new Set(['localhost']),
  })
}

class PlainHttpHandler implements Middleware {
  async execute(context: Context): Promise<void> {
    const address = typeof context.request === 'string' ? context.request : context.request.url
    requests.push(address)
    const { method = 'GET', headers, body = null } = context.options ?? {}
    context.response = await fetch(plain(address), { method, body, headers: new Headers(headers) })
  }
}

async function getAccessToken() {
  const response = await fetch(plain(`${secureAddress}/login/${TENANT}/oauth2/v2.0/token`), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: credentials.id,
      client_secret: credentials.secret,
      scope: 'https://graph.microsoft.com/.default',
    }),
  })
  const answer: { access_token: string } = await response.json()
  return answer.access_token
}

const plain = (address: string) => address.replace('https://localhost', 'http://127.0.0.1')

/** The sandbox is told its address before it listens. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
