import { errorCatalogue, type ErrorCode, type ErrorValues } from '#shared/contract/errors.ts'
import { ApiError } from './call/api-error.ts'

/** Why a request that cannot wait in the queue was not carried out. */
export interface Refusal {
  /** The catalogue's code; undefined where nobody answered. */
  code: ErrorCode | undefined
  /** The first thing that was wrong with what was sent, or a connector's own reason. */
  detail: string | undefined
  /** By what those who look after the server find what went wrong. */
  requestId: string | undefined
  /** What stands in the braces of the text. */
  values: ErrorValues | undefined
}

/** What a failed request says of itself. */
export function refusalOf(cause: unknown): Refusal {
  const { code, detail, requestId, values }: Partial<Refusal> = cause instanceof ApiError ? cause : {}
  return { code, detail, requestId, values }
}

/** Whether a refusal is the server's own fault, so that somebody should look into it. */
export const isServerFault = ({ code }: Refusal): boolean =>
  code !== undefined && errorCatalogue[code].status >= 500
