// @module-tag database
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
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
afterAll(() => house?.close())

const refused = refusal(
  'UserLambdaValidationException',
  'PreAuthentication failed with error Captcha verification failed.',
)

async function doWork(pool = house.open({ demandWork: true })): Promise<string> {
  const challenge = (await pool.giveWork()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return encoded({ challenge, solution })
}

const encoded = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')
const decoded = (payload: string) =>
  JSON.parse(Buffer.from(payload, 'base64').toString()) as {
    challenge: { parameters: Record<string, unknown>; signature: string }
    solution: Record<string, unknown>
  }

describe('a proof of work', () => {
  const pool = () => house.open({ demandWork: true, exemptEmail: 'robot@example.test' })
  const attempt = async (email: string, captcha?: string) =>
    house.call(
      'InitiateAuth',
      {
        ...passwordSignIn(email, PASSWORD),
        ...(captcha === undefined ? {} : { ClientMetadata: { captcha } }),
      },
      pool(),
    )

  test('lets one sign-in be tried, and not a second', async () => {
    const { email } = await house.createUser()
    const work = await doWork()
    expect((await attempt(email, work)).status).toBe(200)
    expect((await attempt(email, work)).answer).toEqual(refused)
    expect((await attempt(email)).answer).toEqual(refused)
  })

  test('shown by many at once is taken from one of them', async () => {
    const { email } = await house.createUser()
    const work = await doWork()
    const answers = await Promise.all(Array.from({ length: 5 }, () => attempt(email, work)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is refused when it is too old, changed, made easier, or not the pool’s own', async () => {
    const { email } = await house.createUser()
    const old = await doWork()
    house.world.now += 21 * 60_000
    expect((await attempt(email, old)).answer).toEqual(refused)

    const { challenge, solution } = decoded(await doWork())
    const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } }
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }
    const unsigned = { ...challenge, signature: '0'.repeat(64) }
    for (const other of [later, easier, unsigned])
      expect((await attempt(email, encoded({ challenge: other, solution }))).answer).toEqual(refused)
    const guessed = { ...solution, counter: 1 }
    expect((await attempt(email, encoded({ challenge, solution: guessed }))).answer).toEqual(refused)
    for (const nonsense of ['', 'x', encoded(null), encoded([]), 'A'.repeat(10_000)])
      expect((await attempt(email, nonsense)).answer).toEqual(refused)
  })

  test('is not asked of the account of automated tests', async () => {
    const { email } = await house.createUser({ email: 'robot@example.test' })
    expect((await attempt(email.toUpperCase())).status).toBe(200)
  })
})
