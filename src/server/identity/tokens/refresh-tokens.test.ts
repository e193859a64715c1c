// @module-tag database
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { HOUR, MINUTE, SECOND } from '#shared/lib/time.ts'
import type { EventDetails } from '#shared/domain/security-log/security-event.ts'
import { CLIENT_ID, openPoolUnderTest, type PoolUnderTest, refusal } from '#tests/support/pool-under-test.ts'
import { hashToken } from './token-hash.ts'

let house: PoolUnderTest
let pool: PoolUnderTest['pool']
const events: EventDetails[] = []
beforeAll(async () => {
  house = await openPoolUnderTest()
  pool = house.open({ onEvent: (event) => void events.push(event) })
})
afterAll(() => house?.close())

let sub: string
let first: string
beforeEach(async () => {
  events.length = 0
  ;({ sub } = await house.createUser())
  first = (await house.pool.signInAs(sub, 'provider')).RefreshToken ?? ''
})

const REVOKED = refusal('NotAuthorizedException', 'Refresh Token has been revoked')
const INVALID = refusal('NotAuthorizedException', 'Invalid Refresh Token')

const ask = (RefreshToken: string) =>
  house.call('GetTokensFromRefreshToken', { ClientId: CLIENT_ID, RefreshToken }, pool)

const renewed = z.object({ AuthenticationResult: z.object({ RefreshToken: z.string() }) })

/** The token that comes after one, when it is used `later`. */
async function renew(token: string, later = HOUR): Promise<string> {
  house.world.now += later
  return renewed.parse((await ask(token)).answer).AuthenticationResult.RefreshToken
}

describe('a refresh token', () => {
  test('is replaced each time it is used, and its successors go on from there', async () => {
    const given = [first]
    for (let hour = 0; hour < 5; hour++) given.push(await renew(given.at(-1) ?? ''))
    expect(new Set(given).size).toBe(6)
  })

  test('is good once more where the answer to it was lost', async () => {
    await renew(first)
    const again = await renew(first)
    expect(await renew(again)).not.toBe(again)
  })

  test('gives everybody the same successor who asks within a minute, in whatever order', async () => {
    const [one, other] = await Promise.all([renew(first, 0), renew(first, 0)])
    expect(other).toBe(one)
    expect(await renew(one, MINUTE - SECOND)).toBe(one)
    expect(await renew(first, 0)).toBe(one)
    expect(await renew(one, SECOND)).not.toBe(one)
  })

  test('that is older than the one before ends the sign-in for both who have it, and is reported once', async () => {
    const second = await renew(first)
    const third = await renew(second)
    expect((await ask(first)).answer).toEqual(REVOKED)
    for (const token of [first, second, third]) expect((await ask(token)).answer).toEqual(REVOKED)
    expect(events).toEqual([{ event: 'session.tokenReused', actorId: sub, network: house.world.address }])
  })

  test('of whoever copied it early ends the sign-in as soon as both have gone on', async () => {
    const stolen = await renew(first)
    const own = await renew(first)
    await renew(own)
    expect((await ask(stolen)).answer).toEqual(REVOKED)
    expect((await ask(own)).answer).toEqual(REVOKED)
  })

  test('ends no other sign-in of the same person', async () => {
    const other = (await house.pool.signInAs(sub, 'provider')).RefreshToken ?? ''
    await renew(await renew(first))
    expect((await ask(first)).answer).toEqual(REVOKED)
    expect(await renew(other)).not.toBe(other)
  })

  test('that was made up for a sign-in whose name somebody knows ends nothing', async () => {
    const [origin, rest = ''] = first.split('.')
    const secret = Buffer.from(rest, 'base64url')
    secret[0] = (secret[0] ?? 0) ^ 1
    for (const made of [`${origin}.${secret.toString('base64url')}`, `${origin}.AAAA`, `${origin}.`])
      expect((await ask(made)).status).toBe(400)
    expect((await ask(`${origin}.${secret.toString('base64url')}`)).answer).toEqual(INVALID)
    expect(await renew(first)).not.toBe(first)
    expect(events).toEqual([])
  })

  test('signs out, also by the one before', async () => {
    const second = await renew(first)
    await house.call('RevokeToken', { ClientId: CLIENT_ID, Token: first })
    expect((await ask(second)).answer).toEqual(REVOKED)
  })

  test('from before any was replaced goes on, and is replaced from then on', async () => {
    await house.db
      .updateTable('identity_refresh_token')
      .set({ token_hash: hashToken('of-an-earlier-release'), family_key: null })
      .where('sub', '=', sub)
      .execute()
    const next = await renew('of-an-earlier-release')
    expect(await renew('of-an-earlier-release', SECOND)).toBe(next)
    const third = await renew(next)
    await renew(third)
    expect((await ask(next)).answer).toEqual(REVOKED)
  })

  test('is nowhere in the database, nor is one that was replaced', async () => {
    const second = await renew(first)
    const rows = JSON.stringify(await house.db.selectFrom('identity_refresh_token').selectAll().execute())
    for (const token of [first, second]) {
      expect(rows).not.toContain(token)
      expect(rows).not.toContain(token.split('.')[1])
    }
  })
})
