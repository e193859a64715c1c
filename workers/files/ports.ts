import type { Clock } from '#client/data/device/clock.ts'
import type { Vault } from '#client/data/device/vault.ts'
import type { UploadDatabase } from '#client/data/uploads/upload-database.ts'
import type { Call } from '#client/data/call/call.ts'
import type { Locks } from '#workers/server/web-locks.ts'

/** Everything outside of the uploads. A browser gives the real things, tests their own. */
export interface UploadPorts {
  database: UploadDatabase
  vault: Vault
  clock: Clock
  /** From 0 up to 1. */
  random: () => number
  /** Calls the API as the signed-in user; throws a `SyncProblem`. */
  call: Call
  put: PutPart
  /** Undefined where the browser has no Web Locks: this tab then works alone. */
  locks: Locks | undefined
  /** An upload that the server knows of has ended here, and it has to be told. */
  ended: (upload: EndedUpload) => void
}

export interface EndedUpload {
  id: string
  customerId: string
  fileName: string
  ends: 'Canceled' | 'Failed'
}

/**
 * Puts bytes to a signed address; `onSent` hears how many have gone. Throws a `PutProblem`, or what `signal` was aborted with.
 */
export type PutPart = (
  url: string,
  bytes: Uint8Array<ArrayBuffer>,
  options: { signal: AbortSignal; onSent: (bytes: number) => void },
) => Promise<void>

/** Why bytes were not taken; `status` is undefined where nobody answered. */
export class PutProblem extends Error {
  override name = 'PutProblem'
  readonly status: number | undefined

  constructor(status?: number) {
    super(status === undefined ? 'The storage cannot be reached' : `The storage refused with ${status}`)
    this.status = status
  }
}
