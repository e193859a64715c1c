import type { ReactNode } from 'react'

/** What a column holds. Words may be cut where there is no room; the others have all that they need, and are not. */
export type ColumnKind = 'words' | 'number' | 'date' | 'state' | 'acts'

export type Column<Row> = {
  id: string
  header: string
  /** Words, unless it says otherwise. */
  kind?: ColumnKind
  /** All that cells of the column may say, where the kind does not tell: the longest has room. */
  says?: readonly string[]
  /** Pixels that cells need beside what they say; without it, what the kind needs. */
  beside?: number
  /** Exact pixels, by `withWidths`; without it the column grows from `minWidth`. */
  width?: number
  minWidth?: number
  /** Where there is no room for all columns those with a number leave, the lowest first. */
  leaves?: number | undefined
  align?: 'start' | 'end'
  sortable?: boolean
  /** Not shown until the person asks for it. */
  hidden?: boolean
  /** Names the row; always shown. */
  primary?: boolean
  /** Under which heading it is chosen, where there are many. */
  group?: string
} & ColumnContent<Row>

/** What a cell holds: words, which a file has, too, or something drawn, or the words and how they are drawn. */
type ColumnContent<Row> =
  | { text: (row: Row) => string | undefined; render?: CellRender<Row> }
  | { text?: undefined; render: CellRender<Row> }

/** Buttons and links inside take the given `tabIndex`, so that the table stays one tab stop. */
type CellRender<Row> = (row: Row, cell: { tabIndex: 0 | -1 }) => ReactNode

export const cellOf = <Row>({ text, render }: Column<Row>, row: Row, cell: { tabIndex: 0 | -1 }): ReactNode =>
  render ? render(row, cell) : text?.(row)

export type Sort = { columnId: string; direction: 'ascending' | 'descending' }

const defaultMinWidth = 112
export const selectWidth = 40

export const shownByDefault = <Row>(columns: readonly Column<Row>[]) =>
  columns.filter((column) => !column.hidden).map((column) => column.id)

export const shownColumns = <Row>(columns: readonly Column<Row>[], shown: readonly string[]) =>
  columns.filter((column) => column.primary || shown.includes(column.id))

/** Pixels; what a column has where there is no room to grow. */
export const leastWidth = <Row>({ width, minWidth }: Column<Row>) => width ?? minWidth ?? defaultMinWidth

export function columnTracks<Row>(columns: readonly Column<Row>[], selectable: boolean) {
  const widths = columns.map(leastWidth)
  const tracks = columns.map((column, index) =>
    column.width === undefined
      ? `minmax(${widths[index]}px, ${column.primary ? 1.6 : 1}fr)`
      : `${column.width}px`,
  )
  return {
    template: [...(selectable ? [`${selectWidth}px`] : []), ...tracks].join(' '),
    minWidth: widths.reduce((sum, width) => sum + width, selectable ? selectWidth : 0),
    stickyWidth: columns.reduce(
      (sum, column) => (column.primary ? sum + leastWidth(column) : sum),
      selectable ? selectWidth : 0,
    ),
  }
}

export const toggledSort = (sort: Sort | undefined, columnId: string): Sort => ({
  columnId,
  direction: sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending',
})
