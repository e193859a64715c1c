import { syncLimits } from '#shared/contract/sync.ts'
import { type Call, createCall } from '#client/data/call/call.ts'
import { type CallStream, createCallStream } from '#client/data/call/call-stream.ts'
import type { Session } from '#client/data/session/session-database.ts'
import type { Clock } from '#client/data/device/clock.ts'
import { SyncProblem, syncProblemOf } from './problem.ts'

/** The API as the engine calls it; everything throws a `SyncProblem`. */
export interface Server {
  call: Call
  open: CallStream
}

export type Send = (url: string, init: RequestInit) => Promise<Response>

/** Renews the session's tokens; throws a `SyncProblem`. */
export type RenewSession = (rejected: string | undefined) => Promise<string>

interface ServerPorts {
  userKey: string
  clock: Clock
  /** Sends a request below the site's own address, as `fetch` does. */
  fetch: Send
  /** The signed-in session as it is on this device now. */
  readSession: () => Promise<Session | undefined>
  renewSession: RenewSession
}

/** Tokens are renewed this long before they end. */
export const RENEW_EARLY = 60_000

/** Calls with the user's own token, renewed where needed, never with another user's. */
export function createServer({ userKey, clock, fetch, readSession, renewSession }: ServerPorts): Server {
  async function token(rejected?: string): Promise<string> {
    const session = await readSession()
    if (session?.userKey !== userKey) throw new SyncProblem('unauthorized')
    const { idToken, expiresAt } = session.tokens
    const isGood = expiresAt - RENEW_EARLY > clock.now() && idToken !== rejected
    return isGood ? idToken : renewSession(rejected)
  }

  const call = createCall({ fetch, token, limit: { clock, after: syncLimits.requestTimeout } })
  const open = createCallStream({ fetch, token })
  return {
    call: (endpoint, ...input) => call(endpoint, ...input).catch(fail),
    open: (endpoint, ...input) => open(endpoint, ...input).catch(fail),
  }
}

function fail(cause: unknown): never {
  throw syncProblemOf(cause)
}
