import { useMemo } from 'react'
import type { Column, Sort } from '#client/ui/data-table/column.ts'
import { viewAddress, viewQuery } from '../views/view-query.ts'
import { emptyReason, type EmptyReason } from './empty-reason.ts'
import { narrowedRows, orderedRows } from './find-rows.ts'
import type { ListAddress } from './list-address.ts'
import { filterParts, type ListDefinition, orderAddress, orderOf, viewParts } from './list-definition.ts'
import type { ListSource } from './list-source.ts'
import { foldAhead } from './searched-text.ts'
import { useShownColumns } from './use-shown-columns.ts'

interface FrameOptions<Row, Address extends ListAddress> {
  /** Stays the same object as long as it is the same list. */
  definition: ListDefinition<Row, Address>
  columns: readonly Column<Row>[]
  address: Address
  onAddress: (change: Partial<Address>) => void
}

/** How a list stands in its address: which order, columns and filters it has, and what is open. */
export interface ListFrame<Row, Address extends ListAddress> {
  definition: ListDefinition<Row, Address>
  address: Address
  columns: readonly Column<Row>[]
  shown: string[]
  setShown: (shown: readonly string[]) => void
  sort: Sort | undefined
  setSort: (sort: Sort) => void
  search: string
  setSearch: (search: string) => void
  setPart: (part: string, value: unknown) => void
  /** Takes away the search and every filter. */
  clear: () => void
  openKey: string | undefined
  setOpen: (key: string | undefined) => void
  /** What a view keeps of it, and the way to show one. */
  query: string
  setQuery: (query: string) => void
}

/** A list whose rows are found. */
export interface List<Row, Address extends ListAddress> extends ListFrame<Row, Address> {
  source: ListSource<Row>
  rowCount: number
  /** Undefined while the row is not loaded. */
  rowAt: (index: number) => Row | undefined
  /** Tells which rows are in view, where they are loaded by that. */
  onRange?: (start: number, end: number) => void
  /** What the rows answer, where they may be far from the top: another question begins there. */
  question?: string
  isLoading: boolean
  /** Called where a search is about to begin. */
  prepareSearch?: () => void
  /** Those of the address, all here; undefined where they are elsewhere. */
  found: readonly Row[] | undefined
  /** The row whose panel is open. */
  open: Row | undefined
  /** Why there are no rows, should there be none. */
  why: EmptyReason
}

/** The frame of a list that finds its rows itself. */
export function useListFrame<Row, Address extends ListAddress>({
  definition,
  columns,
  address,
  onAddress,
}: FrameOptions<Row, Address>): ListFrame<Row, Address> {
  const change = (parts: object) => onAddress(parts)
  const [shown, setShown] = useShownColumns(columns, address, change)
  const { ordering, schema } = definition
  const filters = filterParts(definition)
  const order = ordering && orderOf(address, ordering)
  const parts = viewParts(definition)
  return {
    definition,
    address,
    columns,
    shown,
    setShown,
    sort: order && {
      columnId: order.sort,
      direction: order.direction === 'desc' ? 'descending' : 'ascending',
    },
    setSort: ({ columnId, direction }) =>
      ordering &&
      change(
        orderAddress({ sort: columnId, direction: direction === 'descending' ? 'desc' : 'asc' }, ordering),
      ),
    search: address.search ?? '',
    setSearch: (search) => change({ search: search || undefined }),
    setPart: (part, value) => change({ [part]: value }),
    clear: () => change(Object.fromEntries(['search', ...filters].map((part) => [part, undefined]))),
    openKey: address.open,
    setOpen: (open) => change({ open }),
    query: viewQuery(address, parts),
    // A view may name what there is no more.
    setQuery: (query) => {
      const known = new Map<string, unknown>(Object.entries(schema.parse(viewAddress(query, parts))))
      change(Object.fromEntries(parts.map((part) => [part, known.get(part)])))
    },
  }
}

interface ListOptions<Row, Address extends ListAddress> extends FrameOptions<Row, Address> {
  source: ListSource<Row>
}

/** The parts of an address that find no other rows. */
const FRAME: ReadonlySet<string> = new Set(['open', 'columns', 'sort', 'direction'])

/** A list of rows that are all here: finds them, puts them in order, and knows which one is open. */
export function useList<Row, Address extends ListAddress>({
  source,
  ...options
}: ListOptions<Row, Address>): List<Row, Address> & { found: readonly Row[] } {
  const { definition, address } = options
  const { rows, refusal } = source
  const frame = useListFrame(options)
  const { sort, direction } = address
  // Other words and filters leave the order as it is, and what is open is no other list.
  const ordered = useMemo(
    () => orderedRows(rows ?? [], { sort, direction }, definition),
    [rows, sort, direction, definition],
  )
  const narrowing = JSON.stringify(address, (part, value: unknown) => (FRAME.has(part) ? undefined : value))
  const found = useMemo(
    () => narrowedRows(ordered, address, definition),
    // oxlint-disable-next-line react/exhaustive-deps
    [ordered, narrowing, definition],
  )
  const { openKey } = frame
  const open = useMemo(
    () => (openKey === undefined ? undefined : rows?.find((row) => definition.rowKey(row) === openKey)),
    [rows, openKey, definition],
  )
  return {
    ...frame,
    source,
    found,
    prepareSearch: () => foldAhead(ordered, definition),
    rowCount: found.length,
    rowAt: (index) => found[index],
    isLoading: rows === undefined && refusal === undefined,
    open,
    why: emptyReason(source),
  }
}
