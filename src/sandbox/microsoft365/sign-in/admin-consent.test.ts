import { expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '../microsoft365.sandbox.ts'
import { REQUESTED_ROLES } from '../tenant/state.ts'
import { tenantFromDirectory } from '../tenant/tenant-from-directory.ts'
import { tenantsOf } from '../tenant/tenants.ts'

const FIRST = '11111111-1111-4111-8111-111111111111'
const SLOW = '22222222-2222-4222-8222-222222222222'
const FEW = '44444444-4444-4444-8444-444444444444'
const client = { id: '33333333-3333-4333-8333-333333333333', secret: 'correct horse' }
const REDIRECT = 'https://castle.example/cb-integrations'
const world = { now: Date.UTC(2026, 0, 2) }

const build = (tenantId: string, displayName: string, domain: string) =>
  tenantFromDirectory({ tenantId, displayName, domains: [domain], users: [], skus: [] })
const open = () =>
  createMicrosoft365Sandbox({
    tenants: tenantsOf([
      build(FIRST, 'Fabrikam', 'consent-missing.fabrikam.example'),
      build(SLOW, 'Slowfab', 'slow-consent.slowfab.example'),
      build(FEW, 'Fewfab', 'few-permissions.fewfab.example'),
    ]),
    clock: { now: () => world.now },
    client,
    signOn: { tenantIds: [], redirectUris: [REDIRECT] },
  })
type Sandbox = ReturnType<typeof open>

const asked = {
  client_id: client.id,
  redirect_uri: REDIRECT,
  state: 'a state',
  scope: 'https://graph.microsoft.com/.default',
}
const visit = (
  sandbox: Sandbox,
  form?: Record<string, string>,
  tenant = 'organizations',
  more: object = {},
) =>
  sandbox.request(
    `/login/${tenant}/v2.0/adminconsent?${new URLSearchParams({ ...asked, ...more }).toString()}`,
    form ? { method: 'POST', body: new URLSearchParams(form) } : {},
  )
const backOf = (response: Response) =>
  Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams)

const askForToken = async (sandbox: Sandbox, tenantId: string) => {
  const response = await sandbox.request(`/login/${tenantId}/oauth2/v2.0/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client.id,
      client_secret: client.secret,
      scope: asked.scope,
    }),
  })
  const { access_token = '', error_codes } = (await response.json()) as {
    access_token?: string
    error_codes?: number[]
  }
  const claims = Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()
  return access_token ? (JSON.parse(claims) as { roles: string[] }).roles : error_codes?.[0]
}

test('administrators of all tenants are offered, or of the one that is asked for', async () => {
  const sandbox = open()
  for (const any of ['organizations', 'common']) {
    const page = await (await visit(sandbox, undefined, any)).text()
    expect(page).toContain('admin@consent-missing.fabrikam.example')
    expect(page).toContain('admin@slow-consent.slowfab.example')
  }
  const own = await (await visit(sandbox, undefined, SLOW)).text()
  expect(own).toContain('Slowfab')
  expect(own).not.toContain('Fabrikam')
  expect((await visit(sandbox, { account: FIRST, decision: 'accept' }, SLOW)).status).toBe(400)
})

test('the administrator reads who wants what, and nothing is given before they accept', async () => {
  const sandbox = open()
  const page = await (await visit(sandbox, { account: FIRST })).text()
  for (const words of ['Castellan', 'Fabrikam', 'Read and write directory data', ...REQUESTED_ROLES])
    expect(page).toContain(words)
  expect(await askForToken(sandbox, FIRST)).toBe(700016)
})

test('who accepts comes back with their tenant, and the app has what it asked for', async () => {
  const sandbox = open()
  expect(backOf(await visit(sandbox, { account: FIRST, decision: 'accept' }))).toEqual({
    admin_consent: 'True',
    tenant: FIRST,
    state: 'a state',
    scope: REQUESTED_ROLES.map((role) => `https://graph.microsoft.com/${role}`).join(' '),
  })
  expect(await askForToken(sandbox, FIRST)).toEqual(REQUESTED_ROLES)
})

test.each([{ decision: 'cancel' }, { account: FIRST, decision: 'cancel' }])(
  'who cancels comes back with an error, and the app has nothing: %o',
  async (form) => {
    const sandbox = open()
    expect(backOf(await visit(sandbox, form))).toEqual({
      error: 'access_denied',
      error_subcode: 'cancel',
      error_description: expect.stringContaining('AADSTS65004'),
      state: 'a state',
    })
    expect(await askForToken(sandbox, FIRST)).toBe(700016)
  },
)

test('a slow tenant knows of the consent a minute later', async () => {
  const sandbox = open()
  await visit(sandbox, { account: SLOW, decision: 'accept' })
  world.now += 59_999
  expect(await askForToken(sandbox, SLOW)).toBe(700016)
  world.now += 1
  expect(await askForToken(sandbox, SLOW)).toEqual(REQUESTED_ROLES)
})

test('a tenant that keeps most to itself gives a part of what was asked for', async () => {
  const sandbox = open()
  await visit(sandbox, { account: FEW, decision: 'accept' })
  expect(await askForToken(sandbox, FEW)).toEqual([
    'Directory.Read.All',
    'Organization.Read.All',
    'Policy.Read.All',
  ])
})

test.each([
  ['an unknown app', 'organizations', { client_id: FIRST }, 'AADSTS700016'],
  ['another way back', 'organizations', { redirect_uri: 'https://elsewhere.example/' }, 'AADSTS50011'],
  ['an unknown tenant', 'nobody.example', {}, 'AADSTS90002'],
  ['no scope', 'organizations', { scope: '' }, 'AADSTS900144'],
])('%s is told of on the page and never sent anywhere', async (_, tenant, more, code) => {
  const sandbox = open()
  for (const form of [undefined, { account: FIRST, decision: 'accept' }, { decision: 'cancel' }]) {
    const response = await visit(sandbox, form, tenant, more)
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
    expect(await response.text()).toContain(code)
  }
})
