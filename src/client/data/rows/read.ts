import type { Kind } from '#shared/contract/kinds.ts'
import type { PulledRow, SegmentColumns } from '#shared/contract/sync.ts'
import type { CommandRecord, SealedCommand } from '../queue/command-database.ts'
import type { DataDatabase, DeltaRecord, SegmentRecord } from './data-database.ts'
import type { Stores } from '../device/device.ts'
import { isUnsettled, optimisticView, type ServerRow, serverRows, type View } from './merge.ts'
import { openCommands } from '../queue/sealed-commands.ts'
import { openDelta, openSegment } from './segment.ts'

type Readable = Pick<Stores, 'data' | 'vault'>

/** What was opened stays open while its record is the same: live reads run again for every small change. */
const openedSegments = new Map<string, Promise<SegmentColumns>>()
const openedDeltas = new Map<string, Promise<PulledRow[]>>()
const KEPT_SEGMENTS = 24
const KEPT_DELTAS = 400

export const openedSegment = (
  { data, vault }: Readable,
  record: SegmentRecord,
  beside = 0,
): Promise<SegmentColumns> =>
  kept(
    openedSegments,
    KEPT_SEGMENTS + beside,
    `${placeOf(data, record.payload)}/${record.v}/${record.n}`,
    () => openSegment(vault, record),
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
  const { segments, deltas } = await readRecords(stores, kind, pid)
  return merged(stores, kind, segments, deltas, (each) => each === pid)
}

async function readRecords({ data }: Readable, kind: Kind, pid: string) {
  const [segments, deltas] = await Promise.all([
    data.segments.where('[pid+kind+no]').between([pid, kind, 0], [pid, kind, Infinity]).toArray(),
    data.deltas.where('pids').equals(pid).toArray(),
  ])
  return { segments, deltas: deltas.toSorted((a, b) => a.n - b.n) }
}

async function merged<K extends Kind>(
  stores: Readable,
  kind: K,
  segments: readonly SegmentRecord[],
  deltas: readonly DeltaRecord[],
  isWanted: (pid: string) => boolean,
) {
  const opened = await openRecords(stores, segments, deltas)
  return serverRows(kind, opened.segments, opened.deltas, isWanted)
}

/** Opening comes after all reading: within a live query nothing may be read after something else was awaited. */
async function openRecords(
  stores: Readable,
  segments: readonly SegmentRecord[],
  deltas: readonly DeltaRecord[],
) {
  const [columns, rows] = await Promise.all([
    Promise.all(segments.map((segment) => openedSegment(stores, segment, segments.length))),
    Promise.all(deltas.map((delta) => openedDelta(stores, delta))),
  ])
  return {
    segments: segments.map(({ pid }, at) => ({ pid, columns: columns[at] ?? { id: [], v: [] } })),
    deltas: rows.flat(),
  }
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

/**
 * Every row of a packed kind that is on this device, of all partitions, with waiting changes. Opening all of them again for
 * each change would take seconds, so as many stay open as there are.
 */
export async function viewPacked<K extends Kind>(
  stores: Stores,
  kind: K,
  organizationId: string,
): Promise<Map<string, View<K>>> {
  const waiting = stores.commands.commands.orderBy('seq').toArray()
  return viewed(stores, kind, organizationId, waiting, async () => {
    const { data } = stores
    const [keys, deltas] = await Promise.all([
      data.segments.toCollection().primaryKeys(),
      data.deltas.toArray(),
    ])
    const segments = await data.segments.bulkGet(keys.filter(([, each]) => each === kind))
    const found = segments.filter((segment) => segment !== undefined)
    return merged(stores, kind, found, deltas, () => true)
  })
}

/** A partition's rows with this device's waiting changes. */
export async function viewPartition<K extends Kind>(
  stores: Stores,
  kind: K,
  pid: string,
  organizationId: string,
): Promise<Map<string, View<K>>> {
  return viewed(stores, kind, organizationId, waitingAt(stores, pid), () => readPartition(stores, kind, pid))
}

/** What a view of a partition is made of. */
export interface PartitionParts {
  segments: { pid: string; columns: SegmentColumns }[]
  /** In the order in which they came, of all partitions and kinds that came with them. */
  deltas: PulledRow[]
  /** Those that wait, in their order. */
  commands: CommandRecord[]
  /** The version that the commands were compared with. */
  cursor: number
}

/** The parts of `viewPartition`, for who does not need every row of it. */
export async function readParts(stores: Stores, kind: Kind, pid: string): Promise<PartitionParts> {
  const { unsettled, cursor } = await readUnsettled(stores, waitingAt(stores, pid))
  const { segments, deltas } = await readRecords(stores, kind, pid)
  const opened = await openRecords(stores, segments, deltas)
  return { ...opened, commands: await openCommands(stores.vault, unsettled), cursor }
}

const waitingAt = ({ commands }: Stores, pid: string) =>
  commands.commands.where('pid').equals(pid).sortBy('seq')

async function viewed<K extends Kind>(
  stores: Stores,
  kind: K,
  organizationId: string,
  waiting: PromiseLike<SealedCommand[]>,
  read: () => Promise<Map<string, ServerRow<K>>>,
): Promise<Map<string, View<K>>> {
  const { unsettled, cursor } = await readUnsettled(stores, waiting)
  const rows = await read()
  return optimisticView(kind, rows, await openCommands(stores.vault, unsettled), {
    cursor,
    organizationId,
    isWanted: () => true,
  })
}

/** To be asked before the rows: they may be newer than the cursor, never older, so no effect vanishes between the two. */
async function readUnsettled({ data }: Stores, waiting: PromiseLike<SealedCommand[]>) {
  const records = await waiting
  // Every pull moves the cursor. A live read that does not need it is not made again by changes of other rows.
  const isAnyAcked = records.some(({ state }) => state === 'acked')
  const cursor = isAnyAcked ? ((await data.readState('cursor'))?.version ?? 0) : 0
  return { unsettled: records.filter((record) => isUnsettled(record, cursor)), cursor }
}
