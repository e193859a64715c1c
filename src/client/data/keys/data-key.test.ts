import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deviceLimits } from '#shared/contract/devices.ts'
import { defaultDevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { createVault } from '../device/vault.ts'
import {
  newKeyRecord,
  openWithPasskey,
  openWithPin,
  openWithSecret,
  PIN_ITERATIONS,
  randomBytes,
  withoutField,
  WrongKey,
  wrapWithPasskey,
  wrapWithPin,
} from './data-key.ts'
import { KeyDatabase } from './key-database.ts'
import { unlockWithPasskey, unlockWithPin } from './unlock.ts'

const secret = 'A'.repeat(43)
const foreign = `${'B'.repeat(42)}A`
const who = { userKey: '00112233aabbccdd', userId: 'user', deviceId: 'device', now: 1000 }
const grant = { secret, lease: '', leaseKey: {}, policy: defaultDevicePolicy }
const pin = '730519'

const made = await newKeyRecord(who, grant)
const withPin = await wrapWithPin(made.record, secret, pin)

/** Both keys are the same where one opens what the other sealed. */
async function areSame(one: CryptoKey, other: CryptoKey) {
  const sealed = await createVault(one).seal(new Uint8Array([1, 2, 3]), 'here')
  const opened = await createVault(other).open(sealed, 'here')
  return opened.join() === '1,2,3'
}

describe('the data key', () => {
  test('is opened by the secret of the server, and cannot be read', async () => {
    const key = await openWithSecret(made.record, secret)
    expect(await areSame(made.key, key)).toBe(true)
    expect(key.extractable).toBe(false)
    expect(made.record.deviceKey.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable')
  })

  test('stays the same behind a PIN, a passkey and the secret again', async () => {
    expect(await areSame(made.key, await openWithPin(withPin, pin))).toBe(true)
    expect(await areSame(made.key, await openWithSecret(withPin, secret))).toBe(true)
    const output = randomBytes(32)
    const passkey = { credentialId: randomBytes(16), output, salt: randomBytes(16) }
    const withPasskey = await wrapWithPasskey(withPin, secret, passkey)
    expect(await areSame(made.key, await openWithPasskey(withPasskey, output))).toBe(true)
    await expect(openWithPin(withPasskey, pin)).rejects.toBeInstanceOf(WrongKey)
    await expect(openWithPasskey(withPasskey, randomBytes(32))).rejects.toBeInstanceOf(WrongKey)
    const back = withoutField(withPasskey)
    expect(back).toMatchObject({ mode: 'session', field: null, credentialId: null })
    expect(await areSame(made.key, await openWithSecret(back, secret))).toBe(true)
  })

  test.each([
    ['another secret', () => openWithSecret(made.record, foreign)],
    ['no secret at all', () => openWithSecret(made.record, '%%%')],
    ['another PIN', () => openWithPin(withPin, '730518')],
    ['a PIN where there is none', () => openWithPin(made.record, pin)],
    [
      "another user's name on the record",
      () => openWithPin({ ...withPin, userKey: 'ffffffffffffffff' }, pin),
    ],
    [
      'the device key of another device',
      async () =>
        openWithPin({ ...withPin, deviceKey: (await newKeyRecord(who, grant)).record.deviceKey }, pin),
    ],
    [
      'a changed wrap',
      () => {
        const bytes = made.record.session.bytes.with(3, (made.record.session.bytes[3] ?? 0) ^ 1)
        return openWithSecret({ ...made.record, session: { ...made.record.session, bytes } }, secret)
      },
    ],
    [
      'the wrap of a PIN in the place of that of the secret',
      () => openWithSecret({ ...withPin, session: withPin.field ?? withPin.session }, secret),
    ],
  ])('is not opened by %s', async (_, open) => {
    await expect(open()).rejects.toBeInstanceOf(WrongKey)
  })

  test('is not put behind a PIN by somebody with another secret', async () => {
    await expect(wrapWithPin(made.record, foreign, pin)).rejects.toBeInstanceOf(WrongKey)
  })

  test('a record that asks for fewer rounds is not believed', async () => {
    expect(PIN_ITERATIONS).toBeGreaterThanOrEqual(600_000)
    expect(await areSame(made.key, await openWithPin({ ...withPin, iterations: 1 }, pin))).toBe(true)
  })
})

describe('unlocking', () => {
  let keys: KeyDatabase
  beforeEach(async () => {
    keys = new KeyDatabase()
    await keys.write(withPin)
  })
  afterEach(() => keys.delete())

  test('a wrong PIN says how many tries are left, a right one sets them back', async () => {
    expect(await unlockWithPin(keys, who.userKey, '111222')).toEqual({ outcome: 'wrong', triesLeft: 9 })
    expect(await unlockWithPin(keys, who.userKey, '111223')).toEqual({ outcome: 'wrong', triesLeft: 8 })
    expect(await unlockWithPin(keys, who.userKey, pin)).toMatchObject({ outcome: 'opened' })
    expect((await keys.read(who.userKey))?.failedTries).toBe(0)
  })

  test('a try is counted before it is made', async () => {
    const trying = unlockWithPin(keys, who.userKey, '111222')
    while ((await keys.read(who.userKey))?.failedTries === 0) await Promise.resolve()
    // The plug is pulled here: the try is on the disk.
    expect((await keys.read(who.userKey))?.failedTries).toBe(1)
    await trying
  })

  test('the tenth wrong PIN is the last, and after it the right one is not even tried', async () => {
    await keys.change(who.userKey, { failedTries: deviceLimits.unlockTries - 1 })
    expect(await unlockWithPin(keys, who.userKey, '111222')).toEqual({ outcome: 'spent' })
    expect(await unlockWithPin(keys, who.userKey, pin)).toEqual({ outcome: 'spent' })
  })

  test('the right PIN opens at the tenth try too', async () => {
    await keys.change(who.userKey, { failedTries: deviceLimits.unlockTries - 1 })
    expect(await unlockWithPin(keys, who.userKey, pin)).toMatchObject({ outcome: 'opened' })
  })

  test('two windows cannot try more often than one', async () => {
    await keys.change(who.userKey, { failedTries: deviceLimits.unlockTries - 1 })
    const both = await Promise.all([
      unlockWithPin(keys, who.userKey, '111222'),
      unlockWithPin(keys, who.userKey, '111223'),
    ])
    expect(both).toEqual([{ outcome: 'spent' }, { outcome: 'spent' }])
    expect((await keys.read(who.userKey))?.failedTries).toBe(deviceLimits.unlockTries)
  })

  test('a passkey of somebody else does not open, and is not counted', async () => {
    const passkey = { credentialId: randomBytes(16), output: randomBytes(32), salt: randomBytes(16) }
    const record = await wrapWithPasskey(made.record, secret, passkey)
    await keys.write(record)
    expect(await unlockWithPasskey(keys, record, randomBytes(32))).toMatchObject({ outcome: 'wrong' })
    expect((await keys.read(who.userKey))?.failedTries).toBe(0)
    expect(await unlockWithPasskey(keys, record, passkey.output)).toMatchObject({ outcome: 'opened' })
  })

  test('the latest time only rises, unless the server has told the time', async () => {
    await keys.noteTime(who.userKey, 5000, false)
    await keys.noteTime(who.userKey, 4000, false)
    expect((await keys.read(who.userKey))?.highestWallTime).toBe(5000)
    await keys.noteTime(who.userKey, 4000, true)
    expect((await keys.read(who.userKey))?.highestWallTime).toBe(4000)
  })
})
