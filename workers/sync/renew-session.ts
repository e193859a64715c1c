import type { Clock } from '#client/data/clock.ts'
import type { SessionDatabase } from '#client/data/session-database.ts'
import { refresh, type UserPool, UserPoolError } from '#client/data/user-pool.ts'
import type { EnginePorts, Locks } from './ports.ts'
import { SyncProblem } from './problem.ts'
import { RENEW_EARLY } from './server.ts'

interface Parts {
  userKey: string
  sessions: SessionDatabase
  pool: UserPool
  fetch: EnginePorts['fetch']
  locks: Locks | undefined
  clock: Clock
}

/** Tabs renew one after the other, so that a rotated token is not used twice. */
const RENEWAL_LOCK = 'session-renewal'

/** Renews the session's tokens and gives the identity token; throws a `SyncProblem`. */
export const createRenewal =
  ({ userKey, sessions, pool, fetch, locks, clock }: Parts): EnginePorts['renewSession'] =>
  async (rejected) => {
    let token: string | undefined
    const renew = async () => {
      const held = await sessions.read()
      if (held?.userKey !== userKey) throw new SyncProblem('unauthorized')
      const { idToken, expiresAt, refreshToken } = held.tokens
      // Another tab may have renewed while this one waited.
      if (expiresAt - RENEW_EARLY > clock.now() && idToken !== rejected) {
        token = idToken
        return
      }
      try {
        const next = await refresh(pool, fetch, refreshToken)
        await sessions.renew(userKey, next)
        token = next.idToken
      } catch (cause) {
        throw new SyncProblem(cause instanceof UserPoolError ? 'unauthorized' : 'offline', { cause })
      }
    }
    await (locks ? locks.request(RENEWAL_LOCK, {}, renew) : renew())
    if (token === undefined) throw new SyncProblem('offline')
    return token
  }
