import type { SegmentColumns } from '#shared/contract/sync.ts'
import { packedKindOf } from '#shared/contract/kind-names.ts'
import type { Stores } from '../device/device.ts'
import type { DeltaRecord, SegmentRecord, StateValues } from './data-database.ts'
import { gzip } from './gzip.ts'
import { serverRows } from './merge.ts'
import { columnsOf, openDelta, openSegment, rowAt, sealSegment } from './segment.ts'

/** Segments that are open at once. */
const AT_ONCE = 64
/** With more than so many nothing is won. */
const MOST = 20_000

/**
 * Keeps the alerts that nobody has dealt with beside the segments: they are what the list begins with, and to open all
 * segments for them takes seconds. What is still to be loaded would make them void again.
 */
export async function keepEarlyAlerts({ data, vault }: Pick<Stores, 'data' | 'vault'>): Promise<void> {
  const [generation = 0, kept, partitions = {}] = await Promise.all([
    data.readState('alertGeneration'),
    data.readState('earlyAlerts'),
    data.readPartitions(),
  ])
  if (kept?.generation === generation) return
  const isLoading = Object.entries(partitions).some(
    ([pid, { state }]) => state === 'wanted' && packedKindOf(pid) === 'alert',
  )
  if (isLoading) return
  const rows = await openRows({ data, vault })
  const segment = rows && rows.length > 0 ? await sealed(vault, rows) : undefined
  const storing = data.transaction('rw', data.state, async () => {
    // The segments were changed meanwhile: what was made of the older ones is void.
    if (((await data.readState('alertGeneration')) ?? 0) !== generation) return
    await data.writeState('earlyAlerts', { generation, segment })
  })
  // Without room for it lists begin later, which is no reason to stop.
  await storing.catch(() => {})
}

/**
 * What is to be kept once these deltas, which are all there are, were folded into the segments: to be written in the
 * transaction that does so, after `alertsChanged`. The segments themselves stay closed. Undefined where nothing is kept that
 * belongs to the segments of now.
 */
export async function foldEarlyAlerts(
  { data, vault }: Pick<Stores, 'data' | 'vault'>,
  deltas: readonly DeltaRecord[],
): Promise<StateValues['earlyAlerts'] | undefined> {
  const [generation = 0, kept] = await data.transaction('r', data.state, () =>
    Promise.all([data.readState('alertGeneration'), data.readState('earlyAlerts')]),
  )
  if (kept?.generation !== generation || !kept.segment) return undefined
  const [columns, came] = await Promise.all([
    openSegment(vault, kept.segment),
    Promise.all(deltas.map((delta) => openDelta(vault, delta))),
  ])
  const all = serverRows('alert', [{ pid: '*', columns }], came.flat(), () => true)
  const open = [...all.values()].filter(({ row }) => isOpen(row.status))
  if (open.length > MOST) return undefined
  const rows = open.map(({ row, v, pid }) => ({ row: { ...row }, v, pid }))
  return { generation: generation + 1, segment: await sealed(vault, rows) }
}

interface OpenRow {
  row: { id: string } & Record<string, unknown>
  v: number
  pid: string
}

/** Undefined where they are too many. */
async function openRows({ data, vault }: Pick<Stores, 'data' | 'vault'>): Promise<OpenRow[] | undefined> {
  const keys = (await data.segments.toCollection().primaryKeys()).filter(([, kind]) => kind === 'alert')
  const rows: OpenRow[] = []
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const records = await data.segments.bulkGet(keys.slice(from, from + AT_ONCE))
    const found = records.filter((record) => record !== undefined)
    const opened = await Promise.all(found.map((record) => openSegment(vault, record)))
    for (const [at, { pid }] of found.entries()) rows.push(...openRowsOf(pid, opened[at]))
    if (rows.length > MOST) return undefined
  }
  return rows
}

function openRowsOf(pid: string, columns: SegmentColumns | undefined): OpenRow[] {
  const statuses = columns?.['status'] ?? []
  return statuses.flatMap((status, index) =>
    columns && isOpen(status) ? [{ row: rowAt(columns, index), v: columns.v[index] ?? 0, pid }] : [],
  )
}

const isOpen = (status: unknown): boolean => status === 'new' || status === 'inProgress'

/** As a segment of rows of all partitions. */
async function sealed(vault: Stores['vault'], rows: readonly OpenRow[]): Promise<SegmentRecord> {
  const place = { pid: '*', kind: 'alert', no: 0 }
  return { ...place, v: 0, n: rows.length, ...(await sealSegment(vault, place, columnsOf(rows), gzip)) }
}
