import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useObservable } from 'dexie-react-hooks'
import { lazy, Suspense } from 'react'
import {
  type Connectable,
  connectables,
  isAsked,
  TICKETING_APPLICATIONS,
} from '#shared/domain/integrations/applications.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { usePlaceAt } from '#client/parts/use-place.ts'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Page } from '#client/ui/page.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { AskedApplication } from './asked-application.tsx'
import { DuoCard } from './duo-card.tsx'
import { GoogleCard } from './google-card.tsx'
import type { IntegrationsAddress } from './integrations-address.ts'
import type { IntegrationRow } from './integration-rows.ts'
import { QuickbooksCard } from './quickbooks-card.tsx'
import { MicrosoftCard } from './microsoft-card.tsx'
import { CompanyPartnerCard } from './partner/company-partner-card.tsx'
import { CompanyToolCard } from './ticketing/company-tool-card.tsx'
import { useIntegrationRows } from './use-integration-rows.ts'

const ExchangeDialog = lazy(() =>
  import('./exchange-dialog.tsx').then((part) => ({ default: part.ExchangeDialog })),
)

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: 3,
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(15rem, 1fr))' },
    '& > .wide': { gridColumn: '1 / -1' },
  },
})

/** What one company is connected to, and what it can be connected to (INT-01). */
export function CompanyIntegrationsPage({
  address,
  onAddress,
  params: { companySelectorId: companyId },
}: ScreenProps<IntegrationsAddress, { companySelectorId: string }>) {
  const device = useDevice()
  const t = useTexts('integrations')
  const words = useTexts('words')
  const place = usePlaceAt('/integrations')
  const list = <Link to="/integrations">{place.title}</Link>
  const status = useObservable(() => device.sync.status, [device])
  const rows = useIntegrationRows()
  const row = rows?.find(({ customerId }) => customerId === companyId)
  const isGone = rows !== undefined && row === undefined
  const integration = row?.view?.row
  const closeExchange = () => onAddress({ modal: undefined })
  return (
    <Page
      isPart
      title={row?.company ?? (isGone ? words('companyGone') : place.title)}
      breadcrumb={[...place.breadcrumb.slice(0, -1), list, row?.company ?? '']}
      breadcrumbLabel={place.breadcrumbLabel}
      labels={place.labels}
      asOf={
        <AsOf
          at={status?.lastContact}
          never={words('notLoaded')}
          sentence={(time) => words('asOf', { time })}
        />
      }
    >
      <AskedApplication
        query={address}
        isOfCompany
        onAll={() => onAddress({ applicationNameQ: undefined, integrationTypeQ: undefined })}
      />
      {row ? (
        <Cards>
          {connectables
            .filter((each) => isAsked(each, address))
            .map((each) => (
              <ApplicationCard
                key={keyOf(each)}
                way={each}
                row={row}
                onExchange={() => onAddress({ modal: 'exchange' })}
              />
            ))}
        </Cards>
      ) : isGone ? (
        <EmptyState title={words('companyGone')} reason={words('companyGoneReason')} action={list} />
      ) : (
        <SkeletonRows rows={6} label={t('table.loading')} />
      )}
      {row && integration && address.modal === 'exchange' ? (
        <Suspense>
          <ExchangeDialog company={row.company} integration={integration} onClose={closeExchange} />
        </Suspense>
      ) : null}
    </Page>
  )
}

interface ApplicationCardProps {
  way: Connectable
  row: IntegrationRow
  onExchange: () => void
}

/** One way to connect something, with what can be done about it today. */
function ApplicationCard({ way, row, onExchange }: ApplicationCardProps) {
  const tool = TICKETING_APPLICATIONS.find((each) => each === way.application)
  if (tool) return <CompanyToolCard customerId={row.customerId} type={tool} />
  if (way.kind === CONNECTION_KINDS.CSP) return <CompanyPartnerCard row={row} />
  if (way.application === 'GWS') return <GoogleCard customerId={row.customerId} company={row.company} />
  if (way.application === 'Quickbooks')
    return <QuickbooksCard customerId={row.customerId} company={row.company} />
  return way.application === 'DUOSecurity' ? (
    <DuoCard customerId={row.customerId} company={row.company} />
  ) : (
    <MicrosoftCard row={row} onExchange={onExchange} />
  )
}

const keyOf = ({ application, kind }: Connectable) => `${application}/${kind}`
