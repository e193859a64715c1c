import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createGoogleSandbox } from './google-workspace.sandbox.ts'
import { createGoogleUser, createWorkspace, type Workspace } from './state.ts'

const client = { id: '123.apps.googleusercontent.com', secret: 'correct horse' }
const REDIRECT = 'https://castle.example/cb-integrations'
const AUTH = 'https://www.googleapis.com/auth/'
const SCOPES = ['openid', 'email', `${AUTH}admin.directory.user`, `${AUTH}admin.reports.audit.readonly`]
const VERIFIER = 'v'.repeat(43)

const world = { now: 0 }
let workspace: Workspace
let cloud: ReturnType<typeof createGoogleSandbox>
beforeEach(() => {
  world.now = Date.UTC(2026, 10, 28)
  const customerId = 'C0fabrikam'
  workspace = createWorkspace({
    name: 'Fabrikam',
    customerId,
    domain: 'fabrikam.example',
    users: [
      createGoogleUser({ id: '1', primaryEmail: 'admin@fabrikam.example', customerId, isAdmin: true }),
      createGoogleUser({
        id: '2',
        primaryEmail: 'jo@fabrikam.example',
        customerId,
        aliases: ['j@fabrikam.example'],
      }),
      createGoogleUser({ id: '3', primaryEmail: 'kim@fabrikam.example', customerId }),
    ],
  })
  cloud = createGoogleSandbox({
    workspaces: [workspace],
    consumers: ['somebody@gmail.example'],
    client,
    redirectUris: [REDIRECT],
    clock: { now: () => world.now },
  })
})

const asked = (more: Record<string, string> = {}) =>
  `/accounts/o/oauth2/v2/auth?${new URLSearchParams({
    client_id: client.id,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: SCOPES.join(' '),
    access_type: 'offline',
    prompt: 'consent',
    state: 'a state',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  }).toString()}`

async function consent(account: string, scopes = SCOPES, decision = 'allow') {
  const form = new URLSearchParams({ account, decision })
  for (const scope of scopes) form.append('scope', scope)
  const response = await cloud.request(asked(), { method: 'POST', body: form })
  return Object.fromEntries(new URL(response.headers.get('location') ?? 'x:').searchParams)
}
interface TokenAnswer extends Record<string, unknown> {
  status: number
  access_token?: string
  refresh_token?: string
  id_token?: string
}

async function token(form: Record<string, string>): Promise<TokenAnswer> {
  const response = await cloud.request('/oauth/token', {
    method: 'POST',
    body: new URLSearchParams({ client_id: client.id, client_secret: client.secret, ...form }),
  })
  return { status: response.status, ...((await response.json()) as object) }
}
const redeem = (code = '', more: Record<string, string> = {}) =>
  token({
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT,
    code_verifier: VERIFIER,
    ...more,
  })
async function signIn(account = 'admin@fabrikam.example') {
  return redeem((await consent(account))['code'])
}
async function call(access: string | undefined, path: string, init: RequestInit = {}) {
  const response = await cloud.request(`/admin/admin${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${access}` },
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}
const users = (access: string | undefined, query = 'customer=my_customer') =>
  call(access, `/directory/v1/users?${query}`)

test('an account is chosen, an app is let in, and a code is redeemed once by whoever holds the verifier', async () => {
  expect(await (await cloud.request(asked())).text()).toContain('jo@fabrikam.example (user)')
  expect((await cloud.request(asked({ redirect_uri: 'https://evil.example/' }))).status).toBe(400)
  expect(await consent('admin@fabrikam.example', SCOPES, 'cancel')).toEqual({
    state: 'a state',
    error: 'access_denied',
  })
  const { code = '', state } = await consent('admin@fabrikam.example')
  expect(state).toBe('a state')
  expect(await redeem(code, { code_verifier: 'x'.repeat(43) })).toMatchObject({ error: 'invalid_grant' })
  const { code: next = '' } = await consent('admin@fabrikam.example')
  const first = await redeem(next)
  expect(first).toMatchObject({ status: 200, expires_in: 3599, token_type: 'Bearer' })
  const claims = JSON.parse(Buffer.from(first.id_token?.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({ hd: 'fabrikam.example', email: 'admin@fabrikam.example', aud: client.id })
  expect(await redeem(next)).toMatchObject({ status: 400, error: 'invalid_grant' })
  expect(await redeem(next, { client_secret: 'wrong' })).toMatchObject({
    status: 401,
    error: 'invalid_client',
  })
})

test('scopes can be left out, and what they allow is then refused by name', async () => {
  const { code } = await consent('admin@fabrikam.example', ['openid'])
  const { access_token } = await redeem(code)
  expect(await users(access_token)).toMatchObject({
    status: 403,
    body: {
      error: {
        errors: [{ reason: 'insufficientPermissions' }],
        details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }],
      },
    },
  })
})

test('tokens expire, are renewed, and are over when they are revoked', async () => {
  const { access_token, refresh_token = '' } = await signIn()
  expect((await users(access_token)).status).toBe(200)
  world.now += 3_600_000
  expect(await users(access_token)).toMatchObject({ status: 401, body: { error: { code: 401 } } })
  const renewed = await token({ grant_type: 'refresh_token', refresh_token })
  expect((await users(renewed.access_token)).status).toBe(200)
  const revoke = () =>
    cloud.request('/oauth/revoke', { method: 'POST', body: new URLSearchParams({ token: refresh_token }) })
  expect((await revoke()).status).toBe(200)
  expect((await revoke()).status).toBe(400)
  expect((await users(renewed.access_token)).status).toBe(401)
  expect(await token({ grant_type: 'refresh_token', refresh_token })).toMatchObject({
    status: 400,
    error: 'invalid_grant',
    error_description: 'Token has been expired or revoked.',
  })
})

test('only an administrator reads people, and nobody without a workspace', async () => {
  const { access_token } = await signIn('jo@fabrikam.example')
  expect(await users(access_token)).toMatchObject({
    status: 403,
    body: { error: { errors: [{ reason: 'forbidden' }] } },
  })
  const stranger = await signIn('somebody@gmail.example')
  expect((await users(stranger.access_token)).status).toBe(403)
})

test('people are paged, found by alias, suspended, deleted and brought back', async () => {
  const { access_token } = await signIn()
  expect((await users(access_token, '')).status).toBe(400)
  const { body: first } = await users(access_token, 'customer=my_customer&maxResults=2')
  expect(first.users).toHaveLength(2)
  const { body: rest } = await users(
    access_token,
    `customer=my_customer&maxResults=2&pageToken=${first.nextPageToken}`,
  )
  expect(rest.users.map(({ id }: { id: string }) => id)).toEqual(['3'])
  expect(rest.nextPageToken).toBeUndefined()
  expect((await users(access_token, 'customer=my_customer&pageToken=nonsense')).status).toBe(400)
  const jo = '/directory/v1/users/J@fabrikam.example'
  expect(await call(access_token, jo)).toMatchObject({ body: { id: '2' } })
  await call(access_token, jo, { method: 'PUT', body: JSON.stringify({ suspended: true }) })
  expect((await call(access_token, jo)).body).toMatchObject({ suspended: true, suspensionReason: 'ADMIN' })
  expect((await call(access_token, jo, { method: 'DELETE' })).status).toBe(204)
  expect((await call(access_token, jo)).status).toBe(404)
  expect((await users(access_token, 'customer=my_customer&showDeleted=true')).body.users).toHaveLength(1)
  await call(access_token, '/directory/v1/users/2/undelete', { method: 'POST' })
  expect((await call(access_token, jo)).status).toBe(200)
  const { body } = await call(access_token, '/reports/v1/activity/users/all/applications/admin')
  expect(body.items.map(({ events: [event] }: { events: { name: string }[] }) => event?.name)).toEqual([
    'UNDELETE_USER',
    'DELETE_USER',
    'SUSPEND_USER',
  ])
})

test.each([
  ['throttled', 429, 'rateLimitExceeded'],
  ['rate-limited', 403, 'rateLimitExceeded'],
  ['user-rate-limited', 403, 'userRateLimitExceeded'],
  ['quota-exceeded', 403, 'quotaExceeded'],
  ['down', 503, 'backendError'],
  ['forbidden', 403, 'forbidden'],
] as const)('%s is provoked on the page: %i %s', async (failure, status, reason) => {
  const { access_token } = await signIn()
  await cloud.request('/pages', { method: 'POST', body: new URLSearchParams({ key: 'C0fabrikam', failure }) })
  expect(await users(access_token)).toMatchObject({ status, body: { error: { errors: [{ reason }] } } })
})
