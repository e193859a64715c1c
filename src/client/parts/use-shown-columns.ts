import { useMemo } from 'react'
import type { Column } from '#client/ui/data-table/column.ts'
import { columnAddress, columnsOf } from './column-address.ts'

/** The columns of a list that its address asks for, and the way to ask for others: a reload and a link keep them. */
export function useShownColumns<Row>(
  columns: readonly Column<Row>[],
  { columns: asked }: { columns?: string | undefined },
  onAddress: (change: { columns: string | undefined }) => void,
) {
  const shown = useMemo(() => columnsOf(columns, asked), [columns, asked])
  const setShown = (chosen: readonly string[]) => onAddress({ columns: columnAddress(columns, chosen) })
  return [shown, setShown] as const
}
