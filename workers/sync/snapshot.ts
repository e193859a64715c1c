import { syncEndpoints } from '#shared/contract/endpoints/sync.ts'
import {
  SCHEMA,
  type SegmentHeader,
  segmentHeaderSchema,
  type SnapshotLine,
  snapshotLineSchema,
} from '#shared/contract/sync.ts'
import { fromBase64 } from '#client/data/rows/base64.ts'
import { createLineReader } from './line-reader.ts'
import { createSilence } from './silence.ts'
import { noteAudited } from './audit.ts'
import type { SyncParts } from './parts.ts'
import { SyncProblem } from '#workers/server/problem.ts'
import { createStore } from './snapshot-store.ts'

type Progress = (progress: { done: number; total: number }) => void

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
