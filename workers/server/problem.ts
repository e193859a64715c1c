import { ApiError } from '#client/data/call/api-error.ts'
import type { SyncFault } from '#client/data/device/sync-client.ts'

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

/** What a call that failed means to the engine; whatever else failed stays what it is. */
export function syncProblemOf(cause: unknown): unknown {
  if (!(cause instanceof ApiError)) return cause
  const { code, status, retryAfter } = cause
  return new SyncProblem(faultOfCall(cause), {
    code,
    retryAfter,
    cause,
    ...(status === undefined ? {} : { status }),
  })
}

function faultOfCall({ fault, code, status }: ApiError): SyncFault {
  if (fault !== 'server') return fault === 'network' ? 'offline' : 'portal'
  // Nothing of somebody who was taken away stays here.
  if (code === 'accountRemoved' || code === 'deviceErased') return 'wiped'
  return status === 401 ? 'unauthorized' : status === 426 ? 'outdated' : 'server'
}

/** What an unforeseen failure is: of the storage where the database says so, else of the server. */
export function faultOf(cause: unknown): SyncFault {
  if (cause instanceof SyncProblem) return cause.fault
  const name = (cause as { name?: string } | null)?.name ?? ''
  return /Quota|DatabaseClosed|OpenFailed|InvalidState|Abort|Unknown|Version/.test(name)
    ? 'storage'
    : 'server'
}
