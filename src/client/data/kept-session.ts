import { keptSessionSchema, renewedSessionSchema } from '#shared/contract/endpoints/session.ts'
import { SECOND } from '#shared/lib/time.ts'
import type { Tokens } from './session-database.ts'
import type { Fetch, PoolTokens } from './user-pool.ts'

/** The server does not know the session any more, or could not be asked. */
export class KeptSessionProblem extends Error {
  override name = 'KeptSessionProblem'
  readonly isRefused: boolean

  constructor(isRefused: boolean, options?: ErrorOptions) {
    super(isRefused ? 'The session is good no more' : 'The server could not be asked', options)
    this.isRefused = isRefused
  }
}

/** Gives the refresh token away to where no script can read it. Throws a `KeptSessionProblem`. */
export async function keepSession(fetch: Fetch, { refreshToken, ...tokens }: PoolTokens): Promise<Tokens> {
  const answer = await ask(fetch, 'PUT', '', { refreshToken }, { Authorization: `Bearer ${tokens.idToken}` })
  const { data } = keptSessionSchema.safeParse(answer)
  if (!data) throw new KeptSessionProblem(false)
  return { ...tokens, half: data.half }
}

/** New tokens for a kept session. Throws a `KeptSessionProblem`. */
export async function renewSession(fetch: Fetch, half: string, now: number): Promise<Tokens> {
  const { data } = renewedSessionSchema.safeParse(await ask(fetch, 'POST', '/renew', { half }))
  if (!data) throw new KeptSessionProblem(false)
  const { idToken, accessToken, expiresIn } = data
  return { idToken, accessToken, half, expiresAt: now + expiresIn * SECOND }
}

/** Ends a kept session for good. Throws a `KeptSessionProblem`. */
export const endSession = async (fetch: Fetch, half: string): Promise<void> =>
  void (await ask(fetch, 'POST', '/end', { half }))

async function ask(
  fetch: Fetch,
  method: 'PUT' | 'POST',
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(`/api/session${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new KeptSessionProblem(false, { cause })
  })
  if (response.ok) return response.json().catch(() => undefined)
  throw new KeptSessionProblem(response.status === 401)
}
