import { errorBodySchema, type ErrorCode } from '#shared/contract/errors.ts'
import { sessions } from './device-storage.ts'

/** A call that the server refused, by the catalogue's code; `unreachable` where nobody answered. */
export class ApiRefusal extends Error {
  override name = 'ApiRefusal'
  readonly code: ErrorCode | 'unreachable'
  readonly detail: string | undefined

  constructor(code: ErrorCode | 'unreachable', detail?: string) {
    super(code)
    this.code = code
    this.detail = detail
  }
}

/** Posts to the API directly, for the few things that cannot wait in the queue. */
export async function postToApi(path: string, body: unknown): Promise<unknown> {
  const session = await sessions.read()
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${session?.tokens.idToken ?? ''}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    })
  } catch {
    throw new ApiRefusal('unreachable')
  }
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  const refusal = errorBodySchema.safeParse(answer)
  if (!refusal.success) throw new ApiRefusal('unreachable')
  throw new ApiRefusal(refusal.data.code, refusal.data.issues?.[0]?.message)
}
