import type { INTEGRATION_FAULTS } from '#shared/domain/integrations/integration.ts'

type Fault = (typeof INTEGRATION_FAULTS)[number]

/** Why a vendor could not be asked or did not answer as it should. The caller decides by it whether to try again. */
export type ConnectorErrorReason = keyof typeof REASONS

/**
 * What each reason says, how an integration remembers it (`fault`), how it is told of something that was to be read of a
 * tenant (`unread`), and whether only a person can do something about it.
 */
const REASONS = {
  unauthorized: {
    sentence: 'The vendor did not accept the credentials',
    fault: 'unauthorized',
    unread: 'notConnected',
    needsPerson: true,
  },
  missingScope: {
    sentence: 'The credentials lack a permission for this',
    fault: 'missingScope',
    unread: 'missingScope',
    needsPerson: true,
  },
  consentMissing: {
    sentence: 'The app has not been given consent',
    fault: 'consentMissing',
    unread: 'notConnected',
    needsPerson: true,
  },
  throttled: {
    sentence: 'The vendor asks to slow down',
    fault: 'throttled',
    unread: 'sourceFailed',
    needsPerson: false,
  },
  unreachable: {
    sentence: 'The vendor could not be reached or is out of order',
    fault: 'unreachable',
    unread: 'sourceFailed',
    needsPerson: false,
  },
  notFound: {
    sentence: 'The vendor does not know what was asked for',
    fault: 'notFound',
    unread: 'sourceFailed',
    needsPerson: false,
  },
  resyncRequired: {
    sentence: 'The vendor no longer knows where we left off: read everything again',
    fault: 'unexpectedAnswer',
    unread: 'sourceFailed',
    needsPerson: false,
  },
  unexpectedAnswer: {
    sentence: 'The vendor answered something that we do not understand',
    fault: 'unexpectedAnswer',
    unread: 'unexpectedAnswer',
    needsPerson: false,
  },
} as const satisfies Record<string, { sentence: string; fault: Fault; unread: string; needsPerson: boolean }>

export interface ConnectorErrorDetails {
  /** HTTP status of the last answer. */
  status?: number | undefined
  /** The vendor's own error code. */
  code?: string | undefined
  /** The vendor's id of the request, for its support. */
  requestId?: string | undefined
  /** Milliseconds after which the vendor wants to be asked again. */
  retryAfter?: number | undefined
  /** What the vendor said, in its own words, which may name people and objects of a tenant. */
  words?: string | undefined
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
  /** Private, so that no log writes them down. */
  readonly #words: string | undefined

  constructor(reason: ConnectorErrorReason, details: ConnectorErrorDetails = {}) {
    const { status, code, requestId, retryAfter, words, cause } = details
    const answer = [status, code].filter((part) => part !== undefined).join(', ')
    super(`${REASONS[reason].sentence}${answer ? ` (${answer})` : ''}.`, cause === undefined ? {} : { cause })
    this.reason = reason
    this.status = status
    this.code = code
    this.requestId = requestId
    this.retryAfter = retryAfter
    this.#words = words
  }

  /** For the person who asked, and for nobody else. */
  get words(): string | undefined {
    return this.#words
  }
}

/** The code of the `missingScope` with which we tell that no permission would help, whatever the vendor calls it. */
export const NOT_LICENSED = 'notLicensed'

/** How an integration remembers a reason. */
export const faultOf = (reason: ConnectorErrorReason): Fault => REASONS[reason].fault

/** What a reason says of something that was to be read of a tenant. */
export const unreadReasonOf = (reason: ConnectorErrorReason) => REASONS[reason].unread

/** Whether nothing helps but a person who lets us in again. */
export const needsPerson = (reason: ConnectorErrorReason): boolean => REASONS[reason].needsPerson

/** Whether the vendor said that a change was not made. Without it, it may have arrived. */
export const isRefusal = ({ status, reason }: ConnectorError): boolean =>
  status !== undefined && status >= 400 && status < 500 && reason !== 'resyncRequired'
