import { useMemo, useState } from 'react'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { emptySelection, isSelected, type Selection } from '#client/ui/data-table/selection.ts'

const nothing: readonly never[] = []

/** The selection among the rows that are found; `selecting` is undefined for who may only read, who selects nothing. */
export function useBulk<Row extends { key: string }>(found: readonly Row[] | undefined) {
  const [selection, setSelection] = useState<Selection>(emptySelection)
  const isAny = selection.mode === 'all' || selection.keys.size > 0
  const selected: readonly Row[] = useMemo(
    () => (isAny && found ? found.filter(({ key }) => isSelected(selection, key)) : nothing),
    [found, isAny, selection],
  )
  const mayChange = useMayChange()
  return {
    selected,
    clear: () => setSelection(emptySelection),
    selecting: mayChange ? { selection, onSelect: setSelection, maximum: found?.length ?? 0 } : undefined,
  }
}
