import { compare } from '#shared/lib/compare.ts'
import { foldText, foldedWordsTest } from '#shared/lib/fold-text.ts'
import type { ListAddress } from './list-address.ts'
import { filterParts, type ListDefinition, orderOf, type SortKey } from './list-definition.ts'
import { searchedText } from './searched-text.ts'

/** The rows that search and filters of the address find, in its order. */
export const findRows = <Row, Address extends ListAddress>(
  rows: readonly Row[],
  address: NoInfer<Address>,
  definition: ListDefinition<Row, Address>,
): Row[] => orderedRows(narrowedRows(rows, address, definition), address, definition)

/** The rows that search and filters of the address find, as they come. */
export function narrowedRows<Row, Address extends ListAddress>(
  rows: readonly Row[],
  address: NoInfer<Address>,
  definition: ListDefinition<Row, Address>,
): Row[] {
  const { search = '' }: ListAddress = address
  const fits = filterOf(address, definition)
  const textOf = search.trim() === '' ? undefined : searchedText(definition)
  if (!textOf) return rows.filter(fits)
  const matches = foldedWordsTest(search)
  return rows.filter((row) => fits(row) && matches(textOf(row)))
}

/** Rows in the order of the address; as they come where the list has none. */
export function orderedRows<Row, Address extends ListAddress>(
  rows: readonly Row[],
  address: Pick<ListAddress, 'sort' | 'direction'>,
  { ordering, keyOf, tieOf = () => undefined }: ListDefinition<Row, Address>,
): Row[] {
  if (!ordering || !keyOf) return [...rows]
  const { sort, direction } = orderOf(address, ordering)
  const sign = direction === 'asc' ? 1 : -1
  const tiesOf = (placed: Placed<Row>) => (placed.ties ??= [tieOf(placed.row)].flat().map(folded))
  return rows
    .map((row): Placed<Row> => ({ row, key: folded(keyOf(row, sort)), ties: undefined }))
    .toSorted((a, b) => byKey(a.key, b.key, sign) || byTies(tiesOf(a), tiesOf(b)))
    .map(({ row }) => row)
}

/** A row with what it is sorted by; its ties are asked for where another has the same key. */
interface Placed<Row> {
  row: Row
  key: SortKey
  ties: readonly SortKey[] | undefined
}

/** Whether a row passes every filter that the address sets. */
function filterOf<Row, Address extends ListAddress>(
  address: Address,
  { filters = {} }: Pick<ListDefinition<Row, Address>, 'filters'>,
): (row: Row) => boolean {
  const wanted = filterParts({ filters }).flatMap((part) => {
    const value = address[part]
    const filter = filters[part]
    return filter === undefined || value === undefined || value === null
      ? []
      : [(row: Row) => filter(row, value, address)]
  })
  return (row) => wanted.every((isWanted) => isWanted(row))
}

const folded = (key: SortKey): SortKey => (typeof key === 'string' ? foldText(key) || undefined : key)

function byKey(a: SortKey, b: SortKey, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return sign * compare(a, b)
}

function byTies(a: readonly SortKey[], b: readonly SortKey[]): number {
  for (const [at, key] of a.entries()) {
    const by = byKey(key, b[at], 1)
    if (by !== 0) return by
  }
  return 0
}
