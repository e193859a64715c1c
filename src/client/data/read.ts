import type { Kind } from '#shared/contract/kinds.ts'
import type { PulledRow, SegmentColumns } from '#shared/contract/sync.ts'
import type { SealedCommand } from './command-database.ts'
import type { DataDatabase, DeltaRecord, SegmentRecord } from './data-database.ts'
import type { Stores } from './device.ts'
import { isUnsettled, optimisticView, type ServerRow, serverRows, type View } from './merge.ts'
import { openCommands } from './sealed-commands.ts'
import { openDelta, openSegment } from './segment.ts'

type Readable = Pick<Stores, 'data' | 'vault'>

/** What was opened stays open while its record is the same: live reads run again for every small change. */
const openedSegments = new Map<string, Promise<SegmentColumns>>()
const openedDeltas = new Map<string, Promise<PulledRow[]>>()
const KEPT_SEGMENTS = 24
const KEPT_DELTAS = 400

export const openedSegment = ({ data, vault }: Readable, record: SegmentRecord): Promise<SegmentColumns> =>
  kept(openedSegments, KEPT_SEGMENTS, `${placeOf(data, record.payload)}/${record.v}/${record.n}`, () =>
    openSegment(vault, record),
  )

export const openedDelta = ({ data, vault }: Readable, record: DeltaRecord): Promise<PulledRow[]> =>
  kept(openedDeltas, KEPT_DELTAS, `${placeOf(data, record.payload)}/${record.n}`, () =>
    openDelta(vault, record),
  )

/** Every sealing draws new first bytes, so equal ones of one database are the same record. */
const placeOf = ({ name }: DataDatabase, payload: Uint8Array) => `${name}/${payload.subarray(0, 12).join()}`

function kept<T>(map: Map<string, Promise<T>>, size: number, key: string, open: () => Promise<T>) {
  const known = map.get(key) ?? open()
  known.catch(() => map.delete(key))
  map.delete(key)
  map.set(key, known)
  for (const oldest of map.keys()) {
    if (map.size <= size) break
    map.delete(oldest)
  }
  return known
}

/** Forgets everything that was opened, when the device is locked. */
export function forgetOpenedRows(): void {
  openedSegments.clear()
  openedDeltas.clear()
}

/** Every row of a shared kind that this user may see, by id. */
export async function readShared<K extends Kind>(stores: Readable, kind: K) {
  const { data } = stores
  // What may no longer be read was deleted, so the list of partitions is not asked: every batch of a load writes it,
  // and would make each live read begin again.
  const [segments, deltas] = await Promise.all([
    data.segments.where('[pid+kind+no]').between(['*', kind, 0], ['*', kind, Infinity]).toArray(),
    data.deltas.toArray(),
  ])
  return merged(stores, kind, segments, deltas, () => true)
}

/** Every row of one partition, by id. */
export async function readPartition<K extends Kind>(
  stores: Readable,
  kind: K,
  pid: string,
): Promise<Map<string, ServerRow<K>>> {
  const { data } = stores
  const [segments, deltas] = await Promise.all([
    data.segments.where('[pid+kind+no]').between([pid, kind, 0], [pid, kind, Infinity]).toArray(),
    data.deltas.where('pids').equals(pid).toArray(),
  ])
  const inOrder = deltas.toSorted((a, b) => a.n - b.n)
  return merged(stores, kind, segments, inOrder, (each) => each === pid)
}

/** Opening comes after all reading: within a live query nothing may be read after something else was awaited. */
async function merged<K extends Kind>(
  stores: Readable,
  kind: K,
  segments: readonly SegmentRecord[],
  deltas: readonly DeltaRecord[],
  isWanted: (pid: string) => boolean,
) {
  const [columns, rows] = await Promise.all([
    Promise.all(segments.map((segment) => openedSegment(stores, segment))),
    Promise.all(deltas.map((delta) => openedDelta(stores, delta))),
  ])
  return serverRows(
    kind,
    segments.map(({ pid }, at) => ({ pid, columns: columns[at] ?? { id: [], v: [] } })),
    rows.flat(),
    isWanted,
  )
}

/** Shared rows with this device's waiting changes. */
export async function viewShared<K extends Kind>(
  stores: Stores,
  kind: K,
  organizationId: string,
): Promise<Map<string, View<K>>> {
  const waiting = stores.commands.commands.orderBy('seq').toArray()
  return viewed(stores, kind, organizationId, waiting, () => readShared(stores, kind))
}

/** A partition's rows with this device's waiting changes. */
export async function viewPartition<K extends Kind>(
  stores: Stores,
  kind: K,
  pid: string,
  organizationId: string,
): Promise<Map<string, View<K>>> {
  const waiting = stores.commands.commands.where('pid').equals(pid).sortBy('seq')
  return viewed(stores, kind, organizationId, waiting, () => readPartition(stores, kind, pid))
}

async function viewed<K extends Kind>(
  stores: Stores,
  kind: K,
  organizationId: string,
  waiting: PromiseLike<SealedCommand[]>,
  read: () => Promise<Map<string, ServerRow<K>>>,
): Promise<Map<string, View<K>>> {
  const records = await waiting
  // Every pull moves the cursor. A live read that does not need it is not made again by changes of other rows.
  const isAnyAcked = records.some(({ state }) => state === 'acked')
  // Before the rows: they may be newer than it, never older, so no effect vanishes between the two.
  const version = isAnyAcked ? ((await stores.data.readState('cursor'))?.version ?? 0) : 0
  const rows = await read()
  const unsettled = records.filter((record) => isUnsettled(record, version))
  return optimisticView(kind, rows, await openCommands(stores.vault, unsettled), {
    cursor: version,
    organizationId,
    isWanted: () => true,
  })
}
