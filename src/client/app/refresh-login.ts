import { loginDataSchema, type LoginData } from '#shared/contract/login-data.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { SessionAnswer } from '#client/machines/session.machine.ts'
import { ApiRefusal, askApi } from './ask-api.ts'
import { sessions } from './device-storage.ts'
import type { Opened } from './session.ts'

/**
 * Asks the server again who is signed in and what they may (SESS-02, SESS-04), and keeps the answer on the device, where
 * the screens hear of it. A network that fails, or somebody who answers in the place of the server, is no refusal.
 * Who lacks a second factor that is demanded by now has to sign in again, which leads through its set-up (AUTH-16).
 */
export async function refreshLogin(
  { userKey, vault, login }: Opened,
  lacksFactor: () => Promise<boolean>,
): Promise<SessionAnswer> {
  let answer: unknown
  try {
    answer = await askApi('GET', '/user/login-data')
  } catch (cause) {
    return cause instanceof ApiRefusal && UNVERIFIED.has(cause.code) ? 'unverified' : 'unreachable'
  }
  const { data } = loginDataSchema.safeParse(answer)
  if (!data) return 'unreachable'
  // Somebody else has signed in meanwhile: this page is about to start anew as theirs.
  if (data.userData.id !== login.userData.id) return 'unverified'
  const kept = await sessions.readLogin(vault).catch(() => undefined)
  // The disk is not waited for at each screen, only where there is something new.
  if (canonicalJson(kept) !== canonicalJson(data)) await sessions.keepLogin(userKey, data, vault)
  return (data.lacksFactor ?? (data.mfaRequired && (await lacksFactor()))) ? 'unverified' : 'verified'
}

const UNVERIFIED: ReadonlySet<string> = new Set(['sessionUnverified', 'notAuthorized', 'accountDisabled'])

/** Whether two answers let a person see and do the same; the names of companies come to the screens on their own way. */
export const letsTheSame = (one: LoginData, other: LoginData): boolean =>
  canonicalJson(whatCounts(one)) === canonicalJson(whatCounts(other))

const whatCounts = ({ customers, ...rest }: LoginData) => ({ ...rest, hasCustomers: customers.length > 0 })
