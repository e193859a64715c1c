import { compare } from '#shared/lib/compare.ts'
import { foldText, matchesWords } from '#shared/lib/fold-text.ts'
import type { ListAddress } from './list-address.ts'
import { filterParts, type ListDefinition, orderOf, type SortKey } from './list-definition.ts'

/** The rows that search and filters of the address find, in its order. */
export function findRows<Row, Address extends ListAddress>(
  rows: readonly Row[],
  address: NoInfer<Address>,
  definition: ListDefinition<Row, Address>,
): Row[] {
  const { textOf, ordering, keyOf, tieOf = () => undefined } = definition
  const { search = '' }: ListAddress = address
  const fits = filterOf(address, definition)
  const found = rows.filter((row) => fits(row) && (!textOf || matchesWords(textOf(row), search)))
  if (!ordering || !keyOf) return found
  const { sort, direction } = orderOf(address, ordering)
  const sign = direction === 'asc' ? 1 : -1
  return found
    .map((row) => ({ row, key: folded(keyOf(row, sort)), ties: [tieOf(row)].flat().map(folded) }))
    .toSorted((a, b) => byKey(a.key, b.key, sign) || byTies(a.ties, b.ties))
    .map(({ row }) => row)
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
