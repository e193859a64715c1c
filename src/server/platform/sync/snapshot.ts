import { type Kind, SHARED_KINDS, packedKindOf, PACKED_KINDS } from '#shared/contract/kind-names.ts'
import {
  type SegmentHeader,
  type SnapshotLine,
  type SnapshotRequest,
  syncLimits,
} from '#shared/contract/sync.ts'
import { gzipped } from './gzipped.ts'
import type { Scope } from './scope.ts'
import type { PackedPartition } from './segment-store.ts'
import type { SyncReads } from './sync-store.ts'

/** How many partitions are read by one statement: few enough that no other request waits long for the database. */
const PARTITIONS_AT_ONCE = 12

/**
 * The rows of these partitions as the lines of a snapshot (see `snapshotLineSchema`), in pieces of a few partitions.
 * Partitions are read one after the other without a common transaction; each is exact at its own version, and the
 * device then pulls from the lowest one (sync.md 5.2). Partitions that the user may not read are left out. Longer
 * payloads are compressed where the request says that the device can open them.
 */
export async function* snapshot(
  store: SyncReads,
  scope: Scope,
  { pids: wanted, compression }: Pick<SnapshotRequest, 'pids' | 'compression'>,
): AsyncGenerator<string> {
  const readable = new Set<string>(scope.pids)
  const pids = (wanted ?? scope.pids).filter((pid) => readable.has(pid))
  const head = await store.read(scope.organizationId, (view) => view.head())
  yield line({
    head: head.version,
    epoch: head.epoch,
    scopeHash: scope.hash,
    pids: pids.length,
    rows: 0,
  })

  let shared = ''
  for (const kind of SHARED_KINDS) {
    const packed = await store.packShared(scope.organizationId, kind, pids)
    shared +=
      (await linesOf(kind, packed, compression)) +
      line({ closed: `*/${kind}`, v: packed.v, count: packed.count, sumV: packed.sumV })
  }
  yield shared

  for (const kind of PACKED_KINDS) {
    const own = pids.filter((pid) => packedKindOf(pid) === kind)
    for (let from = 0; from < own.length; from += PARTITIONS_AT_ONCE) {
      const few = own.slice(from, from + PARTITIONS_AT_ONCE)
      const packed = await store.pack(scope.organizationId, kind, few)
      const byPid = new Map(packed.map((each) => [each.pid, each]))
      const lines = few.map(async (pid) => {
        // A partition that never had a row has no version of its own: it is empty as of the head.
        const each = byPid.get(pid) ?? { pid, v: head.version, count: 0, sumV: 0, segments: [] }
        return (
          (await linesOf(kind, each, compression)) +
          line({ closed: `${pid}/${kind}`, v: each.v, count: each.count, sumV: each.sumV })
        )
      })
      yield (await Promise.all(lines)).join('')
    }
  }
  yield line({ end: true, pids: pids.length })
}

const line = (value: SnapshotLine): string => `${JSON.stringify(value)}\n`

async function linesOf(
  kind: Kind,
  { pid, v, segments }: PackedPartition,
  compression: SnapshotRequest['compression'],
): Promise<string> {
  const lines = segments.map(async (segment) => {
    const { no, n, payload } = segment
    const isCompressed = compression === 'gzip' && payload.length >= syncLimits.compressFrom
    const text = isCompressed ? await gzipped(segment) : payload
    const header: SegmentHeader = {
      segment: pid,
      kind,
      no,
      v,
      n,
      bytes: Buffer.byteLength(text),
      ...(isCompressed ? { compression } : {}),
    }
    return `${JSON.stringify(header)}\n${text}\n`
  })
  return (await Promise.all(lines)).join('')
}
