import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useState } from 'react'
import { emptySelection, isSelected, type Selection } from '#client/ui/data-table/selection.ts'
import { ActButtons } from './act-buttons.tsx'
import type { ListedPolicy } from './policy-rows.ts'

/** The selection among the policies that are found, and what is done with them at once; undefined for who may only read. */
export function usePolicyBulk(found: readonly ListedPolicy[]) {
  const [selection, setSelection] = useState<Selection>(emptySelection)
  if (!useMayChange()) return undefined
  const isAny = selection.mode === 'all' || selection.keys.size > 0
  return {
    selection,
    onSelect: setSelection,
    maximum: found.length,
    bulkActions: (
      <ActButtons
        policies={isAny ? found.filter(({ id }) => isSelected(selection, id)) : []}
        onDone={() => setSelection(emptySelection)}
      />
    ),
  }
}
