import { validate } from 'uuid'
import { keptEvent } from '#shared/domain/security-log/kept-event.ts'
import type { EventDetails } from '#shared/domain/security-log/security-event.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import { recordSecurityEvent } from './security-log.store.ts'

/** What happened to the accounts of an organization, for its owners. Every event is a line of the log, too. */
export interface SecurityLog {
  /** Keeps an event with what a transaction changes. Gives what logs it, for once that is committed. */
  keep: (tx: Tx, happening: EventDetails) => Promise<() => void>
  /** Keeps an event by itself. Nobody waits for that, and it fails nobody's request. */
  note: (happening: EventDetails) => void
  /** Until everything that was noted in this process is kept. */
  settled: () => Promise<void>
}

interface SecurityLogParts {
  db: Db
  log: Pick<Log, 'info' | 'error'>
  now: () => number
}

export function createSecurityLog({ db, log, now }: SecurityLogParts): SecurityLog {
  const underWay = new Set<Promise<void>>()
  return {
    keep: async (tx, happening) => {
      const organization = await record(tx, happening)
      return () => say(happening, organization)
    },
    note: (happening) => {
      const noted = record(db, happening).then(
        (organization) => say(happening, organization),
        (cause: unknown) => {
          // Not the whole cause: a database's error also carries the values it was given.
          const { message } = cause instanceof Error ? cause : new Error(String(cause))
          log.error({ event: 'securityLog.missed', message }, 'An event is missing in the security log')
          say(happening, undefined)
        },
      )
      underWay.add(noted)
      void noted.finally(() => underWay.delete(noted))
    },
    settled: async () => void (await Promise.all(underWay)),
  }

  async function record(to: Db, happening: EventDetails): Promise<string | undefined> {
    const { actorId } = happening
    if (actorId === undefined || !validate(actorId)) return undefined
    return recordSecurityEvent(to, actorId, keptEvent(happening, now()))
  }

  /** Names stay out of it: where nobody has such an account, what was typed may be a password. */
  function say(
    { event, reason, actorId, target, members, network, count }: EventDetails,
    organization?: string,
  ) {
    log.info(
      { event, reason, organization, user: organization && actorId, target, members, network, count },
      'Security event',
    )
  }
}
