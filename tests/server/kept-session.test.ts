// @module-tag database
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '#client/data/call/api-error.ts'
import { endSession, keepSession, renewSession } from '#client/data/session/kept-session.ts'
import { refresh, signIn } from '#client/data/user-pool/user-pool.ts'
import type { LoginData } from '#shared/contract/login-data.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { onBehalfOf } from '#server/platform/http/caller-address.ts'
import { openCookieBrowser } from '#tests/support/browser/cookie-browser.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

/** The network that a thief asks from. */
const ELSEWHERE = '203.0.113.9'
const POOL = { url: '/identity/', clientId: 'castellan' }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site?.close())

const openBrowser = () => openCookieBrowser(site.fetch)

const letIn = (browser: ReturnType<typeof openBrowser>) =>
  signIn(POOL, browser.fetch, 'owner@demo.castellan.example', DEMO_PASSWORD)

const isLetIn = async (idToken: string) =>
  (await site.fetch('/api/user/login-data', { headers: { authorization: `Bearer ${idToken}` } })).status

/** Renews a session once the token before is worth replacing. */
async function renewLater({ fetch }: ReturnType<typeof openBrowser>, half: string) {
  site.now.value += 2 * 60_000
  return renewSession(fetch, half, site.now.value)
}

describe('a kept session', () => {
  test('gives new tokens for the cookie and the half together', async () => {
    const browser = openBrowser()
    const kept = await keepSession(browser.fetch, await letIn(browser))
    const renewed = await renewSession(browser.fetch, kept.half, site.now.value)
    expect(await isLetIn(renewed.idToken)).toBe(200)
    expect(renewed.half).toBe(kept.half)
    expect(renewed.expiresAt).toBe(site.now.value + 3_600_000)
  })

  test('lies in a cookie that no script reads, no other site sends, and no other path gets', async () => {
    const browser = openBrowser()
    const tokens = await letIn(browser)
    const kept = await keepSession(browser.fetch, tokens)
    const cookie = browser.set.find((each) => each.startsWith('refresh=')) ?? ''
    for (const mark of [/; HttpOnly/, /; SameSite=Strict/, /; Path=\/api\/session(;|$)/])
      expect(cookie).toMatch(mark)
    expect(JSON.stringify(kept)).not.toContain(tokens.refreshToken)
    expect(cookie).not.toContain(tokens.refreshToken)
  })

  test('is worth nothing by one of its parts, nor by those of two sessions', async () => {
    const [mine, other] = [openBrowser(), openBrowser()]
    const kept = await keepSession(mine.fetch, await letIn(mine))
    const foreign = await keepSession(other.fetch, await letIn(other))
    const attempts = [
      renewSession(openBrowser().fetch, kept.half, 0),
      renewSession(mine.fetch, foreign.half, 0),
      renewSession(mine.fetch, 'A'.repeat(43), 0),
    ]
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ status: 401 })
  })

  test('is over for good once it was ended, also for who kept a copy of everything', async () => {
    const browser = openBrowser()
    const tokens = await letIn(browser)
    const kept = await keepSession(browser.fetch, tokens)
    const copy = openBrowser()
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    await endSession(browser.fetch, kept.half)
    expect(browser.cookies.size).toBe(0)
    await expect(renewSession(copy.fetch, kept.half, 0)).rejects.toMatchObject({ status: 401 })
    await expect(refresh(POOL, site.fetch, tokens.refreshToken)).rejects.toMatchObject({
      type: 'NotAuthorizedException',
    })
  })

  test('is marked for an hour by each answer that proves it, and no more once it is over (AUTH-11)', async () => {
    const browser = openBrowser()
    const marked = () => browser.cookies.get('Session')
    const kept = await keepSession(browser.fetch, await letIn(browser))
    const first = site.now.value
    expect(marked()).toBe(String(first + 3_600_000))
    expect(browser.set.find((each) => each.startsWith('Session='))).toMatch(
      /; Max-Age=3600; Path=\/; SameSite=Lax/,
    )
    site.now.value += 1000
    const { idToken } = await renewSession(browser.fetch, kept.half, first)
    expect(marked()).toBe(String(first + 3_601_000))
    site.now.value += 1000
    await browser.fetch('/api/user/login-data', { headers: { authorization: `Bearer ${idToken}` } })
    expect(marked()).toBe(String(first + 3_602_000))
    await browser.fetch('/api/user/login-data', { headers: { authorization: 'Bearer nobody' } })
    expect(marked()).toBe(String(first + 3_602_000))
    await endSession(browser.fetch, kept.half)
    expect(marked()).toBeUndefined()
  })

  test('that was ended leaves the cookie of who has signed in since', async () => {
    const browser = openBrowser()
    const first = await keepSession(browser.fetch, await letIn(browser))
    const second = await keepSession(browser.fetch, await letIn(browser))
    await endSession(browser.fetch, first.half)
    expect((await renewSession(browser.fetch, second.half, 0)).half).toBe(second.half)
  })

  test('gets another cookie with each renewal, and the one before opens it for a browser that was killed', async () => {
    const browser = openBrowser()
    const { half } = await keepSession(browser.fetch, await letIn(browser))
    const cookies = [browser.cookies.get('refresh')]
    for (let hour = 0; hour < 3; hour++) {
      await renewLater(browser, half)
      cookies.push(browser.cookies.get('refresh'))
    }
    expect(new Set(cookies).size).toBe(4)
    browser.cookies.set('refresh', cookies[2] ?? '')
    expect(await isLetIn((await renewLater(browser, half)).idToken)).toBe(200)
    expect(await isLetIn((await renewLater(browser, half)).idToken)).toBe(200)
  })

  test('ends for everybody once an older copy of it is used, and its owner reads that', async () => {
    const browser = openBrowser()
    const thief = openCookieBrowser(async (path, init) =>
      site.site.routes.request(`http://localhost${path}`, init, onBehalfOf(ELSEWHERE)),
    )
    const { half } = await keepSession(browser.fetch, await letIn(browser))
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    await renewLater(browser, half)
    const { idToken } = await renewLater(browser, half)
    await expect(renewLater(thief, half)).rejects.toMatchObject({ code: 'sessionUnverified', status: 401 })
    await expect(renewLater(browser, half)).rejects.toMatchObject({ code: 'sessionUnverified', status: 401 })
    expect(await isLetIn(idToken)).toBe(401)
    const owner = openBrowser()
    const headers = { authorization: `Bearer ${(await letIn(owner)).idToken}` }
    const login = (await (await owner.fetch('/api/user/login-data', { headers })).json()) as LoginData
    const path = `/api/organization/${login.organization.id}/security-event?event=session.tokenReused`
    expect(await (await owner.fetch(path, { headers })).json()).toMatchObject([
      { event: 'session.tokenReused', actorPerson: 'Olive Owner', network: ELSEWHERE, count: 1 },
    ])
  })

  test('that cannot be asked about is not lost: a network that fails is no refusal', async () => {
    const offline = async () => Promise.reject(new TypeError('offline'))
    const problem = await renewSession(offline, 'A'.repeat(43), 0).catch((cause: unknown) => cause)
    expect(problem).toBeInstanceOf(ApiError)
    expect(problem).toMatchObject({ fault: 'network', status: undefined })
  })

  test('is not renewed for a page of another site', async () => {
    const browser = openBrowser()
    const kept = await keepSession(browser.fetch, await letIn(browser))
    const response = await browser.fetch('/api/session/renew', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: JSON.stringify({ half: kept.half }),
    })
    expect(response.status).toBe(403)
  })
})
