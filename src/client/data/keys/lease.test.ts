import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { deviceLimits } from '#shared/contract/devices.ts'
import { isLeaseValid, isWipeDue, type LeaseHolder, readLease } from './lease.ts'

const END = 1_800_000_000
let own: Awaited<ReturnType<typeof generateKeyPair>>
let holder: Omit<LeaseHolder, 'lease'>

beforeAll(async () => {
  own = await generateKeyPair('ES256', { extractable: true })
  holder = { leaseKey: await exportJWK(own.publicKey), userId: 'user', deviceId: 'device' }
})

const sign = (claims: object = {}, key: CryptoKey = own.privateKey) =>
  new SignJWT({ sub: 'user', dev: 'device', exp: END, ...claims })
    .setProtectedHeader({ alg: 'ES256' })
    .sign(key)

test('the lease of this user on this device counts until its end', async () => {
  const lease = await readLease({ ...holder, lease: await sign() })
  expect(lease).toEqual({ end: END * 1000 })
  expect(isLeaseValid(lease, END * 1000 - 1)).toBe(true)
  expect(isLeaseValid(lease, END * 1000)).toBe(false)
})

test('a device erases itself fourteen days after its lease, and not a moment before', async () => {
  const lease = await readLease({ ...holder, lease: await sign() })
  const due = END * 1000 + deviceLimits.wipeAfterLease
  expect(isWipeDue(lease, due - 1)).toBe(false)
  expect(isWipeDue(lease, due)).toBe(true)
})

test('without a lease nothing may be used, and nothing is erased either', () => {
  expect(isLeaseValid(undefined, 0)).toBe(false)
  expect(isWipeDue(undefined, Number.MAX_SAFE_INTEGER)).toBe(false)
})

test.each<[string, () => Promise<string>]>([
  ["another user's", () => sign({ sub: 'somebody' })],
  ["another device's", () => sign({ dev: 'elsewhere' })],
  ['one without an end', () => sign({ exp: undefined })],
  [
    'one that somebody else signed',
    async () => sign({}, (await generateKeyPair('ES256', { extractable: true })).privateKey),
  ],
  [
    'one with a later end in it',
    async () => {
      const [head, , signature] = (await sign()).split('.')
      const body = btoa(JSON.stringify({ sub: 'user', dev: 'device', exp: END * 2 })).replaceAll('=', '')
      return `${head}.${body}.${signature}`
    },
  ],
  [
    'one that says it needs no signature',
    async () => {
      const [, body] = (await sign()).split('.')
      return `${btoa('{"alg":"none"}').replaceAll('=', '')}.${body}.`
    },
  ],
  [
    'one that is signed with the public key as a password',
    async () => {
      const key = new TextEncoder().encode(JSON.stringify(holder.leaseKey))
      return new SignJWT({ sub: 'user', dev: 'device', exp: END })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(key)
    },
  ],
  ['half of one', async () => (await sign()).slice(0, 60)],
  ['nothing', async () => ''],
])('%s is no lease', async (_, lease) => {
  expect(await readLease({ ...holder, lease: await lease() })).toBeUndefined()
})

test('a lease without a key to check it by is no lease', async () => {
  expect(await readLease({ ...holder, leaseKey: {}, lease: await sign() })).toBeUndefined()
})
