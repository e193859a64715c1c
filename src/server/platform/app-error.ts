import { type ErrorCode, errorCatalogue, type Issue } from '#shared/contract/errors.ts'

/** A refusal with a code of the catalogue. Anything else that is thrown is answered as `unexpected`. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  readonly retryAfter: number | undefined

  /** `retryAfter` in seconds. */
  constructor(code: ErrorCode, options: { issues?: Issue[]; retryAfter?: number; cause?: unknown } = {}) {
    super(errorCatalogue[code].message, { cause: options.cause })
    this.code = code
    this.issues = options.issues
    this.retryAfter = options.retryAfter
  }
}
