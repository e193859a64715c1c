import { PACKED_KINDS, packedKindOf } from '#shared/contract/kind-names.ts'
import { isQuota } from '#client/data/queue/disk-reserve.ts'
import type { Partitions, PartitionState } from '#client/data/rows/data-database.ts'
import { mustLead } from './fence.ts'
import { writeJournal } from './journal.ts'
import { deltasWithout, replaceDeltas } from './partitions.ts'
import type { SyncParts } from './parts.ts'
import type { EnginePorts } from './ports.ts'
import { voidProjection } from './projection.ts'

/** The part of the packed partitions that leaves at once. */
const SHARE = 0.1
/** How much of what the browser allows the device takes at most, and never more than so many bytes. */
const BUDGET = { share: 0.6, bytes: 500 * 1024 * 1024 }
/** What was deleted is only given back when the browser cleans up, so a look too soon would give up too much. */
const BETWEEN_LOOKS = 600_000
/** How exactly it is known when somebody last looked at a partition. */
const USE_AGAIN = 3_600_000

/**
 * Makes room on a full disk (sync.md 2.3): what is not loaded yet is not loaded, else what nobody has looked at for
 * the longest time leaves. Both come back when somebody asks for them. Commands are never touched. False where there
 * is nothing left to give up.
 */
export async function makeRoom(parts: SyncParts): Promise<boolean> {
  const { data, commands, clock, changed } = parts
  const given = chooseCold((await data.readPartitions()) ?? {})
  if (given.length === 0) return false
  // What is not held is not told of any more: a row that stayed in a delta would stand there as it was for ever.
  const deltas = await deltasWithout(parts, given, (kind) => PACKED_KINDS.some((packed) => packed === kind))
  await giveUp(parts, given, deltas).catch((cause: unknown) => {
    if (!isQuota(cause) || deltas.length === 0) throw cause
    // A disk without room for shorter deltas: old rows of what was given up are better than no room at all.
    return giveUp(parts, given, [])
  })
  await commands.transaction('rw', commands.journal, () =>
    writeJournal(commands, clock.now(), 'evicted', `${given.length} partitions`),
  )
  changed('segments')
  return true
}

function giveUp(
  parts: SyncParts,
  given: readonly string[],
  deltas: Awaited<ReturnType<typeof deltasWithout>>,
): Promise<void> {
  const { data, leader } = parts
  return data.transaction('rw', data.segments, data.deltas, data.projection, data.state, async () => {
    await mustLead(data, leader)
    await replaceDeltas(parts, deltas)
    const partitions = (await data.readState('partitions')) ?? {}
    for (const pid of given) {
      await data.segments.where('[pid+kind+no]').between([pid, '', 0], [pid, '\uffff', Infinity]).delete()
      const partition = partitions[pid]
      if (partition) partitions[pid] = { ...partition, state: 'cold', v: 0 }
    }
    await data.writeState('partitions', partitions)
    await voidProjection(parts, given)
  })
}

/** Looks now and then whether the device takes more space than it should, and gives some up (sync.md 2.3). */
export function createBudget(space: EnginePorts['space']): (parts: SyncParts) => Promise<void> {
  let lookedAt = -Infinity
  return async (parts) => {
    const now = parts.clock.monotonic()
    if (now - lookedAt < BETWEEN_LOOKS) return
    lookedAt = now
    const { usage, quota } = await space()
    if (usage > Math.min(quota * BUDGET.share, BUDGET.bytes)) await makeRoom(parts)
  }
}

function chooseCold(partitions: Partitions): string[] {
  const packed = Object.keys(partitions).filter((pid) => packedKindOf(pid) !== undefined)
  const usedAt = (pid: string) => partitions[pid]?.used ?? 0
  // What was looked at equally long ago leaves before employees do: they are what the search finds.
  const rank = (pid: string) => (packedKindOf(pid) === 'employee' ? 1 : 0)
  const oldestFirst = packed.toSorted((a, b) => usedAt(a) - usedAt(b) || rank(a) - rank(b))
  const of = (state: PartitionState['state']) => oldestFirst.filter((pid) => partitions[pid]?.state === state)
  const wanted = of('wanted').filter((pid) => partitions[pid]?.used === undefined)
  const ready = of('ready')
  return wanted.length > 0 ? wanted : ready.slice(0, Math.ceil(ready.length * SHARE))
}

/** Somebody looks at these partitions: they are the last to leave, and come back where they had left. True if so. */
export function markUsed({ data, clock, leader }: SyncParts, pids: readonly string[]): Promise<boolean> {
  return data.transaction('rw', data.state, async () => {
    await mustLead(data, leader)
    const partitions = (await data.readState('partitions')) ?? {}
    let isBack = false
    let isNews = false
    for (const pid of pids) {
      const known = partitions[pid]
      const isCold = known?.state === 'cold'
      if (!known || (!isCold && clock.now() - (known.used ?? 0) < USE_AGAIN)) continue
      isBack ||= isCold
      partitions[pid] = {
        ...known,
        used: clock.now(),
        ...(isCold ? { state: 'wanted' } : {}),
      }
      isNews = true
    }
    if (isNews) await data.writeState('partitions', partitions)
    return isBack
  })
}
