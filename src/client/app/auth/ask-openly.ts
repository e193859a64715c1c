import { errorBodySchema } from '#shared/contract/errors.ts'
import { ServerRefusal } from '#client/data/server-refusal.ts'
import { UserPoolUnreachable } from '#client/data/user-pool.ts'

/**
 * Asks the API for what somebody may have who is not signed in: without a token (SESS-12). Rejects with a
 * `ServerRefusal` or `UserPoolUnreachable`.
 */
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
  const refusal = errorBodySchema.safeParse(answer)
  throw refusal.success
    ? new ServerRefusal(refusal.data.code)
    : new UserPoolUnreachable('Something else answered in the place of the server.')
}
