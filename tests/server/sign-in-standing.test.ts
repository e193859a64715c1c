import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import type { LoginData } from '#shared/contract/login-data.ts'
import { SCHEMA } from '#shared/contract/sync.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { signIn } from '#client/data/user-pool/user-pool.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import { signInWithMicrosoft } from '#tests/support/browser/microsoft-sign-in.ts'
import { commandOf, openTestSite, pullAs, type TestSite } from '#tests/support/test-site.ts'

const POOL = { url: '/identity/', clientId: 'castellan' }
const addressOf = (name: string) => `${name}@demo.castellan.example`

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site?.close())

/** Turns the demand of the organization's own company on or off. */
async function demand(MFA: boolean): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select c.id from customer c join app_user u on u.organization_id = c.organization_id
    where c.nfr and c.parent_id is null and u.email = ${addressOf('owner')}`.execute(site.database.db)
  await changeStored(site.database.db, 'customer', { id: rows[0]?.id ?? '' }, { MFA })
}
afterEach(() => demand(false))

const enter = (name: string) => signIn(POOL, site.fetch, addressOf(name), DEMO_PASSWORD)

const ask = async (idToken: string, method: string, path: string, body?: unknown) => {
  const ended = new AbortController()
  const response = await site.fetch(`/api${path}`, {
    method,
    signal: ended.signal,
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const answer = isJson ? ((await response.json()) as { code?: string }) : undefined
  if (!isJson) await response.body?.cancel()
  ended.abort()
  return { status: response.status, code: answer?.code, body: answer as unknown }
}

/** An operation of the user pool, by its name. */
async function pool(operation: string, body: object) {
  const response = await site.fetch('/identity/', {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: site.now.value,
  })

/** Sets up an authenticator app with an access token; gives its secret. */
async function setUp(AccessToken: string): Promise<string> {
  const { body } = await pool('AssociateSoftwareToken', { AccessToken })
  const secret = body['SecretCode'] ?? ''
  expect((await pool('VerifySoftwareToken', { AccessToken, UserCode: codeOf(secret) })).status).toBe(200)
  const settings = { Enabled: true, PreferredMfa: true }
  await pool('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: settings })
  return secret
}

describe('a second factor that the organization demands', () => {
  test('is asked for by every call but those that lead to its set-up, whatever the role', async () => {
    await demand(true)
    for (const name of ['owner', 'reader', 'product']) {
      const { idToken } = await enter(name)
      const found: Record<string, string | undefined> = {}
      const wanted: Record<string, string | undefined> = {}
      for (const [call, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
        const { method, path, access, isBeforeFactor } = endpoint
        if (access === 'public') continue
        const address = path.replaceAll(/:\w+/g, () => uuidv7())
        const { code } = await ask(idToken, method, address, method === 'GET' ? undefined : {})
        found[call] = code === 'secondFactorNeeded' ? code : undefined
        wanted[call] = isBeforeFactor ? undefined : 'secondFactorNeeded'
      }
      expect(found).toEqual(wanted)
    }
  })

  test('keeps nothing back once it is set up at that very sign-in, and another sign-in still lacks it', async () => {
    await demand(true)
    const [here, there] = [await enter('reader'), await enter('reader')]
    expect((await ask(here.idToken, 'GET', '/user/login-data')).body).toMatchObject({ lacksFactor: true })
    await setUp(here.accessToken)
    expect((await ask(here.idToken, 'GET', '/user/login-data')).body).toMatchObject({ lacksFactor: false })
    expect((await ask(here.idToken, 'GET', '/user/devices')).status).toBe(200)
    expect(await ask(there.idToken, 'GET', '/user/devices')).toMatchObject({ code: 'secondFactorNeeded' })
  })

  test('refuses what a device sends, which keeps it and sends it again afterwards', async () => {
    const admin = await site.signIn('admin')
    const [company] = admin.login.customers
    await demand(true)
    const command = commandOf(site, 'customer.patch', { id: company?.id, set: { contact_name: 'Waiting' } })
    const push = () => admin.api('POST', '/sync/push', { schema: SCHEMA, commands: [command] })
    expect(await push()).toMatchObject({ status: 401, body: { code: 'secondFactorNeeded' } })
    await demand(false)
    expect(await push()).toMatchObject({ status: 200, body: { results: [{ outcome: 'applied' }] } })
  })
})

describe('an authenticator app that is switched on', () => {
  test('is not got round by signing in with Microsoft', async () => {
    await setUp((await enter('agent')).accessToken)
    expect((await signInWithMicrosoft(site.fetch, addressOf('agent'))).status).toBe(401)
    expect((await signInWithMicrosoft(site.fetch, addressOf('admin'))).status).toBe(200)
    await demand(true)
    expect((await signInWithMicrosoft(site.fetch, addressOf('admin'))).status).toBe(401)
  })

  test('is replaced or switched off only shortly after a sign-in', async () => {
    const { accessToken: AccessToken } = await enter('product')
    await setUp(AccessToken)
    site.now.value += 11 * MINUTE
    const off = { SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } }
    for (const [operation, body] of [
      ['AssociateSoftwareToken', {}],
      ['VerifySoftwareToken', { UserCode: '123456' }],
      ['SetUserMFAPreference', off],
    ] as const)
      expect((await pool(operation, { AccessToken, ...body })).body).toMatchObject({
        __type: 'NotAuthorizedException',
      })
  })
})

describe('a sign-in that is over', () => {
  test('is refused at once by every call, though its token is good for an hour', async () => {
    const [here, there] = [await enter('admin'), await enter('admin')]
    await pool('RevokeToken', { Token: there.refreshToken, ClientId: 'castellan' })
    expect(await ask(there.idToken, 'GET', '/user/login-data')).toMatchObject({ code: 'sessionUnverified' })
    expect((await ask(here.idToken, 'GET', '/user/login-data')).status).toBe(200)
    await pool('GlobalSignOut', { AccessToken: here.accessToken })
    expect(await ask(here.idToken, 'GET', '/user/login-data')).toMatchObject({ code: 'sessionUnverified' })
  })

  test('of the shared trial account ends with the feature that shares it', async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await site.fetch('/api/trial/sign-in', { method: 'POST', headers, body: '{}' })
    const { idToken } = (await answer.json()) as { idToken: string }
    const person = {
      login: undefined as never,
      idToken,
      api: (...call: [string, string]) => ask(idToken, ...call),
    }
    expect((await pullAs(person as never)).status).toBe(200)
    const { organization } = (await ask(idToken, 'GET', '/user/login-data')).body as LoginData
    await unitOfWork({ db: site.database.db, tables: entityTables }, organization.id, async (work) => {
      await work.load('featureFlag', ['test-account'])
      const { row } = work.get('featureFlag', 'test-account')
      if (row) work.put('featureFlag', { ...row, enabled: false })
    })
    expect(await ask(idToken, 'GET', '/user/login-data')).toMatchObject({ code: 'sessionUnverified' })
  })
})
