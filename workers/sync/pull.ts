import { syncEndpoints } from '#shared/contract/endpoints/sync.ts'
import { PACKED_KINDS } from '#shared/contract/kind-names.ts'
import { type PulledRow, SCHEMA } from '#shared/contract/sync.ts'
import type { Cursor, PartitionState, Partitions } from '#client/data/rows/data-database.ts'
import { sealDelta } from '#client/data/rows/segment.ts'
import { mustLead } from './fence.ts'
import { noteAnswer } from './server-clock.ts'
import { giveUp, noteScope, revokeForeign } from './partitions.ts'
import type { SyncParts } from './parts.ts'
import { SyncProblem } from '#workers/server/problem.ts'
import { reconsider } from './audit.ts'
import { startOver } from './restored.ts'
import { reportOf } from './report.ts'

export interface PullOutcome {
  /** Partitions that have to be loaded. */
  wanted: number
}

/**
 * Takes everything that is newer than the device's cursor. A page and the cursor are written together, so a screen
 * never shows half of a page and a crash never loses one; of what fits one page no screen shows half of a server
 * transaction. Commands whose effect has arrived are removed after that (sync.md 3.3).
 */
export const createPull =
  (parts: SyncParts) =>
  async (signal?: AbortSignal): Promise<PullOutcome> => {
    const { data, clock, changed } = parts
    let partitions: Partitions = {}
    for (let more = true; more;) {
      const cursor = await data.readState('cursor')
      const sent = clock.now()
      const answer = await ask(parts, cursor, signal).catch(async (cause: unknown) => {
        const code = cause instanceof SyncProblem ? cause.code : undefined
        if (code === 'epochChanged') await startOver(parts)
        else if (code === 'cursorTooOld') await reconsider(parts, signal)
        else throw cause
        changed('segments')
        return undefined
      })
      if (!answer) continue
      await noteAnswer(parts, answer, sent)
      // A device without a copy only asks for the scope: the load itself starts at the head.
      const isFirst = cursor === undefined
      const to = isFirst ? answer.head : answer.to
      if (answer.scope) await giveUp(parts, answer.scope)
      partitions = (await data.readPartitions()) ?? {}
      await takePage(parts, isFirst ? [] : answer.rows, partitions, {
        epoch: answer.epoch,
        version: to,
        scopeHash: cursor?.scopeHash ?? null,
        at: clock.now(),
      })
      if (answer.scope) partitions = await noteScope(parts, answer.scope)
      else await revokeForeign(parts, new Set(Object.keys(partitions)))
      await dropVisible(parts, to)
      if (answer.scope) changed('segments')
      else if (answer.rows.length > 0 && !isFirst) changed('overlay')
      more = !isFirst && answer.more
    }
    return { wanted: Object.values(partitions).filter(({ state }) => state === 'wanted').length }
  }

export async function ask(parts: SyncParts, cursor: Cursor | undefined, signal?: AbortSignal) {
  return parts.server.call(syncEndpoints.syncPull, {
    body: {
      epoch: cursor?.epoch ?? null,
      // No row is newer than the end of time.
      cursor: cursor?.version ?? Number.MAX_SAFE_INTEGER,
      scopeHash: cursor?.scopeHash ?? null,
      schema: SCHEMA,
      device: await reportOf(parts),
    },
    signal,
  })
}

async function takePage(
  { data, vault, leader }: SyncParts,
  rows: readonly PulledRow[],
  partitions: Partitions,
  next: Cursor,
) {
  const kept = rows.filter(([kind, , , pid]) => isHeld(kind, partitions[pid]))
  const delta = kept.length > 0 ? await sealDelta(vault, next.version, kept) : undefined
  await data.transaction('rw', data.deltas, data.state, async () => {
    await mustLead(data, leader)
    if (delta) await data.deltas.add(delta)
    await data.writeState('cursor', next)
  })
}

/**
 * Packed rows of what is still to be loaded are read later than these were, and what was given up is not held. What
 * was granted with this very answer is not noted yet, and is loaded as a whole once it is.
 */
const isHeld = (kind: string, partition: PartitionState | undefined) =>
  partition !== undefined && (partition.state === 'ready' || !PACKED_KINDS.some((packed) => packed === kind))

/** Removes commands whose effect is now among the rows, which were written before (sync.md 3.3). */
async function dropVisible({ commands, leader }: SyncParts, version: number) {
  // Most pulls find none, and a transaction that may write waits for the disk.
  if ((await commands.commands.where('state').equals('acked').count()) === 0) return
  await commands.transaction('rw', commands.commands, commands.meta, async () => {
    await mustLead(commands, leader)
    const acked = await commands.commands.where('state').equals('acked').toArray()
    const visible = acked.filter(({ ackV }) => ackV !== undefined && ackV <= version)
    // By their keys: deleting what a filter finds goes through it record by record.
    await commands.commands.bulkDelete(visible.map(({ seq }) => seq))
  })
}
