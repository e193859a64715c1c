import { Plug } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { INTEGRATION_STATES } from '#shared/domain/integrations/integration.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useList } from '#client/parts/list/use-list.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Tile } from '#client/ui/figures/tile.tsx'
import { later } from '#client/ui/later.tsx'
import { AskedApplication } from './asked-application.tsx'
import { IntegrationCard, integrationColumns } from './integration-columns.tsx'
import { integrationList } from './integration-list.ts'
import { type IntegrationRow, needsSomebody } from './integration-rows.ts'
import type { IntegrationsAddress } from './integrations-address.ts'
import { DuoButton } from './duo/duo-button.tsx'
import { PartnerButton } from './partner/partner-button.tsx'
import { ToolButton } from './ticketing/tool-button.tsx'
import { useIntegrationRows } from './use-integration-rows.ts'

const ToolPanel = later(() => import('./ticketing/tool-panel.tsx').then((part) => part.ToolPanel))

const PartnerPanel = later(() => import('./partner/partner-panel.tsx').then((part) => part.PartnerPanel))

const EVERYTHING = { applicationNameQ: undefined, integrationTypeQ: undefined }

/** What every company is connected to (INT-01, INT-03). */
export function IntegrationsPage({ address, onAddress }: ScreenProps<IntegrationsAddress>) {
  const { applicationNameQ, integrationTypeQ } = address
  const go = useGo()
  const t = useTexts('integrations')
  const general = useTexts('words')
  const companies = useTexts('companies')
  const locale = useLocale()
  const words = useMemo(() => ({ t, companies, locale }), [t, companies, locale])
  const columns = useMemo(() => integrationColumns(words), [words])
  const source = useKnown(useIntegrationRows())
  const { rows, isUnread, readAt } = source
  const list = useList({ definition: integrationList, source, columns, address, onAddress })
  const held = new Set(rows?.map(({ state }) => state))
  return (
    <ListPage
      list={list}
      section="integrations"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={general('notLoaded')} sentence={(time) => general('asOf', { time })} />}
      toolbar={
        <WholeButtons
          modal={address.modal}
          onModal={(modal) => onAddress({ modal: address.modal === modal ? undefined : modal })}
        />
      }
      figures={<IntegrationTiles rows={isUnread ? undefined : rows} />}
      above={
        <AskedApplication
          query={address}
          onAll={() => onAddress(EVERYTHING)}
          onTool={() => onAddress({ modal: 'ticketing' })}
          onPartner={() => onAddress({ modal: 'partner' })}
        />
      }
      search={general('findCompanies')}
      filters={{
        add: general('filter'),
        remove: (text) => general('removeFilter', { text }),
        choices: [
          {
            part: 'state',
            options: INTEGRATION_STATES.filter((state) => held.has(state) || state === address.state).map(
              (value) => ({ value, label: companies(`microsoft.states.${value}`) }),
            ),
          },
        ],
      }}
      empty={{
        icon: <Plug aria-hidden />,
        none: [t('empty.none'), t('empty.noneReason')],
        unread: [t('empty.unread'), t('empty.unreadReason')],
        filtered: [t('empty.filtered'), t('empty.filteredReason')],
        clear: general('clearSearchAndFilters'),
      }}
      renderCard={(row, open) => <IntegrationCard row={row} words={words} open={open} />}
      rowState={({ view }) => rowState(view)}
      onOpen={({ customerId }) =>
        go({
          to: '/integrations/$companySelectorId',
          params: { companySelectorId: customerId },
          search: { applicationNameQ, integrationTypeQ },
        })
      }
    >
      {address.modal === 'partner' ? (
        <Suspense>
          <PartnerPanel onClose={() => onAddress({ modal: undefined })} />
        </Suspense>
      ) : null}
      {address.modal === 'ticketing' ? (
        <Suspense>
          <ToolPanel onClose={() => onAddress({ modal: undefined })} />
        </Suspense>
      ) : null}
    </ListPage>
  )
}

interface WholeButtonsProps {
  modal: IntegrationsAddress['modal']
  onModal: (modal: 'partner' | 'ticketing') => void
}

/** What is connected for all companies at once. */
const WholeButtons = ({ modal, onModal }: WholeButtonsProps) => (
  <>
    <PartnerButton isOpen={modal === 'partner'} onOpen={() => onModal('partner')} />
    <DuoButton />
    <ToolButton isOpen={modal === 'ticketing'} onOpen={() => onModal('ticketing')} />
  </>
)

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
