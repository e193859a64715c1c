import type { Endpoint } from '#shared/contract/endpoint.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { SECOND } from '#shared/lib/time.ts'
import { ApiError } from './api-error.ts'

/** What an endpoint has answered, read by its own description. Throws an `ApiError`. */
export async function readAnswer({ answer, status = 200 }: Endpoint, response: Response): Promise<unknown> {
  if (!response.ok) throw await readRefusal(response)
  if (!answer) {
    if (response.status !== status) throw new ApiError('foreign')
    return undefined
  }
  const parsed = answer.safeParse(await readJson(response))
  // Whoever answered JSON of another shape is not our server.
  if (!parsed.success) throw new ApiError('foreign', { cause: parsed.error })
  return parsed.data
}

/** Why a call was refused. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const { status } = response
  const { data } = errorBodySchema.safeParse(await readJson(response))
  if (!data) return unreadable(status)
  const { issues, ...told } = data
  const seconds = Number(response.headers.get('retry-after'))
  return new ApiError('server', {
    ...told,
    status,
    detail: issues?.[0]?.message,
    retryAfter: seconds > 0 ? seconds * SECOND : undefined,
  })
}

/** A network that asks to sign in first answers every address with its own page. */
async function readJson(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) throw unreadable(response.status)
  try {
    return await response.json()
  } catch (cause) {
    throw new ApiError('network', { cause })
  }
}

/** What stands before a server that is down answers with an error of its own. */
const unreadable = (status: number) => new ApiError(status >= 500 ? 'server' : 'foreign', { status })
