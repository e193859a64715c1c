import type { KeyMode, OpenedDevice } from '#shared/contract/devices.ts'
import type { LoginData } from '#shared/contract/login-data.ts'
import type { SiteConfig } from '#shared/contract/site-config.ts'
import { systemClock } from '#client/data/device/clock.ts'
import { ownFetch } from '#client/data/call/send.ts'
import { CommandDatabase } from '#client/data/queue/command-database.ts'
import {
  type Grant,
  newKeyRecord,
  openWithSecret,
  WrongKey,
  withoutField,
} from '#client/data/keys/data-key.ts'
import { ensureDeviceId, noteUnsent, readDeviceCookie } from '#client/data/keys/device-cookie.ts'
import type { KeyRecord } from '#client/data/keys/key-database.ts'
import { unmarkSession } from '#client/data/keys/session-marker.ts'
import { signOutKeeping, wipe } from '#client/data/keys/wipe.ts'
import type { Session, SessionHeader } from '#client/data/session/session-database.ts'
import { needsDecision } from '#client/data/queue/decisions.ts'
import type { TrayCounts } from '#client/data/queue/tray.ts'
import { userKeyOf } from '#client/data/session/user-key.ts'
import { keepSession } from '#client/data/session/kept-session.ts'
import { type PoolTokens, UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'
import { createVault, type Vault } from '#client/data/device/vault.ts'
import type { SignOutExtent } from '#client/machines/sign-out.machine.ts'
import { cachedSession } from '../auth/notes.ts'
import { unregisterDevice, registerDevice, endTokens, readFarewell } from '../device/device-api.ts'
import { cookieJar, keys, sessions, tellTabs, wipePorts } from '../device/device-storage.ts'
import { letGoOfAll } from '../device/held.ts'
import { forgetOpening } from '../device/opening-note.ts'
import { type LostChanges, lostChanges } from './lost-changes.ts'
import { sessionFaultOf } from './session-fault.ts'

/** What the app works with while it is unlocked. */
export interface OpenSession {
  userKey: string
  deviceId: string
  login: LoginData
  config: SiteConfig
  /** Not extractable; the sync worker gets it, and other tabs of the same user. */
  key: CryptoKey
  vault: Vault
}

/** A sign-in that worked: what the app works with, and what is to be said first. */
export interface SignedInAs {
  header: SessionHeader
  opened: OpenSession
  mode: KeyMode
  lost: LostChanges | undefined
}

export const restoreSession = (): Promise<SessionHeader | undefined> => sessions.readHeader()

/** Opens what lies sealed here for somebody who was let in, and keeps the session. Throws `UserPoolUnreachable`. */
export async function openSession({
  tokens,
  config,
  login,
  isFederated,
}: {
  tokens: PoolTokens
  config: SiteConfig
  login: LoginData
  isFederated: boolean
}): Promise<SignedInAs> {
  const { organization, id: userId } = login.userData
  const userKey = await userKeyOf(organization, userId)
  const kept = await keepSession(ownFetch, tokens).catch((cause: unknown) => {
    throw new UserPoolUnreachable('The server did not keep the session.', { cause })
  })
  const session: Session = { userKey, tokens: kept, config, isFederated }

  const known = await keys.read(userKey)
  const deviceId = ensureDeviceId(cookieJar, known?.deviceId)
  const granted = await openUnwiped(session, deviceId, known?.mode ?? 'session')
  const { record, key, isNew } = await keyOf({ userKey, userId, deviceId }, grantOf(granted))
  await keys.write(record)
  const lost = lostChanges(userKey, isNew, readDeviceCookie(cookieJar), granted.lastReport)
  if (lost) noteUnsent(cookieJar, userKey, 0, null)

  const vault = createVault(key)
  sessions.vault = vault
  await sessions.write(session, login, vault, record.mode !== 'session')
  cachedSession.write('yes')
  tellTabs({ type: 'changed' })
  const header = await sessions.readHeader()
  if (!header) throw new UserPoolUnreachable('This device did not keep the session.')
  return { header, opened: { userKey, deviceId, login, config, key, vault }, mode: record.mode, lost }
}

/** What of a device's answer belongs to its keys. */
export const grantOf = ({ secret, lease, leaseKey, policy }: OpenedDevice): Grant => ({
  secret,
  lease,
  leaseKey,
  policy,
})

/** How many changes of this user are on this device and not done, as far as that can be known while it is locked. */
export async function countUnsent(userKey: string): Promise<TrayCounts> {
  const database = new CommandDatabase(userKey)
  const records = await database.commands.filter(({ state }) => state !== 'acked').toArray()
  database.close()
  const decisions = records.filter(needsDecision).length
  return { decisions, waiting: records.length - decisions }
}

/** Asks who is there again, and leaves everything else on this device as it is. */
export async function forgetSession(): Promise<void> {
  sessions.vault = undefined
  await sessions.clear()
  await keys.dropSessionKeys()
  forgetOpening()
  tellTabs({ type: 'changed' })
}

/**
 * Ends the session and takes everything of the user from this device; `keeping` leaves the unsent changes, sealed,
 * until the same person signs in again.
 */
export async function leaveDevice(userKey: string, extent: SignOutExtent): Promise<void> {
  await letGoOfAll()
  const record = await keys.read(userKey)
  const farewell = record && (await readFarewell(userKey, record.deviceId, true))
  if (extent === 'all') {
    await wipe(wipePorts, userKey, 'signOut')
    noteUnsent(cookieJar, userKey, 0, null)
    cachedSession.forget()
  } else {
    await signOutKeeping(wipePorts, userKey)
  }
  sessions.vault = undefined
  unmarkSession(cookieJar)
  // The browser clears nothing by itself: language and appearance are the device's, and stay for whoever comes next.
  if (farewell && extent === 'all') await unregisterDevice(farewell, false)
  if (farewell) await endTokens(farewell)
  tellTabs({ type: 'changed' })
}

/** A device that was to be erased is, and then the same person starts anew on it. */
async function openUnwiped(session: Session, deviceId: string, mode: KeyMode): Promise<OpenedDevice> {
  try {
    const granted = await registerDevice(session, deviceId, mode)
    if (!granted.wipe) return granted
    await wipe(wipePorts, session.userKey, 'signOut')
    noteUnsent(cookieJar, session.userKey, 0, null)
    await unregisterDevice({ session, deviceId }, false)
    return await registerDevice(session, deviceId, 'session')
  } catch (cause) {
    if (sessionFaultOf(cause) !== undefined)
      throw new UserPoolUnreachable('The server did not open the device.', { cause })
    throw cause
  }
}

/** The key that is here already, or a new one. What an old key sealed and nothing opens any more is removed. */
async function keyOf(
  ids: { userKey: string; userId: string; deviceId: string },
  grant: Grant,
): Promise<{ record: KeyRecord; key: CryptoKey; isNew: boolean }> {
  const now = systemClock.now()
  const kept = await keys.read(ids.userKey)
  try {
    if (kept) {
      const key = await openWithSecret(kept, grant.secret)
      const { secret: _, ...renewed } = grant
      const record = { ...kept, ...ids, ...renewed, failedTries: 0, highestWallTime: now }
      const isForbidden = grant.policy.fieldMode === 'forbidden'
      return { record: isForbidden ? withoutField(record) : record, key, isNew: false }
    }
  } catch (cause) {
    if (!(cause instanceof WrongKey)) throw cause
  }
  await wipe(wipePorts, ids.userKey, 'signOut')
  return { ...(await newKeyRecord({ ...ids, now }, grant)), isNew: true }
}
