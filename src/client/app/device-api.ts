import { type KeyMode, type OpenedDevice, openedDeviceSchema } from '#shared/contract/devices.ts'
import { SECOND } from '#shared/lib/time.ts'
import { systemClock } from '#client/data/clock.ts'
import type { Session } from '#client/data/session-database.ts'
import { endSession } from '#client/data/kept-session.ts'
import { SyncProblem } from '#workers/sync/problem.ts'
import { createRenewal } from '#workers/sync/renew-session.ts'
import { RENEW_EARLY } from '#workers/sync/server.ts'
import { deviceName } from './device-name.ts'
import { sessions } from './device-storage.ts'

/** `refused`: the server no longer knows the session; `unreachable`: it did not answer, or somebody else did. */
export class DeviceProblem extends Error {
  override name = 'DeviceProblem'
  readonly kind: 'refused' | 'unreachable'

  constructor(kind: 'refused' | 'unreachable', options?: ErrorOptions) {
    super(`The device was not opened: ${kind}`, options)
    this.kind = kind
  }
}

/** A device that is being opened waits no longer than this for the server. */
const PATIENCE = 10 * SECOND
/** Leaving is done here; the server is only told. */
const LEAVING = 4 * SECOND

/** Registers this device or renews its lease, and learns the secret, the policy and whether it has to be erased. */
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
    response = await send(`/device/${deviceId}`, init, await renewed(session, token))
  }
  if (response.status === 401) throw new DeviceProblem('refused')
  const opened = openedDeviceSchema.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !opened.success) throw new DeviceProblem('unreachable')
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
 * secret. The browser clears everything of this site only where nobody else keeps anything here.
 */
export async function unregisterDevice({ session, deviceId }: Farewell, isLast: boolean): Promise<void> {
  const path = `/device/${deviceId}${isLast ? '?clear=storage' : ''}`
  await send(path, { method: 'DELETE' }, session.tokens.idToken, LEAVING).catch(() => {})
}

/** Ends the session for good, as far as the server hears. */
export async function endTokens({ session }: Farewell): Promise<void> {
  const send = (url: string, init: RequestInit) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(LEAVING) })
  await endSession(send, session.tokens.half).catch(() => {})
}

async function validToken(session: Session): Promise<string> {
  const { expiresAt, idToken } = session.tokens
  return expiresAt - RENEW_EARLY > systemClock.now() ? idToken : renewed(session)
}

async function renewed({ userKey }: Session, rejected?: string): Promise<string> {
  const renew = createRenewal({
    userKey,
    sessions,
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) }),
    locks: navigator.locks && {
      request: async (name, options, held) => {
        await navigator.locks.request(name, options, held)
      },
    },
    clock: systemClock,
  })
  try {
    return await renew(rejected)
  } catch (cause) {
    const isRefused = cause instanceof SyncProblem && cause.fault === 'unauthorized'
    throw new DeviceProblem(isRefused ? 'refused' : 'unreachable', { cause })
  }
}

async function send(path: string, init: RequestInit, token: string, patience = PATIENCE): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(patience),
    })
  } catch (cause) {
    throw new DeviceProblem('unreachable', { cause })
  }
}
