import { findCommand } from '#shared/contract/commands.ts'
import { packedKindOf } from '#shared/contract/kinds.ts'
import type { SegmentColumns } from '#shared/contract/sync.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { CommandRecord } from '#client/data/command-database.ts'
import type { ProjectionRecord, SegmentRecord } from '#client/data/data-database.ts'
import type { Stores } from '#client/data/device.ts'
import { blockOf, createEmployeeIndex, type IndexBlock, type Overlaid } from '#client/data/employee-index.ts'
import type { EmployeeQuery } from '#client/data/employee-query.ts'
import { isUnsettled, optimisticView, type ServerRow } from '#client/data/merge.ts'
import { openedDelta, readShared } from '#client/data/read.ts'
import { openSegment, rowAt } from '#client/data/segment.ts'

/** Parsed segments that stay in memory for the windows of long lists. */
const OPEN_SEGMENTS = 256
/** Blocks of one stored record of the projection. */
const BLOCKS_AT_ONCE = 64

/**
 * Search, filters and order over the employees of all companies. What is searched is kept in a stored projection, so
 * that the first question after a start is answered without reading the rows; the projection is made anew from the
 * segments whenever it is not of exactly these segments.
 */
export function createEmployeeSearch({ data, commands }: Stores, organizationId: string) {
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
    for (const record of records) if (record) open.set(`${record.pid}/${record.no}`, openSegment(record))
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
        index.load(await readBlocks(data))
        names = new Map([...(await readShared({ data }, 'customer'))].map(([id, { row }]) => [id, row.name]))
      }
      await index.overlayWith(await readOverlay())
    }
  }

  function ready(): Promise<void> {
    refreshing ??= refresh().finally(() => (refreshing = undefined))
    return refreshing
  }

  /** Rows that are not as their segment says: newer ones, and those with waiting changes. */
  async function readOverlay(): Promise<Overlaid[]> {
    const [deltas, waiting, cursor] = await Promise.all([
      data.deltas.orderBy('n').toArray(),
      commands.commands.orderBy('seq').toArray(),
      data.readState('cursor'),
    ])
    const version = cursor?.version ?? 0
    const ours = waiting.filter((record) => isUnsettled(record, version) && kindOf(record) === 'employee')
    const newest = new Map<string, ServerRow<'employee'> | { row: null; v: number; pid: string }>()
    for (const [kind, id, v, pid, body] of deltas.flatMap((delta) => openedDelta(data, delta))) {
      if (kind !== 'employee') continue
      const known = newest.get(id)
      // Of a row that moved the new place counts, not that it left the old one with the same version.
      if (!known || v > known.v || (v === known.v && body !== null))
        newest.set(id, { row: body as Employee, v, pid })
    }
    for (const { pid, ids } of ours) {
      for (const id of ids) {
        if (newest.has(id)) continue
        const base = await findInSegments(pid, id)
        newest.set(id, base ?? { row: null, v: 0, pid })
      }
    }
    const present = new Map(
      [...newest].filter((entry): entry is [string, ServerRow<'employee'>] => entry[1].row !== null),
    )
    const views = optimisticView('employee', present, ours, {
      cursor: version,
      organizationId,
      isWanted: (id) => newest.has(id),
    })
    return [...newest].map(([id, { pid }]) => ({ id, pid, view: views.get(id) ?? null }))
  }

  async function findInSegments(pid: string, id: string): Promise<ServerRow<'employee'> | undefined> {
    for (const block of index.blocks()) {
      if (block.pid !== pid) continue
      const columns = await openColumns(pid, block.no)
      const at = columns.id.indexOf(id)
      if (at !== -1) return { row: rowAt(columns, at) as unknown as Employee, v: columns.v[at] ?? 0, pid }
    }
    return undefined
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

export type EmployeeSearch = ReturnType<typeof createEmployeeSearch>

const kindOf = (record: CommandRecord) => findCommand(record.name, record.rev)?.kind

/** The blocks of the stored projection if it is of exactly the segments that are there, else of the segments. */
async function readBlocks(data: Stores['data']): Promise<IndexBlock[]> {
  const stored = await data.projection.orderBy('no').toArray()
  const blocks = stored.flatMap(blocksOfRecord)
  const partitions = (await data.readState('partitions')) ?? {}
  const covered = new Set(blocks.map(({ pid }) => pid))
  const isWhole =
    blocks.length > 0 &&
    Object.entries(partitions).every(
      ([pid, { state }]) => packedKindOf(pid) === undefined || (state === 'ready' && covered.has(pid)),
    )
  return isWhole ? blocks : rebuild(data)
}

function blocksOfRecord({ blocks, text, flags }: ProjectionRecord): IndexBlock[] {
  const texts = text.split('\u0000')
  let at = 0
  return blocks.map(({ pid, no, v, n }, place) => {
    const own = flags.subarray(at, at + n)
    at += n
    return { pid, no, v, n, text: texts[place] ?? '', flags: own }
  })
}

/** Reads every segment once, a few at a time, and stores what the search needs of it. */
async function rebuild(data: Stores['data']): Promise<IndexBlock[]> {
  const blocks: IndexBlock[] = []
  const keys = (await data.segments.orderBy('[pid+kind+no]').primaryKeys()).filter(
    ([, kind]) => kind === 'employee',
  )
  for (let from = 0; from < keys.length; from += BLOCKS_AT_ONCE) {
    const records = (await data.segments.bulkGet(keys.slice(from, from + BLOCKS_AT_ONCE))) as SegmentRecord[]
    for (const record of records) if (record) blocks.push(blockOf(record, openSegment(record)))
  }
  await storeProjection(data, blocks)
  return blocks
}

async function storeProjection(data: Stores['data'], blocks: readonly IndexBlock[]) {
  const partitions = (await data.readState('partitions')) ?? {}
  const isLoading = Object.values(partitions).some(({ state }) => state === 'wanted')
  if (isLoading) return
  const covered = new Set(blocks.map(({ pid }) => pid))
  // A company without employees has no segment; an empty block says that it was looked at.
  const empty = Object.keys(partitions)
    .filter((pid) => packedKindOf(pid) === 'employee' && !covered.has(pid))
    .map((pid): IndexBlock => ({ pid, no: 0, v: 0, n: 0, text: '', flags: new Uint8Array(0) }))
  const all = [...blocks, ...empty]
  const records: ProjectionRecord[] = []
  for (let from = 0; from < all.length; from += BLOCKS_AT_ONCE) {
    const few = all.slice(from, from + BLOCKS_AT_ONCE)
    const flags = new Uint8Array(few.reduce((sum, { n }) => sum + n, 0))
    let at = 0
    for (const block of few) {
      flags.set(block.flags, at)
      at += block.n
    }
    records.push({
      no: records.length,
      blocks: few.map(({ pid, no, v, n }) => ({ pid, no, v, n })),
      text: few.map(({ text }) => text).join('\u0000'),
      flags,
    })
  }
  await data.transaction('rw', data.projection, async () => {
    await data.projection.clear()
    await data.projection.bulkPut(records)
  })
}
