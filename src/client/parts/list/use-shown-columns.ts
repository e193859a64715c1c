import { useMemo } from 'react'
import type { Column } from '#client/ui/data-table/column.ts'
import { columnAddress, columnsOf } from './column-address.ts'
import { useAhead } from './use-ahead.ts'

/** The columns of a list that its address asks for, and the way to ask for others: a reload and a link keep them. */
export function useShownColumns<Row>(
  columns: readonly Column<Row>[],
  { columns: addressed }: { columns?: string | undefined },
  onAddress: (change: { columns: string | undefined }) => void,
) {
  const [asked, ask] = useAhead(addressed, (next) => onAddress({ columns: next }))
  const shown = useMemo(() => columnsOf(columns, asked), [columns, asked])
  const setShown = (chosen: readonly string[]) => ask(columnAddress(columns, chosen))
  return [shown, setShown] as const
}
