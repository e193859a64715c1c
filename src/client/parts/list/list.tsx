import { Fragment, type ReactNode, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import type { DataTableProps } from '#client/ui/data-table/data-table-props.ts'
import type { PhoneView } from '#client/ui/data-table/data-table-props.ts'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { isOffline } from './empty-reason.ts'
import type { FilterWords } from './filter-choices.ts'
import type { ListAddress } from './list-address.ts'
import { FromTop } from './from-top.tsx'
import { ListBar } from './list-bar.tsx'
import { type EmptyWords, NoRows } from './no-rows.tsx'
import type { List as ListOf } from './use-list.ts'
import { useRowKeys } from './use-row-keys.ts'
import type { ServerWords } from './use-server-words.ts'
import { type ListSection, useTableLabels } from './use-table-labels.ts'

type Bulk<Row> = Pick<DataTableProps<Row>, 'selection' | 'onSelect' | 'bulkActions' | 'maximum'>

export interface ListProps<Row, Address extends ListAddress> {
  list: ListOf<Row, Address>
  /** Whose words name the rows. */
  section: ListSection
  /** What the search says of itself, in a list that has one. */
  search?: string
  /** Stands after the search. */
  start?: ReactNode
  filters?: FilterWords<Address>
  /** Stands between the bar and the table. */
  notice?: ReactNode
  /** What stands in the table's place, or the words for it. */
  empty: EmptyWords | { instead: ReactNode }
  /** Of a list of the server. */
  server?: ServerWords
  /** A row on a phone. */
  renderCard: (row: Row, open: () => void) => ReactNode
  rowState?: DataTableProps<Row>['rowState']
  /** What a phone's cards do when they are dragged to a side. */
  swipe?: DataTableProps<Row>['swipe']
  bulk?: Bulk<Row> | undefined
  /** Where a row leads; undefined where that is its panel. */
  onOpen?: (row: Row) => void
  renderPanel?: (row: Row, close: () => void) => ReactNode
  /** What stands in the panel's place where its row is not here any more. */
  gone?: { title: string; reason: string; close: string }
}

/** A list with all that lists have: search, filters, views, columns, file, cards on a phone, and the panel of a row. */
export function List<Row, Address extends ListAddress>(props: ListProps<Row, Address>) {
  const { list, section, search, start, filters, notice, server } = props
  const { definition, source, openKey, open } = list
  const [phoneView, setPhoneView] = useState<PhoneView>('cards')
  const close = () => list.setOpen(undefined)
  return (
    <>
      <ListBar
        list={list}
        search={search}
        start={start}
        filters={filters}
        server={server}
        phoneView={phoneView}
        onPhoneView={setPhoneView}
      />
      {notice}
      {server && source.rows && source.refusal ? (
        <Callout
          tone={isOffline(source) ? 'info' : 'warn'}
          action={
            <Button busy={source.isReading ?? false} onClick={() => void (source.retry ?? source.read)?.()}>
              {server.retry}
            </Button>
          }
        >
          {isOffline(source) ? server.staleOffline : server.stale}
        </Callout>
      ) : null}
      <Rows {...props} section={section} phoneView={phoneView} />
      {open && props.renderPanel ? (
        <Fragment key={definition.rowKey(open)}>{props.renderPanel(open, close)}</Fragment>
      ) : props.gone && openKey !== undefined && source.rows && !source.isUnread ? (
        <SidePanel title={props.gone.title} closeLabel={props.gone.close} onClose={close}>
          {props.gone.reason}
        </SidePanel>
      ) : null}
    </>
  )
}

function Rows<Row, Address extends ListAddress>({
  list,
  section,
  empty,
  server,
  renderCard,
  rowState,
  swipe,
  bulk,
  onOpen,
  renderPanel,
  phoneView,
}: ListProps<Row, Address> & { phoneView: PhoneView }) {
  const labels = useTableLabels(section)
  const { definition, source, setOpen } = list
  const { rowKey } = definition
  const toPanel = renderPanel && ((row: Row) => setOpen(rowKey(row)))
  const openRow = onOpen ?? toPanel
  useRowKeys({ opens: openRow !== undefined, selects: bulk?.selection !== undefined })
  const table = (
    <DataTable
      columns={list.columns}
      shown={list.shown}
      rowCount={list.rowCount}
      rowAt={list.rowAt}
      rowKey={rowKey}
      {...(list.onRange ? { onRange: list.onRange } : {})}
      {...(list.sort ? { sort: list.sort, onSort: list.setSort } : {})}
      {...bulk}
      {...(openRow ? { onOpen: openRow } : {})}
      openKey={list.openKey}
      {...(rowState ? { rowState } : {})}
      swipe={swipe}
      loading={list.isLoading}
      labels={labels}
      phoneView={phoneView}
      renderCard={(row, { open }) => renderCard(row, open)}
      empty={
        'instead' in empty ? (
          empty.instead
        ) : (
          <NoRows
            why={list.why}
            words={{ ...empty, ...server?.empty }}
            source={source}
            onClear={list.clear}
          />
        )
      }
    />
  )
  return list.question === undefined ? table : <FromTop question={list.question}>{table}</FromTop>
}
