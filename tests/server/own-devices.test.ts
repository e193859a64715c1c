import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RegisteredDevice } from '#shared/contract/devices.ts'
import { pullAnswerSchema } from '#shared/contract/sync.ts'
import { keepSession, renewSession } from '#client/data/session/kept-session.ts'
import { refresh, signIn } from '#client/data/user-pool/user-pool.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { openCookieBrowser } from '#tests/support/browser/cookie-browser.ts'
import { openTestSite, pullAs, type TestSite } from '#tests/support/test-site.ts'

const POOL = { url: '/identity/', clientId: 'castellan' }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site?.close())

/** Somebody signs in on a device of theirs; it goes on as long as its session can be renewed. */
async function openDevice(name: 'agent' | 'reader', id = uuidv7()) {
  const browser = openCookieBrowser(site.fetch)
  const tokens = await signIn(POOL, browser.fetch, `${name}@demo.castellan.example`, DEMO_PASSWORD)
  const kept = await keepSession(browser.fetch, tokens)
  const api = async (method: string, path: string, body?: unknown) => {
    const response = await browser.fetch(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens.idToken}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
  }
  const register = () => api('PUT', `/device/${id}`, { name: 'Browser', keyMode: 'session' })
  await register()
  const renew = () =>
    renewSession(browser.fetch, kept.half, site.now.value).then(
      () => 'renewed',
      () => 'refused',
    )
  const list = async () =>
    ((await api('GET', '/user/devices')).body as RegisteredDevice[]).map((each) => each.id)
  /** Whether it hears that it has to erase itself: with its session that is over, or still good. */
  const order = async () => {
    const said = { device: { id, pending: 0, oldestPendingAt: null, highestSeq: 0 } }
    const person = { login: undefined as never, idToken: tokens.idToken, api: api as never }
    const { status, body } = await pullAs(person, said)
    if (status !== 200) return (body as { code: string }).code === 'deviceErased'
    return pullAnswerSchema.parse(body).device?.wipe
  }
  return { id, tokens, api, register, renew, list, order }
}

describe("one's own devices", () => {
  test('are listed to their owner alone', async () => {
    const [mine, other, foreign] = [
      await openDevice('agent'),
      await openDevice('agent'),
      await openDevice('reader'),
    ]
    expect(new Set(await mine.list())).toEqual(new Set([mine.id, other.id]))
    expect(await foreign.list()).toEqual([foreign.id])
  })

  test('can be signed out one by one: its session ends, it erases itself, the others go on', async () => {
    const [here, there, third] = [
      await openDevice('agent'),
      await openDevice('agent'),
      await openDevice('agent'),
    ]
    expect((await here.api('POST', `/user/devices/${there.id}/sign-out`, {})).status).toBe(204)
    expect(await there.order()).toBe(true)
    expect([await here.renew(), await there.renew(), await third.renew()]).toEqual([
      'renewed',
      'refused',
      'renewed',
    ])
    await expect(refresh(POOL, site.fetch, there.tokens.refreshToken)).rejects.toMatchObject({
      type: 'NotAuthorizedException',
    })
    expect((await there.api('GET', '/user/devices')).body).toMatchObject({ code: 'deviceErased' })
    // It has erased itself, and is none of the devices any more until somebody signs in there.
    await there.api('DELETE', `/device/${there.id}`)
    expect(await here.list()).not.toContain(there.id)
    const again = await openDevice('agent', there.id)
    expect([await again.renew(), await again.order()]).toEqual(['renewed', false])
  })

  test('can be signed out everywhere else at once', async () => {
    const [there, third, foreign] = [
      await openDevice('agent'),
      await openDevice('agent'),
      await openDevice('reader'),
    ]
    site.now.value += 2_000
    const here = await openDevice('agent')
    expect((await here.api('POST', '/user/sign-out-elsewhere', { deviceId: here.id })).status).toBe(204)
    expect([await here.renew(), await there.renew(), await third.renew(), await foreign.renew()]).toEqual([
      'renewed',
      'refused',
      'refused',
      'renewed',
    ])
    expect([await here.order(), await there.order(), await foreign.order()]).toEqual([false, true, false])
    site.now.value += 2_000
    expect(await (await openDevice('agent')).renew()).toBe('renewed')
  })

  test('that are somebody else’s are as unknown as any', async () => {
    const [here, foreign] = [await openDevice('agent'), await openDevice('reader')]
    for (const id of [foreign.id, uuidv7()]) {
      expect((await here.api('POST', `/user/devices/${id}/sign-out`, {})).status).toBe(404)
      expect((await here.api('POST', '/user/sign-out-elsewhere', { deviceId: id })).status).toBe(404)
    }
    expect([await foreign.renew(), await foreign.order(), await here.renew()]).toEqual([
      'renewed',
      false,
      'renewed',
    ])
  })
})

describe('where the user pool does not end a session by its name', () => {
  test('it ends when it would be renewed, and its refresh token with it', async () => {
    const [here, there] = [await openDevice('agent'), await openDevice('agent')]
    await here.api('POST', `/user/devices/${there.id}/sign-out`, {})
    // As a hosted pool, which heard nothing yet.
    await sql`update identity_refresh_token set revoked_at = null`.execute(site.database.db)
    expect(await there.renew()).toBe('refused')
    await expect(refresh(POOL, site.fetch, there.tokens.refreshToken)).rejects.toMatchObject({
      type: 'NotAuthorizedException',
    })
    expect(await here.renew()).toBe('renewed')
  })
})
