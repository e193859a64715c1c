import { errorBodySchema } from '#shared/contract/errors.ts'
import { UserPoolError, UserPoolUnreachable } from '#client/data/user-pool.ts'

/** Asks the API for what somebody may have who is not signed in: without a token (SESS-12). */
export async function askOpenly(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`/api${path}`, {
    method,
    cache: 'no-store',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new UserPoolUnreachable('The server cannot be reached.', { cause })
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  // The pool's own word for the same, so that the screens tell both alike.
  if (response.status === 429) throw new UserPoolError('TooManyRequestsException', 'Rate exceeded')
  const refusal = errorBodySchema.safeParse(answer)
  throw refusal.success
    ? new Error(`The server refused: ${refusal.data.code}`)
    : new UserPoolUnreachable('Something else answered in the place of the server.')
}
