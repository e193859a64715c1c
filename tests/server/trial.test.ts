import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginDataSchema } from '#shared/contract/login-data.ts'
import { siteConfigSchema } from '#shared/contract/site-config.ts'
import { signedInSchema } from '#shared/contract/signed-in.ts'
import { callPool, signIn } from '#client/data/user-pool/user-pool.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { TRIAL_EMAIL } from '#server/demo/seed-trial.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site?.close())

const enter = () =>
  site.fetch('/api/trial/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
const call = async (idToken: string, method: string, path: string, body?: unknown) => {
  const response = await site.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('everybody gets into the shared account, which sees an organization of its own and changes nothing', async () => {
  const { idToken } = signedInSchema.parse(await (await enter()).json())
  const login = loginDataSchema.parse((await call(idToken, 'GET', '/user/login-data')).body)
  expect(login.userData.email).toBe(TRIAL_EMAIL)
  expect(login.customers).toHaveLength(5)
  const owner = await site.signIn('owner')
  expect(login.organization.id).not.toBe(owner.login.organization.id)
  const mine = new Set(owner.login.customers.map(({ id }) => id))
  expect(login.customers.some(({ id }) => mine.has(id))).toBe(false)

  const [company] = login.customers
  expect((await call(idToken, 'GET', `/customer/${company?.id}`)).status).toBe(200)
  const change = (token: string, id: string | undefined) =>
    call(token, 'PUT', `/customer/${id}`, { contact_name: 'Somebody' })
  expect(await change(idToken, company?.id)).toMatchObject({ status: 403, body: { code: 'trialReadOnly' } })
  // A report of it would be taken from every other visitor.
  expect(
    await call(idToken, 'POST', '/report', {
      customer: company?.id,
      startDate: '2026-11-01',
      endDate: '2026-11-02',
      fileExtension: 'pdf',
      reportType: 'posture',
    }),
  ).toMatchObject({ status: 403, body: { code: 'trialReadOnly' } })
  // The flag is of that organization alone.
  expect((await change(owner.idToken, owner.login.customers[0]?.id)).status).toBe(200)
})

test('its password is nobody’s', async () => {
  const pool = { url: '/identity/', clientId: 'castellan' }
  await expect(signIn(pool, site.fetch, TRIAL_EMAIL, DEMO_PASSWORD)).rejects.toMatchObject({
    type: 'NotAuthorizedException',
  })
})

test('nobody takes it over by what the user pool offers, and nobody throws the others out', async () => {
  const pool = { url: '/identity/', clientId: 'castellan' }
  const { accessToken: AccessToken } = signedInSchema.parse(await (await enter()).json())
  const calls: [string, object][] = [
    ['UpdateUserAttributes', { UserAttributes: [{ Name: 'given_name', Value: 'Mallory' }] }],
    ['AssociateSoftwareToken', {}],
    ['GlobalSignOut', {}],
  ]
  for (const [operation, body] of calls)
    await expect(callPool(pool, site.fetch, operation, { AccessToken, ...body })).rejects.toMatchObject({
      type: 'NotAuthorizedException',
    })
  const owner = 'owner@demo.castellan.example'
  for (const Username of [TRIAL_EMAIL, owner])
    await callPool(pool, site.fetch, 'ForgotPassword', { ClientId: pool.clientId, Username })
  // The mails of one site go out in their order.
  await site.readMail(owner)
  await expect(site.readMail(TRIAL_EMAIL, 500)).rejects.toThrow('No mail')
})

test('one that was not seeded as such is nobody’s to change from the first visitor on', async () => {
  const isShared = async () => {
    const account = site.database.db.selectFrom('identity_user').select('is_shared')
    return (await account.where('email', '=', TRIAL_EMAIL).executeTakeFirst())?.is_shared
  }
  expect(await isShared()).toBe(true)
  await site.database.db
    .updateTable('identity_user')
    .set({ is_shared: false })
    .where('email', '=', TRIAL_EMAIL)
    .execute()
  expect((await enter()).status).toBe(200)
  expect(await isShared()).toBe(true)
})

test('an account whose organization can be changed is not shared, whatever the settings say', async () => {
  const { db } = site.database
  const shared = { feature: 'test-account', enabled: true }
  const { idToken } = signedInSchema.parse(await (await enter()).json())
  const { organization } = loginDataSchema.parse((await call(idToken, 'GET', '/user/login-data')).body)
  expect((await call(idToken, 'GET', '/tools/feature-flags')).body).toContainEqual(shared)
  const turn = async (enabled: boolean) => {
    await unitOfWork({ db, tables: entityTables }, organization.id, async (work) => {
      await work.load('featureFlag', ['test-account'])
      work.put('featureFlag', { id: 'test-account', feature: 'test-account', enabled })
    })
  }
  await turn(false)
  const refused = await enter()
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([401, 'notAuthorized'])
  await turn(true)
  expect((await enter()).status).toBe(200)
})

test('the site says who it is, and one address cannot come in without end', async () => {
  expect(siteConfigSchema.parse(site.site.config)).toMatchObject({ trial: { email: TRIAL_EMAIL }, sso: true })
  let visits = 0
  while ((await enter()).status !== 429) visits++
  expect(visits).toBeLessThanOrEqual(50)
})

test('a live site has neither a shared account nor a sign-in with Microsoft unless it was given them', async () => {
  const live = await openLiveSite()
  expect(siteConfigSchema.parse(live.site.config)).toMatchObject({ trial: null, sso: false })
  expect((await live.post('/trial/sign-in', {})).status).toBe(404)
  expect((await live.fetch('/api/sso/microsoft/authorize-url', {})).status).toBe(404)
  expect((await live.post('/sso/microsoft/authorize-code', { code: 'c', state: 's' })).status).toBe(404)
  await live.close()
})
