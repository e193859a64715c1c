import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EventDetails } from '#shared/domain/security-log/security-event.ts'
import { addressGuesses } from './identity-limits.ts'
import {
  appCode,
  CLIENT_ID,
  openPoolUnderTest,
  PASSWORD,
  passwordSignIn,
  type PoolUnderTest,
} from '#tests/support/pool-under-test.ts'
import type { UserPool } from './user-pool.ts'

let house: PoolUnderTest
let demanding: UserPool
let heard: EventDetails[]
beforeAll(async () => {
  house = await openPoolUnderTest()
  demanding = house.open({ requireMfa: true, onEvent: (event) => void heard.push(event) })
})
afterAll(() => house.close())
beforeEach(() => {
  heard = []
})

const network = '192.0.2.1'

test('a second factor that is set up on the way in is reported before the sign-in', async () => {
  const { email, sub } = await house.createUser()
  const ask = async (operation: string, body: object) =>
    (await house.call(operation, { ClientId: CLIENT_ID, ...body }, demanding)).answer as Record<
      string,
      string
    >
  const { Session } = await ask('InitiateAuth', passwordSignIn(email, PASSWORD))
  const associated = await ask('AssociateSoftwareToken', { Session })
  const verified = await ask('VerifySoftwareToken', {
    Session: associated['Session'],
    UserCode: appCode(associated['SecretCode'] ?? '', house.world.now),
  })
  expect(heard).toEqual([])
  await ask('RespondToAuthChallenge', {
    ChallengeName: 'MFA_SETUP',
    Session: verified['Session'],
    ChallengeResponses: { USERNAME: email },
  })
  expect(heard).toEqual([
    { event: 'secondFactor.set', actorId: sub, network },
    { event: 'signIn.succeeded', actorId: sub, network },
  ])
})

test('of an account that there is not the same is reported as of one that there is', async () => {
  const { email } = await house.createUser()
  for (const name of [email, 'nobody@example.test'])
    await house.call('InitiateAuth', passwordSignIn(name, 'Wrong-Guess-1!'), demanding)
  expect(heard).toEqual(
    [email, 'nobody@example.test'].map((actorName) => ({
      event: 'signIn.refused',
      reason: 'wrongPassword',
      actorId: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      actorName,
      network,
    })),
  )
})

test('a network that guesses too much is reported where it is refused before anybody is looked up', async () => {
  house.world.address = '198.51.100.7'
  const begin = () =>
    house.call(
      'InitiateAuth',
      {
        AuthFlow: 'USER_SRP_AUTH',
        ClientId: CLIENT_ID,
        AuthParameters: { USERNAME: 'nobody@example.test', SRP_A: 'abcdef' },
      },
      demanding,
    )
  for (let guess = 0; guess < addressGuesses.free; guess++) await begin()
  expect(heard).toEqual([])
  await begin()
  expect(heard).toEqual([{ event: 'signIn.refused', reason: 'tooManyRequests', network: '198.51.100.7' }])
})

test('what is no affair of an account is not reported', async () => {
  await house.call('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', ClientId: CLIENT_ID }, demanding)
  await house.call('RespondToAuthChallenge', '{', demanding)
  expect(heard).toEqual([])
})
