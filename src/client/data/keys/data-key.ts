import type { KeyMode } from '#shared/contract/devices.ts'
import { fromBase64 } from '#client/data/rows/base64.ts'
import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'
import type { KeyRecord, Wrap } from './key-database.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What was offered does not open the data key: a wrong PIN, another passkey, another secret, a changed record. */
export class WrongKey extends Error {
  override name = 'WrongKey'
}

/** OWASP's floor for PBKDF2 with SHA-256. */
export const PIN_ITERATIONS = 600_000
const KEY_BITS = 256

/** What the server says when a device is opened, as far as keys are concerned. */
export interface Grant {
  /** 32 bytes in base64url. */
  secret: string
  lease: string
  leaseKey: JsonWebKey
  policy: DevicePolicy
}

/**
 * A new data key for a user on this device, wrapped by the server's secret.
 *
 * What the wraps are worth. Every wrapping key is mixed with the device key, which scripts cannot read. But browsers
 * keep such keys in the profile folder as they are: whoever copies the folder and knows its format has the device key
 * too. So `session` withstands a stolen copy until the server gives the secret out, `passkey` withstands it
 * (the authenticator holds the other half), and a PIN withstands a person at the device, who has ten tries. Against a
 * copy, a PIN only delays: 600,000 rounds for each guess, of a million for six digits.
 */
export async function newKeyRecord(
  who: { userKey: string; userId: string; deviceId: string; now: number },
  { secret, lease, leaseKey, policy }: Grant,
): Promise<{ record: KeyRecord; key: CryptoKey }> {
  const { now, ...ids } = who
  const deviceKey = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const dataKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: KEY_BITS }, true, [
    'encrypt',
    'decrypt',
  ])
  const holder = { userKey: ids.userKey, deviceKey }
  const session = await wrap(dataKey, fromBase64Url(secret), holder, 'session')
  const record: KeyRecord = {
    ...ids,
    mode: 'session',
    session,
    field: null,
    iterations: PIN_ITERATIONS,
    credentialId: null,
    deviceKey,
    failedTries: 0,
    lease,
    leaseKey,
    policy,
    highestWallTime: now,
  }
  return { record, key: await openWithSecret(record, secret) }
}

/** Throws `WrongKey`, as the other ways to open do. The key can be used and handed to another tab, but not read. */
export const openWithSecret = async (record: KeyRecord, secret: string): Promise<CryptoKey> =>
  unwrap(record.session, fromBase64Url(secret), record, 'session')

export const openWithPin = async (record: KeyRecord, pin: string): Promise<CryptoKey> =>
  unwrap(fieldOf(record, 'pin'), await stretch(pin, fieldOf(record, 'pin').salt, record), record, 'pin')

/** `output` is what the passkey's PRF makes of this record's salt. */
export const openWithPasskey = async (record: KeyRecord, output: Bytes): Promise<CryptoKey> =>
  unwrap(fieldOf(record, 'passkey'), output, record, 'passkey')

/** The record with the same data key behind a PIN as well. */
export async function wrapWithPin(record: KeyRecord, secret: string, pin: string): Promise<KeyRecord> {
  const next = { ...record, iterations: PIN_ITERATIONS }
  const salt = randomBytes(16)
  const dataKey = await unwrap(record.session, fromBase64Url(secret), record, 'session', true)
  const field = await wrap(dataKey, await stretch(pin, salt, next), record, 'pin', salt)
  return { ...next, mode: 'pin', field, credentialId: null, failedTries: 0 }
}

/** The record with the same data key behind a passkey as well, whose PRF was asked with `salt`. */
export async function wrapWithPasskey(
  record: KeyRecord,
  secret: string,
  { credentialId, output, salt }: { credentialId: Bytes; output: Bytes; salt: Bytes },
): Promise<KeyRecord> {
  const dataKey = await unwrap(record.session, fromBase64Url(secret), record, 'session', true)
  const field = await wrap(dataKey, output, record, 'passkey', salt)
  return { ...record, mode: 'passkey', field, credentialId, failedTries: 0 }
}

/** The record without PIN or passkey: from now on only the server's secret opens it. */
export const withoutField = (record: KeyRecord): KeyRecord => ({
  ...record,
  mode: 'session',
  field: null,
  credentialId: null,
  failedTries: 0,
})

export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count))

type Holder = Pick<KeyRecord, 'userKey' | 'deviceKey'>

function fieldOf({ mode, field }: KeyRecord, wanted: KeyMode): Wrap {
  if (mode !== wanted || !field) throw new WrongKey(`This device is not kept behind a ${wanted}`)
  return field
}

async function wrap(
  dataKey: CryptoKey,
  material: Bytes,
  holder: Holder,
  mode: KeyMode,
  salt = randomBytes(16),
): Promise<Wrap> {
  const iv = randomBytes(12)
  const by = await wrappingKey(material, salt, holder, mode)
  const bytes = await crypto.subtle.wrapKey('raw', dataKey, by, sealing(iv, holder, mode))
  return { salt, iv, bytes: new Uint8Array(bytes) }
}

async function unwrap(
  { salt, iv, bytes }: Wrap,
  material: Bytes,
  holder: Holder,
  mode: KeyMode,
  isExtractable = false,
): Promise<CryptoKey> {
  const by = await wrappingKey(material, salt, holder, mode)
  try {
    return await crypto.subtle.unwrapKey(
      'raw',
      bytes,
      by,
      sealing(iv, holder, mode),
      'AES-GCM',
      isExtractable,
      ['encrypt', 'decrypt'],
    )
  } catch (cause) {
    throw new WrongKey(`This ${mode} does not open the data key`, { cause })
  }
}

/** From what is known and what only this device can do. */
async function wrappingKey(material: Bytes, salt: Bytes, { deviceKey, userKey }: Holder, mode: KeyMode) {
  const ofDevice = new Uint8Array(await crypto.subtle.sign('HMAC', deviceKey, salt))
  const both = new Uint8Array([...material, ...ofDevice])
  const base = await crypto.subtle.importKey('raw', both, 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(`castellan/${mode}/${userKey}`) },
    base,
    { name: 'AES-GCM', length: KEY_BITS },
    false,
    ['wrapKey', 'unwrapKey'],
  )
}

/** Bound to the user and the mode, so that a wrap cannot be put into another record. */
const sealing = (iv: Bytes, { userKey }: Holder, mode: KeyMode) => ({
  name: 'AES-GCM',
  iv,
  additionalData: utf8(`${mode}/${userKey}`),
})

async function stretch(pin: string, salt: Bytes, { iterations }: Pick<KeyRecord, 'iterations'>) {
  const base = await crypto.subtle.importKey('raw', utf8(pin), 'PBKDF2', false, ['deriveBits'])
  // A changed record must not make guessing cheap.
  const rounds = Math.max(iterations, PIN_ITERATIONS)
  return new Uint8Array(
    await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
      base,
      KEY_BITS,
    ),
  )
}

const utf8 = (text: string) => new TextEncoder().encode(text)

function fromBase64Url(text: string): Bytes {
  try {
    return fromBase64(text)
  } catch (cause) {
    throw new WrongKey('The secret is not base64url', { cause })
  }
}
