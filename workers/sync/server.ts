import type { z } from 'zod'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { syncLimits } from '#shared/contract/sync.ts'
import type { SessionDatabase, Tokens } from '#client/data/session-database.ts'
import { refresh, type UserPool, UserPoolError } from '#client/data/user-pool.ts'
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

interface Parts {
  userKey: string
  sessions: SessionDatabase
  pool: UserPool
  fetch: (url: string, init: RequestInit) => Promise<Response>
  now: () => number
}

/** Tokens are renewed this long before they end. */
const EARLY = 60_000
/** Tabs renew one after the other, so that a rotated token is not used twice. */
const RENEWAL_LOCK = 'session-renewal'

/** The API as the worker calls it: with the user's own token, renewed where needed, never with another user's. */
export function createServer({ userKey, sessions, pool, fetch, now }: Parts): Server {
  async function tokens(): Promise<Tokens> {
    const session = await sessions.read()
    if (session?.userKey !== userKey) throw new SyncProblem('unauthorized')
    return session.tokens
  }

  async function validToken(rejected?: string): Promise<string> {
    const held = await tokens()
    const isGood = held.expiresAt - EARLY > now() && held.idToken !== rejected
    return isGood ? held.idToken : renew(rejected)
  }

  const renew = (rejected: string | undefined): Promise<string> =>
    withLock(RENEWAL_LOCK, async () => {
      const held = await tokens()
      // Another tab may have renewed while this one waited.
      if (held.expiresAt - EARLY > now() && held.idToken !== rejected) return held.idToken
      try {
        const next = await refresh(pool, fetch, held.refreshToken)
        await sessions.renew(userKey, next)
        return next.idToken
      } catch (cause) {
        throw new SyncProblem(cause instanceof UserPoolError ? 'unauthorized' : 'offline', { cause })
      }
    })

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

  return {
    async ask(path, body, answer, { signal } = {}) {
      const limit = AbortSignal.timeout(syncLimits.requestTimeout)
      const response = await send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        accept: 'application/json',
      })
      const json = await readJson(response)
      if (!response.ok) throw refusal(response, json)
      const parsed = answer.safeParse(json)
      // Whoever answered JSON of another shape is not our server.
      if (!parsed.success) throw new SyncProblem('portal', { cause: parsed.error })
      return parsed.data
    },
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
  const fault = status === 401 ? 'unauthorized' : status === 426 ? 'outdated' : 'server'
  return new SyncProblem(fault, {
    code: body.data.code,
    status,
    retryAfter: seconds > 0 ? seconds * 1000 : undefined,
  })
}

async function withLock<T>(name: string, act: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request(name, act) : act()
}
