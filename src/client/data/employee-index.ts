import type { Employee } from '#shared/domain/employees/employee.ts'
import type { SegmentColumns } from '#shared/contract/sync.ts'
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
import type { View } from './merge.ts'
import { rowAt } from './segment.ts'

/** The searchable part of one segment: a line of folded text and a byte of facts per row, in the segment's order. */
export interface IndexBlock {
  pid: string
  no: number
  v: number
  n: number
  text: string
  flags: Uint8Array
}

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

/** How many found rows are sorted by themselves; more are taken from the order of all rows. */
const SORT_FOUND_UP_TO = 3000

export function blockOf(
  segment: { pid: string; no: number; v: number; n: number },
  columns: SegmentColumns,
): IndexBlock {
  const lines: string[] = []
  const flags = new Uint8Array(columns.id.length)
  const { first_name, last_name, email, mfa_status, directory, sign_in_enabled, ignored } =
    columns as unknown as {
      [K in keyof Employee]: Employee[K][]
    }
  for (let index = 0; index < columns.id.length; index++) {
    const row = {
      first_name: first_name[index],
      last_name: last_name[index],
      email: email[index],
      mfa_status: mfa_status[index],
      directory: directory[index],
      sign_in_enabled: sign_in_enabled[index],
      ignored: ignored[index],
    } as Employee
    lines.push(searchText(row))
    flags[index] = flagsOf(row)
  }
  const { pid, no, v, n } = segment
  return { pid, no, v, n, text: lines.join('\n'), flags }
}

/**
 * Answers questions about the employees of all companies from memory: who is found, how many, and which rows stand
 * in a window of the list. Rows themselves stay in their segments and are read for the window only.
 */
export function createEmployeeIndex(source: Source) {
  let blocks: IndexBlock[] = []
  /** The first ordinal of each block; ordinals count rows through all blocks. */
  let starts: number[] = []
  let count = 0
  let hidden = new Uint8Array(0)
  let overlay: { entry: Overlaid; text: string; flags: number }[] = []
  let lines: string[] | undefined
  const orders = new Map<EmployeeSort, { order: Uint32Array; keys: string[] }>()

  function load(next: IndexBlock[]) {
    blocks = next
    starts = []
    count = 0
    for (const { n } of blocks) {
      starts.push(count)
      count += n
    }
    hidden = new Uint8Array(count)
    overlay = []
    lines = undefined
    orders.clear()
  }

  /** Puts these rows in the place of what the segments say of them. */
  async function overlayWith(entries: readonly Overlaid[]): Promise<void> {
    const byPid = Map.groupBy(entries, ({ pid }) => pid)
    const nextHidden = new Uint8Array(count)
    for (const [block, { pid, no, n }] of blocks.entries()) {
      const own = byPid.get(pid)
      if (!own) continue
      const { id: ids } = await source.open(pid, no)
      const changed = new Set(own.map(({ id }) => id))
      const start = starts[block] ?? 0
      for (let index = 0; index < n; index++) if (changed.has(ids[index] ?? '')) nextHidden[start + index] = 1
    }
    hidden = nextHidden
    overlay = entries.flatMap((entry) =>
      entry.view ? [{ entry, text: searchText(entry.view.row), flags: flagsOf(entry.view.row) }] : [],
    )
  }

  async function query(asked: EmployeeQuery): Promise<EmployeeWindow> {
    const found = await findSorted(asked, asked.offset + asked.limit)
    const window = found.items.slice(asked.offset, asked.offset + asked.limit)
    return { total: found.total, offset: asked.offset, rows: await viewsOf(window) }
  }

  async function findIds(asked: EmployeeQuery, limit: number) {
    const { items } = await findSorted(asked, limit)
    return (await viewsOf(items)).map(({ row }) => ({ id: row.id, customerId: row.customer_id }))
  }

  /** The rows of a window lie in nearly as many segments, which are read together. */
  async function viewsOf(items: readonly Item[]) {
    const wanted = new Set<IndexBlock>()
    for (const item of items) {
      const block = typeof item === 'number' ? blocks[blockAt(starts, item)] : undefined
      if (block) wanted.add(block)
    }
    await source.prepare([...wanted])
    return Promise.all(items.map(viewOf))
  }

  type Item = number | Overlaid

  /** The first `upTo` of what a question finds, in order. An item is an ordinal, or a row of the overlay. */
  async function findSorted({ search, filters, sort }: EmployeeQuery, upTo: number) {
    const terms = searchTerms(search)
    const { mask, value } = flagFilter(filters)
    const { matches, total: inBlocks } = match(terms, mask, value)
    const loose = overlay.filter(
      ({ text, flags }) => (flags & mask) === value && terms.every((term) => text.includes(term)),
    )
    const total = inBlocks + loose.length
    if (upTo === 0) return { items: [], total }
    const ascending = sort.direction === 'asc'
    const keyOfLoose = ({ entry, text }: (typeof loose)[number]) => looseKey(entry, text, sort.field)
    const sortedLoose = loose
      .map((each) => ({ key: keyOfLoose(each), entry: each.entry }))
      .toSorted((a, b) => compare(a.key, b.key) * (ascending ? 1 : -1))

    const isFew = inBlocks <= SORT_FOUND_UP_TO && sort.field === 'first_name'
    const { keys, order } = isFew
      ? { keys: undefined, order: sortFew(matches, inBlocks) }
      : await orderBy(sort.field)
    const keyOf = (ordinal: number) => keys?.[ordinal] ?? lineOf(ordinal)

    const items: Item[] = []
    let next = 0
    for (let step = 0; step < order.length && items.length < upTo; step++) {
      const ordinal = order[ascending ? step : order.length - 1 - step] ?? 0
      if (matches[ordinal] !== 1) continue
      let waiting = sortedLoose[next]
      while (waiting && items.length < upTo) {
        const difference = compare(waiting.key, keyOf(ordinal)) * (ascending ? 1 : -1)
        if (difference > 0) break
        items.push(waiting.entry)
        waiting = sortedLoose[++next]
      }
      if (items.length < upTo) items.push(ordinal)
    }
    while (items.length < upTo && next < sortedLoose.length) {
      const entry = sortedLoose[next++]?.entry
      if (entry) items.push(entry)
    }
    return { items, total }
  }

  /** Marks the rows of all blocks that a question finds. */
  function match(terms: readonly string[], mask: number, value: number) {
    const matches = new Uint8Array(count)
    let total = 0
    const [first, ...rest] = terms.toSorted((a, b) => b.length - a.length)
    for (const [block, { text, flags, n }] of blocks.entries()) {
      const start = starts[block] ?? 0
      const take = (index: number) => {
        const ordinal = start + index
        if (((flags[index] ?? 0) & mask) === value && hidden[ordinal] === 0) {
          matches[ordinal] = 1
          total++
        }
      }
      if (first === undefined) {
        for (let index = 0; index < n; index++) take(index)
        continue
      }
      let index = 0
      let lineStart = 0
      for (let hit = text.indexOf(first); hit !== -1; hit = text.indexOf(first, lineStart)) {
        for (
          let end = text.indexOf('\n', lineStart);
          end !== -1 && end < hit;
          end = text.indexOf('\n', lineStart)
        ) {
          lineStart = end + 1
          index++
        }
        const lineEnd = endOfLine(text, hit)
        if (rest.length === 0 || includesAll(text.slice(lineStart, lineEnd), rest)) take(index)
        if (lineEnd === text.length) break
        lineStart = lineEnd + 1
        index++
      }
    }
    return { matches, total }
  }

  function sortFew(matches: Uint8Array, total: number): Uint32Array {
    const found = new Uint32Array(total)
    let next = 0
    for (let ordinal = 0; ordinal < count; ordinal++) if (matches[ordinal] === 1) found[next++] = ordinal
    return found.sort((a, b) => compare(lineOf(a), lineOf(b)))
  }

  /** The order of all rows by a field, made once. */
  async function orderBy(field: EmployeeSort) {
    const known = orders.get(field)
    if (known) return known
    const keys = await keysFor(field)
    const order = Uint32Array.from({ length: count }, (_, ordinal) => ordinal)
    order.sort((a, b) => compare(keys[a] ?? '', keys[b] ?? '') || a - b)
    const made = { order, keys }
    orders.set(field, made)
    return made
  }

  async function keysFor(field: EmployeeSort): Promise<string[]> {
    if (field === 'first_name') return allLines()
    const keys: string[] = []
    for (const { pid, no, n } of blocks) {
      if (field === 'customer') {
        const name = foldText(source.customerName(pid.slice(0, pid.lastIndexOf(':'))))
        for (let index = 0; index < n; index++) keys.push(name)
        continue
      }
      const columns = await source.open(pid, no)
      for (let index = 0; index < n; index++)
        keys.push(sortKey(rowAt(columns, index) as unknown as Employee, field))
    }
    return keys
  }

  function looseKey({ pid, view }: Overlaid, text: string, field: EmployeeSort): string {
    invariant(view, 'only rows that are there are sorted')
    if (field === 'first_name') return text
    if (field === 'customer') return foldText(source.customerName(pid.slice(0, pid.lastIndexOf(':'))))
    return sortKey(view.row, field)
  }

  function allLines(): string[] {
    lines ??= blocks.flatMap(({ text, n }) => (n === 0 ? [] : text.split('\n')))
    return lines
  }

  const lineOf = (ordinal: number): string => allLines()[ordinal] ?? ''

  async function viewOf(item: Item): Promise<View<'employee'>> {
    if (typeof item !== 'number') {
      invariant(item.view, 'only rows that are there are shown')
      return item.view
    }
    const block = blockAt(starts, item)
    const { pid, no } = blocks[block] ?? { pid: '', no: 0 }
    const columns = await source.open(pid, no)
    const index = item - (starts[block] ?? 0)
    return {
      row: rowAt(columns, index) as unknown as Employee,
      v: columns.v[index] ?? 0,
      isPending: false,
      isConflict: false,
    }
  }

  return { load, overlayWith, query, findIds, blocks: () => blocks as readonly IndexBlock[] }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const includesAll = (line: string, terms: readonly string[]) => terms.every((term) => line.includes(term))

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

/** The block that an ordinal lies in: the last one that starts at or before it. */
function blockAt(starts: readonly number[], ordinal: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= ordinal) low = middle
    else high = middle - 1
  }
  return low
}
