import type { SyncFault } from '#client/data/sync-client.ts'

/** Why a request to the server did not give what it should. `retryAfter` in milliseconds. */
export class SyncProblem extends Error {
  override name = 'SyncProblem'
  readonly fault: SyncFault
  readonly code: string | undefined
  readonly retryAfter: number | undefined
  readonly status: number | undefined

  constructor(
    fault: SyncFault,
    options: {
      code?: string | undefined
      status?: number
      retryAfter?: number | undefined
      cause?: unknown
    } = {},
  ) {
    super(`The server cannot be worked with: ${fault}`, { cause: options.cause })
    this.fault = fault
    this.code = options.code
    this.status = options.status
    this.retryAfter = options.retryAfter
  }
}

/** What an unforeseen failure is: of the storage where the database says so, else of the server. */
export function faultOf(cause: unknown): SyncFault {
  if (cause instanceof SyncProblem) return cause.fault
  const name = (cause as { name?: string } | null)?.name ?? ''
  return /Quota|DatabaseClosed|OpenFailed|InvalidState|Abort|Unknown|Version/.test(name)
    ? 'storage'
    : 'server'
}
