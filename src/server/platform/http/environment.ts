import type { Log } from '#server/platform/log.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

/** Who a token was given to. */
export interface Bearer {
  subject: string
  /** The sign-in that it came from, as far as the pool says. */
  signIn: string | undefined
}

/** How the caller's sign-in stands at this moment. */
export interface SessionStanding {
  /** It was ended, or the shared account that it is of is not shared any more. */
  isOver: boolean
  /** It is over, and the device that it was on is to erase itself. */
  mustErase: boolean
  /** A second factor is demanded of the person by now, and none was shown. */
  lacksFactor: boolean
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
    standing: SessionStanding
  }
}
