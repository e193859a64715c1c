import { useMemo } from 'react'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useKnown } from '#client/parts/use-known.ts'
import { sortedBy } from '#client/parts/sorted-by.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useShownColumns } from '#client/parts/use-shown-columns.ts'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { ColumnMenu } from '#client/ui/data-table/column-menu.tsx'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { Page } from '#client/ui/page.tsx'
import { Tile } from '#client/ui/figures/tile.tsx'
import { AskedApplication } from './asked-application.tsx'
import { IntegrationCard, integrationColumns } from './integration-columns.tsx'
import { IntegrationFilters } from './integration-filters.tsx'
import { findIntegrations, type IntegrationRow, needsSomebody } from './integration-rows.ts'
import { INTEGRATION_SORTS, type IntegrationsAddress } from './integrations-address.ts'
import { NoIntegrations } from './no-integrations.tsx'
import { useIntegrationRows } from './use-integration-rows.ts'

const EVERYTHING = { applicationNameQ: undefined, integrationTypeQ: undefined }
const NO_FILTERS = { ...EVERYTHING, search: undefined, state: undefined }

/** What every company is connected to (INT-01, INT-03). */
export function IntegrationsPage({ address, onAddress }: ScreenProps<IntegrationsAddress>) {
  const { applicationNameQ, integrationTypeQ } = address
  const go = useGo()
  const t = useTexts('integrations')
  const general = useTexts('words')
  const companies = useTexts('companies')
  const locale = useLocale()
  const labels = useTableLabels('integrations')
  const words = useMemo(() => ({ t, companies, locale }), [t, companies, locale])
  const columns = useMemo(() => integrationColumns(words), [words])
  const [shown, setShown] = useShownColumns(columns, address, onAddress)
  const all = useIntegrationRows()
  const { rows, isUnread, readAt } = useKnown(all)
  const found = useMemo(() => findIntegrations(rows ?? [], address), [rows, address])
  return (
    <Page
      {...usePlace()}
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={general('notLoaded')} sentence={(time) => general('asOf', { time })} />}
      figures={<IntegrationTiles rows={isUnread ? undefined : rows} />}
    >
      <AskedApplication query={address} onAll={() => onAddress(EVERYTHING)} />
      <IntegrationFilters
        rows={rows ?? []}
        address={address}
        onAddress={onAddress}
        end={<ColumnMenu label={general('columns')} columns={columns} shown={shown} onChange={setShown} />}
      />
      <DataTable
        columns={columns}
        shown={shown}
        rowCount={found.length}
        rowAt={(index) => found[index]}
        rowKey={({ id }) => id}
        {...sortedBy(address, { columnId: 'company', direction: 'ascending' }, onAddress, INTEGRATION_SORTS)}
        onOpen={({ customerId }) =>
          go({
            to: '/integrations/$companySelectorId',
            params: { companySelectorId: customerId },
            search: { applicationNameQ, integrationTypeQ },
          })
        }
        rowState={({ view }) => (view?.isConflict ? 'conflict' : view?.isPending ? 'pending' : undefined)}
        loading={rows === undefined}
        labels={labels}
        renderCard={(row, card) => <IntegrationCard row={row} words={words} open={card.open} />}
        empty={
          <NoIntegrations
            why={isUnread ? 'unread' : rows?.length === 0 ? 'none' : 'filtered'}
            onClear={() => onAddress(NO_FILTERS)}
          />
        }
      />
    </Page>
  )
}

/** The figures that matter of all integrations. */
function IntegrationTiles({ rows }: { rows: readonly IntegrationRow[] | undefined }) {
  const t = useTexts('integrations')
  const locale = useLocale()
  const count = (isCounted: (row: IntegrationRow) => boolean) =>
    rows?.filter(isCounted).length.toLocaleString(locale)
  return (
    <>
      <Tile label={t('figures.connected')} figure={count(({ view }) => view !== undefined)} />
      <Tile label={t('figures.unconnected')} figure={count(({ view }) => view === undefined)} />
      <Tile label={t('figures.attention')} figure={count(needsSomebody)} />
      <Tile
        label={t('figures.exchange')}
        figure={count(({ view }) => view?.row.exchange === 'notConnected')}
      />
    </>
  )
}
