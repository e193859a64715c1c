import type { Sort } from '#client/ui/data-table/column.ts'

interface SortAddress<Name extends string> {
  sort?: Name | undefined
  direction?: 'asc' | 'desc' | undefined
}

/**
 * A table's order, which stands in the address; `first` is the one without it. `names` are the orders that an address
 * may name, where not every column is one.
 */
export function sortedBy<Name extends string>(
  address: SortAddress<Name>,
  first: Sort,
  onAddress: (change: SortAddress<Name>) => void,
  names?: readonly Name[],
): { sort: Sort; onSort: (sort: Sort) => void } {
  const isDescending =
    address.sort === undefined && first.direction === 'descending' ? true : address.direction === 'desc'
  return {
    sort: {
      columnId: address.sort ?? first.columnId,
      direction: isDescending ? 'descending' : 'ascending',
    },
    onSort: ({ columnId, direction }) =>
      onAddress({
        sort: names ? names.find((name) => name === columnId) : (columnId as Name),
        direction: direction === 'descending' ? 'desc' : undefined,
      }),
  }
}
