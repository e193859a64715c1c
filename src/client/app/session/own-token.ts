import { unverified } from '#client/data/call/api-error.ts'
import type { SendPorts } from '#client/data/call/send.ts'
import type { Session } from '#client/data/session/session-database.ts'

interface OwnTokenParts {
  read: () => Promise<Session | undefined>
  /** The token of a session, renewed where it has ended. */
  valid: (session: Session) => Promise<string>
  /** Another token than the one that was rejected. */
  renewed: (session: Session, rejected: string) => Promise<string>
}

/** The identity token of one user who is signed in here, never that of somebody who signed in since. */
export const ownToken =
  (userKey: string, { read, valid, renewed }: OwnTokenParts): Required<SendPorts>['token'] =>
  async (rejected) => {
    const session = await read()
    if (session?.userKey !== userKey) throw unverified()
    // The server may have ended what the device took for good.
    return rejected === undefined ? valid(session) : renewed(session, rejected)
  }
