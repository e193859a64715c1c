import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultDevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { createVault } from '../device/vault.ts'
import { newKeyRecord, wrapWithPin } from './data-key.ts'
import { KeyDatabase, type KeyRecord } from './key-database.ts'

const HOUR = 3_600_000
const secret = 'A'.repeat(43)
const who = { userKey: '00112233aabbccdd', userId: 'user', deviceId: 'device', now: 0 }
const { record, key } = await newKeyRecord(who, {
  secret,
  lease: '',
  leaseKey: {},
  policy: defaultDevicePolicy,
})
const { userKey } = who

let keys: KeyDatabase
beforeEach(() => {
  keys = new KeyDatabase()
})
afterEach(() => keys.delete())

async function keepAs(next: KeyRecord) {
  await keys.write(record)
  await keys.keepSessionKey(userKey, key, HOUR)
  await keys.write(next)
}

test('the key of a session opens until the hour is over, and no script can read it', async () => {
  await keepAs(record)
  const kept = await keys.readSessionKey(userKey, HOUR - 1)
  const sealed = await createVault(key).seal(new Uint8Array([7]), 'here')
  expect(kept && [...(await createVault(kept).open(sealed, 'here'))]).toEqual([7])
  await expect(crypto.subtle.exportKey('raw', kept!)).rejects.toThrow('not extractable')
})

test('after the hour it is gone for good, whatever the clock says then', async () => {
  await keepAs(record)
  expect(await keys.readSessionKey(userKey, HOUR)).toBeUndefined()
  expect(await keys.readSessionKey(userKey, 0)).toBeUndefined()
})

test.each([
  ['behind a PIN', await wrapWithPin(record, secret, '730519')],
  ['that has to be in field mode', withPolicy({ fieldMode: 'required' })],
  ['of an organization that forbids it', withPolicy({ openOffline: false })],
])('a device %s has none: neither what was kept nor what is to be', async (_, next) => {
  await keepAs(next)
  expect(await keys.readSessionKey(userKey, 1)).toBeUndefined()
  await keys.keepSessionKey(userKey, key, HOUR)
  await keys.write(record)
  expect(await keys.readSessionKey(userKey, 1)).toBeUndefined()
})

test('rules that were written before there was this one allow it', async () => {
  await keepAs(withPolicy({ openOffline: undefined }))
  expect(await keys.readSessionKey(userKey, 1)).toBeDefined()
})

test('it goes with the record, and is not kept for one that is gone', async () => {
  await keepAs(record)
  await keys.erase(userKey)
  await keys.keepSessionKey(userKey, key, HOUR)
  await keys.write(record)
  expect(await keys.readSessionKey(userKey, 1)).toBeUndefined()
})

test('whoever comes next leaves nothing of the one before', async () => {
  await keepAs(record)
  const other = { ...record, userKey: 'ffeeddccbbaa9988' }
  await keys.write(other)
  await keys.keepSessionKey(other.userKey, key, HOUR)
  expect(await keys.readSessionKey(other.userKey, 1)).toBeDefined()
  expect(await keys.readSessionKey(userKey, 1)).toBeUndefined()
})

function withPolicy(rules: Partial<KeyRecord['policy']>): KeyRecord {
  return { ...record, policy: { ...defaultDevicePolicy, ...rules } }
}
