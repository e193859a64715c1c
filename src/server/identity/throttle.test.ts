// @module-tag database
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE, SECOND } from '#shared/lib/time.ts'
import {
  incorrect,
  openPoolUnderTest,
  PASSWORD,
  passwordSignIn,
  type PoolUnderTest,
  refusal,
} from '#tests/support/pool-under-test.ts'

const locked = refusal('NotAuthorizedException', 'Password attempts exceeded')
const tooMany = refusal('TooManyRequestsException', 'Rate exceeded')

let house: PoolUnderTest
beforeAll(async () => {
  house = await openPoolUnderTest()
})
afterAll(() => house.close())

let network = 0
beforeEach(() => {
  house.world.address = `198.51.100.${++network}`
})

const guess = async (username: string, password = 'Wrong-Horse-7') => {
  const { answer, status } = await house.call('InitiateAuth', passwordSignIn(username, password))
  return status === 200 ? 'in' : answer
}

const guessTimes = async (username: string, times: number) => {
  for (let n = 0; n < times; n++) expect(await guess(username)).toEqual(incorrect)
}

test('the fifth wrong guess locks an account for a second, also for the right password', async () => {
  const { email } = await house.createUser()
  await guessTimes(email, 5)
  expect(await guess(email, PASSWORD)).toEqual(locked)
  house.world.now += SECOND - 1
  expect(await guess(email, PASSWORD)).toEqual(locked)
  house.world.now += 1
  expect(await guess(email, PASSWORD)).toBe('in')
})

test('every further wrong guess doubles the lock, up to a quarter of an hour', async () => {
  const { email } = await house.createUser()
  await guessTimes(email, 5)
  const locks: number[] = []
  for (let lock = SECOND; locks.length < 12; lock *= 2) {
    const length = Math.min(lock, 15 * MINUTE)
    house.world.now += length - 1
    expect(await guess(email, PASSWORD)).toEqual(locked)
    house.world.now += 1
    await guessTimes(email, 1)
    locks.push(length / SECOND)
  }
  expect(locks).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
})

test('an account that does not exist is locked in the same way, under its address or an id', async () => {
  for (const name of ['ghost@example.test', '0b0f7b3e-52a5-4f0a-8a3c-2f6f3b0f7a11']) {
    await guessTimes(name, 5)
    expect(await guess(name)).toEqual(locked)
    house.world.now += SECOND
    expect(await guess(name)).toEqual(incorrect)
    expect(await guess(name)).toEqual(locked)
  }
})

test('an account has one counter, whichever of its names is used', async () => {
  const { email, sub } = await house.createUser()
  await guessTimes(email, 2)
  await guessTimes(sub, 2)
  await guessTimes(email.toUpperCase(), 1)
  expect(await guess(sub, PASSWORD)).toEqual(locked)
})

test('a right password clears the counter of its account', async () => {
  const { email } = await house.createUser()
  await guessTimes(email, 4)
  expect(await guess(email, PASSWORD)).toBe('in')
  await guessTimes(email, 5)
  expect(await guess(email)).toEqual(locked)
})

test('a quarter of an hour without guesses after the lock clears it too', async () => {
  const { email } = await house.createUser()
  await guessTimes(email, 5)
  house.world.now += 15 * MINUTE + SECOND
  await guessTimes(email, 5)
  expect(await guess(email)).toEqual(locked)
})

test('one locked account does not lock another', async () => {
  const [first, second] = [await house.createUser(), await house.createUser()]
  await guessTimes(first.email, 5)
  expect(await guess(second.email, PASSWORD)).toBe('in')
})

test('guesses at the same moment do not slip past the limit', async () => {
  const { email } = await house.createUser()
  const answers = await Promise.all(Array.from({ length: 12 }, () => guess(email)))
  expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(incorrect))).toHaveLength(5)
  expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(locked))).toHaveLength(7)
})

test('an address that guesses at many accounts is stopped, and gets one guess back every ten seconds', async () => {
  for (let n = 0; n < 50; n++) expect(await guess(`spray-${n}@example.test`)).toEqual(incorrect)
  const { email } = await house.createUser()
  expect(await guess(email, PASSWORD)).toEqual(tooMany)
  house.world.now += 10 * SECOND
  expect(await guess('spray-50@example.test')).toEqual(incorrect)
  expect(await guess(email, PASSWORD)).toEqual(tooMany)
  house.world.address = '203.0.113.7'
  expect(await guess(email, PASSWORD)).toBe('in')
})

test('an office that signs in rightly is never stopped, and one right sign-in does not clear its wrong guesses', async () => {
  const { email } = await house.createUser()
  for (let n = 0; n < 49; n++) {
    await guess(`hidden-${n}@example.test`)
    await guess(email, PASSWORD)
  }
  expect(await guess(email, PASSWORD)).toBe('in')
  expect(await guess('hidden-49@example.test')).toEqual(incorrect)
  expect(await guess(email, PASSWORD)).toEqual(tooMany)
})
