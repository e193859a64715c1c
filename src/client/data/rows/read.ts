import type { Kind } from '#shared/contract/kind-names.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { PulledRow, SegmentColumns } from '#shared/contract/sync.ts'
import type { CommandRecord, SealedCommand } from '../queue/command-database.ts'
import type { DataDatabase, DeltaRecord, SegmentRecord } from './data-database.ts'
import type { Stores } from '../device/device.ts'
import { isUnsettled, optimisticView, type ServerRow, serverRows, type View } from './merge.ts'
import { type CopyView, openCopy, type PackedCopy, viewCopy } from './packed-copy.ts'
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
  alertViews.forget()
  policyViews.forget()
  deviceViews.forget()
  payeeViews.forget()
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
 * Reads every row of a packed kind of which there may be very many, of all partitions: they stay open until their segments are
 * others, which `counter` counts, and what is as it was before is the same object.
 */
function createPackedViews<K extends Kind>(
  kind: K,
  counter: 'alertGeneration' | 'policyGeneration' | 'deviceGeneration' | 'payeeGeneration',
) {
  /** The rows of each database, as they were last read. */
  const copies = new Map<string, { generation: number; copy: Promise<PackedCopy<K>> }>()
  const views = new Map<string, CopyView<K>>()

  async function view(stores: Stores, organizationId: string): Promise<readonly View<K>[]> {
    const { data, commands, vault } = stores
    const { unsettled, cursor } = await readUnsettled(stores, commands.commands.orderBy('seq').toArray())
    // In one transaction: segments into which deltas were folded, and those deltas, do not belong together.
    const [generation = 0, records] = await data.transaction('r', data.state, data.deltas, () =>
      Promise.all([data.readState(counter), data.deltas.toArray()]),
    )
    const known = copies.get(data.name)
    const segments = known?.generation === generation ? undefined : await segmentsOf(stores, kind)
    const opened = segments ? openAll(stores, generation, segments) : known?.copy
    const [copy, deltas, waiting] = await Promise.all([
      opened,
      Promise.all(records.map((delta) => openedDelta(stores, delta))),
      openCommands(vault, unsettled),
    ])
    invariant(copy, 'what is not known is read')
    const overlay = { deltas: deltas.flat(), commands: waiting, cursor, organizationId }
    const shown = viewCopy(kind, copy, overlay, views.get(data.name))
    views.set(data.name, shown)
    return shown.views
  }

  /** One read that is underway serves all that ask meanwhile. */
  function openAll({ data, vault }: Stores, generation: number, segments: readonly SegmentRecord[]) {
    const before = copies.get(data.name)
    const copy = (before?.copy ?? Promise.resolve(undefined))
      .catch(() => undefined)
      .then((open) => openCopy(segments, open, (segment) => openSegment(vault, segment)))
    copies.set(data.name, { generation, copy })
    copy.catch(() => copies.delete(data.name))
    return copy
  }

  return {
    view,
    isOpen: (name: string) => copies.has(name),
    forget: () => {
      copies.clear()
      views.clear()
    },
  }
}

async function segmentsOf({ data }: Stores, wanted: Kind): Promise<SegmentRecord[]> {
  const keys = await data.segments.toCollection().primaryKeys()
  const records = await data.segments.bulkGet(keys.filter(([, kind]) => kind === wanted))
  return records.filter((record) => record !== undefined)
}

const alertViews = createPackedViews('alert', 'alertGeneration')
const policyViews = createPackedViews('accessPolicy', 'policyGeneration')
const deviceViews = createPackedViews('employeeDevice', 'deviceGeneration')
const payeeViews = createPackedViews('payee', 'payeeGeneration')

/**
 * Every alert on this device, of all partitions, with waiting changes. There may be a hundred thousand; what is as it was
 * before is the same object.
 */
export const viewAlerts = alertViews.view

/** The same for the conditional access policies of every company. */
export const viewPolicies = policyViews.view

/** The same for the devices with the agent. */
export const viewEmployeeDevices = deviceViews.view

/** The same for what companies have paid. */
export const viewPayees = payeeViews.view

/** Whether `viewAlerts` opens few segments, or none. */
export const areAlertsOpen = ({ data }: Pick<Stores, 'data'>): boolean => alertViews.isOpen(data.name)

/**
 * The alerts that nobody has dealt with, and what else has come since, with waiting changes: all that a list of them needs.
 * Undefined where they are not kept.
 */
export async function viewEarlyAlerts(
  stores: Stores,
  organizationId: string,
): Promise<View<'alert'>[] | undefined> {
  const { data, commands, vault } = stores
  const { unsettled, cursor } = await readUnsettled(stores, commands.commands.orderBy('seq').toArray())
  const [generation = 0, early, records] = await data.transaction('r', data.state, data.deltas, () =>
    Promise.all([data.readState('alertGeneration'), data.readState('earlyAlerts'), data.deltas.toArray()]),
  )
  if (early?.generation !== generation || !early.segment) return undefined
  const rows = await merged(stores, 'alert', [early.segment], records, () => true)
  const waiting = await openCommands(vault, unsettled)
  return [
    ...optimisticView('alert', rows, waiting, { cursor, organizationId, isWanted: () => true }).values(),
  ]
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
