import { syncLimits } from '#shared/contract/sync.ts'
import { type Call, createCall } from '#client/data/call/call.ts'
import { type CallStream, createCallStream } from '#client/data/call/call-stream.ts'
import type { EnginePorts } from './ports.ts'
import { SyncProblem, syncProblemOf } from './problem.ts'

/** The API as the engine calls it; everything throws a `SyncProblem`. */
export interface Server {
  call: Call
  open: CallStream
}

type ServerParts = Pick<EnginePorts, 'userKey' | 'clock' | 'fetch' | 'readSession' | 'renewSession'>

/** Tokens are renewed this long before they end. */
export const RENEW_EARLY = 60_000

/** Calls with the user's own token, renewed where needed, never with another user's. */
export function createServer({ userKey, clock, fetch, readSession, renewSession }: ServerParts): Server {
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
