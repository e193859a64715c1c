import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Sort } from './column.ts'
import { colIndex, type DrawnColumn } from './drawn-columns.ts'

type TableHeadProps<Row> = {
  columns: readonly DrawnColumn<Row>[]
  sort: Sort | undefined
  onSort: ((columnId: string) => void) | undefined
  /** Missing when rows cannot be selected. */
  selected: 'none' | 'some' | 'all' | undefined
  selectLabel: string
  onSelectAll: () => void
  /** Then the head is the table's tab stop. */
  isEmpty: boolean
}

export function TableHead<Row>({
  columns,
  sort,
  onSort,
  selected,
  selectLabel,
  onSelectAll,
  isEmpty,
}: TableHeadProps<Row>) {
  const tabIndex = isEmpty ? 0 : -1
  return (
    <div role="rowgroup">
      <div role="row" className="row head" aria-rowindex={1}>
        {selected === undefined ? null : (
          <div role="columnheader" className="select">
            <input
              ref={(input) => {
                if (input) input.indeterminate = selected === 'some'
              }}
              type="checkbox"
              className="tick"
              data-head-control
              tabIndex={tabIndex}
              aria-label={selectLabel}
              checked={selected === 'all'}
              disabled={isEmpty}
              onChange={onSelectAll}
            />
          </div>
        )}
        {columns.map(({ column, index, line }) => {
          const direction = sort?.columnId === column.id ? sort.direction : undefined
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={colIndex(index, selected !== undefined)}
              className={column.primary ? 'cell primary' : 'cell'}
              data-kind={column.kind}
              data-align={column.align}
              aria-sort={direction}
              style={line === undefined ? undefined : { gridColumnStart: line }}
            >
              {column.sortable && onSort ? (
                <button
                  type="button"
                  className="sort"
                  data-head-control
                  data-sorted={direction !== undefined}
                  tabIndex={tabIndex}
                  onClick={() => onSort(column.id)}
                >
                  <span title={column.header}>{column.header}</span>
                  {direction === 'descending' ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />}
                </button>
              ) : (
                column.header
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
