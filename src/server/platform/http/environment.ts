import type { Log } from '#server/platform/log.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

/** Who a token was given to. */
export interface Bearer {
  subject: string
  /** The sign-in that it came from, as far as the pool says. */
  signIn: string | undefined
}

/** What a handler finds in its context. */
export interface Environment {
  Variables: {
    requestId: string
    log: Log
    /** Whose token came with the request, if it is good. */
    bearer: Bearer | undefined
    scope: Scope
    /** The sign-in that the caller's token came from, as far as the pool says. */
    signIn: string | undefined
  }
}
