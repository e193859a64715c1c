import { compare } from '#shared/lib/compare.ts'
import { foldText, matchesWords } from '#shared/lib/fold-text.ts'

/** What a row is sorted by; one that has nothing stands behind all others, in either direction. */
export type SortKey = string | number | undefined

interface ListAddress<Sort extends string> {
  search?: string | undefined
  sort?: Sort | undefined
  direction?: 'asc' | 'desc' | undefined
}

/** How the rows of a list are found and put in order. */
export interface Finding<Row, Sort extends string> {
  /** The order without one in the address, and its direction. */
  first: Sort
  firstDirection?: (sort: Sort) => 'asc' | 'desc'
  /** What the search reads of a row. */
  textOf: (row: Row) => string
  /** Texts are compared in lower case and without accents. */
  keyOf: (row: Row, sort: Sort) => SortKey
  /** What decides between rows of equal rank, ascending in either direction. */
  tieOf: (row: Row) => SortKey
}

/** The rows that the search of the address finds, in its order. */
export function findRows<Row, Sort extends string>(
  rows: readonly Row[],
  { search = '', sort: wanted, direction }: ListAddress<Sort>,
  { first, firstDirection = () => 'asc', textOf, keyOf, tieOf }: Finding<Row, Sort>,
): Row[] {
  const sort = wanted ?? first
  const sign = (direction ?? firstDirection(sort)) === 'asc' ? 1 : -1
  return rows
    .filter((row) => matchesWords(textOf(row), search))
    .map((row) => ({ row, key: folded(keyOf(row, sort)), tie: folded(tieOf(row)) }))
    .toSorted((a, b) => byKey(a.key, b.key, sign) || byKey(a.tie, b.tie, 1))
    .map(({ row }) => row)
}

const folded = (key: SortKey): SortKey => (typeof key === 'string' ? foldText(key) || undefined : key)

function byKey(a: SortKey, b: SortKey, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return sign * compare(a, b)
}
