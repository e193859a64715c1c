import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '#shared/lib/time.ts'
import {
  CLIENT_ID,
  codeIn,
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

const NEXT = 'Better-Horse-8'
const locked = refusal('NotAuthorizedException', 'Password attempts exceeded')

let network = 0
const freshNetwork = () => `2001:db8:0:${(++network).toString(16)}::/64`

async function guess(from: string, username: string, password = 'Wrong-Horse-7') {
  house.world.address = from
  const { answer, status } = await house.call('InitiateAuth', passwordSignIn(username, password))
  return status === 200 ? 'in' : answer
}

/** Guesses from ever new networks, as soon as it is allowed, until the account is locked for a quarter of an hour. */
async function attack(email: string) {
  for (let n = 0; n < 5; n++) expect(await guess(freshNetwork(), email)).toEqual(incorrect)
  for (let lock = SECOND; lock < 15 * MINUTE; lock *= 2) {
    house.world.now += lock
    expect(await guess(freshNetwork(), email)).toEqual(incorrect)
  }
  expect(await guess(freshNetwork(), email)).toEqual(locked)
}

test('an outsider’s guesses lock everybody out but the networks from which the account was signed in to', async () => {
  const { email } = await house.createUser()
  const [home, cafe] = [freshNetwork(), freshNetwork()]
  expect(await guess(home, email, PASSWORD)).toBe('in')
  await attack(email)
  expect(await guess(cafe, email, PASSWORD)).toEqual(locked)
  expect(await guess(home, email, PASSWORD)).toBe('in')
  expect(await guess(cafe, email, PASSWORD)).toEqual(locked)
})

test('guesses from such a network are counted by themselves and lock it like any other', async () => {
  const { email } = await house.createUser()
  const home = freshNetwork()
  expect(await guess(home, email, PASSWORD)).toBe('in')
  for (let n = 0; n < 5; n++) expect(await guess(home, email)).toEqual(incorrect)
  expect(await guess(home, email, PASSWORD)).toEqual(locked)
  expect(await guess(freshNetwork(), email, PASSWORD)).toBe('in')
  house.world.now += SECOND
  expect(await guess(home, email, PASSWORD)).toBe('in')
})

test('the owner’s sign-in does not give a guesser new guesses', async () => {
  const { email } = await house.createUser()
  const home = freshNetwork()
  await guess(home, email, PASSWORD)
  await attack(email)
  expect(await guess(home, email, PASSWORD)).toBe('in')
  expect(await guess(freshNetwork(), email)).toEqual(locked)
})

test('a network is known for thirty days after the last sign-in, and for this account only', async () => {
  const { email } = await house.createUser()
  const other = await house.createUser()
  const home = freshNetwork()
  await guess(home, email, PASSWORD)
  await attack(other.email)
  expect(await guess(home, other.email, PASSWORD)).toEqual(locked)
  house.world.now += 30 * DAY
  await attack(email)
  expect(await guess(home, email, PASSWORD)).toEqual(locked)
})

test('guesses for an account that does not exist are locked in the same way', async () => {
  await attack('ghost@example.test')
  expect(await guess(freshNetwork(), 'GHOST@example.test')).toEqual(locked)
})

test('an owner who is locked out in a new place gets in by a mailed code, and the place is known from then on', async () => {
  const { email } = await house.createUser({ emailVerified: true })
  const hotel = freshNetwork()
  await attack(email)
  expect(await guess(hotel, email, PASSWORD)).toEqual(locked)
  await house.call('ForgotPassword', { ClientId: CLIENT_ID, Username: email })
  const ConfirmationCode = codeIn(house.mailsTo(email).at(-1))
  const body = { ClientId: CLIENT_ID, Username: email, ConfirmationCode, Password: NEXT }
  expect((await house.call('ConfirmForgotPassword', body)).status).toBe(200)
  expect(await guess(freshNetwork(), email, NEXT)).toEqual(locked)
  expect(await guess(hotel, email, NEXT)).toBe('in')
})

test('an outsider cannot use up the owner’s codes', async () => {
  const { email } = await house.createUser({ emailVerified: true })
  const home = freshNetwork()
  await guess(home, email, PASSWORD)
  const forgot = async (from: string) => {
    house.world.address = from
    return (await house.call('ForgotPassword', { ClientId: CLIENT_ID, Username: email })).status
  }
  const reset = async (from: string, ConfirmationCode: string) => {
    house.world.address = from
    const body = { ClientId: CLIENT_ID, Username: email, ConfirmationCode, Password: NEXT }
    return (await house.call('ConfirmForgotPassword', body)).status
  }
  const asked = []
  for (let n = 0; n < 6; n++) asked.push(await forgot(freshNetwork()))
  expect(asked).toEqual([200, 200, 200, 200, 200, 400])
  expect(await forgot(home)).toBe(200)
  const code = codeIn(house.mailsTo(email).at(-1))
  for (let n = 0; n < 6; n++) await reset(freshNetwork(), code === '111111' ? '222222' : '111111')
  expect(await reset(freshNetwork(), code)).toBe(400)
  expect(await reset(home, code)).toBe(200)
})

test('no network is stored as it is', async () => {
  const { email } = await house.createUser()
  const home = freshNetwork()
  await guess(home, email, PASSWORD)
  const rows = await house.db.selectFrom('identity_known_network').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(home)
  const plain = createHash('sha256').update(home).digest('base64url')
  expect(rows.map(({ network_hash }) => network_hash)).not.toContain(plain)
})
