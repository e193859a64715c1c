import { createHash } from 'node:crypto'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '../microsoft365.sandbox.ts'
import { tenantFromDirectory } from '../tenant/tenant-from-directory.ts'
import { tenantsOf } from '../tenant/tenants.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const client = { id: '33333333-3333-4333-8333-333333333333', secret: 'correct horse' }
const REDIRECT = 'https://castle.example/sso'
const VERIFIER = 'v'.repeat(43)
const world = { now: Date.now() }

const user = (name: string, more: object = {}) => ({
  id: `aaaaaaaa-1111-4111-8111-${name.padEnd(12, '0')}`,
  displayName: name,
  userPrincipalName: `${name}@fabrikam.example`,
  mail: `${name}@fabrikam.example`,
  ...more,
})
const sandbox = createMicrosoft365Sandbox({
  tenants: tenantsOf([
    tenantFromDirectory({
      tenantId: TENANT,
      displayName: 'Fabrikam',
      domains: ['fabrikam.example', { id: 'claimed.example', isVerified: false }],
      users: [
        user('ada'),
        user('bea', { mail: 'ada@castle.example' }),
        user('cab', { mail: 'cab@claimed.example' }),
        user('fed', { accountEnabled: false }),
      ],
      skus: [],
    }),
  ]),
  clock: { now: () => world.now },
  baseUrl: 'https://cloud.example',
  client,
  signOn: { tenantIds: [TENANT], redirectUris: [REDIRECT] },
})

const asked = {
  client_id: client.id,
  redirect_uri: REDIRECT,
  response_type: 'code',
  scope: 'openid email',
  state: 'a state',
  nonce: 'a nonce',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
}
const authorize = (more: object = {}, init?: RequestInit) =>
  sandbox.request(
    `/login/organizations/oauth2/v2.0/authorize?${new URLSearchParams({ ...asked, ...more }).toString()}`,
    init,
  )
const choose = async (name: string) => {
  const response = await authorize(
    {},
    { method: 'POST', body: new URLSearchParams({ account: user(name).id }) },
  )
  return new URL(response.headers.get('location') ?? '').searchParams
}
const redeem = async (code: string | null, more: object = {}) => {
  const response = await sandbox.request('/login/organizations/oauth2/v2.0/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: client.id,
      client_secret: client.secret,
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
      code: code ?? '',
      ...more,
    }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('The discovery document leads to everything, and its issuer is each tenant’s own', async () => {
  const response = await sandbox.request('/login/organizations/v2.0/.well-known/openid-configuration')
  const at = 'https://cloud.example/login/organizations'
  expect(await response.json()).toMatchObject({
    issuer: 'https://cloud.example/login/{tenantid}/v2.0',
    authorization_endpoint: `${at}/oauth2/v2.0/authorize`,
    token_endpoint: `${at}/oauth2/v2.0/token`,
    jwks_uri: `${at}/discovery/v2.0/keys`,
  })
  const own = await sandbox.request(`/login/${TENANT}/v2.0/.well-known/openid-configuration`)
  expect(await own.json()).toMatchObject({ issuer: `https://cloud.example/login/${TENANT}/v2.0` })
})

test('The page shows who can sign in, and nobody who is blocked', async () => {
  const page = await (await authorize()).text()
  expect(page).toContain('ada@fabrikam.example')
  expect(page).not.toContain('fed@fabrikam.example')
})

test('Whoever is chosen comes back with a code, and the code gives an identity token with their claims', async () => {
  const back = await choose('ada')
  expect(back.get('state')).toBe('a state')
  const { status, body } = await redeem(back.get('code'))
  expect(status).toBe(200)
  const keys = await sandbox.request('/login/organizations/discovery/v2.0/keys')
  const { payload } = await jwtVerify(
    String(body['id_token']),
    createLocalJWKSet((await keys.json()) as JSONWebKeySet),
    { algorithms: ['RS256'], audience: client.id, issuer: `https://cloud.example/login/${TENANT}/v2.0` },
  )
  expect(payload).toMatchObject({
    tid: TENANT,
    oid: user('ada').id,
    preferred_username: 'ada@fabrikam.example',
    email: 'ada@fabrikam.example',
    xms_edov: true,
    nonce: 'a nonce',
  })
})

test.each([
  ['bea', 'of a domain of somebody else'],
  ['cab', 'of a domain that the tenant has not proved to be its own'],
])('The address of %s, %s, is said and not vouched for', async (name) => {
  const { body } = await redeem((await choose(name)).get('code'))
  const claims: unknown = JSON.parse(
    Buffer.from(String(body['id_token']).split('.')[1] ?? '', 'base64url').toString(),
  )
  expect(claims).toMatchObject({ email: expect.stringContaining('@'), xms_edov: false })
})

test('Whoever cancels comes back with an error', async () => {
  const response = await authorize({}, { method: 'POST', body: new URLSearchParams({ cancel: 'yes' }) })
  const back = new URL(response.headers.get('location') ?? '')
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 'a state' })
})

test.each([
  ['an unknown app', { client_id: TENANT }, 'AADSTS700016'],
  ['another way back', { redirect_uri: 'https://elsewhere.example/sso' }, 'AADSTS50011'],
])('%s is told of on the page and never sent anywhere', async (_, more, code) => {
  const response = await authorize(more)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(code)
})

test.each([
  [{ code_challenge_method: 'plain' }, 'invalid_request'],
  [{ code_challenge: 'short' }, 'invalid_request'],
  [{ scope: 'email' }, 'invalid_scope'],
  [{ response_type: 'token' }, 'unsupported_response_type'],
])('%o is told to the app', async (more, error) => {
  const back = new URL((await authorize(more)).headers.get('location') ?? '')
  expect(back.searchParams.get('error')).toBe(error)
})

test('A code is good once, for a minute, for the app that asked for it', async () => {
  const number = async (code: string | null, more: object = {}) =>
    ((await redeem(code, more)).body['error_codes'] as number[])[0]
  const once = (await choose('ada')).get('code')
  expect((await redeem(once)).status).toBe(200)
  expect(await number(once)).toBe(54005)
  expect(await number((await choose('ada')).get('code'), { code_verifier: 'w'.repeat(43) })).toBe(501481)
  expect(await number((await choose('ada')).get('code'), { redirect_uri: 'https://castle.example/' })).toBe(
    500112,
  )
  expect(await number((await choose('ada')).get('code'), { client_secret: 'wrong' })).toBe(7000215)
  const late = (await choose('ada')).get('code')
  world.now += 60_001
  expect(await number(late)).toBe(70008)
  expect(await number('made up')).toBe(9002313)
})
