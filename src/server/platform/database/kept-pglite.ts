import type { Log } from '#server/platform/log.ts'
import { openPglite, type PgliteClient } from './pglite-client.ts'
import type { ThreadSettings } from './pglite-messages.ts'
import { DatabaseUnreachable } from './unreachable.ts'

/** How long a database that could not be started is left alone, in milliseconds: twice as long each time. */
const PAUSE = { first: 1000, longest: 10_000 }

export interface KeptPglite {
  /** The thread of this moment, started anew where the one before ended. Throws where it cannot be started. */
  take: () => Promise<PgliteClient>
  close: () => Promise<void>
}

/**
 * A database on a thread that is started anew on its folder once it ended or stopped answering: what was committed is
 * in the folder, as after a crash of the process. One in memory ends with its thread.
 */
export async function keepPglite(
  settings: Omit<ThreadSettings, 'postgres'>,
  log: Log,
  limit?: number,
): Promise<KeptPglite> {
  let current = await openPglite(settings, limit)
  let starting: Promise<PgliteClient> | undefined
  let pause = PAUSE.first
  let startableFrom = -Infinity
  let isClosed = false

  async function restart(): Promise<PgliteClient> {
    await current.end()
    log.warn(
      { event: 'database.lost', folder: settings.folder },
      'The embedded database ended and is started anew.',
    )
    try {
      current = await openPglite(settings, limit)
      pause = PAUSE.first
      if (isClosed) await current.close()
      log.info({ event: 'database.resumed', folder: settings.folder }, 'The embedded database answers again.')
      return current
    } catch (cause) {
      startableFrom = performance.now() + pause
      pause = Math.min(pause * 2, PAUSE.longest)
      log.error({ event: 'database.refused', err: cause }, 'The embedded database could not be started anew.')
      throw new DatabaseUnreachable('The embedded database could not be started anew.', { cause })
    }
  }

  return {
    async take() {
      if (!current.isEnded()) return current
      if (isClosed || settings.folder === undefined)
        throw new DatabaseUnreachable('The database thread has ended.')
      if (!starting && performance.now() < startableFrom)
        throw new DatabaseUnreachable('The embedded database cannot be started.')
      starting ??= restart().finally(() => (starting = undefined))
      return starting
    },
    async close() {
      isClosed = true
      await starting?.catch(() => {})
      await current.close()
    },
  }
}
