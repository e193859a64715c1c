import { chakra } from '@chakra-ui/react'
import { type ReactNode, useContext, useMemo } from 'react'
import { DensityContext } from '../theme/density.ts'
import { useIsAtLeast } from '../theme/use-breakpoint.ts'
import { useMedia } from '../theme/use-media.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CardList } from './card-list.tsx'
import { useRuler } from './column-ruler.ts'
import { withWidths } from './column-widths.ts'
import { shownByDefault, shownColumns } from './column.ts'
import type { DataTableProps } from './data-table-props.ts'
import { emptySelection, selectedCount } from './selection.ts'
import { TableGrid, gridHeight } from './table-grid.tsx'

const rowHeights = { compact: 37, comfortable: 45 }
const leastRows = 8

const Box = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    maxH: 'calc(100dvh - 8rem)',
    overflow: 'hidden',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
const Empty = chakra('div', { base: { p: { base: 5, md: 10 } } })
const Cards = chakra('div', { base: { display: 'grid', gap: 2.5, flexShrink: 0 } })
const CardBulk = chakra('div', { base: { position: 'sticky', bottom: 0, zIndex: 3, mx: -3, mt: 2 } })

/** A list of any length: sorted, selected and read by keyboard; rows are asked for as they come into view. */
export function DataTable<Row>({
  columns: allColumns,
  shown,
  loading = false,
  empty,
  bulkActions,
  renderCard,
  phoneView = 'cards',
  swipe,
  ...props
}: DataTableProps<Row>) {
  const isTouch = useMedia('(pointer: coarse)')
  const density = useContext(DensityContext)
  const isPhone = !useIsAtLeast('md')
  const { labels, rowCount, selection } = props

  const ruler = useRuler()
  const columns = useMemo(
    () => withWidths(shownColumns(allColumns, shown ?? shownByDefault(allColumns)), ruler),
    [allColumns, shown, ruler],
  )
  const rowHeight = isTouch ? rowHeights.comfortable : rowHeights[density]
  const waiting = loading && rowCount === 0
  const isEmpty = rowCount === 0 && !loading
  const isAnySelected = selection !== undefined && selectedCount(selection, rowCount) > 0
  const bulk = <Bulk {...props}>{bulkActions}</Bulk>
  const status = (
    <chakra.span srOnly role="status">
      {waiting ? labels.loading : ''}
    </chakra.span>
  )

  if (isPhone && renderCard && isEmpty)
    return (
      <Box>
        {status}
        <Empty>{empty}</Empty>
      </Box>
    )
  if (isPhone && renderCard && phoneView === 'cards')
    return (
      <Cards>
        {status}
        <CardList {...props} selection={selection} loading={waiting} renderCard={renderCard} swipe={swipe} />
        {isAnySelected ? <CardBulk>{bulk}</CardBulk> : null}
      </Cards>
    )

  const rows = waiting ? leastRows : rowCount
  return (
    <Box
      style={{
        flexShrink: 1,
        minHeight: isEmpty ? 'min-content' : gridHeight(Math.min(rows, leastRows), rowHeight),
      }}
    >
      {status}
      <TableGrid
        key={rowHeight}
        {...props}
        columns={columns}
        selection={selection}
        rowHeight={rowHeight}
        loading={waiting}
      />
      {isEmpty ? <Empty>{empty}</Empty> : null}
      {isAnySelected ? bulk : null}
    </Box>
  )
}

type BulkProps<Row> = Pick<
  DataTableProps<Row>,
  'labels' | 'rowCount' | 'selection' | 'onSelect' | 'maximum'
> & { children: ReactNode }

/** What can be done with the selected rows. */
function Bulk<Row>({
  labels,
  rowCount,
  selection = emptySelection,
  onSelect,
  maximum = rowCount,
  children,
}: BulkProps<Row>) {
  return (
    <BulkBar
      text={labels.selected(selectedCount(selection, rowCount), maximum)}
      clearLabel={labels.clearSelection}
      onClear={() => onSelect?.(emptySelection)}
    >
      {children}
    </BulkBar>
  )
}
