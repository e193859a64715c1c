import { type Range, defaultRangeExtractor } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useMemo, useState } from 'react'
import { useVirtualRows } from '../use-virtual-rows.ts'
import { type Column, leastWidth, selectWidth } from './column.ts'
import { colIndex, drawnColumns } from './drawn-columns.ts'

/**
 * The columns in view of a table that may scroll sideways, those that stay in sight, and the one that has the focus, so
 * that it is not lost. Changes only when other columns come into view.
 */
export function useDrawnColumns<Row>(
  columns: readonly Column<Row>[],
  selectable: boolean,
  scroller: RefObject<HTMLElement | null>,
) {
  const [focused, setFocused] = useState<number>()
  const rangeExtractor = useCallback(
    (range: Range) => {
      const kept = columns.flatMap(({ primary }, index) => (primary || index === focused ? [index] : []))
      return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b)
    },
    [columns, focused],
  )
  // Widths are looked up again only when this is another function.
  const getItemKey = useCallback((index: number) => columns[index]?.id ?? index, [columns])
  const virtualizer = useVirtualRows({
    horizontal: true,
    count: columns.length,
    getItemKey,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const column = columns[index]
      return column ? leastWidth(column) : 0
    },
    paddingStart: selectable ? selectWidth : 0,
    overscan: 3,
    rangeExtractor,
    // Until the table is measured it is as wide as the window, so that its first rows need not be drawn twice.
    initialRect: { width: window.innerWidth, height: 0 },
  })
  const places = virtualizer.getVirtualIndexes().join()
  const drawn = useMemo(
    () => drawnColumns(columns, places === '' ? [] : places.split(',').map(Number), selectable),
    [columns, places, selectable],
  )
  const onFocus = ({ target }: { target: Element }) => {
    const cell = target.closest('[aria-colindex]')
    setFocused(cell ? Number(cell.ariaColIndex) - colIndex(0, selectable) : undefined)
  }
  return { ...drawn, onFocus }
}
