import type { Db } from '#server/platform/database/database.ts'
import { readStandings } from './standing.ts'

interface Holder {
  userId: string
  organizationId: string
}

type Standings = Awaited<ReturnType<typeof readStandings>>

/**
 * Whether sign-ins would be let in again now. When something changes every open stream asks at once, so those that ask
 * within one turn are asked for by one query. Throws where the database is not there.
 */
export function createStillIn(db: Db): (holder: Holder, signIn: string) => Promise<boolean> {
  let waiting: { signIns: Set<string>; standings: Promise<Standings> } | undefined

  function join(signIn: string): Promise<Standings> {
    if (!waiting) {
      const signIns = new Set<string>()
      const turn = new Promise<void>((resolve) => setImmediate(resolve))
      const standings = turn.then(() => {
        waiting = undefined
        return readStandings(db, [...signIns])
      })
      waiting = { signIns, standings }
    }
    waiting.signIns.add(signIn)
    return waiting.standings
  }

  return async ({ userId, organizationId }, signIn) =>
    (await join(signIn)).some(
      (each) =>
        each.signIn === signIn &&
        each.userId === userId &&
        each.organizationId === organizationId &&
        !each.disabled &&
        !each.isOver &&
        !each.lacksFactor,
    )
}
