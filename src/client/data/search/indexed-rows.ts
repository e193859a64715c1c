import type { SegmentColumns } from '#shared/contract/sync.ts'
import type { EmployeeSort } from './employee-query.ts'
import { countFlags } from './flag-counts.ts'
import { createIdTable } from './id-table.ts'
import { type IndexBlock, type IndexPart, joinParts } from './index-part.ts'
import { createTextLines } from './text-lines.ts'

/** All rows in an order, and the text that each of them is sorted by. */
export interface Order {
  rows: Uint32Array
  keyOf: (row: number) => string
}

export interface Place {
  pid: string
  id: string
}

type Open = (pid: string, no: number) => Promise<SegmentColumns>

/** The rows of all segments, numbered through. They never change: a load makes others. */
export function createIndexedRows(parts: readonly IndexPart[], open: Open) {
  const { blocks, flags, ids, text } = joinParts(parts)
  const starts = startsOf(blocks)
  const count = flags.length
  let table: ReturnType<typeof createIdTable> | undefined

  const blockAt = (row: number): IndexBlock & { start: number } => {
    const at = lastAtOrBefore(starts, row)
    return { ...(blocks[at] ?? { pid: '', no: 0, v: 0, n: 0, isOdd: false }), start: starts[at] ?? 0 }
  }

  const ready = () => (table ??= createIdTable(ids, isListedIn(blocks)))

  /** The rows at each of these places, lowest first. Opens nothing but the segments with ids that are no UUIDs. */
  async function find(places: readonly Place[]): Promise<number[][]> {
    if (places.length === 0) return []
    const known = ready()
    const odd = await findOdd(places)
    return places.map(({ pid, id }) => {
      const rows = known.rowsOf(id).filter((row) => blockAt(row).pid === pid)
      return [...rows, ...(odd.get(`${pid}/${id}`) ?? [])].toSorted((a, b) => a - b)
    })
  }

  async function findOdd(places: readonly Place[]): Promise<Map<string, number[]>> {
    const found = new Map<string, number[]>()
    if (!blocks.some(({ isOdd }) => isOdd)) return found
    const wanted = Map.groupBy(places, ({ pid }) => pid)
    for (const [at, { pid, no, isOdd }] of blocks.entries()) {
      if (!isOdd || !wanted.has(pid)) continue
      const { id: own } = await open(pid, no)
      const here = new Set(wanted.get(pid)?.map(({ id }) => id))
      for (const [index, id] of own.entries()) {
        if (!here.has(id)) continue
        const key = `${pid}/${id}`
        found.set(key, [...(found.get(key) ?? []), (starts[at] ?? 0) + index])
      }
    }
    return found
  }

  return {
    blocks: blocks as readonly IndexBlock[],
    count,
    flags,
    counts: countFlags(flags),
    lines: createTextLines(text, count),
    /** Made once for each field. */
    orders: new Map<EmployeeSort, Order>(),
    blockAt,
    find,
  }
}

export type IndexedRows = ReturnType<typeof createIndexedRows>

/** The first row of each block. */
function startsOf(blocks: readonly IndexBlock[]): number[] {
  const starts: number[] = []
  let next = 0
  for (const { n } of blocks) {
    starts.push(next)
    next += n
  }
  return starts
}

/** Whether a row's id is known without its segment. */
function isListedIn(blocks: readonly IndexBlock[]): (row: number) => boolean {
  if (!blocks.some(({ isOdd }) => isOdd)) return () => true
  const listed = new Uint8Array(blocks.reduce((sum, { n }) => sum + n, 0))
  for (const [at, start] of startsOf(blocks).entries()) {
    const { n, isOdd } = blocks[at] ?? { n: 0, isOdd: true }
    if (!isOdd) listed.fill(1, start, start + n)
  }
  return (row) => listed[row] === 1
}

/** The last of ascending numbers that is not above this one. */
function lastAtOrBefore(starts: readonly number[], row: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= row) low = middle
    else high = middle - 1
  }
  return low
}
