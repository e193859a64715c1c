import { chakra } from '@chakra-ui/react'
import { type Range, defaultRangeExtractor } from '@tanstack/react-virtual'
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react'
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
import { useFittingColumns } from './use-fitting-columns.ts'
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

export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { rowCount, onRange, sort, onSort, selection, onOpen, labels, rowHeight, loading } = props
  const scroller = useRef<HTMLDivElement>(null)
  const columns = useFittingColumns(props.columns, selection !== undefined, scroller)
  const { active, shownCount, virtualizer, setActive, focusRow } = useActiveRow(props, scroller)
  const drawn = useDrawnColumns(columns, selection !== undefined, scroller)
  useVisibleRange(virtualizer.range, loading ? undefined : onRange)
  const { count, toggle, toggleAll } = useSelecting(props)
  const open = (index: number) => {
    const row = props.rowAt(index)
    if (row !== undefined) onOpen?.(row)
  }
  const acts: Acts = { focusRow, setActive, toggle, toggleAll: selection && toggleAll, open }

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
      onKeyDown={(event) => press(event, { scroller: scroller.current, active, rowCount, rowHeight }, acts)}
      onClick={(event) => click(event, acts)}
      onFocus={drawn.onFocus}
      style={measuresOf(drawn, rowHeight)}
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
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <RowAt
            key={index}
            {...props}
            row={loading ? undefined : props.rowAt(index)}
            index={index}
            start={start - headHeight}
            isLast={index === shownCount - 1}
            active={index === active && !loading}
            columns={drawn.cells}
          />
        ))}
      </div>
    </Scroller>
  )
}

/** The row that the keys are about, and the rows that are drawn. It stays drawn wherever the person scrolls. */
function useActiveRow<Row>(
  { rowCount, rowHeight, loading }: TableGridProps<Row>,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const [wanted, setActive] = useState(0)
  const active = Math.max(0, Math.min(wanted, rowCount - 1))
  const shownCount = loading ? leastRows : rowCount

  // Else the focus would be lost.
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

  const focusRow = (index: number) => {
    flushSync(() => setActive(index))
    virtualizer.scrollToIndex(index)
    scroller.current?.querySelector<HTMLElement>(`[data-index='${index}']`)?.focus({ preventScroll: true })
  }
  return { active, shownCount, virtualizer, setActive, focusRow }
}

/** Selects rows, from the last one on where somebody extends. */
function useSelecting<Row>({ rowAt, rowKey, rowCount, selection, onSelect, maximum }: TableGridProps<Row>) {
  const anchor = useRef<number>(undefined)
  const bounds = { total: rowCount, maximum }

  const keyAt = (index: number) => {
    const row = rowAt(index)
    return row === undefined ? undefined : rowKey(row)
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
  return { count, toggle, toggleAll }
}

/** What keys and presses do. */
interface Acts {
  focusRow: (index: number) => void
  setActive: (index: number) => void
  toggle: (index: number, extend: boolean) => void
  /** Undefined where nothing is selected here. */
  toggleAll: (() => void) | undefined
  open: (index: number) => void
}

interface Grid {
  scroller: HTMLElement | null
  active: number
  rowCount: number
  rowHeight: number
}

function press(event: KeyboardEvent, grid: Grid, acts: Acts) {
  if (actOn(event, grid, acts)) event.preventDefault()
}

/** True where the key meant something here. */
function actOn(event: KeyboardEvent, grid: Grid, acts: Acts): boolean {
  const { target } = event
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('[data-head-control]')) return pressInHead(event, target, grid, acts)
  if (target.matches('input:not([type=checkbox]), select, textarea')) return false
  if (moveByKey(event, grid, acts)) return true
  if (!target.matches(controls) && actByKey(event, grid, acts)) return true
  return selectAllByKey(event, acts)
}

/** True where the key was one of the head. */
function pressInHead(event: KeyboardEvent, from: HTMLElement, grid: Grid, { focusRow }: Acts): boolean {
  const { scroller, active, rowCount } = grid
  const heads = [...(scroller?.querySelectorAll<HTMLElement>('[data-head-control]') ?? [])]
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (step !== undefined) heads[heads.indexOf(from) + step]?.focus()
  else if (event.key === 'ArrowDown' && rowCount > 0) focusRow(active)
  else return false
  return true
}

/** True where the key moved the focus or the columns. */
function moveByKey(
  { key }: KeyboardEvent,
  { scroller, active, rowCount, rowHeight }: Grid,
  acts: Acts,
): boolean {
  const page = Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - 2)
  const next = nextRow(key, { row: active, count: rowCount, page })
  if (key === 'ArrowUp' && active === 0) scroller?.querySelector<HTMLElement>('[data-head-control]')?.focus()
  else if (next !== undefined) acts.focusRow(next)
  else if (key === 'ArrowRight') scroller?.scrollBy({ left: scrollStep })
  else if (key === 'ArrowLeft') scroller?.scrollBy({ left: -scrollStep })
  else return false
  return true
}

/** True where the key did something with the active row. */
function actByKey(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  { active }: Grid,
  { toggle, open }: Acts,
): boolean {
  // As in the programs for mail that triage is learned in.
  const isX = key.toLowerCase() === 'x' && !ctrlKey && !metaKey && !altKey
  if (key === ' ' || isX) toggle(active, shiftKey)
  else if (key === 'Enter') open(active)
  else return false
  return true
}

function selectAllByKey({ key, ctrlKey, metaKey }: KeyboardEvent, { toggleAll }: Acts): boolean {
  if (key !== 'a' || !(ctrlKey || metaKey) || !toggleAll) return false
  toggleAll()
  return true
}

function click({ target, shiftKey }: MouseEvent, { setActive, toggle, open }: Acts) {
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
  const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
  if (index < 0) return
  setActive(index)
  if (target.closest('[data-select]')) toggle(index, shiftKey)
  else if (!target.closest(controls) && window.getSelection()?.isCollapsed !== false) open(index)
}

type RowAtProps<Row> = Pick<TableGridProps<Row>, 'rowKey' | 'rowState' | 'selection' | 'labels' | 'openKey'> &
  Pick<ComponentProps<typeof TableRow<Row>>, 'row' | 'index' | 'start' | 'isLast' | 'active' | 'columns'>

function RowAt<Row>({ row, rowKey, rowState, selection, labels, openKey, ...place }: RowAtProps<Row>) {
  const key = row === undefined ? undefined : rowKey(row)
  const state = row === undefined ? undefined : rowState?.(row)
  const { index, start, isLast, active, columns } = place
  return (
    <TableRow
      row={row}
      index={index}
      start={start}
      isLast={isLast}
      active={active}
      columns={columns}
      selected={selection && key !== undefined ? isSelected(selection, key) : selection && false}
      selectLabel={labels.select}
      open={key !== undefined && key === openKey}
      state={state}
      stateLabel={state ? labels[state] : ''}
    />
  )
}

const measuresOf = (
  {
    template,
    minWidth,
    stickyWidth,
  }: Pick<ReturnType<typeof useDrawnColumns>, 'template' | 'minWidth' | 'stickyWidth'>,
  rowHeight: number,
): CSSProperties & Record<`--${string}`, string> => ({
  '--tracks': template,
  '--least': `${minWidth}px`,
  '--sticky': `${stickyWidth}px`,
  '--row': `${rowHeight}px`,
  '--head': `${headHeight}px`,
})

export const gridHeight = (rows: number, rowHeight: number) => headHeight + rows * rowHeight + 2
