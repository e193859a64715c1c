/** What each reason answers with. https://developers.google.com/workspace/admin/directory/v1/limits */
const REASONS = {
  badRequest: { code: 400, status: 'INVALID_ARGUMENT' },
  invalid: { code: 400, status: 'INVALID_ARGUMENT' },
  required: { code: 400, status: 'INVALID_ARGUMENT' },
  authError: { code: 401, status: 'UNAUTHENTICATED' },
  forbidden: { code: 403, status: 'PERMISSION_DENIED' },
  insufficientPermissions: { code: 403, status: 'PERMISSION_DENIED' },
  rateLimitExceeded: { code: 403, status: 'PERMISSION_DENIED' },
  userRateLimitExceeded: { code: 403, status: 'PERMISSION_DENIED' },
  quotaExceeded: { code: 403, status: 'PERMISSION_DENIED' },
  notFound: { code: 404, status: 'NOT_FOUND' },
  duplicate: { code: 409, status: 'ALREADY_EXISTS' },
  tooManyRequests: { code: 429, status: 'RESOURCE_EXHAUSTED' },
  backendError: { code: 503, status: 'UNAVAILABLE' },
} as const
export type RefusalReason = keyof typeof REASONS

/** An error answer of Google's APIs. */
export class GoogleRefusal extends Error {
  override name = 'GoogleRefusal'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string) {
    super(message)
    this.reason = reason
  }

  get code() {
    return REASONS[this.reason].code
  }

  get body() {
    const { code, status } = REASONS[this.reason]
    // The status and the reason of "too many" are two words of the vendor's for one thing.
    const reason = this.reason === 'tooManyRequests' ? 'rateLimitExceeded' : this.reason
    const details =
      this.reason === 'insufficientPermissions'
        ? {
            details: [
              {
                '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
                reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
                domain: 'googleapis.com',
              },
            ],
          }
        : {}
    return {
      error: {
        code,
        message: this.message,
        errors: [{ message: this.message, domain: 'global', reason }],
        status,
        ...details,
      },
    }
  }
}

/** What something else answers in the vendor's place. */
export class OtherPage extends Error {
  override name = 'OtherPage'
}
