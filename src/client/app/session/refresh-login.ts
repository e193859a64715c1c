import type { LoginData } from '#shared/contract/login-data.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { isRefusal } from '#client/data/call/api-error.ts'
import type { Device } from '#client/data/device/device.ts'
import { readLogin } from '#client/data/session/login.ts'
import type { SessionAnswer } from '#client/machines/session.machine.ts'
import { sessions } from '../device/device-storage.ts'
import type { OpenSession } from './session.ts'

/**
 * Asks the server again who is signed in and what they may (SESS-02, SESS-04), and keeps the answer on the device, where
 * the screens hear of it. A network that fails, or somebody who answers in the place of the server, is no refusal.
 * Who lacks a second factor that is demanded by now has to sign in again, which leads through its set-up (AUTH-16).
 */
export async function refreshLogin(
  { call, keepLogin }: Pick<Device, 'call' | 'keepLogin'>,
  { vault, login }: OpenSession,
  lacksFactor: () => Promise<boolean>,
): Promise<SessionAnswer> {
  let data: LoginData
  try {
    data = await readLogin({ call })
  } catch (cause) {
    return isRefusal(cause) && UNVERIFIED.has(cause.code) ? 'unverified' : 'unreachable'
  }
  // Somebody else has signed in meanwhile: this page is about to start anew as theirs.
  if (data.userData.id !== login.userData.id) return 'unverified'
  const kept = await sessions.readLogin(vault).catch(() => undefined)
  // The disk is not waited for at each screen, only where there is something new.
  if (canonicalJson(kept) !== canonicalJson(data)) await keepLogin(data)
  return (data.lacksFactor ?? (data.mfaRequired && (await lacksFactor()))) ? 'unverified' : 'verified'
}

const UNVERIFIED: ReadonlySet<string> = new Set(['sessionUnverified', 'notAuthorized', 'accountDisabled'])

/** Whether two answers let a person see and do the same; the names of companies come to the screens on their own way. */
export const letsTheSame = (one: LoginData, other: LoginData): boolean =>
  canonicalJson(whatCounts(one)) === canonicalJson(whatCounts(other))

const whatCounts = ({ customers, ...rest }: LoginData) => ({ ...rest, hasCustomers: customers.length > 0 })
