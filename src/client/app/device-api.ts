import { type KeyMode, type OpenedDevice, openedDeviceSchema } from '#shared/contract/devices.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { SECOND } from '#shared/lib/time.ts'
import { ServerRefusal } from '#client/data/server-refusal.ts'
import type { Session } from '#client/data/session-database.ts'
import { endSession } from '#client/data/kept-session.ts'
import { deviceName } from './device-name.ts'
import { sessions } from './device-storage.ts'
import { SessionProblem } from './session-problem.ts'
import { PATIENCE, renewedToken, validToken } from './session-tokens.ts'

/** Leaving is done here; the server is only told. */
const LEAVING = 4 * SECOND

/**
 * Registers this device or renews its lease, and learns the secret, the policy and whether it has to be erased. Throws
 * a `SessionProblem`, or a `ServerRefusal` where there are too many devices.
 */
export async function registerDevice(
  session: Session,
  deviceId: string,
  keyMode: KeyMode,
): Promise<OpenedDevice> {
  const init = {
    method: 'PUT',
    body: JSON.stringify({ name: deviceName(navigator.userAgent), keyMode }),
  }
  const token = await validToken(session)
  let response = await send(`/device/${deviceId}`, init, token)
  if (response.status === 401) {
    response = await send(`/device/${deviceId}`, init, await renewedToken(session, token))
  }
  if (response.status === 401) throw new SessionProblem('refused')
  const answer: unknown = await response.json().catch(() => undefined)
  const code = errorBodySchema.safeParse(answer).data?.code
  if (code === 'accountRemoved' || code === 'deviceErased') throw new SessionProblem('removed')
  // Whoever is signed in on too many devices has to hear that, not that nobody answered.
  if (code === 'tooManyDevices') throw new ServerRefusal(code)
  const opened = openedDeviceSchema.safeParse(answer)
  if (!response.ok || !opened.success) throw new SessionProblem('unreachable')
  return opened.data
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
  const path = `/device/${deviceId}${isCleared ? '?clear=storage' : ''}`
  await send(path, { method: 'DELETE' }, session.tokens.idToken, LEAVING).catch(() => {})
}

/** Ends the session for good, as far as the server hears. */
export async function endTokens({ session }: Farewell): Promise<void> {
  const send = (url: string, init: RequestInit) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(LEAVING) })
  await endSession(send, session.tokens.half).catch(() => {})
}

async function send(path: string, init: RequestInit, token: string, patience = PATIENCE): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(patience),
    })
  } catch (cause) {
    throw new SessionProblem('unreachable', { cause })
  }
}
