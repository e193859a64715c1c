import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  ADMIN_KEY,
  CLIENT_ID,
  openPoolUnderTest,
  passwordSignIn,
  POOL_ID,
  type PoolUnderTest,
  tokensIn,
} from '#tests/support/pool-under-test.ts'
import { loginDataSchema } from '#shared/contract/login-data.ts'
import { firstRunOf, type LiveSite, openLiveSite } from '#tests/support/live-site.ts'

/** Another server that has the accounts; it is spoken to over the network alone. */
let hosted: PoolUnderTest
let live: LiveSite
const { owner } = firstRunOf('')

const environment = (more: Record<string, string> = {}) => ({
  USER_POOL_URL: `${hosted.issuer}/`,
  USER_POOL_ISSUER: hosted.issuer,
  USER_POOL_CLIENT_ID: CLIENT_ID,
  USER_POOL_ID: POOL_ID,
  USER_POOL_KEY_ID: ADMIN_KEY.id,
  USER_POOL_KEY_SECRET: ADMIN_KEY.secret,
  ...more,
})

beforeAll(async () => {
  hosted = await openPoolUnderTest()
})
beforeEach(async () => {
  await hosted.db.deleteFrom('identity_user').execute()
  live = await openLiveSite(environment())
  return () => live.close()
})
afterAll(() => hosted?.close())

const setUp = (more: object = {}) => live.post('/first-run', { ...firstRunOf(live.token), ...more })
const signIn = async (password = owner.password) =>
  (await hosted.call('InitiateAuth', passwordSignIn(owner.email, password))).answer
const users = async () => (await live.database.db.selectFrom('app_user').select('id').execute()).length

test('the first person gets an account there, and its tokens open what they have set up', async () => {
  expect(await setUp()).toEqual({ status: 200, body: null })
  const { IdToken } = tokensIn(await signIn())
  const response = await live.fetch('/api/user/login-data', {
    headers: { authorization: `Bearer ${IdToken}` },
  })
  expect(loginDataSchema.parse(await response.json())).toMatchObject({
    userData: { email: owner.email, role: 'Owner' },
    organization: { name: 'Harbour Services' },
  })
  expect(hosted.mailsTo(owner.email)).toEqual([])
  expect((await setUp()).status).toBe(410)
})

test('an account that a failed try has left over is taken over by the next', async () => {
  await live.database.db.schema.alterTable('checklist_item').renameTo('checklist_item_away').execute()
  expect((await setUp()).status).toBe(500)
  expect(await users()).toBe(0)
  expect(await signIn()).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' })
  await live.database.db.schema.alterTable('checklist_item_away').renameTo('checklist_item').execute()
  const password = 'Another-Portcullis-2026!'
  expect((await setUp({ owner: { ...owner, password } })).status).toBe(200)
  expect(tokensIn(await signIn(password)).IdToken).not.toBe('')
})

test('an account whose person has signed in before is not touched', async () => {
  await hosted.createUser({ email: owner.email, password: 'Their-Own-Castle-7' })
  expect(await setUp()).toMatchObject({ status: 409, body: { code: 'accountExists' } })
  expect(tokensIn(await signIn('Their-Own-Castle-7')).IdToken).not.toBe('')
  expect(await users()).toBe(0)
})

test('a pool that cannot be reached, or does not know the key, leaves the link good', async () => {
  for (const wrong of [{ USER_POOL_KEY_SECRET: 'nonsense' }, { USER_POOL_URL: 'http://127.0.0.1:9/' }]) {
    const other = await openLiveSite(environment(wrong))
    const refused = await other.post('/first-run', firstRunOf(other.token))
    expect(refused).toMatchObject({ status: 502, body: { code: 'userActionFailed' } })
    expect((await other.post('/first-run/link', { token: other.token })).status).toBe(204)
    await other.close()
  }
})

test('without a key of the pool there is no link, because it could not be used', async () => {
  const { USER_POOL_KEY_ID: _id, USER_POOL_KEY_SECRET: _secret, ...without } = environment()
  const other = await openLiveSite(without)
  expect(other.site.setUpUrl).toBeUndefined()
  await other.close()
})
