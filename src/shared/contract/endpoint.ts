import type { z } from 'zod'
import type { Feature } from '#shared/domain/features/feature-flags.ts'
import type { Gate } from '#shared/domain/licenses/subscription.ts'
import type { DangerousAct } from '#shared/domain/permissions/dangerous-acts.ts'
import { EMPLOYEE_AREAS, type Level, type Subject } from '#shared/domain/permissions/levels.ts'
import type { ErrorCode } from './errors.ts'

/** Where the site answers calls. */
export const API_PATH = '/api'

/**
 * Who may call: `public` anybody at all, `signedIn` every signed-in user, `owner` and `productAdministrator` that role
 * alone; else a level in an area (or of the employees, who belong to several), and where it is named, a feature that is
 * on and something that was bought.
 */
export type EndpointAccess =
  | 'public'
  | 'signedIn'
  | 'owner'
  | 'productAdministrator'
  | { area: Subject; level: Level; feature?: Feature; gate?: Gate }

/**
 * One call of the API as plain data: the server mounts and guards from it, the client calls from it, the OpenAPI
 * document is made from it. A call that is not described does not exist.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api, with `:name` for each member of `params`. */
  path: string
  summary: string
  access: EndpointAccess
  /** What it does that can be withheld from somebody by itself, whatever their level. */
  danger?: DangerousAct
  /** Answers, too, who has not shown a second factor that is demanded: what is needed to set one up. */
  isBeforeFactor?: boolean
  /** Answers, too, a sign-in that was ended: what a device does that erases itself. */
  isAfterEnd?: boolean
  /**
   * Whoever asks proves who they are by a signature over what they send, and by nothing that a browser sends along by
   * itself; so it is taken from other sites, too. For `public` alone.
   */
  isSigned?: boolean
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Its parts are looked at one by one, so that one that is nested too deeply refuses only itself. */
  isBodyInParts?: boolean
  /** How many bytes of JSON it takes, where that is more than usual. */
  bodyBytes?: number
  /** Instead of JSON, a file of so many bytes at most. */
  upload?: { bytes: number; media: readonly string[] }
  /** The JSON that is answered; absent where the answer is a stream or empty. */
  answer?: z.ZodType
  /** Status of success, 200 where absent. */
  status?: 200 | 201 | 202 | 204
  /** Media type of success where it is not JSON. */
  media?: string
  /** Refusals beyond those that every call can give. */
  errors?: readonly ErrorCode[]
  /** How long whoever asks waits where that is longer than for other calls, in milliseconds. */
  patience?: number
  /** True for writes that take `Idempotency-Key` and, on a row that exists, `If-Match`. */
  isCommand?: boolean
}

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint

/** What a call needs, in a sentence for the documents of the API. */
export function describeAccess(access: EndpointAccess): string {
  if (access === 'public') return 'For everybody, signed in or not.'
  if (access === 'signedIn') return 'For every signed-in user.'
  if (access === 'owner') return 'For owners of the organization.'
  if (access === 'productAdministrator') return 'For product administrators.'
  const { area, level, feature, gate } = access
  return [
    area === 'employees' ? `Needs ${level} on one of ${EMPLOYEE_AREAS.join(', ')}` : `Needs ${area}=${level}`,
    ...(feature ? [`the feature ${feature}`] : []),
    ...(gate ? [`the subscription for ${gate}`] : []),
  ]
    .join(', ')
    .concat('.')
}
