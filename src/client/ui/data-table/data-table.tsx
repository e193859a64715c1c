import { chakra } from '@chakra-ui/react'
import { LayoutList, Table2 } from 'lucide-react'
import { type ReactNode, useContext, useMemo, useState } from 'react'
import { DensityContext } from '../theme/density.ts'
import { Segmented } from '../fields/segmented.tsx'
import { useIsAtLeast } from '../theme/use-breakpoint.ts'
import { useMedia } from '../theme/use-media.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CardList } from './card-list.tsx'
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
const Switch = chakra('div', { base: { display: 'flex', justifyContent: 'end' } })
const Cards = chakra('div', { base: { display: 'grid', gap: 2.5, flexShrink: 0 } })
const CardBulk = chakra('div', { base: { position: 'sticky', bottom: 0, zIndex: 3, mx: -3, mt: 2 } })

type PhoneView = 'cards' | 'table'

/** A list of any length: sorted, selected and read by keyboard; rows are asked for as they come into view. */
export function DataTable<Row>({
  columns: allColumns,
  shown,
  loading = false,
  empty,
  bulkActions,
  renderCard,
  ...props
}: DataTableProps<Row>) {
  const isTouch = useMedia('(pointer: coarse)')
  const density = useContext(DensityContext)
  const isPhone = !useIsAtLeast('md')
  const [phoneView, setPhoneView] = useState<PhoneView>('cards')
  const { labels, rowCount, selection } = props

  const columns = useMemo(
    () => shownColumns(allColumns, shown ?? shownByDefault(allColumns)),
    [allColumns, shown],
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

  const hasCards = isPhone && renderCard !== undefined && !isEmpty
  const phoneSwitch = hasCards ? <PhoneSwitch labels={labels} view={phoneView} onView={setPhoneView} /> : null

  if (hasCards && phoneView === 'cards')
    return (
      <Cards>
        {status}
        {phoneSwitch}
        <CardList {...props} selection={selection} loading={waiting} renderCard={renderCard} />
        {isAnySelected ? <CardBulk>{bulk}</CardBulk> : null}
      </Cards>
    )

  const rows = waiting ? leastRows : rowCount
  return (
    <>
      {phoneSwitch}
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
    </>
  )
}

interface PhoneSwitchProps {
  labels: DataTableProps<unknown>['labels']
  view: PhoneView
  onView: (view: PhoneView) => void
}

function PhoneSwitch({ labels, view, onView }: PhoneSwitchProps) {
  return (
    <Switch>
      <Segmented
        label={labels.view}
        iconsOnly
        value={view}
        onChange={onView}
        options={[
          { value: 'cards', label: labels.asCards, icon: <LayoutList aria-hidden /> },
          { value: 'table', label: labels.asTable, icon: <Table2 aria-hidden /> },
        ]}
      />
    </Switch>
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
