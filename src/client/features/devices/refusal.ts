import { errorCatalogue, type ErrorCode } from '#shared/contract/errors.ts'

export interface Refusal {
  /** The catalogue's code; undefined where nobody answered. */
  code: ErrorCode | undefined
}

/** What a failed request says of itself. */
export function refusalOf(cause: unknown): Refusal {
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined
  return { code: isErrorCode(code) ? code : undefined }
}

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCatalogue, code)
