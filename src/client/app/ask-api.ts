import { errorBodySchema } from '#shared/contract/errors.ts'
import { ApiRefusal } from './api.ts'
import { sessions } from './device-storage.ts'

/**
 * Asks the API directly, for what is only true while the server says it. Rejects with an `ApiRefusal`.
 * (`postToApi` is for the few things that are done and cannot wait in the queue.)
 */
export async function askApi(
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const session = await sessions.read()
  const response = await fetch(`/api${path}`, {
    method,
    cache: 'no-store',
    headers: {
      Authorization: `Bearer ${session?.tokens.idToken ?? ''}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiRefusal('unreachable')
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  const refusal = errorBodySchema.safeParse(answer)
  throw new ApiRefusal(refusal.success ? refusal.data.code : 'unreachable')
}
