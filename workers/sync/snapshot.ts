import {
  type PulledRow,
  SCHEMA,
  type SegmentHeader,
  segmentHeaderSchema,
  type SnapshotLine,
  snapshotLineSchema,
} from '#shared/contract/sync.ts'
import type { DataDatabase, SegmentRecord } from '#client/data/data-database.ts'
import { openSegment, rowAt } from '#client/data/segment.ts'
import { packedKindOf, SHARED_KINDS } from '#shared/contract/kinds.ts'
import { createLineReader } from './line-reader.ts'
import { SyncProblem } from './problem.ts'
import type { Server } from './server.ts'

export interface SnapshotParts {
  data: DataDatabase
  server: Server
  progress: (progress: { done: number; total: number }) => void
  changed: () => void
}

/** Segments written by one transaction. Above 49 records of one call Dexie would wake every live read of the table. */
const BATCH = 48

const decoder = new TextDecoder()

/**
 * Loads every wanted partition. Payloads are stored as the bytes that came, unread. A partition counts as ready when
 * its closing line has come; a stream that breaks leaves the ready ones and the rest are asked for again.
 */
export const createSnapshot =
  ({ data, server, progress, changed }: SnapshotParts) =>
  async (signal?: AbortSignal): Promise<void> => {
    const partitions = (await data.readState('partitions')) ?? {}
    const wanted = Object.keys(partitions).filter((pid) => partitions[pid]?.state === 'wanted')
    if (wanted.length === 0) return
    const isFirstLoad = wanted.length === Object.keys(partitions).length
    const response = await server.open('/sync/snapshot', {
      body: { schema: SCHEMA, pids: isFirstLoad ? null : wanted },
      accept: 'application/x-ndjson',
      ...(signal ? { signal } : {}),
    })
    const store = createStore(data, wanted, isFirstLoad, changed)
    let header: SegmentHeader | undefined
    let isComplete = false

    for await (const bytes of createLineReader(response)) {
      if (header) {
        if (bytes.length !== header.bytes) throw new SyncProblem('offline')
        const { segment: pid, kind, no, v, n } = header
        header = undefined
        await store.take({ pid, kind, no, v, n, payload: bytes })
        continue
      }
      const line = readLine(bytes)
      if ('segment' in line) header = segmentHeaderSchema.parse(line)
      else if ('closed' in line) {
        await store.close(line.closed, line.v)
        progress({ done: store.done(), total: wanted.length })
      } else if ('end' in line) isComplete = true
      else await checkEpoch(data, line.epoch)
    }
    await store.flush()
    changed()
    // What was not closed is still wanted; the next attempt asks for it.
    if (!isComplete) throw new SyncProblem('offline')
  }

/** A line that cannot be read is where the stream broke: what came before it is kept. */
function readLine(bytes: Uint8Array): SnapshotLine {
  try {
    return snapshotLineSchema.parse(JSON.parse(decoder.decode(bytes)))
  } catch (cause) {
    throw new SyncProblem('server', { cause })
  }
}

async function checkEpoch(data: DataDatabase, epoch: string) {
  const cursor = await data.readState('cursor')
  if (cursor && cursor.epoch !== epoch) throw new SyncProblem('server', { code: 'epochChanged' })
}

/** Gathers what comes and writes it in batches, with the partitions that became ready by it. */
function createStore(
  data: DataDatabase,
  wanted: readonly string[],
  isFirstLoad: boolean,
  changed: () => void,
) {
  let segments: SegmentRecord[] = []
  let rows: PulledRow[] = []
  let ready: { pid: string; v: number }[] = []
  let done = 0
  let sharedClosed = 0

  async function flush() {
    const batch = { segments, rows, ready }
    segments = []
    rows = []
    ready = []
    if (batch.segments.length + batch.rows.length + batch.ready.length === 0) return
    await data.transaction('rw', data.segments, data.deltas, data.state, data.projection, async () => {
      if (batch.segments.length > 0) {
        await data.segments.bulkPut(batch.segments)
        await data.projection.clear()
      }
      if (batch.rows.length > 0) {
        await data.deltas.add({
          to: Math.max(...batch.rows.map(([, , v]) => v)),
          pids: [...new Set(batch.rows.map(([, , , pid]) => pid))],
          rows: JSON.stringify(batch.rows),
        })
      }
      const now = (await data.readState('partitions')) ?? {}
      for (const { pid, v } of batch.ready) if (now[pid]) now[pid] = { state: 'ready', v }
      await data.writeState('partitions', now)
    })
  }

  function markReady(pid: string, v: number) {
    ready.push({ pid, v })
    done++
  }

  return {
    flush,
    done: () => done,
    async take(record: SegmentRecord) {
      // The shared segment of the first load holds other companies' rows; these few come beside it.
      if (record.pid === '*' && !isFirstLoad) rows.push(...rowsOf(record))
      else segments.push(record)
      if (segments.length >= BATCH) await flush()
    },
    async close(name: string, v: number) {
      const [owner = ''] = name.split('/')
      if (owner !== '*') return markReady(owner, v)
      if (++sharedClosed < SHARED_KINDS.length) return
      // The first screens live on the shared rows, so they are written before the long rest is awaited.
      for (const pid of wanted) if (packedKindOf(pid) === undefined) markReady(pid, v)
      await flush()
      changed()
    },
  }
}

function rowsOf(record: SegmentRecord): PulledRow[] {
  const columns = openSegment(record)
  return columns.id.map((id, index) => [
    record.kind,
    id,
    columns.v[index] ?? 0,
    columns.pid?.[index] ?? '',
    rowAt(columns, index),
  ])
}
