import { type ErrorCode, type ErrorValues, type Issue, messageOf } from '#shared/contract/errors.ts'

/** A refusal with a code of the catalogue. Anything else that is thrown is answered as `unexpected`. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  readonly retryAfter: number | undefined
  readonly values: ErrorValues | undefined

  /** `retryAfter` in seconds; `values` for what stands in the braces of the text. */
  constructor(
    code: ErrorCode,
    options: { issues?: Issue[]; retryAfter?: number; values?: ErrorValues; cause?: unknown } = {},
  ) {
    super(messageOf(code, options.values), { cause: options.cause })
    this.code = code
    this.values = options.values
    this.issues = options.issues
    this.retryAfter = options.retryAfter
  }
}
