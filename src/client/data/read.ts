import type { Kind } from '#shared/contract/kinds.ts'
import type { PulledRow, SegmentColumns } from '#shared/contract/sync.ts'
import type { DataDatabase, DeltaRecord, SegmentRecord } from './data-database.ts'
import { optimisticView, type ServerRow, serverRows, type View } from './merge.ts'
import { openSegment } from './segment.ts'
import type { Stores } from './device.ts'

/** What was parsed stays parsed while its record is the same: live reads run again for every small change. */
const openedSegments = new Map<string, { v: number; n: number; columns: SegmentColumns }>()
const openedDeltas = new Map<string, PulledRow[]>()
const KEPT_SEGMENTS = 24
const KEPT_DELTAS = 400

export function openedSegment(database: DataDatabase, record: SegmentRecord): SegmentColumns {
  const key = `${database.name}/${record.pid}/${record.kind}/${record.no}`
  const known = openedSegments.get(key)
  openedSegments.delete(key)
  const columns = known && known.v === record.v && known.n === record.n ? known.columns : openSegment(record)
  openedSegments.set(key, { v: record.v, n: record.n, columns })
  drop(openedSegments, KEPT_SEGMENTS)
  return columns
}

export function openedDelta(database: DataDatabase, record: DeltaRecord): PulledRow[] {
  const key = `${database.name}/${record.n}/${record.to}`
  const rows = openedDeltas.get(key) ?? (JSON.parse(record.rows) as PulledRow[])
  openedDeltas.set(key, rows)
  drop(openedDeltas, KEPT_DELTAS)
  return rows
}

function drop(map: Map<string, unknown>, keep: number) {
  for (const key of map.keys()) {
    if (map.size <= keep) return
    map.delete(key)
  }
}

/** Every row of a shared kind that this user may see, by id. */
export async function readShared<K extends Kind>({ data }: Pick<Stores, 'data'>, kind: K) {
  // What may no longer be read was deleted, so the list of partitions is not asked: every batch of a load writes it,
  // and would make each live read begin again.
  const [segments, deltas] = await Promise.all([
    data.segments.where('[pid+kind+no]').between(['*', kind, 0], ['*', kind, Infinity]).toArray(),
    data.deltas.toArray(),
  ])
  return serverRows(
    kind,
    segments.map((segment) => ({ pid: '*', columns: openedSegment(data, segment) })),
    deltas.flatMap((delta) => openedDelta(data, delta)),
    () => true,
  )
}

/** Every row of one partition, by id. */
export async function readPartition<K extends Kind>(
  { data }: Pick<Stores, 'data'>,
  kind: K,
  pid: string,
): Promise<Map<string, ServerRow<K>>> {
  const [segments, deltas] = await Promise.all([
    data.segments.where('[pid+kind+no]').between([pid, kind, 0], [pid, kind, Infinity]).toArray(),
    data.deltas.where('pids').equals(pid).toArray(),
  ])
  return serverRows(
    kind,
    segments.map((segment) => ({ pid, columns: openedSegment(data, segment) })),
    deltas.toSorted((a, b) => a.n - b.n).flatMap((delta) => openedDelta(data, delta)),
    (each) => each === pid,
  )
}

/** Shared rows with this device's waiting changes. */
export async function viewShared<K extends Kind>(
  stores: Stores,
  kind: K,
  organizationId: string,
): Promise<Map<string, View<K>>> {
  const [rows, commands, cursor] = await Promise.all([
    readShared(stores, kind),
    stores.commands.commands.orderBy('seq').toArray(),
    stores.data.readState('cursor'),
  ])
  return optimisticView(kind, rows, commands, {
    cursor: cursor?.version ?? 0,
    organizationId,
    isWanted: () => true,
  })
}

/** A partition's rows with this device's waiting changes. */
export async function viewPartition<K extends Kind>(
  stores: Stores,
  kind: K,
  pid: string,
  organizationId: string,
): Promise<Map<string, View<K>>> {
  const [rows, commands, cursor] = await Promise.all([
    readPartition(stores, kind, pid),
    stores.commands.commands.where('pid').equals(pid).sortBy('seq'),
    stores.data.readState('cursor'),
  ])
  return optimisticView(kind, rows, commands, {
    cursor: cursor?.version ?? 0,
    organizationId,
    isWanted: () => true,
  })
}
