// @module-tag database
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#shared/domain/users/user.ts'
import { keyFromSecret } from '#server/identity/admin/admin-key.ts'
import { loadSigningKeys } from '#server/identity/tokens/signing-keys.ts'
import { answerError } from '#server/platform/http/answer-error.ts'
import type { Environment } from '#server/platform/http/environment.ts'
import { createMount } from '#server/platform/http/mount.ts'
import { createLog } from '#server/platform/log.ts'
import { createPokes } from '#server/platform/sync/events.ts'
import { entityTables } from '#server/schema.ts'
import { createSecurityLog } from '#server/security-log/security-log.ts'
import { mountAccountRoutes } from '#server/users/account.routes.ts'
import { forgetRemoved } from '#server/users/forget-removed.ts'
import { createIdentityAdmin, type IdentityAdmin } from '#server/users/identity-admin.ts'
import { mountProfileRoutes } from '#server/users/profile.routes.ts'
import { mountSystemUserRoutes } from '#server/users/system-user.routes.ts'
import { readScope, readUser } from '#server/users/user.store.ts'
import { buildAdded } from '#tests/support/build-user.ts'
import { secretIn } from '#tests/support/newest-mail.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { testKeyring } from '#tests/support/sealing-keys.ts'
import { IN_ORDER } from '#tests/support/database/standing.ts'

const PASSWORD = 'Portcullis-2026!'
const log = createLog('silent')

let site: TestSite
let owner: Person
let accounts: IdentityAdmin
let users: string
/** Lets a request to the user pool fail: before it is heard, or its answer be lost. */
let signOn: object | undefined
let fault: ((request: { operation: string; body: string }) => 'unheard' | 'lost' | undefined) | undefined

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  users = `/organization/${owner.login.organization.id}/user`
  accounts = createIdentityAdmin({
    endpoint: 'http://test.localhost:4700/identity',
    region: 'local',
    poolId: 'local_test',
    credentials: async () =>
      keyFromSecret((await loadSigningKeys(site.database.db, testKeyring, () => site.now.value)).secret),
    fetch: async (request) => {
      const operation = request.headers.get('x-amz-target')?.split('.')[1] ?? ''
      const happens = fault?.({ operation, body: await request.clone().text() })
      if (happens === 'unheard') throw new TypeError('The network is gone')
      const answer = await site.site.routes.fetch(request)
      if (happens === 'lost') throw new TypeError('The network is gone')
      return answer
    },
    now: () => site.now.value,
  })
})
afterAll(() => site?.close())
beforeEach(() => {
  fault = undefined
  signOn = {}
  // Mails lie in the order of the site's time.
  site.now.value += 1000
})

/** The routes over a network to the pool that can fail, asked as the owner. */
async function ask(method: string, path: string, body?: unknown) {
  const { db } = site.database
  const parts = {
    db,
    tables: entityTables,
    pokes: await createPokes(site.database, log),
    now: () => site.now.value,
    log,
    accounts,
    securityLog: createSecurityLog({ db, log, now: () => site.now.value }),
    signOn,
  }
  const scope = await readScope(db, await readUser(db, owner.login.userData.id))
  const readGates = async () => ({ features: new Set<never>(), subscription: undefined })
  const { routes, mount } = createMount({ readGates })
  const mounts = { mount, open: mount }
  mountSystemUserRoutes(mounts, parts)
  mountAccountRoutes(mounts, parts)
  mountProfileRoutes(mounts, parts)
  const response = await new Hono<Environment>()
    .onError(answerError)
    .use(async (c, next) => {
      c.set('standing', IN_ORDER)
      c.set('scope', scope)
      c.set('log', log)
      c.set('requestId', 'request')
      await next()
    })
    .route('/', routes())
    .request(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const text = await response.text()
  const answer = (text === '' ? undefined : JSON.parse(text)) as (User & { code?: string }) | undefined
  return { status: response.status, code: answer?.code, user: answer }
}

let count = 0
const newEmail = () => `somebody-${++count}@demo.castellan.example`
const invited = (email: string) => ({ email, givenName: 'Nell', familyName: 'Newcomer', locale: 'en' })
const listed = async (email: string) =>
  ((await owner.api('GET', users)).body as User[]).filter((user) => user.email === email)
const isMail = (body: string) => body.includes('RESEND')

describe('adding a user', () => {
  test('while the pool does not answer adds nobody, and the same can be tried again', async () => {
    const body = buildAdded(newEmail())
    fault = () => 'unheard'
    expect(await ask('POST', users, body)).toMatchObject({ status: 502, code: 'userActionFailed' })
    expect(await listed(body.email)).toEqual([])
    fault = undefined
    expect((await ask('POST', users, body)).status).toBe(201)
  })

  test('whose account was opened and whose answer was lost adds them all the same', async () => {
    const body = buildAdded(newEmail())
    let isLost = false
    fault = ({ operation }) => {
      if (isLost || operation !== 'AdminCreateUser') return undefined
      isLost = true
      return 'lost'
    }
    expect((await ask('POST', users, body)).status).toBe(201)
    expect(isLost).toBe(true)
    await site.join(body.email, secretIn(await site.readMail(body.email)), PASSWORD)
  })

  test('whose mail failed says so, has added them, and the invitation can be sent again', async () => {
    const body = buildAdded(newEmail())
    fault = ({ body: sent }) => (isMail(sent) ? 'unheard' : undefined)
    expect(await ask('POST', users, body)).toMatchObject({ status: 502, code: 'mailNotSent' })
    expect(await listed(body.email)).toMatchObject([{ status: 'inviteSent' }])
    expect(await ask('POST', '/tools/identity/invite', { email: body.email })).toMatchObject({
      status: 502,
      code: 'userActionFailed',
    })
    fault = undefined
    expect((await ask('POST', '/tools/identity/invite', { email: body.email })).status).toBe(204)
    await site.join(body.email, secretIn(await site.readMail(body.email)), PASSWORD)
    expect(await listed(body.email)).toMatchObject([{ status: 'joined' }])
  })

  test('after a crash between pool and database takes the account over that was left', async () => {
    const email = newEmail()
    const { sub } = await accounts.invite({ ...invited(email), sendMail: true })
    const former = secretIn(await site.readMail(email))
    site.now.value += 1000
    const { status, user } = await ask('POST', users, buildAdded(email))
    expect([status, user?.id]).toEqual([201, sub])
    await expect.poll(async () => secretIn(await site.readMail(email)), { timeout: 20_000 }).not.toBe(former)
    await expect(site.join(email, former, PASSWORD)).rejects.toMatchObject({
      type: 'NotAuthorizedException',
    })
  })

  test('does not open the account to whoever set a password before: that one is worth nothing then', async () => {
    const email = newEmail()
    const { sub } = await accounts.invite({ ...invited(email), sendMail: true })
    const temporary = secretIn(await site.readMail(email))
    // In the pool, but nobody of ours: they choose a password and get no further.
    await expect(site.join(email, temporary, PASSWORD)).rejects.toMatchObject({ name: 'ZodError' })
    site.now.value += 1000
    expect(await ask('POST', users, buildAdded(email))).toMatchObject({ status: 201, user: { id: sub } })
    await expect(site.enter(email, PASSWORD)).rejects.toMatchObject({
      type: 'PasswordResetRequiredException',
    })
    await expect.poll(() => site.readMail(email), { timeout: 20_000 }).toContain('Reset code')
  })
})

describe('disabling', () => {
  test('shuts out at once even where the pool does not answer, and is made up for by trying again', async () => {
    const { user } = await ask('POST', users, buildAdded(newEmail()))
    const person = await site.join(
      user?.email ?? '',
      secretIn(await site.readMail(user?.email ?? '')),
      PASSWORD,
    )
    fault = () => 'unheard'
    const path = `${users}/${user?.id}`
    expect(await ask('PUT', path, { disabled: true })).toMatchObject({ code: 'userActionFailed' })
    expect((await person.api('GET', '/user/login-data')).status).toBe(401)
    fault = undefined
    expect((await ask('PUT', path, { disabled: true })).status).toBe(200)
    expect((await accounts.find(user?.email ?? ''))?.isEnabled).toBe(false)
    fault = () => 'unheard'
    expect((await ask('PUT', path, { disabled: false })).status).toBe(502)
    expect(await listed(user?.email ?? '')).toMatchObject([{ disabled: true }])
  })
})

describe('changing what the pool knows too', () => {
  const isUpdate = ({ operation }: { operation: string }) => operation === 'AdminUpdateUserAttributes'
  const inPool = async (id: string) => {
    const account = site.database.db.selectFrom('identity_user').select('attributes')
    return (await account.where('sub', '=', id).executeTakeFirst())?.attributes
  }

  test('is told to have failed where the pool does not answer, and is made up for by trying again', async () => {
    const { user } = await ask('POST', users, buildAdded(newEmail()))
    const { id = '', email = '' } = user ?? {}
    const change = { first_name: 'Zoë', login_options: 'microsoft' }
    fault = (request) => (isUpdate(request) ? 'unheard' : undefined)
    expect(await ask('PUT', `${users}/${id}`, change)).toMatchObject({
      status: 502,
      code: 'userActionFailed',
    })
    expect(await listed(email)).toMatchObject([change])
    fault = undefined
    expect((await ask('PUT', `${users}/${id}`, change)).status).toBe(200)
    expect(await inPool(id)).toMatchObject({ given_name: 'Zoë', 'custom:login_options': 'microsoft' })
  })

  test('is refused by the rules before the pool hears of it', async () => {
    const { user } = await ask('POST', users, buildAdded(newEmail()))
    const { id = '' } = user ?? {}
    const heard: string[] = []
    fault = ({ operation }) => void heard.push(operation)
    const change = { login_options: 'microsoft', customer_ids: ['018f3a52-7a8b-4d1c-9e2f-3a4b5c6d7e8f'] }
    expect((await ask('PUT', `${users}/${id}`, { ...change, all_customers: false })).status).toBe(404)
    expect(heard).toEqual([])
  })

  test('sends nobody to Microsoft where the site does not offer it, and nobody changes their own way in', async () => {
    const { user } = await ask('POST', users, buildAdded(newEmail()))
    const { id = '', email = '' } = user ?? {}
    const change = { login_options: 'microsoft' as const }
    expect(await ask('PUT', `${users}/${owner.login.userData.id}`, change)).toMatchObject({
      status: 403,
      code: 'cannotChangeSelf',
    })
    signOn = undefined
    const refused = { status: 409, code: 'microsoftNotOffered' }
    expect(await ask('PUT', `${users}/${id}`, change)).toMatchObject(refused)
    const other = newEmail()
    expect(await ask('POST', users, buildAdded(other, change))).toMatchObject(refused)
    expect(await listed(email)).toMatchObject([{ login_options: 'password' }])
    expect(await accounts.find(other)).toBeUndefined()
  })

  test('does not keep somebody in who is disabled by the same request', async () => {
    const { user } = await ask('POST', users, buildAdded(newEmail()))
    const { id = '', email = '' } = user ?? {}
    fault = (request) => (isUpdate(request) ? 'unheard' : undefined)
    const change = { login_options: 'microsoft', disabled: true }
    expect((await ask('PUT', `${users}/${id}`, change)).status).toBe(502)
    expect((await accounts.find(email))?.isEnabled).toBe(false)
  })

  test('is no reason to refuse a name, one’s own or another’s: the pool hears it with the next change', async () => {
    const { last_name, id } = owner.login.userData
    const names = { first_name: 'Olivia', last_name }
    const before = await inPool(id)
    fault = () => 'unheard'
    expect(await ask('PUT', '/user/profile', names)).toMatchObject({ status: 200, user: names })
    expect((await ask('PUT', `${users}/${id}`, names)).status).toBe(200)
    expect(await inPool(id)).toEqual(before)
    fault = undefined
    expect((await ask('PUT', '/user/profile', names)).status).toBe(200)
    expect(await inPool(owner.login.userData.id)).toMatchObject({ given_name: 'Olivia' })
  })
})

describe('deleting', () => {
  test('is done at once, and what the pool did not hear it hears later', async () => {
    const { user } = await ask('POST', users, buildAdded(newEmail()))
    const email = user?.email ?? ''
    const { db } = site.database
    const sweep = () => forgetRemoved({ db, accounts, now: () => site.now.value, log })
    fault = () => 'unheard'
    expect((await ask('DELETE', `${users}/${user?.id}`)).status).toBe(204)
    expect(await listed(email)).toEqual([])
    await sweep()
    fault = undefined
    expect(await accounts.find(email)).toBeDefined()
    await sweep()
    expect(await accounts.find(email)).toBeUndefined()
    await sweep()
  })

  test('and inviting again before the pool has heard of it opens a new account', async () => {
    const { user } = await ask('POST', users, buildAdded(newEmail()))
    fault = ({ operation }) => (operation === 'AdminDeleteUser' ? 'unheard' : undefined)
    await ask('DELETE', `${users}/${user?.id}`)
    fault = undefined
    const again = await ask('POST', users, buildAdded(user?.email ?? ''))
    expect(again.status).toBe(201)
    expect(again.user?.id).not.toBe(user?.id)
  })
})
