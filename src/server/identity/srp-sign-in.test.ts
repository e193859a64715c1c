import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { MINUTE, SECOND } from '#shared/lib/time.ts'
import {
  CLIENT_ID,
  incorrect,
  openPoolUnderTest,
  PASSWORD,
  POOL_ID,
  type PoolUnderTest,
  refusal,
  tokensIn,
} from '#tests/support/pool-under-test.ts'

let house: PoolUnderTest
beforeAll(async () => {
  house = await openPoolUnderTest()
})
afterAll(() => house.close())

// The client's half, written a second time so that a mistake of ours is not made by both sides. The published
// client in published-clients.test.ts is the real proof; this one can also misbehave.
const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)
const int = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`)
const pad = (value: bigint) => {
  const hex = value.toString(16)
  const even = `${hex.length % 2 ? '0' : ''}${hex}`
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}
const hash = (...parts: (Buffer | string)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest()
const power = (base: bigint, exponent: bigint): bigint => {
  if (exponent === 0n) return 1n
  const half = power((base * base) % N, exponent >> 1n)
  return exponent & 1n ? (half * base) % N : half
}

const startedBy = (SRP_A: string, username: string) =>
  house.call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    ClientId: CLIENT_ID,
    AuthParameters: { USERNAME: username, SRP_A },
  })

const question = z.object({
  ChallengeName: z.literal('PASSWORD_VERIFIER'),
  ChallengeParameters: z.object({
    SALT: z.string(),
    SECRET_BLOCK: z.string(),
    SRP_B: z.string(),
    USERNAME: z.string(),
    USER_ID_FOR_SRP: z.string(),
  }),
})

async function start(username: string) {
  const a = int(randomBytes(128))
  const A = power(2n, a)
  const { answer } = await startedBy(A.toString(16), username)
  const { ChallengeParameters } = question.parse(answer)
  return { a, A, ...ChallengeParameters }
}

function prove(challenge: Awaited<ReturnType<typeof start>>, password: string): Record<string, string> {
  const { a, A, SALT, SECRET_BLOCK, SRP_B, USER_ID_FOR_SRP } = challenge
  const B = BigInt(`0x${SRP_B}`)
  const u = int(hash(pad(A), pad(B)))
  const x = int(hash(pad(BigInt(`0x${SALT}`)), hash(`castle${USER_ID_FOR_SRP}:${password}`)))
  const k = int(hash(pad(N), Buffer.from([2])))
  const base = (((B - k * power(2n, x)) % N) + N) % N
  const S = power(base, a + u * x)
  const key = Buffer.from(hkdfSync('sha256', pad(S), pad(u), 'Caldera Derived Key', 16))
  const TIMESTAMP = 'Fri Nov 20 11:24:23 UTC 2026'
  const signature = createHmac('sha256', key)
    .update(`castle${USER_ID_FOR_SRP}`)
    .update(Buffer.from(SECRET_BLOCK, 'base64'))
    .update(TIMESTAMP)
    .digest('base64')
  return {
    USERNAME: USER_ID_FOR_SRP,
    PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
    PASSWORD_CLAIM_SIGNATURE: signature,
    TIMESTAMP,
  }
}

const respond = (ChallengeResponses: Record<string, string>) =>
  house.call('RespondToAuthChallenge', {
    ClientId: CLIENT_ID,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses,
  })

const lost = refusal('NotAuthorizedException', 'Invalid session for the user.')

test('who knows the password is let in without sending it', async () => {
  const { email, sub } = await house.createUser()
  const { status, answer } = await respond(prove(await start(email), PASSWORD))
  expect(status).toBe(200)
  const { AccessToken, RefreshToken } = tokensIn(answer)
  expect(decodeJwt(AccessToken).sub).toBe(sub)
  expect(RefreshToken).toMatch(/./)
})

test('a proof may name the account by its address too, but not another account', async () => {
  const { email } = await house.createUser()
  const other = await house.createUser()
  const named = async (USERNAME: string) => respond({ ...prove(await start(email), PASSWORD), USERNAME })
  expect((await named(email.toUpperCase())).status).toBe(200)
  expect((await named(other.sub)).answer).toEqual(incorrect)
})

test('a wrong password is refused', async () => {
  const { email } = await house.createUser()
  expect((await respond(prove(await start(email), 'Wrong-Horse-7'))).answer).toEqual(incorrect)
})

test('a user who is disabled is told so by the right proof alone', async () => {
  const { email, sub } = await house.createUser()
  await house.db.updateTable('identity_user').set({ enabled: false }).where('sub', '=', sub).execute()
  expect((await respond(prove(await start(email), 'Wrong-Horse-7'))).answer).toEqual(incorrect)
  expect((await respond(prove(await start(email), PASSWORD))).answer).toEqual(
    refusal('NotAuthorizedException', 'User is disabled.'),
  )
})

test('a user who signs in with Microsoft is asked the same question as before and refused at the end', async () => {
  const { email, sub } = await house.createUser()
  const { SALT, USER_ID_FOR_SRP } = await start(email)
  await house.callAsAdmin('AdminUpdateUserAttributes', {
    UserPoolId: POOL_ID,
    Username: sub,
    UserAttributes: [{ Name: 'custom:login_options', Value: 'microsoft' }],
  })
  const asked = await start(email)
  expect(asked).toMatchObject({ SALT, USER_ID_FOR_SRP })
  expect((await respond(prove(asked, PASSWORD))).answer).toEqual(incorrect)
})

test('an account that does not exist is asked the same question every time and refused at the end', async () => {
  const { email } = await house.createUser()
  const [real, ghost, again] = [
    await start(email),
    await start('ghost@example.test'),
    await start('Ghost@example.test'),
  ]
  expect(again.SALT).toBe(ghost.SALT)
  expect(again.USER_ID_FOR_SRP).toBe(ghost.USER_ID_FOR_SRP)
  expect(again.SRP_B).not.toBe(ghost.SRP_B)
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  for (const { USER_ID_FOR_SRP, SALT } of [real, ghost]) {
    expect(USER_ID_FOR_SRP).toMatch(uuid)
    expect(SALT).toMatch(/^[0-9a-f]{32}$/)
  }
  expect((await respond(prove(ghost, PASSWORD))).answer).toEqual(incorrect)
})

test('a client whose public value would make the key known is refused at once', async () => {
  const { email } = await house.createUser()
  for (const A of [0n, N, 2n * N]) {
    const { answer } = await startedBy(A.toString(16), email)
    expect(answer).toEqual(refusal('InvalidParameterException', 'SRP_A is not a valid public value.'))
  }
  for (const A of ['xyz', '-2', 'f'.repeat(1025)]) {
    expect((await startedBy(A, email)).answer).toMatchObject({ __type: 'InvalidParameterException' })
  }
})

test('an answer counts once', async () => {
  const { email } = await house.createUser()
  const proof = prove(await start(email), PASSWORD)
  const answers = await Promise.all([respond(proof), respond(proof)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect((await respond(proof)).answer).toEqual(lost)
})

test('a wrong answer uses the question up', async () => {
  const { email } = await house.createUser()
  const challenge = await start(email)
  expect((await respond(prove(challenge, 'Wrong-Horse-7'))).answer).toEqual(incorrect)
  expect((await respond(prove(challenge, PASSWORD))).answer).toEqual(lost)
})

test('an answer after three minutes is too late', async () => {
  const { email } = await house.createUser()
  const proof = prove(await start(email), PASSWORD)
  house.world.now += 3 * MINUTE
  expect((await respond(proof)).answer).toEqual(
    refusal('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
  )
})

test('a secret block that is not the one given, or was signed with another time, is refused', async () => {
  const { email } = await house.createUser()
  const challenge = await start(email)
  const block = Buffer.from(challenge.SECRET_BLOCK, 'base64')
  block[0] = (block[0] ?? 0) ^ 1
  const tampered = { ...challenge, SECRET_BLOCK: block.toString('base64') }
  expect((await respond(prove(tampered, PASSWORD))).answer).toEqual(lost)
  const later = { ...prove(challenge, PASSWORD), TIMESTAMP: 'Fri Nov 20 11:24:24 UTC 2026' }
  expect((await respond(later)).answer).toEqual(incorrect)
})

test('a proof that was made before the password changed is refused', async () => {
  const { email } = await house.createUser()
  const proof = prove(await start(email), PASSWORD)
  await house.pool.setPassword(email, 'Another-Horse-7')
  expect((await respond(proof)).answer).toEqual(incorrect)
})

test('what is missing in a proof is named', async () => {
  for (const name of ['USERNAME', 'PASSWORD_CLAIM_SECRET_BLOCK', 'PASSWORD_CLAIM_SIGNATURE', 'TIMESTAMP']) {
    const whole = {
      USERNAME: 'x',
      PASSWORD_CLAIM_SECRET_BLOCK: 'x',
      PASSWORD_CLAIM_SIGNATURE: 'x',
      TIMESTAMP: 'x',
    }
    expect((await respond({ ...whole, [name]: '' })).answer).toEqual(
      refusal('InvalidParameterException', `Missing required parameter ${name}`),
    )
  }
})

test('wrong proofs are counted with wrong passwords', async () => {
  const { email } = await house.createUser()
  for (let n = 0; n < 5; n++) {
    expect((await respond(prove(await start(email), 'Wrong-Horse-7'))).answer).toEqual(incorrect)
  }
  expect((await respond(prove(await start(email), PASSWORD))).answer).toEqual(
    refusal('NotAuthorizedException', 'Password attempts exceeded'),
  )
  house.world.now += SECOND
  expect((await respond(prove(await start(email), PASSWORD))).status).toBe(200)
})

test('another process can take the answer', async () => {
  const { email } = await house.createUser()
  const proof = prove(await start(email), PASSWORD)
  const response = await house.open().routes.request('/', {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.RespondToAuthChallenge' },
    body: JSON.stringify({
      ClientId: CLIENT_ID,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: proof,
    }),
  })
  expect(response.status).toBe(200)
})

test('an account that is not there has one salt, whether it is asked for by address or by the id that it was given', async () => {
  const byAddress = await start('nobody-at-all@example.test')
  const byId = await start(byAddress.USER_ID_FOR_SRP)
  expect(byId.SALT).toBe(byAddress.SALT)
  const { email } = await house.createUser()
  const known = await start(email)
  expect((await start(known.USER_ID_FOR_SRP)).SALT).toBe(known.SALT)
})

test('who begins without end and proves nothing is stopped, by their network', async () => {
  const { email } = await house.createUser()
  const home = house.world.address
  house.world.address = '203.0.113.7'
  for (let n = 0; n < 50; n++) expect((await startedBy('2', `begun-${n}@example.test`)).status).toBe(200)
  const tooMany = refusal('TooManyRequestsException', 'Rate exceeded')
  expect((await startedBy('2', email)).answer).toEqual(tooMany)
  house.world.now += 10 * SECOND
  expect((await startedBy('2', email)).status).toBe(200)
  house.world.address = home
  expect((await respond(prove(await start(email), PASSWORD))).status).toBe(200)
})

test('who proves themselves has used nothing up', async () => {
  const { email } = await house.createUser()
  house.world.address = '203.0.113.8'
  const begun = await start(email)
  for (let n = 0; n < 48; n++) await startedBy('2', email)
  expect((await respond(prove(begun, PASSWORD))).status).toBe(200)
  expect([(await startedBy('2', email)).status, (await startedBy('2', email)).status]).toEqual([200, 200])
  expect((await startedBy('2', email)).status).toBe(400)
})
