import { chakra } from '@chakra-ui/react'
import { type Range, defaultRangeExtractor } from '@tanstack/react-virtual'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useVirtualRows } from '../use-virtual-rows.ts'
import { toggledSort } from './column.ts'
import type { DataTableProps } from './data-table-props.ts'
import { nextRow } from './row-keys.ts'
import { type Selection, isSelected, selectedCount, withEverything, withKeys } from './selection.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { tableStyles } from './table-styles.ts'
import { useDrawnColumns } from './use-drawn-columns.ts'
import { useVisibleRange } from './use-visible-range.ts'

const headHeight = 34
const leastRows = 8
const scrollStep = 80
const controls = 'a, button, input, select, textarea, [role=button], [role=menuitem]'

const Scroller = chakra('div', { base: tableStyles })

type TableGridProps<Row> = Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'rowAt'
  | 'rowKey'
  | 'rowCount'
  | 'onRange'
  | 'sort'
  | 'onSort'
  | 'onSelect'
  | 'maximum'
  | 'onOpen'
  | 'openKey'
  | 'rowState'
  | 'labels'
> & { selection: Selection | undefined; rowHeight: number; loading: boolean }

export function TableGrid<Row>({
  columns,
  rowAt,
  rowKey,
  rowCount,
  onRange,
  sort,
  onSort,
  selection,
  onSelect,
  maximum,
  onOpen,
  openKey,
  rowState,
  labels,
  rowHeight,
  loading,
}: TableGridProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<number>(undefined)
  const [wanted, setWanted] = useState(0)
  const active = Math.max(0, Math.min(wanted, rowCount - 1))
  const shownCount = loading ? leastRows : rowCount
  const bounds = { total: rowCount, maximum }

  // The active row stays mounted wherever the person scrolls, so that focus is never lost.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      if (active >= range.count || indexes.includes(active)) return indexes
      return active < range.startIndex ? [active, ...indexes] : [...indexes, active]
    },
    [active],
  )
  const virtualizer = useVirtualRows({
    count: shownCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor,
  })
  const drawn = useDrawnColumns(columns, selection !== undefined, scroller)
  useVisibleRange(virtualizer.range, loading ? undefined : onRange)

  const keyAt = (index: number) => {
    const row = rowAt(index)
    return row === undefined ? undefined : rowKey(row)
  }
  const focusRow = (index: number) => {
    flushSync(() => setWanted(index))
    virtualizer.scrollToIndex(index)
    scroller.current?.querySelector<HTMLElement>(`[data-index='${index}']`)?.focus({ preventScroll: true })
  }
  const toggle = (index: number, extend: boolean) => {
    const key = keyAt(index)
    if (!selection || !onSelect || key === undefined) return
    const from = extend ? (anchor.current ?? index) : index
    const keys = []
    for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) keys.push(keyAt(at) ?? [])
    anchor.current = index
    onSelect(withKeys(selection, keys.flat(), extend || !isSelected(selection, key), bounds))
  }
  const count = selection ? selectedCount(selection, rowCount) : 0
  const toggleAll = () => {
    if (count > 0) onSelect?.({ mode: 'some', keys: new Set() })
    else onSelect?.(withEverything(keyAt, bounds))
  }
  const open = (index: number) => {
    const row = rowAt(index)
    if (row !== undefined) onOpen?.(row)
  }

  const pressInHead = (event: KeyboardEvent, from: HTMLElement) => {
    const heads = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-head-control]') ?? [])]
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step !== undefined) heads[heads.indexOf(from) + step]?.focus()
    else if (event.key === 'ArrowDown' && rowCount > 0) focusRow(active)
    else return
    event.preventDefault()
  }
  const press = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    if (target.matches('[data-head-control]')) return pressInHead(event, target)
    if (target.matches('input:not([type=checkbox]), select, textarea')) return
    const inControl = target.matches(controls)
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2)
    const next = nextRow(event.key, { row: active, count: rowCount, page })
    if (event.key === 'ArrowUp' && active === 0)
      scroller.current?.querySelector<HTMLElement>('[data-head-control]')?.focus()
    else if (next !== undefined) focusRow(next)
    else if (event.key === 'ArrowRight') scroller.current?.scrollBy({ left: scrollStep })
    else if (event.key === 'ArrowLeft') scroller.current?.scrollBy({ left: -scrollStep })
    else if (event.key === ' ' && !inControl) toggle(active, event.shiftKey)
    else if (event.key === 'Enter' && !inControl) open(active)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && selection) toggleAll()
    else return
    event.preventDefault()
  }
  const click = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLElement || event.target instanceof SVGElement)) return
    const index = Number(event.target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
    if (index < 0) return
    setWanted(index)
    if (event.target.closest('[data-select]')) toggle(index, event.shiftKey)
    else if (!event.target.closest(controls) && window.getSelection()?.isCollapsed !== false) open(index)
  }

  const measures: CSSProperties & Record<`--${string}`, string> = {
    '--tracks': drawn.template,
    '--least': `${drawn.minWidth}px`,
    '--sticky': `${drawn.stickyWidth}px`,
    '--row': `${rowHeight}px`,
    '--head': `${headHeight}px`,
  }
  return (
    <Scroller
      ref={scroller}
      role="grid"
      aria-label={labels.table}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + (selection ? 1 : 0)}
      aria-multiselectable={selection ? true : undefined}
      aria-busy={loading || undefined}
      data-opens={onOpen !== undefined}
      onKeyDown={press}
      onClick={click}
      onFocus={drawn.onFocus}
      style={measures}
    >
      <TableHead
        columns={drawn.cells}
        sort={sort}
        onSort={onSort && ((columnId) => onSort(toggledSort(sort, columnId)))}
        selected={selection && (count === 0 ? 'none' : count === rowCount ? 'all' : 'some')}
        selectLabel={labels.selectAll}
        onSelectAll={toggleAll}
        isEmpty={rowCount === 0}
      />
      <div
        role="rowgroup"
        className="body"
        aria-hidden={loading || undefined}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = loading ? undefined : rowAt(index)
          const key = row === undefined ? undefined : rowKey(row)
          const state = row === undefined ? undefined : rowState?.(row)
          return (
            <TableRow
              key={index}
              row={row}
              index={index}
              start={start - headHeight}
              isLast={index === shownCount - 1}
              columns={drawn.cells}
              selected={selection && key !== undefined ? isSelected(selection, key) : selection && false}
              selectLabel={labels.select}
              open={key !== undefined && key === openKey}
              active={index === active && !loading}
              state={state}
              stateLabel={state ? labels[state] : ''}
            />
          )
        })}
      </div>
    </Scroller>
  )
}

export const gridHeight = (rows: number, rowHeight: number) => headHeight + rows * rowHeight + 2
