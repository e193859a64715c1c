import { SECOND } from '#shared/lib/time.ts'
import { ApiError, unverified } from '#client/data/call/api-error.ts'
import { systemClock } from '#client/data/device/clock.ts'
import type { Session } from '#client/data/session/session-database.ts'
import { SyncProblem } from '#workers/server/problem.ts'
import { createRenewal } from '#workers/server/renew-session.ts'
import { RENEW_EARLY } from '#workers/server/server.ts'
import { sessions } from '../device/device-storage.ts'

/** Nobody waits longer than this for the server before they are told. */
export const PATIENCE = 10 * SECOND

/** An identity token that is good for now, renewed where it has ended. Throws an `ApiError`. */
export async function validToken(session: Session): Promise<string> {
  const { expiresAt, idToken } = session.tokens
  return expiresAt - RENEW_EARLY > systemClock.now() ? idToken : renewedToken(session)
}

/** Another identity token than the one that was `rejected`. Throws an `ApiError`. */
export async function renewedToken({ userKey }: Session, rejected?: string): Promise<string> {
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
    throw isRefused ? unverified(cause) : new ApiError('network', { cause })
  }
}
