import { pullAnswerSchema, SCHEMA } from '#shared/contract/sync.ts'
import type { CommandDatabase } from '#client/data/command-database.ts'
import type { DataDatabase } from '#client/data/data-database.ts'
import { applyScope } from './partitions.ts'
import { SyncProblem } from './problem.ts'
import type { Server } from './server.ts'

export interface PullParts {
  data: DataDatabase
  commands: CommandDatabase
  server: Server
  now: () => number
  /** Rows arrived or left; what shows them looks again. */
  changed: (what: 'overlay' | 'segments') => void
}

export interface Pulled {
  /** Partitions that have to be loaded. */
  wanted: number
}

/**
 * Takes everything that is newer than the device's cursor. A page and the cursor are written together, so a screen
 * never shows half of a server transaction and a crash never loses a page. Commands whose effect has arrived are
 * removed after that (sync.md 3.3).
 */
export const createPull =
  ({ data, commands, server, now, changed }: PullParts) =>
  async (signal?: AbortSignal): Promise<Pulled> => {
    for (let more = true; more;) {
      const cursor = await data.readState('cursor')
      const answer = await ask(server, cursor, signal).catch(async (cause: unknown) => {
        if (
          cause instanceof SyncProblem &&
          (cause.code === 'epochChanged' || cause.code === 'cursorTooOld')
        ) {
          await forget(data)
          changed('segments')
          return undefined
        }
        throw cause
      })
      if (!answer) continue

      const isFirst = cursor === undefined
      const rows = isFirst ? [] : answer.rows
      await data.transaction('rw', data.deltas, data.state, async () => {
        // Written with the cursor below; a pull of another tab that came in between makes this page a repeat.
        const latest = await data.readState('cursor')
        if (latest && latest.epoch === answer.epoch && latest.version > answer.to) return
        if (rows.length > 0) {
          await data.deltas.add({
            to: answer.to,
            pids: [...new Set(rows.map(([, , , pid]) => pid))],
            rows: JSON.stringify(rows),
          })
        }
        await data.writeState('cursor', {
          epoch: answer.epoch,
          // Before the first load there is nothing to be newer than: the load itself starts at the head.
          version: isFirst ? answer.head : answer.to,
          scopeHash: cursor?.scopeHash ?? null,
          at: now(),
          skew: answer.now - now(),
        })
      })
      if (answer.scope) {
        await applyScope({ data, commands }, answer.scope)
        changed('segments')
      } else if (rows.length > 0) changed('overlay')
      await settle(commands, answer.to)
      more = !isFirst && answer.more
    }
    const partitions = (await data.readState('partitions')) ?? {}
    return { wanted: Object.values(partitions).filter(({ state }) => state === 'wanted').length }
  }

function ask(
  server: Server,
  cursor: Awaited<ReturnType<DataDatabase['readState']>> | undefined,
  signal?: AbortSignal,
) {
  const known = cursor as { epoch: string; version: number; scopeHash: string | null } | undefined
  return server.ask(
    '/sync/pull',
    {
      epoch: known?.epoch ?? null,
      // A first pull only asks for the scope: no row is newer than the end of time.
      cursor: known?.version ?? Number.MAX_SAFE_INTEGER,
      scopeHash: known?.scopeHash ?? null,
      schema: SCHEMA,
    },
    pullAnswerSchema,
    signal ? { signal } : {},
  )
}

/** The server has another history: the copy is worth nothing. Commands stay. */
async function forget(data: DataDatabase) {
  await data.transaction('rw', data.segments, data.deltas, data.state, data.projection, async () => {
    await Promise.all([
      data.segments.clear(),
      data.deltas.clear(),
      data.state.clear(),
      data.projection.clear(),
    ])
  })
}

/** Removes commands whose effect is now among the rows. */
async function settle(commands: CommandDatabase, version: number) {
  await commands.commands
    .where('state')
    .equals('acked')
    .filter(({ ackV }) => ackV !== undefined && ackV <= version)
    .delete()
}
