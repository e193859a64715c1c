import { Dexie, type EntityTable, liveQuery } from 'dexie'
import { from, type Observable } from 'rxjs'
import { deviceLimits, type KeyMode } from '#shared/contract/devices.ts'
import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { mayKeepSessionKey } from './may-keep-session-key.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The data key, sealed by a key that is derived from something that somebody or the server knows. */
export interface Wrap {
  salt: Bytes
  iv: Bytes
  bytes: Bytes
}

/** How one user's data on this device can be opened. Nothing in it opens anything by itself. */
export interface KeyRecord {
  userKey: string
  /** The server's user id, as the lease names them. */
  userId: string
  /** A copy, for when somebody deletes cookies. */
  deviceId: string
  mode: KeyMode
  /** By the server's secret. It stays in field mode, for whoever forgets the PIN and signs in with the password. */
  session: Wrap
  /** By the PIN or the passkey, in field mode. */
  field: Wrap | null
  /** Rounds of PBKDF2 over the PIN. */
  iterations: number
  credentialId: Bytes | null
  /** An HMAC key that scripts can use but not read. */
  deviceKey: CryptoKey
  /** Tries since the last unlock, the present one included. */
  failedTries: number
  lease: string
  leaseKey: JsonWebKey
  policy: DevicePolicy
  /** The latest time that the wall clock has shown here. */
  highestWallTime: number
}

/** The data key of a device without field mode, which no script can read, for as long as the session lives. */
export interface SessionKey {
  userKey: string
  key: CryptoKey
  /** When an hour without activity is over, in milliseconds of the wall clock. */
  until: number
}

/** The keys of everybody who keeps something on this device. Deleting a record makes what it opened unreadable. */
export class KeyDatabase extends Dexie {
  private keys!: EntityTable<KeyRecord, 'userKey'>
  private sessionKeys!: EntityTable<SessionKey, 'userKey'>

  constructor() {
    super('keys', { chromeTransactionDurability: 'strict' })
    this.version(1).stores({ keys: 'userKey' })
    this.version(2).stores({ sessionKeys: 'userKey' })
  }

  read = (userKey: string): Promise<KeyRecord | undefined> => this.keys.get(userKey)

  watch = (userKey: string): Observable<KeyRecord | undefined> => from(liveQuery(() => this.read(userKey)))

  write = async (record: KeyRecord): Promise<void> => {
    await this.keys.put(record)
  }

  /** Changes some fields of a record, unless it was erased meanwhile. */
  change = async (userKey: string, fields: Partial<Omit<KeyRecord, 'userKey'>>): Promise<void> => {
    await this.keys.update(userKey, fields)
  }

  erase = (userKey: string): Promise<void> =>
    this.transaction('rw', this.keys, this.sessionKeys, async () => {
      await this.keys.delete(userKey)
      await this.sessionKeys.delete(userKey)
    })

  /**
   * Keeps the data key until then, where the record as it is now allows that: in field mode, and where the organization
   * demands that or forbids it, the kept one is gone instead.
   */
  keepSessionKey = (userKey: string, key: CryptoKey, until: number): Promise<void> =>
    this.transaction('rw', this.keys, this.sessionKeys, async () => {
      const record = await this.keys.get(userKey)
      if (record && mayKeepSessionKey(record)) await this.sessionKeys.put({ userKey, key, until })
      else await this.sessionKeys.delete(userKey)
    })

  /** The data key of a session that lives; every other one is gone after this. */
  readSessionKey = (userKey: string, now: number): Promise<CryptoKey | undefined> =>
    this.transaction('rw', this.keys, this.sessionKeys, async () => {
      const record = await this.keys.get(userKey)
      const kept = await this.sessionKeys.get(userKey)
      const isAlive = record && mayKeepSessionKey(record) && kept && now < kept.until
      if (isAlive) await this.sessionKeys.where('userKey').notEqual(userKey).delete()
      else await this.sessionKeys.clear()
      return isAlive ? kept.key : undefined
    })

  dropSessionKeys = (): Promise<void> => this.sessionKeys.clear()

  /** Whether anybody else keeps something sealed here. */
  hasOthers = async (userKey: string): Promise<boolean> =>
    (await this.keys.where('userKey').notEqual(userKey).count()) > 0

  /**
   * Counts a try before it is made, so that pulling the plug does not give one for free. Answers the record as it
   * is after that, or undefined where no try is left.
   */
  countTry = (userKey: string): Promise<KeyRecord | undefined> =>
    this.transaction('rw', this.keys, async () => {
      const record = await this.keys.get(userKey)
      if (!record || record.failedTries >= deviceLimits.unlockTries) return undefined
      const counted = { ...record, failedTries: record.failedTries + 1 }
      await this.keys.put(counted)
      return counted
    })

  /** Keeps the latest time that was seen. `isProven` sets it back too: the server has just told the time. */
  noteTime = (userKey: string, wallTime: number, isProven: boolean): Promise<void> =>
    this.transaction('rw', this.keys, async () => {
      const record = await this.keys.get(userKey)
      if (record && (isProven || wallTime > record.highestWallTime))
        await this.keys.put({ ...record, highestWallTime: wallTime })
    })
}
