import { type ReactNode, memo } from 'react'
import { type Column, cellOf } from './column.ts'
import { colIndex, type DrawnColumn } from './drawn-columns.ts'
import { type RowState, RowStateIcon } from './row-state-icon.tsx'

const barWidths = ['72%', '48%', '60%', '38%', '66%']

type TableRowProps<Row> = {
  row: Row | undefined
  index: number
  start: number
  isLast: boolean
  columns: readonly DrawnColumn<Row>[]
  /** Missing when rows cannot be selected. */
  selected: boolean | undefined
  selectLabel: string
  open: boolean
  active: boolean
  state: RowState | undefined
  stateLabel: string
}

function PlainTableRow<Row>({
  row,
  index,
  start,
  isLast,
  columns,
  selected,
  selectLabel,
  open,
  active,
  state,
  stateLabel,
}: TableRowProps<Row>) {
  const tabIndex = active ? 0 : -1
  return (
    <div
      role="row"
      className="row"
      tabIndex={tabIndex}
      data-index={index}
      data-open={open}
      data-last={isLast}
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-current={open || undefined}
      aria-busy={row === undefined || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      {selected === undefined ? null : (
        <div role="gridcell" className="select" data-select>
          <input
            type="checkbox"
            className="tick"
            tabIndex={-1}
            aria-label={selectLabel}
            checked={selected}
            disabled={row === undefined}
            readOnly
          />
        </div>
      )}
      {columns.map(({ column, index: place, line }) => (
        <div
          key={column.id}
          role={column.primary && row !== undefined ? 'rowheader' : 'gridcell'}
          aria-colindex={colIndex(place, selected !== undefined)}
          className={column.primary ? 'cell primary' : 'cell'}
          data-kind={column.kind}
          data-align={column.align}
          style={line === undefined ? undefined : { gridColumnStart: line }}
        >
          {row === undefined ? (
            <span
              className="bar"
              aria-hidden
              style={{
                width: barWidths[(index + place) % barWidths.length],
                marginInlineStart: column.align === 'end' ? 'auto' : undefined,
              }}
            />
          ) : (
            cellContent(column, cellOf(column, row, { tabIndex }), state, stateLabel)
          )}
        </div>
      ))}
    </div>
  )
}

// Scrolling draws the new rows only.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the type parameter
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow

function cellContent<Row>(
  column: Column<Row>,
  content: ReactNode,
  state: RowState | undefined,
  stateLabel: string,
) {
  if (!column.primary) return content
  return (
    <>
      <span>{content}</span>
      {state ? <RowStateIcon state={state} label={stateLabel} /> : null}
    </>
  )
}
