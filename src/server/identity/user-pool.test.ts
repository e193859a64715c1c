// @module-tag database
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  incorrect,
  openPoolUnderTest,
  PASSWORD,
  passwordSignIn,
  type PoolUnderTest,
  refusal,
} from '#tests/support/pool-under-test.ts'

let house: PoolUnderTest
beforeAll(async () => {
  house = await openPoolUnderTest()
})
afterAll(() => house.close())

describe('the server', () => {
  test('can sign somebody in whom another service has proved', async () => {
    const { sub } = await house.createUser()
    const { AccessToken, IdToken, RefreshToken } = await house.pool.signInAs(sub, 'provider')
    expect(decodeJwt(IdToken).sub).toBe(sub)
    expect(RefreshToken).toEqual(expect.any(String))
    expect((await house.call('GetUser', { AccessToken })).status).toBe(200)
  })

  test('cannot sign in an account that is disabled or does not exist', async () => {
    const { sub } = await house.createUser()
    await house.callAsAdmin('AdminDisableUser', { UserPoolId: 'local_castle', Username: sub })
    await expect(house.pool.signInAs(sub, 'provider')).rejects.toMatchObject({
      type: 'NotAuthorizedException',
      message: 'User is disabled.',
    })
    await expect(
      house.pool.signInAs('018f3a52-7a8b-4d1c-9e2f-3a4b5c6d7e8f', 'provider'),
    ).rejects.toMatchObject({
      type: 'UserNotFoundException',
    })
  })
})

describe('the state of an address', () => {
  test('is told as far as a person has to know it', async () => {
    const shown = []
    for (const status of ['CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED', 'UNCONFIRMED'] as const) {
      const { email } = await house.createUser({ status })
      shown.push(await house.pool.userStatusOf(email.toUpperCase(), '192.0.2.1'))
    }
    expect(shown).toEqual(['CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'CONFIRMED', 'CONFIRMED'])
  })

  test('is made up without an account: one of sixteen is invited, always the same', async () => {
    const addresses = Array.from({ length: 1600 }, (_, n) => `nobody-${n}@example.test`)
    const first = await Promise.all(addresses.map((email, n) => house.pool.userStatusOf(email, `one ${n}`)))
    const again = await Promise.all(
      addresses.map((email, n) => house.open().userStatusOf(email.toUpperCase(), `two ${n}`)),
    )
    expect(again).toEqual(first)
    const invited = first.filter((status) => status === 'FORCE_CHANGE_PASSWORD').length
    expect(invited).toBeGreaterThan(50)
    expect(invited).toBeLessThan(160)
    expect(new Set(first)).toEqual(new Set(['CONFIRMED', 'FORCE_CHANGE_PASSWORD']))
  })

  test('is not told to an address that asks all the time', async () => {
    const ask = (n: number) => house.pool.userStatusOf(`somebody-${n}@example.test`, 'curious')
    await expect(Promise.all(Array.from({ length: 60 }, (_, n) => ask(n)))).rejects.toMatchObject({
      type: 'TooManyRequestsException',
    })
  })
})

describe('a pool with a captcha', () => {
  const failed = refusal(
    'UserLambdaValidationException',
    'PreAuthentication failed with error Captcha verification failed.',
  )
  const seen: unknown[] = []
  const guarded = () =>
    house.open({
      verifyCaptcha: async (payload, email) => {
        seen.push([payload, email])
        return payload === 'solved'
      },
    })
  const solved = { ClientMetadata: { captcha: 'solved' } }

  test('tries a password only after it', async () => {
    const pool = guarded()
    const { email } = await house.createUser()
    const attempt = (more: object, password = PASSWORD) =>
      house.call('InitiateAuth', { ...passwordSignIn(email, password), ...more }, pool)
    expect((await attempt({})).answer).toEqual(failed)
    expect((await attempt({ ClientMetadata: { captcha: 'made up' } })).answer).toEqual(failed)
    for (let n = 0; n < 8; n++) expect((await attempt({}, 'Wrong-Horse-7')).answer).toEqual(failed)
    expect((await attempt(solved, 'Wrong-Horse-7')).answer).toEqual(incorrect)
    expect((await attempt(solved)).status).toBe(200)
    expect(seen).toContainEqual(['made up', email])
    expect(seen).toContainEqual([undefined, email])
  })

  test('asks for it also where the password is not sent, and not where none is tried', async () => {
    const pool = guarded()
    const { email } = await house.createUser()
    const proof = {
      AuthFlow: 'USER_SRP_AUTH',
      ClientId: 'castle1client',
      AuthParameters: { USERNAME: email, SRP_A: 'abcdef' },
    }
    expect((await house.call('InitiateAuth', proof, pool)).answer).toEqual(failed)
    expect((await house.call('InitiateAuth', { ...proof, ...solved }, pool)).status).toBe(200)
    const refresh = {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      ClientId: 'castle1client',
      AuthParameters: { REFRESH_TOKEN: 'x' },
    }
    expect((await house.call('InitiateAuth', refresh, pool)).answer).toEqual(
      refusal('NotAuthorizedException', 'Invalid Refresh Token'),
    )
  })
})

describe('an invitation that is sent again', () => {
  test('brings a new temporary password to who never signed in, and nothing to anybody else', async () => {
    const invited = await house.createUser({ status: 'FORCE_CHANGE_PASSWORD' })
    const settled = await house.createUser()
    await house.pool.resendInvitation(invited.email, 'somewhere')
    await house.pool.resendInvitation(settled.email, 'somewhere')
    await house.pool.resendInvitation('nobody@example.test', 'somewhere')
    expect(house.mailsTo(invited.email)).toHaveLength(1)
    expect([...house.mailsTo(settled.email), ...house.mailsTo('nobody@example.test')]).toEqual([])
  })

  test('is limited for each account, whether there is one or not', async () => {
    const { email } = await house.createUser({ status: 'FORCE_CHANGE_PASSWORD' })
    for (const address of [email, 'nobody-at-all@example.test']) {
      const asking = Array.from({ length: 12 }, () => house.pool.resendInvitation(address, 'elsewhere'))
      await expect(Promise.all(asking)).rejects.toMatchObject({ type: 'LimitExceededException' })
    }
  })
})
