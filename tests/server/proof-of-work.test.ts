import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  openPoolUnderTest,
  PASSWORD,
  passwordSignIn,
  type PoolUnderTest,
} from '#tests/support/pool-under-test.ts'
import { solveCaptcha } from '#client/app/session/captcha.ts'

let house: PoolUnderTest
beforeAll(async () => {
  house = await openPoolUnderTest()
})
afterAll(() => house?.close())
afterEach(() => {
  vi.unstubAllGlobals()
})

test('what the app works out for the pool opens the sign-in, once', async () => {
  const pool = house.open({ demandWork: true })
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe('/api/captcha')
    return Response.json(await pool.giveWork())
  })
  const { email } = await house.createUser()
  const captcha = await solveCaptcha()
  const attempt = () =>
    house.call('InitiateAuth', { ...passwordSignIn(email, PASSWORD), ClientMetadata: { captcha } }, pool)
  expect([(await attempt()).status, (await attempt()).status]).toEqual([200, 400])
})
