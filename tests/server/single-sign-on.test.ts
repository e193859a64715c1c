import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loginDataSchema } from '#shared/contract/login-data.ts'
import { signedInSchema } from '#shared/contract/signed-in.ts'
import { sweepSpentStates } from '#server/sso/attempt.ts'
import { refresh } from '#client/data/user-pool/user-pool.ts'
import { openCookieBrowser } from '#tests/support/browser/cookie-browser.ts'
import {
  askForUrl,
  chooseAccount,
  exchange,
  landingOf,
  signInWithMicrosoft,
} from '#tests/support/browser/microsoft-sign-in.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

const OWNER = 'owner@demo.castellan.example'
const POOL = { url: '/identity/', clientId: 'castellan' }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site?.close())

/** A browser that stands at Microsoft's door, and what it was sent back with. */
async function comeBack(username = OWNER) {
  const browser = openCookieBrowser(site.fetch)
  const landing = landingOf(await chooseAccount(site.fetch, await askForUrl(browser), username))
  return { browser, landing }
}
const refused = (code: string) => ({ status: 401, body: expect.objectContaining({ code }) })

test('whoever Microsoft knows as a user here gets the tokens of a sign-in, which can be renewed', async () => {
  const { status, body } = await signInWithMicrosoft(site.fetch, OWNER)
  expect(status).toBe(200)
  const { idToken, refreshToken, expiresIn } = signedInSchema.parse(body)
  expect(expiresIn).toBe(3600)
  const login = async (token: string) => {
    const response = await site.fetch('/api/user/login-data', {
      headers: { authorization: `Bearer ${token}` },
    })
    return loginDataSchema.parse(await response.json()).userData.email
  }
  expect(await login(idToken)).toBe(OWNER)
  expect(await login((await refresh(POOL, site.fetch, refreshToken)).idToken)).toBe(OWNER)
})

test('the way there proves itself by PKCE, state and nonce, which are new each time', async () => {
  const ask = async () => Object.fromEntries((await askForUrl(openCookieBrowser(site.fetch))).searchParams)
  const [one, other] = [await ask(), await ask()]
  expect(one).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: 'http://test.localhost:4700/sso',
    scope: expect.stringContaining('openid'),
  })
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(one[name]).toMatch(/^[\w-]{43}$/)
    expect(one[name]).not.toBe(other[name])
  }
})

test('what belongs to an attempt lies in a cookie that no script reads and no other path gets', async () => {
  const browser = openCookieBrowser(site.fetch)
  const { searchParams } = await askForUrl(browser)
  const [cookie = ''] = browser.set
  for (const mark of [/; HttpOnly/, /; SameSite=Strict/, /; Path=\/api\/sso(;|$)/, /; Max-Age=600/])
    expect(cookie).toMatch(mark)
  expect(cookie).not.toContain(searchParams.get('state'))
})

describe('nobody is signed in by', () => {
  test('a state that is not the one of the attempt; the attempt itself still is good', async () => {
    const { browser, landing } = await comeBack()
    expect(await exchange(browser, { ...landing, state: 'A'.repeat(43) })).toEqual(
      refused('sessionUnverified'),
    )
    expect((await exchange(browser, landing)).status).toBe(200)
  })

  test('a code that another browser was given', async () => {
    const { landing } = await comeBack()
    const stranger = openCookieBrowser(site.fetch)
    expect(await exchange(stranger, landing)).toEqual(refused('sessionUnverified'))
    await askForUrl(stranger)
    expect(await exchange(stranger, landing)).toEqual(refused('sessionUnverified'))
  })

  test('a cookie that somebody made up', async () => {
    const { browser, landing } = await comeBack()
    for (const [name, value] of browser.cookies) browser.cookies.set(name, value.replace(/.{4}$/, 'AAAA'))
    expect(await exchange(browser, landing)).toEqual(refused('sessionUnverified'))
  })

  test('the same way back a second time, with a copy of the cookie and a code that is still good', async () => {
    const browser = openCookieBrowser(site.fetch)
    const url = await askForUrl(browser)
    const first = landingOf(await chooseAccount(site.fetch, url, OWNER))
    const second = landingOf(await chooseAccount(site.fetch, url, OWNER))
    expect(second.code).not.toBe(first.code)
    const copy = openCookieBrowser(site.fetch)
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    expect((await exchange(browser, first)).status).toBe(200)
    expect(browser.cookies.size).toBe(0)
    expect(await exchange(copy, second)).toEqual(refused('sessionUnverified'))
  })

  test('a code that was redeemed in another attempt', async () => {
    const [used, fresh] = [await comeBack(), await comeBack()]
    expect((await exchange(used.browser, used.landing)).status).toBe(200)
    expect(await exchange(fresh.browser, { ...fresh.landing, code: used.landing.code })).toEqual(
      refused('sessionUnverified'),
    )
  })

  test('somebody who is not known here, who is disabled, or whose address is not theirs: alike', async () => {
    const answers: unknown[] = []
    const ask = async (username: string) => {
      const { status, body } = await signInWithMicrosoft(site.fetch, username)
      answers.push({ status, body: { ...body, requestId: '' } })
    }
    await ask('newcomer@demo.castellan.example')
    await ask('mallory@moat-street.example')
    const enable = (enabled: boolean) =>
      site.database.db
        .updateTable('identity_user')
        .set({ enabled })
        .where('email', '=', 'reader@demo.castellan.example')
        .execute()
    await enable(false)
    await ask('reader@demo.castellan.example')
    await enable(true)
    expect(answers).toHaveLength(3)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'notAuthorized' } })
  })
})

test('somebody who cancels comes back with an error and without a code', async () => {
  const back = await chooseAccount(site.fetch, await askForUrl(openCookieBrowser(site.fetch)), 'cancel')
  expect(back.pathname).toBe('/sso')
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(landingOf(back)).toEqual({ code: '', state: expect.stringMatching(/^[\w-]{43}$/) })
})

test('one address cannot ask without end, and who is signed in has used nothing up', async () => {
  const one = await openTestSite()
  try {
    const ask = async () => (await one.fetch('/api/sso/microsoft/authorize-url', {})).status
    for (let round = 0; round < 30; round++)
      expect((await signInWithMicrosoft(one.fetch, OWNER)).status).toBe(200)
    const answers: number[] = []
    for (let round = 0; round < 51; round++) answers.push(await ask())
    expect(answers).toEqual([...Array<number>(50).fill(200), 429])
    expect((await exchange({ fetch: one.fetch }, { code: 'c', state: 's' })).status).toBe(429)
  } finally {
    await one.close()
  }
})

test('what was spent is forgotten once it could not be used any more', async () => {
  const count = async () =>
    (await site.database.db.selectFrom('sso_spent_state').select('state_hash').execute()).length
  expect(await count()).toBeGreaterThan(0)
  await sweepSpentStates(site.database.db, Date.now())
  expect(await count()).toBeGreaterThan(0)
  await sweepSpentStates(site.database.db, Date.now() + 600_001)
  expect(await count()).toBe(0)
})

test('an attempt that is older than ten minutes signs nobody in', async () => {
  const { browser, landing } = await comeBack()
  site.now.value += 600_001
  expect(await exchange(browser, landing)).toEqual(refused('sessionUnverified'))
})
