import type { z } from 'zod'
import { type ErrorCode, errorBodySchema } from '#shared/contract/errors.ts'
import { syncLimits } from '#shared/contract/sync.ts'
import type { SyncFault } from '#client/data/sync-client.ts'
import type { EnginePorts } from './ports.ts'
import { SyncProblem } from './problem.ts'

export interface Server {
  /** Sends JSON and reads JSON by a schema; throws a `SyncProblem`. */
  ask: <T>(
    path: string,
    body: unknown,
    answer: z.ZodType<T>,
    options?: { signal?: AbortSignal },
  ) => Promise<T>
  /** Opens a stream; the caller reads its body. */
  open: (path: string, options: { body?: unknown; accept: string; signal?: AbortSignal }) => Promise<Response>
}

type Parts = Pick<EnginePorts, 'userKey' | 'clock' | 'fetch' | 'readSession' | 'renewSession'>

/** Tokens are renewed this long before they end. */
export const RENEW_EARLY = 60_000

/** The API as the engine calls it: with the user's own token, renewed where needed, never with another user's. */
export function createServer({ userKey, clock, fetch, readSession, renewSession }: Parts): Server {
  async function validToken(rejected?: string): Promise<string> {
    const session = await readSession()
    if (session?.userKey !== userKey) throw new SyncProblem('unauthorized')
    const { idToken, expiresAt } = session.tokens
    const isGood = expiresAt - RENEW_EARLY > clock.now() && idToken !== rejected
    return isGood ? idToken : renewSession(rejected)
  }

  async function send(path: string, init: RequestInit & { accept: string }): Promise<Response> {
    const token = await validToken()
    const response = await attempt(path, init, token)
    return response.status === 401 ? attempt(path, init, await validToken(token)) : response
  }

  async function attempt(path: string, { accept, ...init }: RequestInit & { accept: string }, token: string) {
    try {
      return await fetch(`/api${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${token}`, Accept: accept, 'Content-Type': 'application/json' },
      })
    } catch (cause) {
      throw new SyncProblem('offline', { cause })
    }
  }

  /** Runs a request that is given up after a while, or when `signal` says so. */
  async function withLimit<T>(signal: AbortSignal | undefined, act: (signal: AbortSignal) => Promise<T>) {
    const giveUp = new AbortController()
    const timer = clock.setTimeout(() => giveUp.abort(), syncLimits.requestTimeout)
    try {
      return await act(signal ? AbortSignal.any([signal, giveUp.signal]) : giveUp.signal)
    } finally {
      clock.clearTimeout(timer)
    }
  }

  return {
    ask: (path, body, answer, { signal } = {}) =>
      withLimit(signal, async (limited) => {
        const response = await send(path, {
          method: 'POST',
          body: JSON.stringify(body),
          signal: limited,
          accept: 'application/json',
        })
        const json = await readJson(response)
        if (!response.ok) throw refusal(response, json)
        const parsed = answer.safeParse(json)
        // Whoever answered JSON of another shape is not our server.
        if (!parsed.success) throw new SyncProblem('portal', { cause: parsed.error })
        return parsed.data
      }),
    async open(path, { body, accept, signal }) {
      const response = await send(path, {
        method: body === undefined ? 'GET' : 'POST',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
        accept,
      })
      if (!response.ok) throw refusal(response, await readJson(response))
      if (!response.headers.get('content-type')?.startsWith(accept)) throw new SyncProblem('portal')
      return response
    },
  }
}

/** A network that asks to sign in first answers every address with its own page. */
async function readJson(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!isJson)
    throw new SyncProblem(response.status >= 500 ? 'server' : 'portal', { status: response.status })
  try {
    return await response.json()
  } catch (cause) {
    throw new SyncProblem('offline', { cause })
  }
}

function refusal(response: Response, json: unknown): SyncProblem {
  const body = errorBodySchema.safeParse(json)
  const { status } = response
  if (!body.success) return new SyncProblem(status >= 500 ? 'server' : 'portal', { status })
  const seconds = Number(response.headers.get('retry-after'))
  const { code } = body.data
  return new SyncProblem(faultOfRefusal(status, code), {
    code,
    status,
    retryAfter: seconds > 0 ? seconds * 1000 : undefined,
  })
}

function faultOfRefusal(status: number, code: ErrorCode): SyncFault {
  // Nothing of somebody who was taken away stays here.
  if (code === 'accountRemoved' || code === 'deviceErased') return 'wiped'
  return status === 401 ? 'unauthorized' : status === 426 ? 'outdated' : 'server'
}
