import { errorCatalogue, type ErrorCode, type ErrorValues } from '#shared/contract/errors.ts'

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
  const code = part(cause, 'code')
  return {
    code: isErrorCode(code) ? code : undefined,
    detail: part(cause, 'detail'),
    requestId: part(cause, 'requestId'),
    values:
      cause instanceof Error && 'values' in cause ? (cause.values as ErrorValues | undefined) : undefined,
  }
}

function part(cause: unknown, name: string): string | undefined {
  const value: unknown = cause instanceof Error ? Reflect.get(cause, name) : undefined
  return typeof value === 'string' ? value : undefined
}

const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && Object.hasOwn(errorCatalogue, code)

/** Whether a refusal is the server's own fault, so that somebody should look into it. */
export const isServerFault = ({ code }: Refusal): boolean =>
  code !== undefined && errorCatalogue[code].status >= 500
