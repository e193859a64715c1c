import { SECOND } from '#shared/lib/time.ts'
import { errorBodySchema, type ErrorCode, type ErrorValues } from '#shared/contract/errors.ts'
import { sessions } from './device-storage.ts'
import { SessionProblem, type SessionProblemKind } from './session-problem.ts'
import { renewedToken, validToken } from './session-tokens.ts'

/** A call that the server refused, by the catalogue's code; `unreachable` where nobody answered. */
export class ApiRefusal extends Error {
  override name = 'ApiRefusal'
  readonly code: ErrorCode | 'unreachable'
  readonly detail: string | undefined
  /** By what those who look after the server find what went wrong. */
  readonly requestId: string | undefined
  readonly values: ErrorValues | undefined

  constructor(
    code: ErrorCode | 'unreachable',
    more: { detail?: string | undefined; requestId?: string; values?: ErrorValues | undefined } = {},
  ) {
    super(code)
    this.code = code
    this.detail = more.detail
    this.requestId = more.requestId
    this.values = more.values
  }
}

/** What takes the server longer is a task that it answers about later. */
const LONGEST = 30 * SECOND

/**
 * Asks the API directly, for what is only true while the server says it and what cannot wait in the queue. A file is
 * sent as it is, everything else as JSON. Gives the JSON that was answered, unread. Rejects with an `ApiRefusal`, also
 * where a session that has ended could not be renewed.
 */
export async function askApi(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const session = await sessions.read()
  if (!session) throw new ApiRefusal('sessionUnverified')
  const token = await validToken(session).catch(refuse)
  const first = await send(method, path, body, token)
  // The server may have ended what the device took for good.
  const response =
    first.status === 401
      ? await send(method, path, body, await renewedToken(session, token).catch(refuse))
      : first
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  const { data } = errorBodySchema.safeParse(answer)
  if (!data) throw new ApiRefusal('unreachable')
  const { code, issues, requestId, values } = data
  throw new ApiRefusal(code, { detail: issues?.[0]?.message, requestId, values })
}

const CODES: Record<SessionProblemKind, ApiRefusal['code']> = {
  refused: 'sessionUnverified',
  removed: 'accountRemoved',
  unreachable: 'unreachable',
}

function refuse(cause: unknown): never {
  if (cause instanceof SessionProblem) throw new ApiRefusal(CODES[cause.kind])
  throw cause
}

async function send(method: string, path: string, body: unknown, token: string): Promise<Response> {
  const isFile = body instanceof Blob
  try {
    return await fetch(`/api${path}`, {
      method,
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST),
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': isFile ? body.type : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    })
  } catch {
    throw new ApiRefusal('unreachable')
  }
}
