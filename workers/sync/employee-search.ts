import { findCommand } from '#shared/contract/commands.ts'
import type { SegmentColumns } from '#shared/contract/sync.ts'
import { readParts } from './projection.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { CommandHeader } from '#client/data/queue/command-database.ts'
import type { Stores } from '#client/data/device/device.ts'
import { createEmployeeIndex, type Overlaid } from '#client/data/search/employee-index.ts'
import type { EmployeeQuery } from '#client/data/search/employee-query.ts'
import { isUnsettled, optimisticView, type ServerRow } from '#client/data/rows/merge.ts'
import { openedDelta, readShared } from '#client/data/rows/read.ts'
import { openCommands } from '#client/data/queue/sealed-commands.ts'
import { openSegment } from '#client/data/rows/segment.ts'

/** The newest that is known of each changed row, by id. */
type Newest = Map<string, ServerRow<'employee'> | { row: null; v: number; pid: string }>

/** Parsed segments that stay in memory for the windows of long lists. */
const OPEN_SEGMENTS = 256

/**
 * Search, filters and order over the employees of all companies. What is searched is kept in a stored projection, so
 * that the first question after a start is answered without reading the rows; the projection is made anew from the
 * segments whenever it is not of exactly these segments.
 */
export function createEmployeeSearch(stores: Stores, organizationId: string) {
  const { data, commands, vault } = stores
  const open = new Map<string, SegmentColumns>()
  let names = new Map<string, string>()
  let isLoaded = false
  let isStale = true
  let refreshing: Promise<void> | undefined

  async function openColumns(pid: string, no: number): Promise<SegmentColumns> {
    await prepare([{ pid, no }])
    const columns = open.get(`${pid}/${no}`)
    if (!columns) throw new Error(`The segment ${no} of ${pid} is gone`)
    return columns
  }

  async function prepare(segments: readonly { pid: string; no: number }[]): Promise<void> {
    const missing = segments.filter(({ pid, no }) => !open.has(`${pid}/${no}`))
    if (missing.length === 0) return
    const records = await data.segments.bulkGet(
      missing.map(({ pid, no }): [string, string, number] => [pid, 'employee', no]),
    )
    const found = records.filter((record) => record !== undefined)
    const columns = await Promise.all(found.map((record) => openSegment(vault, record)))
    for (const [at, { pid, no }] of found.entries()) {
      const own = columns[at]
      if (own) open.set(`${pid}/${no}`, own)
    }
    const kept = Math.max(OPEN_SEGMENTS, missing.length)
    for (const oldest of open.keys()) {
      if (open.size <= kept) break
      open.delete(oldest)
    }
  }

  const index = createEmployeeIndex({
    prepare,
    open: openColumns,
    customerName: (customerId) => names.get(customerId) ?? '',
  })

  /** Makes the next question look at the rows again. `segments` says that these changed, too. */
  function invalidate(what: 'overlay' | 'segments') {
    isStale = true
    if (what === 'segments') isLoaded = false
  }

  async function refresh(): Promise<void> {
    while (isStale || !isLoaded) {
      isStale = false
      if (!isLoaded) {
        isLoaded = true
        open.clear()
        index.load(await readParts(stores))
        names = new Map([...(await readShared(stores, 'customer'))].map(([id, { row }]) => [id, row.name]))
      }
      await index.overlayWith(await readOverlay())
    }
  }

  async function refreshWhole(): Promise<void> {
    try {
      await refresh()
    } catch (cause) {
      // Half of it would answer every later question wrongly.
      invalidate('segments')
      throw cause
    } finally {
      refreshing = undefined
    }
  }

  const ready = (): Promise<void> => (refreshing ??= refreshWhole())

  /** Rows that are not as their segment says: newer ones, and those with waiting changes. */
  async function readOverlay(): Promise<Overlaid[]> {
    const [deltas, waiting, cursor] = await Promise.all([
      data.deltas.orderBy('n').toArray(),
      commands.commands.orderBy('seq').toArray(),
      data.readState('cursor'),
    ])
    const version = cursor?.version ?? 0
    const ours = await openCommands(
      vault,
      waiting.filter((record) => isUnsettled(record, version) && kindOf(record) === 'employee'),
    )
    const newest: Newest = new Map()
    const rows = await Promise.all(deltas.map((delta) => openedDelta(stores, delta)))
    /** Every partition that a changed row is or was in: one that moved still stands in the segments of the old one. */
    const places = new Map<string, Set<string>>()
    for (const [kind, id, v, pid, body] of rows.flat()) {
      if (kind !== 'employee') continue
      places.set(id, (places.get(id) ?? new Set()).add(pid))
      const known = newest.get(id)
      // Of a row that moved the new place counts, not that it left the old one with the same version.
      if (!known || v > known.v || (v === known.v && body !== null))
        newest.set(id, { row: body as Employee, v, pid })
    }
    for (const [id, row] of await baseRows(ours, newest)) newest.set(id, row)
    const present = new Map(
      [...newest].filter((entry): entry is [string, ServerRow<'employee'>] => entry[1].row !== null),
    )
    const views = optimisticView('employee', present, ours, {
      cursor: version,
      organizationId,
      isWanted: (id) => newest.has(id),
    })
    return [...newest].flatMap(([id, { pid }]): Overlaid[] => [
      { id, pid, view: views.get(id) ?? null },
      ...[...(places.get(id) ?? [])]
        .filter((place) => place !== pid)
        .map((place) => ({ id, pid: place, view: null })),
    ])
  }

  /** What waiting commands are about and no delta is: as the segments have it, or in the place the command says. */
  async function baseRows(
    ours: readonly { pid: string; ids: readonly string[] }[],
    newer: ReadonlyMap<string, unknown>,
  ): Promise<Newest> {
    const wanted = new Map<string, string>()
    for (const { pid, ids } of ours)
      for (const id of ids) if (!newer.has(id) && !wanted.has(id)) wanted.set(id, pid)
    const found = await index.readRows([...wanted].map(([id, pid]) => ({ id, pid })))
    return new Map([...wanted].map(([id, pid]) => [id, found.get(id) ?? { row: null, v: 0, pid }]))
  }

  return {
    invalidate,
    query: async (asked: EmployeeQuery) => {
      await ready()
      return index.query(asked)
    },
    findIds: async (asked: EmployeeQuery, limit: number) => {
      await ready()
      return index.findIds(asked, limit)
    },
  }
}

const kindOf = (record: CommandHeader) => findCommand(record.name, record.rev)?.kind
