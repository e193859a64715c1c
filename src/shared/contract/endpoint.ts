import type { z } from 'zod'
import type { Area, Level } from '#shared/domain/permissions/levels.ts'
import type { ErrorCode } from './errors.ts'

/**
 * One call of the API as plain data: the server mounts and guards from it, the client calls from it, the OpenAPI
 * document is made from it. A call that is not described does not exist.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api, with `:name` for each member of `params`. */
  path: string
  summary: string
  /** The permission it needs; `signedIn` where every signed-in user may call it. */
  access: 'signedIn' | { area: Area; level: Level }
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The JSON that is answered; absent where the answer is a stream or empty. */
  answer?: z.ZodType
  /** Status of success, 200 where absent. */
  status?: 200 | 201 | 202 | 204
  /** Media type of success where it is not JSON. */
  media?: string
  /** Refusals beyond those that every call can give. */
  errors?: readonly ErrorCode[]
  /** True for writes that take `Idempotency-Key` and, on a row that exists, `If-Match`. */
  isCommand?: boolean
}

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint
