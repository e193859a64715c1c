import type { Employee } from '#shared/domain/employees/employee.ts'
import type { SegmentColumns } from '#shared/contract/sync.ts'
import { inParts } from '#shared/lib/in-parts.ts'
import { compare } from '#shared/lib/compare.ts'
import { foldText } from '#shared/lib/fold-text.ts'
import { invariant } from '#shared/lib/invariant.ts'
import {
  type EmployeeQuery,
  type EmployeeSort,
  type EmployeeWindow,
  flagFilter,
  flagsOf,
  searchTerms,
  searchText,
  sortKey,
} from './employee-query.ts'
import { countFlags, countWhere, withoutRows } from './flag-counts.ts'
import type { IndexPart } from './index-part.ts'
import { createIndexedRows, type IndexedRows, type Order, type Place } from './indexed-rows.ts'
import type { ServerRow, View } from '../rows/merge.ts'
import { rowAt } from '../rows/segment.ts'
import { includesAll } from './text-lines.ts'

/** A row that is not as its segment says: changed since, waiting on this device, or gone (null). */
export interface Overlaid {
  id: string
  pid: string
  view: View<'employee'> | null
}

interface Source {
  /** Makes these segments quick to open, with one read. */
  prepare: (segments: readonly { pid: string; no: number }[]) => Promise<void>
  /** Reads and parses one segment; the index keeps what it needs. */
  open: (pid: string, no: number) => Promise<SegmentColumns>
  /** The company's name as it sorts. */
  customerName: (customerId: string) => string
}

/** A row of the overlay as it is searched. */
interface Loose {
  entry: Overlaid
  text: string
  flags: number
}

/** What questions are asked of. It is replaced as a whole, so that a question that waits keeps what it began with. */
interface VisibleRows {
  rows: IndexedRows
  /** Rows whose segment is not to be believed. */
  hidden: Uint8Array
  /** How many of the other rows have each byte of facts. */
  counts: Uint32Array
  loose: Loose[]
  looseCounts: Uint32Array
}

/** A row of the segments by its number, or one of the overlay. */
type Item = number | Overlaid

/** A question as it is compared with rows. */
interface IndexQuery {
  terms: string[]
  mask: number
  value: number
}

/** How many found rows are sorted by themselves; more are taken from the order of all rows. */
const SORT_FOUND_UP_TO = 3000
/** How many segments are opened together where rows of very many are wanted. */
const OPEN_AT_ONCE = 64

/**
 * Answers questions about the employees of all companies from memory: who is found, how many, and which rows stand
 * in a window of the list. Rows themselves stay in their segments and are read for the window only.
 */
export function createEmployeeIndex(source: Source) {
  const { readRows, viewsOf } = createRowReader(source)
  const { orderBy, looseKey } = createOrders(source)
  let shown = withOverlay(createIndexedRows([], source.open), [], [])

  function load(parts: readonly IndexPart[]) {
    shown = withOverlay(createIndexedRows(parts, source.open), [], [])
  }

  /** Puts these rows in the place of what the segments say of them. */
  async function overlayWith(entries: readonly Overlaid[]): Promise<void> {
    const { rows } = shown
    shown = withOverlay(rows, (await rows.find(entries)).flat(), entries)
  }

  async function query(asked: EmployeeQuery): Promise<EmployeeWindow> {
    const now = shown
    const found = await findSorted(asked, asked.offset + asked.limit)
    const window = found.items.slice(asked.offset, asked.offset + asked.limit)
    return {
      total: found.total,
      offset: asked.offset,
      rows: await viewsOf(now.rows, window),
      ...(asked.perCompany ? { perCompany: countPerCompany(now, comparable(asked)) } : {}),
    }
  }

  async function findIds(asked: EmployeeQuery, limit: number) {
    const { rows } = shown
    const { items } = await findSorted(asked, limit)
    return (await viewsOf(rows, items)).map(({ row }) => ({ id: row.id, customerId: row.customer_id }))
  }

  /** The first `upTo` of what a question finds, in order. */
  async function findSorted({ search, filters, sort }: EmployeeQuery, upTo: number) {
    const now = shown
    const asked = comparable({ search, filters })
    if (upTo === 0) return { items: [], total: countAll(now, asked) }
    const found = foundRows(now, asked)
    const loose = now.loose.filter(isFound(asked))
    const isFew = found.total <= SORT_FOUND_UP_TO && sort.field === 'first_name'
    const order = isFew ? sortFew(now.rows, found.list()) : await orderBy(now.rows, sort.field)
    const direction = sort.direction === 'asc' ? 1 : -1
    const sortedLoose = loose
      .map((each) => ({ key: looseKey(each, sort.field), entry: each.entry }))
      .toSorted((a, b) => compare(a.key, b.key) * direction)
    const isIn = isFew ? () => true : found.has()
    return {
      items: mergeSorted(order, isIn, sortedLoose, direction, upTo),
      total: found.total + loose.length,
    }
  }

  return {
    load,
    overlayWith,
    query,
    findIds,
    readRows: (places: readonly Place[]) => readRows(shown.rows, places),
  }
}

const comparable = ({ search, filters }: Pick<EmployeeQuery, 'search' | 'filters'>): IndexQuery => ({
  terms: searchTerms(search),
  ...flagFilter(filters),
})

/** How many found rows each company has. Opens nothing. */
function countPerCompany(shown: VisibleRows, asked: IndexQuery): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (pid: string) => counts.set(customerOf(pid), (counts.get(customerOf(pid)) ?? 0) + 1)
  eachFound(shown, asked, (row) => count(shown.rows.blockAt(row).pid))
  for (const { entry } of shown.loose.filter(isFound(asked))) count(entry.pid)
  return counts
}

/** Reads rows out of the segments that they lie in. */
function createRowReader(source: Source) {
  /** What the segments say of these rows, by their ids; what they do not have is left out. */
  async function readRows(
    rows: IndexedRows,
    places: readonly Place[],
  ): Promise<Map<string, ServerRow<'employee'>>> {
    const found = await rows.find(places)
    const wanted = places
      .flatMap(({ id, pid }, at) => {
        const row = found[at]?.[0]
        return row === undefined ? [] : [{ id, pid, row, block: rows.blockAt(row) }]
      })
      .toSorted((a, b) => a.row - b.row)
    const read = new Map<string, ServerRow<'employee'>>()
    for (const few of inGroups([...Map.groupBy(wanted, ({ block }) => block.start).values()])) {
      await source.prepare(few.flatMap(([first]) => (first ? [first.block] : [])))
      for (const { id, pid, row, block } of few.flat()) {
        const columns = await source.open(pid, block.no)
        const at = row - block.start
        // The segment may have been written anew since the load.
        const index = columns.id[at] === id ? at : columns.id.indexOf(id)
        if (index === -1) continue
        read.set(id, { row: employeeAt(columns, index), v: columns.v[index] ?? 0, pid })
      }
    }
    return read
  }

  /** The rows of a window lie in nearly as many segments, which are read together. */
  async function viewsOf(rows: IndexedRows, items: readonly Item[]) {
    const blocks = items.flatMap((item) => (typeof item === 'number' ? [rows.blockAt(item)] : []))
    await source.prepare([...new Map(blocks.map((block) => [block.start, block])).values()])
    return Promise.all(items.map((item) => viewOf(rows, item)))
  }

  async function viewOf(rows: IndexedRows, item: Item): Promise<View<'employee'>> {
    if (typeof item !== 'number') {
      invariant(item.view, 'only rows that are there are shown')
      return item.view
    }
    const { pid, no, start } = rows.blockAt(item)
    const columns = await source.open(pid, no)
    const index = item - start
    return {
      row: employeeAt(columns, index),
      v: columns.v[index] ?? 0,
      isPending: false,
      isConflict: false,
    }
  }

  return { readRows, viewsOf }
}

/** By what rows are sorted. */
function createOrders(source: Source) {
  /** The order of all rows by a field, made once. */
  async function orderBy(indexed: IndexedRows, field: EmployeeSort): Promise<Order> {
    const known = indexed.orders.get(field)
    if (known) return known
    const keys = await keysFor(indexed, field)
    const rows = Uint32Array.from({ length: indexed.count }, (_, row) => row)
    rows.sort((a, b) => compare(keys[a] ?? '', keys[b] ?? '') || a - b)
    // The lines are in the index already; a hundred thousand texts of them need not stay.
    const keyOf = field === 'first_name' ? indexed.lines.lineAt : (row: number) => keys[row] ?? ''
    const made = { rows, keyOf }
    indexed.orders.set(field, made)
    return made
  }

  async function keysFor({ blocks, lines, count }: IndexedRows, field: EmployeeSort): Promise<string[]> {
    if (field === 'first_name') return Array.from({ length: count }, (_, row) => lines.lineAt(row))
    const keys: string[] = []
    for (const { pid, no, n } of blocks) {
      if (field === 'customer') {
        const name = foldText(source.customerName(customerOf(pid)))
        for (let index = 0; index < n; index++) keys.push(name)
        continue
      }
      const columns = await source.open(pid, no)
      for (let index = 0; index < n; index++) keys.push(sortKey(employeeAt(columns, index), field))
    }
    return keys
  }

  function looseKey({ entry: { pid, view }, text }: Loose, field: EmployeeSort): string {
    invariant(view, 'only rows that are there are sorted')
    if (field === 'first_name') return text
    if (field === 'customer') return foldText(source.customerName(customerOf(pid)))
    return sortKey(view.row, field)
  }

  return { orderBy, looseKey }
}

function withOverlay(
  rows: IndexedRows,
  changed: readonly number[],
  entries: readonly Overlaid[],
): VisibleRows {
  const hidden = new Uint8Array(rows.count)
  for (const row of changed) hidden[row] = 1
  const loose = entries.flatMap((entry) =>
    entry.view ? [{ entry, text: searchText(entry.view.row), flags: flagsOf(entry.view.row) }] : [],
  )
  return {
    rows,
    hidden,
    counts: withoutRows(rows.counts, rows.flags, new Set(changed)),
    loose,
    looseCounts: countFlags(loose.map(({ flags }) => flags)),
  }
}

function countAll(shown: VisibleRows, asked: IndexQuery): number {
  const { terms, mask, value } = asked
  if (terms.length === 0)
    return countWhere(shown.counts, mask, value) + countWhere(shown.looseCounts, mask, value)
  let total = shown.loose.filter(isFound(asked)).length
  eachFound(shown, asked, () => total++)
  return total
}

/** The rows of the segments that a question finds, as a list or as something to ask, whichever is needed. */
function foundRows(shown: VisibleRows, asked: IndexQuery) {
  const { terms, mask, value } = asked
  const { rows, hidden, counts } = shown
  if (terms.length === 0)
    return {
      total: countWhere(counts, mask, value),
      list: () => listOf(shown, asked),
      has: () => (row: number) => ((rows.flags[row] ?? 0) & mask) === value && hidden[row] === 0,
    }
  const list = listOf(shown, asked)
  return {
    total: list.length,
    list: () => list,
    has: () => {
      const marks = new Uint8Array(rows.count)
      for (const row of list) marks[row] = 1
      return (row: number) => marks[row] === 1
    },
  }
}

function listOf(shown: VisibleRows, asked: IndexQuery): number[] {
  const list: number[] = []
  eachFound(shown, asked, (row) => list.push(row))
  return list
}

function eachFound(
  { rows, hidden }: VisibleRows,
  { terms, mask, value }: IndexQuery,
  take: (row: number) => void,
) {
  const { flags, lines, count } = rows
  const takeWanted = (row: number) => {
    if (((flags[row] ?? 0) & mask) === value && hidden[row] === 0) take(row)
  }
  if (terms.length > 0) lines.eachWith(terms, takeWanted)
  else for (let row = 0; row < count; row++) takeWanted(row)
}

const isFound =
  ({ terms, mask, value }: IndexQuery) =>
  ({ text, flags }: Loose) =>
    (flags & mask) === value && includesAll(text, terms)

/** Few rows in the order of their lines; equal ones stay as they stand. */
function sortFew({ lines }: IndexedRows, list: readonly number[]): Order {
  const keys = new Map(list.map((row) => [row, lines.lineAt(row)]))
  const keyOf = (row: number) => keys.get(row) ?? ''
  return { rows: Uint32Array.from(list).sort((a, b) => compare(keyOf(a), keyOf(b))), keyOf }
}

/** The first `upTo` of ordered rows that are in, and of sorted rows of the overlay, which come first among equals. */
function mergeSorted(
  { rows, keyOf }: Order,
  isIn: (row: number) => boolean,
  sortedLoose: readonly { key: string; entry: Overlaid }[],
  direction: 1 | -1,
  upTo: number,
): Item[] {
  const items: Item[] = []
  let next = 0
  for (let step = 0; step < rows.length && items.length < upTo; step++) {
    const row = rows[direction === 1 ? step : rows.length - 1 - step] ?? 0
    if (!isIn(row)) continue
    let waiting = sortedLoose[next]
    while (waiting && items.length < upTo) {
      if (compare(waiting.key, keyOf(row)) * direction > 0) break
      items.push(waiting.entry)
      waiting = sortedLoose[++next]
    }
    if (items.length < upTo) items.push(row)
  }
  while (items.length < upTo && next < sortedLoose.length) {
    const entry = sortedLoose[next++]?.entry
    if (entry) items.push(entry)
  }
  return items
}

const customerOf = (pid: string) => pid.slice(0, pid.lastIndexOf(':'))

const employeeAt = (columns: SegmentColumns, index: number) => rowAt(columns, index) as unknown as Employee

const inGroups = <T>(all: readonly T[]): T[][] => inParts(all, OPEN_AT_ONCE)
