import { type Kind, SHARED_KINDS, packedKindOf } from '#shared/contract/kind-names.ts'
import { syncLimits } from '#shared/contract/sync.ts'
import { foldText } from '#shared/lib/fold-text.ts'
import type {
  DataDatabase,
  DeltaRecord,
  SegmentRecord,
  StateValues,
} from '#client/data/rows/data-database.ts'
import { foldEarlyAlerts } from '#client/data/rows/early-alerts.ts'
import type { ServerRow } from '#client/data/rows/merge.ts'
import { readPartition, readShared } from '#client/data/rows/read.ts'
import { columnsOf, sealSegment } from '#client/data/rows/segment.ts'
import { mustLead } from './fence.ts'
import type { SyncParts } from './parts.ts'
import { voidProjection } from './projection.ts'

type CompactionParts = Pick<SyncParts, 'data' | 'vault' | 'leader' | 'compress'>

/** Deltas are folded into segments when there are more of them than this, or more rows in them. */
const KEPT = { deltas: 24, rows: 4000 }

/**
 * Folds the deltas into the segments, so that reading stays one step. What is written is exactly what a read gives
 * at this moment; deltas that arrive meanwhile make it a no-op and are met the next time. Gives the partitions that
 * were written anew.
 */
export async function compact(parts: CompactionParts): Promise<string[]> {
  const { data } = parts
  if (!(await isDue(data))) return []
  const deltas = await data.deltas.toArray()
  const partitions = (await data.readState('partitions')) ?? {}
  const touched = [...new Set(deltas.flatMap((delta) => delta.pids))]
  // What is not complete here is loaded as a whole some day; a few rows of it are nothing to keep.
  const pids = touched.filter((pid) => partitions[pid]?.state === 'ready')
  const segments: SegmentRecord[] = []
  for (const kind of SHARED_KINDS)
    segments.push(...(await pack(parts, kind, '*', await readShared(parts, kind))))
  const packed = pids.filter((pid) => packedKindOf(pid) !== undefined)
  for (const pid of packed) {
    const kind = packedKindOf(pid)
    if (kind) segments.push(...(await pack(parts, kind, pid, await readPartition(parts, kind, pid))))
  }
  const early = await foldEarlyAlerts(parts, deltas)
  return replace(parts, { deltas, early }, ['*', ...packed], segments)
}

/** By keys alone: every read of a company opens what a delta holds, but here that would be all of them. */
async function isDue({ deltas }: DataDatabase): Promise<boolean> {
  const rows = (await deltas.orderBy('rows').keys()) as number[]
  return rows.length > KEPT.deltas || rows.reduce((sum, each) => sum + each, 0) > KEPT.rows
}

async function pack<K extends Kind>(
  { vault, compress }: CompactionParts,
  kind: K,
  pid: string,
  rows: ReadonlyMap<string, ServerRow<K>>,
): Promise<SegmentRecord[]> {
  const sorted = [...rows.values()].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  const size = pid === '*' ? Infinity : syncLimits.segmentRows
  const segments: SegmentRecord[] = []
  for (let from = 0; from < sorted.length; from += size) {
    const few = sorted.slice(from, from + size)
    const columns = columnsOf(
      few.map(({ row, v, pid: own }) => ({
        row: row as unknown as Record<string, unknown>,
        v,
        ...(pid === '*' ? { pid: own } : {}),
      })),
    )
    const place = { pid, kind, no: segments.length }
    const v = Math.max(...few.map((each) => each.v))
    segments.push({ ...place, v, n: few.length, ...(await sealSegment(vault, place, columns, compress)) })
  }
  return segments
}

const sortKey = ({ row }: ServerRow): string =>
  'first_name' in row ? foldText(`${row.first_name} ${row.last_name}`) : row.id

interface FoldedParts {
  deltas: readonly DeltaRecord[]
  early: StateValues['earlyAlerts'] | undefined
}

/** Swaps old for new in one transaction, unless a delta came or went since they were read. */
function replace(
  { data, leader }: CompactionParts,
  { deltas: read, early }: FoldedParts,
  pids: readonly string[],
  segments: readonly SegmentRecord[],
): Promise<string[]> {
  return data.transaction('rw', data.segments, data.deltas, data.projection, data.state, async () => {
    await mustLead(data, leader)
    const now = await data.deltas.orderBy('n').primaryKeys()
    const isSame = now.length === read.length && read.every(({ n }, index) => now[index] === n)
    if (!isSame) return []
    for (const pid of pids) {
      await data.segments.where('[pid+kind+no]').between([pid, '', 0], [pid, '\uffff', Infinity]).delete()
    }
    await data.segments.bulkPut([...segments])
    await data.deltas.clear()
    await voidProjection({ data }, pids)
    // The list that begins with them does so also in the middle of a busy day.
    if (early && early.generation === (await data.readState('alertGeneration')))
      await data.writeState('earlyAlerts', early)
    return [...pids]
  })
}
