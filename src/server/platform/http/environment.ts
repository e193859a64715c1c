import type { Log } from '#server/platform/log.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

/** What a handler finds in its context. */
export interface Environment {
  Variables: { requestId: string; log: Log; scope: Scope }
}
