import { fromPromise } from 'xstate'
import { isDeleted } from '#client/data/device/let-go-when-deleted.ts'
import type { Stores } from '#client/data/device/device.ts'
import type { SyncStatus } from '#client/data/device/sync-client.ts'
import { holdReserve, isQuota } from '#client/data/queue/disk-reserve.ts'
import { audit, isAuditDue } from './audit.ts'
import { compact } from './compaction.ts'
import { createBudget, makeRoom } from './evict.ts'
import type { SyncParts } from './parts.ts'
import type { EnginePorts } from './ports.ts'
import { SyncProblem } from '#workers/server/problem.ts'
import { keepEarlyAlerts } from '#client/data/rows/early-alerts.ts'
import { prepareProjection } from './projection.ts'
import { createPull, type PullOutcome } from './pull.ts'
import type { createPush, PushOutcome } from './push.ts'
import { createSnapshot } from './snapshot.ts'

/** What a tab has while it leads. */
export interface Lead {
  parts: SyncParts
  push: ReturnType<typeof createPush>
}

interface RoundParts {
  space: EnginePorts['space']
  stores: Stores
  /** Undefined while another tab leads. */
  lead: () => Lead | undefined
  progressed: (progress: SyncStatus['progress']) => void
}

/** The steps of a round, as the sync machine calls them: pull, push, load, tidy. Each fails unless this tab leads. */
export function createRound({ space, stores, lead, progressed }: RoundParts) {
  const keepBudget = createBudget(space)
  const leading = (): Lead => {
    const own = lead()
    if (!own) throw new SyncProblem('storage')
    return own
  }

  /** A full disk gives up what can be loaded again, and the next round goes on. */
  async function withRoom<T>(act: (parts: SyncParts) => Promise<T>): Promise<T> {
    try {
      return await act(leading().parts)
    } catch (cause) {
      const own = lead()
      if (isQuota(cause) && own) await makeRoom(own.parts)
      throw cause
    }
  }

  return {
    pull: fromPromise<PullOutcome>(async ({ signal }) => {
      await openAgain(stores)
      return withRoom((parts) => createPull(parts)(signal))
    }),
    push: fromPromise<PushOutcome>(async ({ signal }) => leading().push(signal)),
    snapshot: fromPromise<void>(async ({ signal }) => {
      try {
        await withRoom((parts) => createSnapshot(parts, progressed)(signal))
      } finally {
        progressed(null)
      }
    }),
    tidy: fromPromise<{ isRepairing: boolean }>(async ({ signal }) =>
      tidy(leading().parts, keepBudget, signal),
    ),
  }
}

/** The browser closed a database, and the one attempt that Dexie makes by itself to open it again failed. */
export async function openAgain({ data, commands }: Stores): Promise<void> {
  for (const database of [data, commands])
    if (database.hasFailed() && !isDeleted(database)) await database.open()
}

async function tidy(parts: SyncParts, keepBudget: ReturnType<typeof createBudget>, signal: AbortSignal) {
  if ((await compact(parts)).length > 0) parts.changed('segments')
  await holdReserve(parts.commands)
  await keepBudget(parts)
  await prepareProjection(parts)
  await keepEarlyAlerts(parts)
  if (!(await isAuditDue(parts))) return { isRepairing: false }
  const repaired = await audit(parts, signal)
  if (repaired) parts.changed('segments')
  return { isRepairing: (repaired ?? 0) > 0 }
}
