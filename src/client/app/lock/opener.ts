import { deviceLimits, type OpenedDevice } from '#shared/contract/devices.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { unverified } from '#client/data/call/api-error.ts'
import { systemClock } from '#client/data/device/clock.ts'
import { openWithSecret, WrongKey } from '#client/data/keys/data-key.ts'
import type { KeyRecord } from '#client/data/keys/key-database.ts'
import { isLeaseValid, isWipeDue, readLease } from '#client/data/keys/lease.ts'
import { isSessionMarked } from '#client/data/keys/session-marker.ts'
import { type UnlockOutcome, unlockWithPasskey, unlockWithPin } from '#client/data/keys/unlock.ts'
import type { SessionHeader } from '#client/data/session/session-database.ts'
import { createVault } from '#client/data/device/vault.ts'
import type { BootOutcome, Credential, TriedUnlock } from '#client/machines/lock.machine.ts'
import { registerDevice } from '../device/device-api.ts'
import { cookieJar, keys, sessions } from '../device/device-storage.ts'
import { createDoubtedClock, type DoubtedClock } from './doubted-clock.ts'
import { PasskeyCancelled, askPasskey } from './passkey.ts'
import { grantOf, type OpenSession } from '../session/session.ts'
import { sessionFaultOf } from '../session/session-fault.ts'

/** Why a device that is open may not stay so. */
export type Objection = 'leaseOver' | 'timeDoubted'

export interface Opener {
  /** Looks at what keeps the device closed, and opens it where nothing does. */
  boot: () => Promise<BootOutcome<OpenSession>>
  unlock: (credential: Credential) => Promise<TriedUnlock<OpenSession>>
  /** Opens with the key of another tab. */
  receive: (key: CryptoKey) => Promise<OpenSession>
  /** Looks at clock and lease of a device that is open. */
  look: () => Promise<Objection | undefined>
  /** Keeps the key for the next start as long as the session lives, or takes it away. */
  keep: (key: CryptoKey, activeAt: number) => Promise<void>
  /** Whether the device was opened without asking the server, which may have something to say. */
  isUnheard: () => boolean
  /** The server has answered, so that the time is known. */
  proveTime: () => void
}

/** Opens the device of a user, with the key of another tab, of the server, or behind a PIN or passkey (sync.md 8). */
export function createOpener(header: SessionHeader, askTabs: () => Promise<CryptoKey | undefined>): Opener {
  const { userKey } = header
  const clock = createDoubtedClock(userKey)
  const { open, openByKept, openByServer } = waysToOpen(header, clock)
  let isUnheard = false

  return {
    async boot() {
      const [header, record] = await Promise.all([sessions.readHeader(), keys.read(userKey)])
      if (!record || header?.userKey !== userKey) return { to: 'signingIn' }
      const { isBehind } = clock.look(record)
      const lease = await readLease(record)
      // A clock that was once set far ahead must not erase anything: for this the clock itself has to say so.
      if (!isBehind && isWipeDue(lease, systemClock.now())) return { to: 'wiping', reason: 'lease' }
      const isValid = isLeaseValid(lease, clock.latest(record))
      const { mode } = record
      if (mode !== 'session' && !isValid) return { to: 'leaseOver' }
      const shared = isValid && !isBehind ? await askTabs() : undefined
      if (shared) return { to: 'unlocked', mode, opened: await open(shared) }
      if (mode !== 'session') return { to: 'locked', mode, why: isBehind ? 'time' : 'start' }
      if (!isSessionMarked(cookieJar)) return { to: 'signingOut' }
      if (isValid && !isBehind) {
        const kept = await openByKept()
        isUnheard = kept !== undefined
        if (kept) return { to: 'unlocked', mode, opened: kept }
      }
      try {
        return await openByServer(record)
      } catch {
        return { to: isValid ? 'needsNetwork' : 'leaseOver' }
      }
    },

    async unlock(credential) {
      const record = await keys.read(userKey)
      invariant(record, 'what is locked has a key')
      const isValid = isLeaseValid(await readLease(record), clock.latest(record))
      if (!isValid) return { outcome: 'leaseOver' }
      const tried = await attempt(record, credential)
      isUnheard = true
      return tried.outcome === 'opened' ? { outcome: 'opened', opened: await open(tried.key) } : tried
    },

    receive: open,

    async look() {
      const record = await keys.read(userKey)
      if (!record) return undefined
      if (clock.look(record).isNews) return 'timeDoubted'
      return isLeaseValid(await readLease(record), clock.latest(record)) ? undefined : 'leaseOver'
    },

    keep: (key, activeAt) => keys.keepSessionKey(userKey, key, activeAt + deviceLimits.idle),

    isUnheard: () => isUnheard,

    proveTime: clock.prove,
  }
}

function waysToOpen({ userKey, config }: SessionHeader, clock: DoubtedClock) {
  const open = async (key: CryptoKey): Promise<OpenSession> => {
    const vault = createVault(key)
    const [login, record] = await Promise.all([sessions.readLogin(vault), keys.read(userKey)])
    invariant(login && record, 'what is opened was kept')
    sessions.vault = vault
    return { userKey, deviceId: record.deviceId, login, config, key, vault }
  }

  /** With the key of a session that lives (SESS-02); undefined where none is kept, or it opens nothing here. */
  const openByKept = async (): Promise<OpenSession | undefined> => {
    try {
      const kept = await keys.readSessionKey(userKey, systemClock.now())
      return kept && (await open(kept))
    } catch {
      await keys.dropSessionKeys().catch(() => {})
      return undefined
    }
  }

  const openByServer = async (record: KeyRecord): Promise<BootOutcome<OpenSession>> => {
    try {
      const granted = await contact(record)
      if (granted.wipe) return { to: 'wiping', reason: 'ordered' }
      clock.prove()
      return {
        to: 'unlocked',
        mode: 'session',
        opened: await open(await openWithSecret(record, granted.secret)),
      }
    } catch (cause) {
      // The server gives another secret: whoever signs in again starts anew.
      if (cause instanceof WrongKey) return { to: 'signingIn' }
      const fault = sessionFaultOf(cause)
      if (fault === 'refused') return { to: 'signingIn' }
      if (fault === 'removed') return { to: 'wiping', reason: 'ordered' }
      throw cause
    }
  }

  return { open, openByKept, openByServer }
}

/** Renews what the server keeps of this device. Throws an `ApiError`. */
export async function contact(record: KeyRecord): Promise<OpenedDevice> {
  const session = await sessions.read()
  if (session?.userKey !== record.userKey) throw unverified()
  const granted = await registerDevice(session, record.deviceId, record.mode)
  const { secret: _, ...renewed } = grantOf(granted)
  if (!granted.wipe) await keys.change(record.userKey, renewed)
  return granted
}

async function attempt(
  record: KeyRecord,
  credential: Credential,
): Promise<UnlockOutcome | { outcome: 'cancelled' }> {
  if (credential !== 'passkey') return unlockWithPin(keys, record.userKey, credential.pin)
  const { credentialId, field } = record
  invariant(credentialId && field, 'a passkey was set up')
  try {
    return await unlockWithPasskey(keys, record, await askPasskey(credentialId, field.salt))
  } catch (cause) {
    if (cause instanceof PasskeyCancelled) return { outcome: 'cancelled' }
    throw cause
  }
}
