import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { createHead } from '#server/platform/sync/head.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { fullMember } from '#shared/domain/users/user.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { attemptLifetime } from '#server/sso/attempt.ts'
import { createEntraSignOn } from '#server/sso/entra-id.ts'
import { newAttempt } from '#server/sso/relying-party.ts'

const LOGIN = 'https://login.example.test'
const TENANT = '11111111-2222-4333-8444-555555555555'
const OTHER_TENANT = '66666666-2222-4333-8444-555555555555'
const PRIVATE_ACCOUNTS = '9188040d-6c67-4c5b-b112-36a304b66dad'
const OBJECT = '77777777-2222-4333-8444-555555555555'
const client = { id: 'app', secret: 'secret' }

let database: Database
let keys: Awaited<ReturnType<typeof generateKeyPair>>
let foreignKeys: typeof keys
/** Who the tokens of the sign-in are for. */
let userIds: Record<'olive' | 'admin', string>

beforeAll(async () => {
  database = await openTestDatabase()
  keys = await generateKeyPair('RS256')
  foreignKeys = await generateKeyPair('RS256')
  userIds = { olive: await addUser('Olive@castle.test'), admin: await addUser('admin@castle.test') }
})
afterAll(() => database?.close())

async function addUser(email: string): Promise<string> {
  const [id, organization] = [crypto.randomUUID(), crypto.randomUUID()]
  await createHead(database.db, organization)
  await unitOfWork({ db: database.db, tables: entityTables }, organization, async (work) => {
    await work.load('user', [id])
    work.put('user', {
      id,
      organization,
      email,
      first_name: 'Olive',
      last_name: 'Owner',
      role: 'Owner',
      permissions: permissionsOf('Owner', {}),
      ...fullMember(),
    })
  })
  return id
}

interface Said {
  claims?: Record<string, unknown> & { tid?: string }
  /** By another key than the published one. */
  isForged?: boolean
  /** Instead of the attempt's. */
  nonce?: string
  ownTenant?: string
}

/** Signs in where the provider says what is given; who is let in, or the code of the refusal. */
async function signIn({ claims = {}, isForged = false, nonce, ownTenant }: Said): Promise<string> {
  const attempt = newAttempt(Date.now() + attemptLifetime)
  const tid = claims.tid ?? TENANT
  const now = Math.floor(Date.now() / 1000)
  const idToken = await new SignJWT({
    iss: `${LOGIN}/${tid}/v2.0`,
    aud: client.id,
    sub: 'somebody',
    iat: now,
    exp: now + 600,
    nonce: nonce ?? attempt.nonce,
    tid,
    oid: OBJECT,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'key' })
    .sign((isForged ? foreignKeys : keys).privateKey)
  const answers: Record<string, () => Promise<object>> = {
    '/organizations/v2.0/.well-known/openid-configuration': async () => ({
      issuer: `${LOGIN}/{tenantid}/v2.0`,
      authorization_endpoint: `${LOGIN}/authorize`,
      token_endpoint: `${LOGIN}/token`,
      jwks_uri: `${LOGIN}/keys`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/token': async () => ({ token_type: 'Bearer', access_token: 'a', expires_in: 600, id_token: idToken }),
    '/keys': async () => ({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'key', use: 'sig' }] }),
  }
  const signOn = createEntraSignOn({
    db: database.db,
    now: Date.now,
    loginUrl: LOGIN,
    fetch: (async (url: string) => {
      const answer = answers[new URL(url).pathname]
      return answer ? Response.json(await answer()) : new Response(null, { status: 404 })
    }) as typeof fetch,
    client,
    ownTenant,
    redirectUri: 'https://castle.test/sso',
    signInAs: async (userId) => ({ idToken: userId, accessToken: '', refreshToken: '', expiresIn: 1 }),
  })
  return signOn.signIn('code', attempt).then(
    ({ idToken }) => idToken,
    (cause: { code: string }) => cause.code,
  )
}

const verified = { email: 'olive@castle.test', xms_edov: true }

test.each<[string, Said]>([
  ['is signed with a key that is not published', { isForged: true }],
  ['is for another app', { claims: { aud: 'another' } }],
  ['is of another issuer', { claims: { iss: 'https://elsewhere.test/v2.0' } }],
  ['names one tenant and comes from another', { claims: { iss: `${LOGIN}/${OTHER_TENANT}/v2.0` } }],
  ['belongs to another attempt', { nonce: 'another' }],
  ['has expired', { claims: { exp: Math.floor(Date.now() / 1000) - 120 } }],
])('a token that %s is refused', async (_, said: Said) => {
  expect(await signIn({ ...said, claims: { ...verified, ...said.claims } })).toBe('sessionUnverified')
})

test.each([
  ['says nothing of its owner', { email: 'olive@castle.test' }],
  ['is not its tenant’s', { email: 'olive@castle.test', xms_edov: false }],
  ['is a private account’s', { ...verified, tid: PRIVATE_ACCOUNTS }],
  ['is not said', { xms_edov: true, preferred_username: 'olive@castle.test' }],
  ['nobody here has', { email: 'nobody@castle.test', xms_edov: true }],
])('an address that %s lets nobody in', async (_, claims) => {
  expect(await signIn({ claims })).toBe('notAuthorized')
})

test('whoever has proved their address is let in, and afterwards by who they are, whatever their address says', async () => {
  const person = { tid: TENANT, oid: OBJECT }
  expect(await signIn({ claims: { ...person, ...verified } })).toBe(userIds.olive)
  expect(await signIn({ claims: { ...person, email: 'admin@castle.test' } })).toBe(userIds.olive)
  expect(await signIn({ claims: { ...person, tid: OTHER_TENANT, email: 'olive@castle.test' } })).toBe(
    'notAuthorized',
  )
})

test('a user who is linked is not linked to another tenant, and to a new account of the same one', async () => {
  const [first, second] = ['aaaaaaaa-2222-4333-8444-555555555555', 'bbbbbbbb-2222-4333-8444-555555555555']
  const admin = { email: 'admin@castle.test', xms_edov: '1' }
  expect(await signIn({ claims: { ...admin, oid: first } })).toBe(userIds.admin)
  expect(await signIn({ claims: { ...admin, oid: second, tid: OTHER_TENANT } })).toBe('notAuthorized')
  expect(await signIn({ claims: { ...admin, oid: second } })).toBe(userIds.admin)
  // The account that it replaced is nobody's any more.
  expect(await signIn({ claims: { oid: first } })).toBe('notAuthorized')
})

test('the own tenant is believed without that proof, but not its guests', async () => {
  const id = await addUser('own@castle.test')
  const claims = { email: 'own@castle.test', oid: 'cccccccc-2222-4333-8444-555555555555' }
  const ownTenant = TENANT
  expect(await signIn({ claims })).toBe('notAuthorized')
  expect(await signIn({ claims: { ...claims, idp: 'https://sts.elsewhere.test/' }, ownTenant })).toBe(
    'notAuthorized',
  )
  expect(await signIn({ claims, ownTenant })).toBe(id)
})

test('a provider that does not answer is told apart from one that refuses', async () => {
  const signOn = createEntraSignOn({
    db: database.db,
    now: Date.now,
    loginUrl: LOGIN,
    fetch: async () => Promise.reject(new TypeError('offline')),
    client,
    ownTenant: undefined,
    redirectUri: 'https://castle.test/sso',
    signInAs: () => Promise.reject(new Error('must not be asked')),
  })
  await expect(signOn.authorizeUrl(newAttempt(0))).rejects.toMatchObject({ code: 'signInUnreachable' })
})
