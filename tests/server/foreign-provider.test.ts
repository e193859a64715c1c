import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginDataSchema } from '#shared/contract/login-data.ts'
import { signedInSchema } from '#shared/contract/signed-in.ts'
import { openCookieBrowser } from '#tests/support/browser/cookie-browser.ts'
import { type ForeignProvider, openForeignProvider } from '#tests/support/vendors/foreign-provider.ts'
import { firstRunOf, type LiveSite, openLiveSite } from '#tests/support/live-site.ts'
import { askForUrl, exchange, landingOf } from '#tests/support/browser/microsoft-sign-in.ts'

const client = { id: 'castellan-app', secret: 'a secret of the app' }
const REDIRECT = 'http://localhost:4700/sso'
const tid = '11111111-2222-4333-8444-555555555555'
const oid = (digit: string) => `${digit.repeat(8)}-2222-4333-8444-555555555555`
const email = 'odo@harbour.example'

let provider: ForeignProvider
let live: LiveSite
beforeAll(async () => {
  provider = await openForeignProvider({
    client,
    redirectUri: REDIRECT,
    people: {
      unverified: { tid, oid: oid('a'), email, xms_edov: false },
      silent: { tid, oid: oid('b'), email },
      odo: { tid, oid: oid('c'), email, xms_edov: true },
      stranger: { tid, oid: oid('d'), email: 'stranger@harbour.example', xms_edov: true },
    },
  })
  live = await openLiveSite({
    MICROSOFT_SSO: 'true',
    MICROSOFT_LOGIN_URL: provider.url,
    MICROSOFT_CLIENT_ID: client.id,
    MICROSOFT_CLIENT_SECRET: client.secret,
  })
  await live.post('/first-run', firstRunOf(live.token))
})
afterAll(async () => {
  await live?.close()
  await provider?.close()
})

async function comeBack(as: string) {
  const browser = openCookieBrowser(live.fetch)
  return { browser, landed: await provider.visit(await askForUrl(browser), as) }
}
const refused = (code: string) => ({ status: 401, body: expect.objectContaining({ code }) })

test('an address that the provider does not vouch for signs nobody in, said or unsaid', async () => {
  for (const name of ['unverified', 'silent', 'stranger']) {
    const { browser, landed } = await comeBack(name)
    expect(await exchange(browser, landingOf(landed))).toEqual(refused('notAuthorized'))
  }
})

test('a server that we did not write signs somebody in, by its own pages', async () => {
  const { browser, landed } = await comeBack('odo')
  const { status, body } = await exchange(browser, landingOf(landed))
  expect(status).toBe(200)
  const { idToken } = signedInSchema.parse(body)
  const login = await live.fetch('/api/user/login-data', { headers: { authorization: `Bearer ${idToken}` } })
  expect(loginDataSchema.parse(await login.json()).userData.email).toBe(email)
  const links = await live.database.db.selectFrom('sso_link').select(['tenant_id', 'object_id']).execute()
  expect(links).toEqual([{ tenant_id: tid, object_id: oid('c') }])
})

test('a wrong state is refused', async () => {
  const { browser, landed } = await comeBack('odo')
  const landing = { ...landingOf(landed), state: 'A'.repeat(43) }
  expect(await exchange(browser, landing)).toEqual(refused('sessionUnverified'))
})

test('a browser that did not begin is refused', async () => {
  const { landed } = await comeBack('odo')
  expect(await exchange(openCookieBrowser(live.fetch), landingOf(landed))).toEqual(
    refused('sessionUnverified'),
  )
})

test('a code is refused by the provider in another attempt, and a second time', async () => {
  const [mine, theirs, later] = [await comeBack('odo'), await comeBack('odo'), await comeBack('odo')]
  const { code } = landingOf(theirs.landed)
  expect(await exchange(mine.browser, { ...landingOf(mine.landed), code })).toEqual(
    refused('sessionUnverified'),
  )
  expect((await exchange(theirs.browser, { ...landingOf(theirs.landed), code })).status).toBe(200)
  expect(await exchange(later.browser, { ...landingOf(later.landed), code })).toEqual(
    refused('sessionUnverified'),
  )
})

test('whoever says no comes back with the provider’s error and no code', async () => {
  const { browser, landed } = await comeBack('cancel')
  expect(landed.searchParams.get('error')).toBe('access_denied')
  expect((await exchange(browser, landingOf(landed))).status).toBe(422)
})
