import { SHARED_KINDS, PACKED_KINDS, packedKindOf } from '#shared/contract/kind-names.ts'
import type { PulledRow } from '#shared/contract/sync.ts'
import type { SegmentRecord } from '#client/data/rows/data-database.ts'
import { readColumns, rowAt, sealDelta, sealPayload } from '#client/data/rows/segment.ts'
import { mustLead } from './fence.ts'
import { deltasWithout, replaceDeltas } from './partitions.ts'
import type { SyncParts } from './parts.ts'
import { voidProjection } from './projection.ts'

/** A segment as it came, not sealed yet. */
type ArrivedSegment = Omit<SegmentRecord, 'payload'> & { bytes: Uint8Array<ArrayBuffer> }

/** Segments written by one call. Above 49 Dexie would wake every live read of the table. */
const BATCH = 48
/** A transaction is begun when so many segments are there, or a batch of them after so many milliseconds. */
const TOGETHER = 4 * BATCH
const AFTER = 300

interface Batch {
  arrived: ArrivedSegment[]
  rows: PulledRow[]
  closed: { pid: string; v: number }[]
}
const emptyBatch = (): Batch => ({ arrived: [], rows: [], closed: [] })

/**
 * Gathers what comes and writes it in batches, with the partitions that became ready by it. While one is written the
 * next one is read; `told` hears how many partitions are on the disk.
 */
export async function createStore(
  parts: SyncParts,
  wanted: readonly string[],
  isFirstLoad: boolean,
  told: (done: number) => void,
) {
  const { data, clock, changed } = parts
  /** Where something lies that this stream has not brought: what an earlier one that broke left goes when it does. */
  const old = new Set((await data.segments.toCollection().primaryKeys()).map(([pid]) => pid))
  let gathered = emptyBatch()
  let writing: Promise<void> = Promise.resolve()
  let writtenAt = clock.monotonic()
  let done = 0
  let sharedClosed = 0

  /** Begins to write what was gathered, once what was begun before is written. Throws where that failed. */
  async function flush() {
    const batch = gathered
    gathered = emptyBatch()
    await writing
    writtenAt = clock.monotonic()
    writing = write(batch)
    // Whoever waits for it next hears of it.
    writing.catch(() => {})
  }

  async function write(batch: Batch) {
    if (batch.arrived.length + batch.rows.length + batch.closed.length === 0) return
    await writeBatch(parts, { old, isFirstLoad }, batch)
    done += batch.closed.length
    told(done)
  }

  const isEnough = () =>
    gathered.arrived.length >= TOGETHER ||
    (gathered.arrived.length >= BATCH && clock.monotonic() - writtenAt >= AFTER)

  return {
    async flushClosed() {
      const whole = new Set(gathered.closed.map(({ pid }) => pid))
      gathered.arrived = gathered.arrived.filter(({ pid }) => whole.has(pid))
      await flush()
      await writing
    },
    async take(record: ArrivedSegment) {
      // The shared segment of the first load holds other companies' rows; these few come beside it.
      if (record.pid === '*' && !isFirstLoad) gathered.rows.push(...(await rowsOf(record)))
      else gathered.arrived.push(record)
      if (isEnough()) await flush()
    },
    async close(name: string, v: number) {
      const [owner = ''] = name.split('/')
      if (owner !== '*') {
        gathered.closed.push({ pid: owner, v })
        return
      }
      if (++sharedClosed < SHARED_KINDS.length) return
      // The first screens live on the shared rows, so they are written before the long rest is awaited.
      for (const pid of wanted) if (packedKindOf(pid) === undefined) gathered.closed.push({ pid, v })
      await flush()
      await writing
      changed('segments')
    },
  }
}

/** Writes a batch and marks its closed partitions as ready, in one transaction. */
async function writeBatch(
  parts: SyncParts,
  { old, isFirstLoad }: { old: Set<string>; isFirstLoad: boolean },
  { arrived, rows, closed }: Batch,
): Promise<void> {
  const { data, vault, leader } = parts
  const segments = await Promise.all(
    arrived.map(async ({ bytes, ...place }): Promise<SegmentRecord> => ({
      ...place,
      payload: await sealPayload(vault, place, bytes),
    })),
  )
  const to = Math.max(0, ...rows.map(([, , v]) => v))
  const delta = rows.length > 0 ? await sealDelta(vault, to, rows) : undefined
  const pids = [...new Set([...segments, ...closed].map(({ pid }) => pid))]
  // What was pulled before is older than what is loaded now, and says nothing of what has gone since.
  const isPacked = (kind: string) => PACKED_KINDS.some((packed) => packed === kind)
  const older = await deltasWithout(parts, pids, isPacked)
  await data.transaction('rw', data.segments, data.deltas, data.state, data.projection, async () => {
    await mustLead(data, leader)
    await replaceDeltas(parts, older)
    for (const pid of pids.filter((each) => old.has(each))) {
      if (pid === '*' ? !isFirstLoad : packedKindOf(pid) === undefined) continue
      await data.segments.where('[pid+kind+no]').between([pid, '', 0], [pid, '\uffff', Infinity]).delete()
    }
    for (let from = 0; from < segments.length; from += BATCH)
      await data.segments.bulkPut(segments.slice(from, from + BATCH))
    await voidProjection(parts, pids)
    if (delta) await data.deltas.add(delta)
    const now = (await data.readState('partitions')) ?? {}
    for (const { pid, v } of closed) if (now[pid]) now[pid] = { ...now[pid], state: 'ready', v }
    await data.writeState('partitions', now)
  })
  for (const pid of pids) old.delete(pid)
}

async function rowsOf({ kind, bytes, compression }: ArrivedSegment): Promise<PulledRow[]> {
  const columns = await readColumns(bytes, compression)
  return columns.id.map((id, index) => [
    kind,
    id,
    columns.v[index] ?? 0,
    columns.pid?.[index] ?? '',
    rowAt(columns, index),
  ])
}
