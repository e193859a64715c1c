import { useMemo, useState } from 'react'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { emptySelection, isSelected, type Selection } from '#client/ui/data-table/selection.ts'
import { BulkActs } from './act-buttons.tsx'
import type { MailPolicyRow } from './mail-policy-rows.ts'

const nothing: readonly MailPolicyRow[] = []

/** The selection among the policies that are found, and what is done with them at once; undefined for who may only read. */
export function useMailBulk(found: readonly MailPolicyRow[]) {
  const [selection, setSelection] = useState<Selection>(emptySelection)
  const isAny = selection.mode === 'all' || selection.keys.size > 0
  const rows = useMemo(
    () => (isAny ? found.filter(({ key }) => isSelected(selection, key)) : nothing),
    [found, isAny, selection],
  )
  if (!useMayChange()) return undefined
  return {
    selection,
    onSelect: setSelection,
    maximum: found.length,
    bulkActions: <BulkActs rows={rows} onDone={() => setSelection(emptySelection)} />,
  }
}
