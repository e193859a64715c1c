import type { Log } from '#server/platform/log.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

/** What a handler finds in its context. */
export interface Environment {
  Variables: {
    requestId: string
    log: Log
    scope: Scope
    /** The sign-in that the caller's token came from, as far as the pool says. */
    signIn: string | undefined
  }
}
