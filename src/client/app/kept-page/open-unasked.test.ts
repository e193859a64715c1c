import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultDevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { createVault } from '#client/data/device/vault.ts'
import { newKeyRecord } from '#client/data/keys/data-key.ts'
import { KeyDatabase, type KeyRecord } from '#client/data/keys/key-database.ts'
import { type Session, SessionDatabase } from '#client/data/session/session-database.ts'
import { openUnasked } from './open-unasked.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = 20_000 * 86_400_000
const userKey = '00112233aabbccdd'
const { record, key } = await newKeyRecord(
  { userKey, userId: 'user', deviceId: 'device', now: NOW },
  { secret: 'A'.repeat(43), lease: '', leaseKey: {}, policy: defaultDevicePolicy },
)
const session = { userKey, tokens: {}, config: {} } as unknown as Session
const login = {
  userData: { first_name: 'A', last_name: 'B', email: 'a@b.example' },
} as unknown as Parameters<SessionDatabase['write']>[1]

let keys: KeyDatabase
let sessions: SessionDatabase
beforeEach(async () => {
  keys = new KeyDatabase()
  sessions = new SessionDatabase()
  await keys.write(record)
  await keys.keepSessionKey(userKey, key, NOW + HOUR)
  await sessions.write(session, login, createVault(key), false)
})
afterEach(async () => {
  await keys.delete()
  await sessions.delete()
})

/** Writes a record as another build or a thief might, past what keeps the session's key in step with it. */
const overwrite = (fields: Partial<KeyRecord>) => keys.write({ ...record, ...fields })

test('within the hour the vault opens what the data key has sealed', async () => {
  const sealed = await createVault(key).seal(new Uint8Array([7]), 'here')
  const vault = await openUnasked(true, NOW + HOUR - 1)
  expect(vault && [...(await vault.open(sealed, 'here'))]).toEqual([7])
})

test.each<[string, () => Promise<unknown>, number?]>([
  ['the hour is over', async () => {}, NOW + HOUR],
  ['the clock was set back', async () => {}, NOW - 3 * MINUTE],
  ['the device is in field mode', () => overwrite({ mode: 'pin' })],
  [
    'the organization forbids it',
    () => overwrite({ policy: { ...defaultDevicePolicy, openOffline: false } }),
  ],
  [
    'the organization demands field mode',
    () => overwrite({ policy: { ...defaultDevicePolicy, fieldMode: 'required' } }),
  ],
  ['the key of the session was dropped', () => keys.dropSessionKeys()],
  ['the key record is gone', () => keys.erase(userKey)],
  ['nobody is signed in', () => sessions.clear()],
  [
    'somebody else is signed in',
    () => sessions.write({ ...session, userKey: 'ffee' }, login, createVault(key), false),
  ],
  ['it is being erased', () => sessions.noteWipe({ userKey, extent: 'all', reason: 'ordered' })],
])('nothing opens where %s', async (_, change, now = NOW) => {
  await change()
  expect(await openUnasked(true, now)).toBeUndefined()
})

test('nothing opens where the browser holds no session', async () => {
  expect(await openUnasked(false, NOW)).toBeUndefined()
})

test('on a new device it makes no database, which the app would take for its own', async () => {
  await keys.delete()
  await sessions.delete()
  expect(await openUnasked(true, NOW)).toBeUndefined()
  expect(await Dexie.getDatabaseNames()).toEqual([])
  // The app makes its own.
  keys = new KeyDatabase()
  await keys.write(record)
})
