import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { useIsAtLeast } from '../theme/use-breakpoint.ts'
import { columnsThatFit } from './column-widths.ts'
import type { Column } from './column.ts'

/** What the last table had, so that the first rows of the next one need not be drawn twice. */
let last = { window: 0, room: 0 }

/** The columns for which a table has room; on a phone, where cards are the other choice, all of them. */
export function useFittingColumns<Row>(
  columns: readonly Column<Row>[],
  selectable: boolean,
  scroller: RefObject<HTMLElement | null>,
): readonly Column<Row>[] {
  const mayLeave = useIsAtLeast('md')
  const room = useRoom(scroller)
  const ids = mayLeave
    ? columnsThatFit(columns, room, selectable)
        .map(({ id }) => id)
        .join()
    : undefined
  // The same array as long as they are the same, or every row were drawn anew while the window changes.
  return useMemo(() => {
    const fitting = ids && new Set(ids.split(','))
    return fitting ? columns.filter(({ id }) => fitting.has(id)) : columns
  }, [columns, ids])
}

function useRoom(scroller: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(last.window === window.innerWidth ? last.room : window.innerWidth)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = () => {
      last = { window: window.innerWidth, room: element.clientWidth }
      setRoom(element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return room
}
