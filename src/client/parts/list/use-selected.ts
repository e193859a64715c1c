import { useMemo, useState } from 'react'
import { emptySelection, isSelected, type Selection } from '#client/ui/data-table/selection.ts'

const nothing: readonly never[] = []

/**
 * The selection among the rows that a list has found: `chosen` are those rows, `selecting` is what the list is given. `keyOf` is the same
 * function each time; without a `maximum` everything may be chosen.
 */
export function useSelected<Row>(
  found: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
  maximum = found?.length ?? 0,
) {
  const [selection, setSelection] = useState<Selection>(emptySelection)
  const isAny = selection.mode === 'all' || selection.keys.size > 0
  const chosen: readonly Row[] = useMemo(
    () => (isAny && found ? found.filter((row) => isSelected(selection, keyOf(row))) : nothing),
    [found, isAny, selection, keyOf],
  )
  return {
    chosen,
    clear: () => setSelection(emptySelection),
    selecting: { selection, onSelect: setSelection, maximum },
  }
}
