import type { ReactNode } from 'react'
import type { Column, Sort } from './column.ts'
import type { RowState } from './row-state-icon.tsx'
import type { Selection } from './selection.ts'

/** How a phone shows rows. */
export type PhoneView = 'cards' | 'table'

/** What dragging a card to a side does with its row. */
export interface SwipeAct<Row> {
  label: string
  icon: ReactNode
  tone: 'ok' | 'warn'
  /** Of every row, unless it says otherwise. */
  isOffered?: (row: Row) => boolean
  act: (row: Row) => unknown
}

/** What a phone's cards do when they are dragged: `start` is uncovered by dragging a card towards its end. */
export interface Swipe<Row> {
  start?: SwipeAct<Row>
  end?: SwipeAct<Row>
}

export type DataTableLabels = {
  /** The table's accessible name. */
  table: string
  select: string
  selectAll: string
  clearSelection: string
  selected: (count: number, maximum: number) => string
  pending: string
  conflict: string
  loading: string
  /** Names the switch between the next two. */
  view: string
  asCards: string
  asTable: string
}

export type DataTableProps<Row> = {
  columns: readonly Column<Row>[]
  /** Ids to show; without it, all that are not hidden by default. */
  shown?: readonly string[] | undefined
  rowCount: number
  /** Undefined while the row is not loaded. */
  rowAt: (index: number) => Row | undefined
  rowKey: (row: Row) => string
  /** The rows in view, first and last inclusive. */
  onRange?: (start: number, end: number) => void
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  selection?: Selection | undefined
  onSelect?: (selection: Selection) => void
  /** The most rows that one action takes. */
  maximum?: number | undefined
  bulkActions?: ReactNode
  onOpen?: (row: Row) => void
  openKey?: string | undefined
  rowState?: (row: Row) => RowState | undefined
  loading?: boolean
  empty?: ReactNode
  /** How a row looks on a phone; its title is a `CardOpener` when rows can be opened. */
  renderCard?: (row: Row, card: { open: () => void }) => ReactNode
  /** What dragging a card does; buttons do the same elsewhere. */
  swipe?: Swipe<Row> | undefined
  /** Cards, where there are some, unless somebody wants the table there, too. */
  phoneView?: PhoneView
  labels: DataTableLabels
}
