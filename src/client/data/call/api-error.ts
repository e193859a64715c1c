import { type ErrorCode, type ErrorValues, messageOf } from '#shared/contract/errors.ts'

/**
 * Who is to blame: `network` where nobody answered, or the answer broke off; `foreign` where something else answered in
 * the place of the server, as a network that asks to sign in first does; `server` where the server said no.
 */
export type ApiFault = 'network' | 'foreign' | 'server'

interface ErrorDetails {
  message?: string | undefined
  code?: ErrorCode | undefined
  status?: number | undefined
  detail?: string | undefined
  requestId?: string | undefined
  values?: ErrorValues | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

const MESSAGES: Record<ApiFault, string> = {
  network: 'The server cannot be reached.',
  foreign: 'Something else answered in the place of the server.',
  server: 'The server cannot answer now.',
}

/** Why a call of the API did not give what it should. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly fault: ApiFault
  /** Of the catalogue; only the server gives one. */
  readonly code: ErrorCode | undefined
  /** Of the refusal, whoever it is from. */
  readonly status: number | undefined
  /** The first thing that was wrong with what was sent. */
  readonly detail: string | undefined
  /** By what those who look after the server find what went wrong. */
  readonly requestId: string | undefined
  /** What stands in the braces of the text. */
  readonly values: ErrorValues | undefined
  /** How long the server wishes to be left alone, in milliseconds. */
  readonly retryAfter: number | undefined

  constructor(fault: ApiFault, told: ErrorDetails = {}) {
    super(told.message ?? MESSAGES[fault], { cause: told.cause })
    this.fault = fault
    this.code = told.code
    this.status = told.status
    this.detail = told.detail
    this.requestId = told.requestId
    this.values = told.values
    this.retryAfter = told.retryAfter
  }
}

/** The same where the session is known to be over before the server is asked. */
export const unverified = (cause?: unknown): ApiError =>
  new ApiError('server', {
    message: messageOf('sessionUnverified'),
    code: 'sessionUnverified',
    status: 401,
    cause,
  })

/** Whether the server has answered, and said no for a reason. */
export const isRefusal = (cause: unknown): cause is ApiError & { code: ErrorCode } =>
  cause instanceof ApiError && cause.code !== undefined
