import { ApiError } from '#client/data/call/api-error.ts'
import type { Clock } from '#client/data/device/clock.ts'
import type { SessionDatabase } from '#client/data/session/session-database.ts'
import { renewSession } from '#client/data/session/kept-session.ts'
import type { Locks } from './web-locks.ts'
import { SyncProblem } from './problem.ts'
import { RENEW_EARLY, type RenewSession, type Send } from './server.ts'

interface RenewSessionParts {
  userKey: string
  sessions: SessionDatabase
  fetch: Send
  locks: Locks | undefined
  clock: Clock
}

/** Tabs renew one after the other, so that one renewal serves all of them. */
const RENEWAL_LOCK = 'session-renewal'

/** Renews the session's tokens and gives the identity token; throws a `SyncProblem`. */
export const createRenewal =
  ({ userKey, sessions, fetch, locks, clock }: RenewSessionParts): RenewSession =>
  async (rejected) => {
    let token: string | undefined
    const renew = async () => {
      const held = await sessions.read()
      if (held?.userKey !== userKey) throw new SyncProblem('unauthorized')
      const { idToken, expiresAt, half } = held.tokens
      // Another tab may have renewed while this one waited.
      if (expiresAt - RENEW_EARLY > clock.now() && idToken !== rejected) {
        token = idToken
        return
      }
      try {
        const next = await renewSession(fetch, half, clock.now())
        await sessions.renew(userKey, next)
        token = next.idToken
      } catch (cause) {
        const isRefused = cause instanceof ApiError && cause.status === 401
        throw new SyncProblem(isRefused ? 'unauthorized' : 'offline', { cause })
      }
    }
    await (locks ? locks.request(RENEWAL_LOCK, {}, renew) : renew())
    if (token === undefined) throw new SyncProblem('offline')
    return token
  }
