import type { KeyMode, OpenedDevice } from '#shared/contract/devices.ts'
import { deviceEndpoints } from '#shared/contract/endpoints/devices.ts'
import { SECOND } from '#shared/lib/time.ts'
import { createCall } from '#client/data/call/call.ts'
import { onceWith, ownFetch } from '#client/data/call/send.ts'
import { systemClock } from '#client/data/device/clock.ts'
import type { Session } from '#client/data/session/session-database.ts'
import { endSession } from '#client/data/session/kept-session.ts'
import { deviceName } from './device-name.ts'
import { sessions } from './device-storage.ts'
import { PATIENCE, renewedToken, validToken } from '../session/session-tokens.ts'

/** Leaving is done here; the server is only told. */
const LEAVING = 4 * SECOND

/**
 * Registers this device or renews its lease, and learns the secret, the policy and whether it has to be erased. Throws
 * an `ApiError`.
 */
export async function registerDevice(
  session: Session,
  deviceId: string,
  keyMode: KeyMode,
): Promise<OpenedDevice> {
  // Renewing it has a limit of its own.
  const token = await validToken(session)
  const call = createCall({
    fetch: ownFetch,
    limit: { clock: systemClock, after: PATIENCE },
    token: async (rejected) => (rejected === undefined ? token : renewedToken(session, rejected)),
  })
  return call(deviceEndpoints.openDevice, {
    params: { id: deviceId },
    body: { name: deviceName(navigator.userAgent), keyMode },
  })
}

/** With what the server can still be told something once everything is gone from here. */
export interface Farewell {
  session: Session
  deviceId: string
}

/** Takes what is needed for that while it can still be read; `isPatient` renews a token that has ended. */
export async function readFarewell(
  userKey: string,
  deviceId: string,
  isPatient: boolean,
): Promise<Farewell | undefined> {
  const session = await sessions.read().catch(() => undefined)
  if (session?.userKey !== userKey) return undefined
  if (isPatient) await validToken(session).catch(() => {})
  const latest = await sessions.read().catch(() => undefined)
  return { deviceId, session: latest ?? session }
}

/**
 * Tells the server to forget this user's device, as far as it hears. Never where sealed changes stay: they need its
 * secret. `isCleared`: the browser clears everything of this site, the device's own choices too.
 */
export async function unregisterDevice({ session, deviceId }: Farewell, isCleared: boolean): Promise<void> {
  const call = createCall({
    fetch: ownFetch,
    limit: { clock: systemClock, after: LEAVING },
    token: onceWith(session.tokens.idToken),
  })
  await call(deviceEndpoints.closeDevice, {
    params: { id: deviceId },
    query: { clear: isCleared ? 'storage' : undefined },
  }).catch(() => {})
}

/** Ends the session for good, as far as the server hears. */
export async function endTokens({ session }: Farewell): Promise<void> {
  const hurried = (url: string, init: RequestInit) =>
    ownFetch(url, { ...init, signal: AbortSignal.timeout(LEAVING) })
  await endSession(hurried, session.tokens.half).catch(() => {})
}
