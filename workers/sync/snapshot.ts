import { syncEndpoints } from '#shared/contract/endpoints/sync.ts'
import { PACKED_KINDS, packedKindOf, SHARED_KINDS } from '#shared/contract/kinds.ts'
import {
  type PulledRow,
  SCHEMA,
  type SegmentHeader,
  segmentHeaderSchema,
  type SnapshotLine,
  snapshotLineSchema,
} from '#shared/contract/sync.ts'
import type { SegmentRecord } from '#client/data/rows/data-database.ts'
import { fromBase64 } from '#client/data/rows/base64.ts'
import { readColumns, rowAt, sealDelta, sealPayload } from '#client/data/rows/segment.ts'
import { mustLead } from './fence.ts'
import { createLineReader } from './line-reader.ts'
import { createSilence } from './silence.ts'
import { noteAudited } from './audit.ts'
import { deltasWithout, replaceDeltas } from './partitions.ts'
import type { SyncParts } from './parts.ts'
import { SyncProblem } from './problem.ts'
import { voidProjection } from './projection.ts'

type Progress = (progress: { done: number; total: number }) => void

/** A segment as it came, not sealed yet. */
type ArrivedSegment = Omit<SegmentRecord, 'payload'> & { bytes: Uint8Array<ArrayBuffer> }

/** Segments written by one call. Above 49 Dexie would wake every live read of the table. */
const BATCH = 48
/** A transaction is begun when so many segments are there, or a batch of them after so many milliseconds. */
const TOGETHER = 4 * BATCH
const AFTER = 300

const decoder = new TextDecoder()

/**
 * Loads every wanted partition. Payloads are sealed as the bytes that came, unread. A partition counts as ready when
 * its closing line has come; a stream that breaks leaves the ready ones and the rest are asked for again.
 */
export const createSnapshot =
  (parts: SyncParts, progress: Progress) =>
  async (signal?: AbortSignal): Promise<void> => {
    const { data, server, changed } = parts
    const partitions = (await data.readPartitions()) ?? {}
    const wanted = Object.keys(partitions).filter((pid) => partitions[pid]?.state === 'wanted')
    if (wanted.length === 0) return
    const isFirstLoad = wanted.length === Object.keys(partitions).length
    const store = await createStore(parts, wanted, isFirstLoad, (done) =>
      progress({ done, total: wanted.length }),
    )
    const silence = createSilence(parts.clock)
    let header: SegmentHeader | undefined
    let isComplete = false

    try {
      const opening = server.open(syncEndpoints.syncSnapshot, {
        body: {
          schema: SCHEMA,
          pids: isFirstLoad ? null : wanted,
          ...(parts.compress ? { compression: 'gzip' as const } : {}),
        },
        signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
      })
      const lines = createLineReader(await silence.within(opening))
      for (;;) {
        const { done, value: bytes } = await silence.within(lines.next())
        if (done) break
        if (header) {
          if (bytes.length !== header.bytes) throw new SyncProblem('offline')
          const { segment: pid, kind, no, v, n, compression = null } = header
          header = undefined
          const payload = compression ? unwrapped(bytes) : bytes
          await store.take({ pid, kind, no, v, n, compression, bytes: payload })
          continue
        }
        const line = readLine(bytes)
        if ('segment' in line) header = segmentHeaderSchema.parse(line)
        else if ('closed' in line) {
          await store.close(line.closed, line.v)
        } else if ('end' in line) isComplete = true
        else await checkHistory(parts, line)
      }
    } finally {
      silence.end()
      // Also after a break: partitions that were closed are whole.
      await store.flushClosed()
      changed('segments')
    }
    // What was not closed is still wanted; the next attempt asks for it.
    if (!isComplete) throw new SyncProblem('offline')
    // All of it has just been read: there is nothing to compare before a day has passed.
    if (isFirstLoad) await noteAudited(parts)
  }

function unwrapped(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64(decoder.decode(bytes))
  } catch (cause) {
    throw new SyncProblem('server', { cause })
  }
}

/** A line that cannot be read is where the stream broke: what came before it is kept. */
function readLine(bytes: Uint8Array): SnapshotLine {
  try {
    return snapshotLineSchema.parse(JSON.parse(decoder.decode(bytes)))
  } catch (cause) {
    throw new SyncProblem('server', { cause })
  }
}

/**
 * What comes must be of the history and of the scope that the device knows: of a company that was just taken away
 * nothing comes, and it must not be taken for one that is empty.
 */
async function checkHistory({ data }: SyncParts, { epoch, scopeHash }: { epoch: string; scopeHash: string }) {
  const cursor = await data.readState('cursor')
  if (cursor && cursor.epoch !== epoch) throw new SyncProblem('server', { code: 'epochChanged' })
  if (cursor && cursor.scopeHash !== scopeHash) throw new SyncProblem('server')
}

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
async function createStore(
  parts: SyncParts,
  wanted: readonly string[],
  isFirstLoad: boolean,
  told: (done: number) => void,
) {
  const { data, vault, leader, clock, changed } = parts
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

  async function write({ arrived, rows, closed }: Batch) {
    if (arrived.length + rows.length + closed.length === 0) return
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
    done += closed.length
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
