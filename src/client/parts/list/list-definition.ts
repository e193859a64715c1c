import type { z } from 'zod'
import type { ViewedList } from '#shared/domain/views/saved-view.ts'
import type { ListAddress } from './list-address.ts'

/** What a row is sorted by; one that has nothing stands behind all others, in either direction. */
export type SortKey = string | number | undefined

export type Direction = 'asc' | 'desc'

export interface Order<Sort extends string = string> {
  sort: Sort
  direction: Direction
}

/** Which orders a list has, and which one it has by itself. */
export interface Ordering<Sort extends string = string> {
  sorts: readonly Sort[]
  first: Order<Sort>
  /** Of an order that somebody chose, where that is not ascending. */
  directionOf?: (sort: Sort) => Direction
}

type SortOf<Address extends ListAddress> = NonNullable<Address['sort']>

/** The parts of an address that are a list's own. */
export type OwnPart<Address> = Exclude<keyof Address, keyof ListAddress> & string

/** What a list is: what its address holds, and how its rows are found and put in order. */
export interface ListDefinition<Row, Address extends ListAddress> {
  schema: z.ZodType<Address>
  /** Names a row among the others, in the address, too. */
  rowKey: (row: Row) => string
  /** Without it the rows stand as they come. */
  ordering?: Ordering<SortOf<Address>>
  /** What the search reads of a row; without it there is none. */
  textOf?: (row: Row) => string
  /** Texts are compared in lower case and without accents. */
  keyOf?: (row: Row, sort: SortOf<Address>) => SortKey
  /** What decides between rows of equal rank, ascending in either direction. */
  tieOf?: (row: Row) => SortKey | readonly SortKey[]
  /** For each part of the address that filters: whether a row has the value that it asks for. */
  filters?: {
    readonly [Part in OwnPart<Address>]?: (
      row: Row,
      value: NonNullable<Address[Part]>,
      address: Address,
    ) => boolean
  }
  /** Further parts of the address that a view keeps. */
  kept?: readonly OwnPart<Address>[]
  /** As which its views are kept; a list without it has none. */
  views?: ViewedList
  /** What its file is called; a list without it has an export of its own. */
  file?: string
}

/** The parts of an address by which rows are filtered. */
export const filterParts = <Row, Address extends ListAddress>({
  filters,
}: Pick<ListDefinition<Row, Address>, 'filters'>): OwnPart<Address>[] =>
  Object.keys(filters ?? {}) as OwnPart<Address>[]

/** The parts of an address that make a view of the list. */
export const viewParts = <Row, Address extends ListAddress>(
  definition: Pick<ListDefinition<Row, Address>, 'filters' | 'kept'>,
): string[] => [
  'search',
  'sort',
  'direction',
  'columns',
  ...filterParts(definition),
  ...(definition.kept ?? []),
]

/** The order that an address asks for; the list's own where it asks for none that there is. */
export function orderOf<Sort extends string>(
  { sort: wanted, direction }: { sort?: string | undefined; direction?: Direction | undefined },
  { sorts, first, directionOf = () => 'asc' }: Ordering<Sort>,
): Order<Sort> {
  if (wanted === undefined) return { ...first, direction: direction ?? first.direction }
  const sort = sorts.find((each) => each === wanted)
  return sort === undefined ? first : { sort, direction: direction ?? directionOf(sort) }
}

/** The change of an address that puts the list in an order; what an order has by itself needs no word. */
export function orderAddress<Sort extends string>(
  { sort, direction }: Order,
  { sorts, directionOf = () => 'asc' }: Ordering<Sort>,
): { sort: Sort | undefined; direction: Direction | undefined } {
  const known = sorts.find((each) => each === sort)
  return { sort: known, direction: known && directionOf(known) === direction ? undefined : direction }
}
