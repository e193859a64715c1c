/** Why a vendor could not be asked or did not answer as it should. The caller decides by it whether to try again. */
export type ConnectorErrorReason = keyof typeof SENTENCES

const SENTENCES = {
  unauthorized: 'The vendor did not accept the credentials',
  missingScope: 'The credentials lack a permission for this',
  consentMissing: 'The app has not been given consent',
  throttled: 'The vendor asks to slow down',
  unreachable: 'The vendor could not be reached or is out of order',
  notFound: 'The vendor does not know what was asked for',
  resyncRequired: 'The vendor no longer knows where we left off: read everything again',
  unexpectedAnswer: 'The vendor answered something that we do not understand',
} as const

export interface ConnectorErrorDetails {
  /** HTTP status of the last answer. */
  status?: number | undefined
  /** The vendor's own error code. */
  code?: string | undefined
  /** The vendor's id of the request, for its support. */
  requestId?: string | undefined
  /** Milliseconds after which the vendor wants to be asked again. */
  retryAfter?: number | undefined
  cause?: unknown
}

/** A failure of a connector in our words. Its message never holds a token, a secret or an address. */
export class ConnectorError extends Error {
  override name = 'ConnectorError'
  readonly reason: ConnectorErrorReason
  readonly status: number | undefined
  readonly code: string | undefined
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined

  constructor(reason: ConnectorErrorReason, details: ConnectorErrorDetails = {}) {
    const { status, code, requestId, retryAfter, cause } = details
    const answer = [status, code].filter((part) => part !== undefined).join(', ')
    super(`${SENTENCES[reason]}${answer ? ` (${answer})` : ''}.`, cause === undefined ? {} : { cause })
    this.reason = reason
    this.status = status
    this.code = code
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}
