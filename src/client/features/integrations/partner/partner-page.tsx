import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Unplug } from 'lucide-react'
import { watchPartner } from '#client/data/nouns/partner.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { usePlace, usePlaceAt } from '#client/parts/use-place.ts'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { Page } from '#client/ui/page.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PARTNER_TABS, type PartnerAddress, type PartnerTab } from './partner-address.ts'
import { PartnerFault } from './partner-fault.tsx'
import { PartnerTools } from './partner-tools.tsx'
import { type PartnerTabProps, RelationshipsTab } from './relationships-tab.tsx'
import { TenantsTab } from './tenants-tab.tsx'
import { useOrganizationObstacles } from '../use-organization-obstacles.ts'

const Line = chakra('div', { base: { display: 'flex', minW: 0, maxW: 'full' } })

/** The relationships of the Microsoft partner, and which company each of its tenants is (INT-39). */
export function PartnerPage({
  address,
  onAddress,
  params: { integrationId },
}: ScreenProps<PartnerAddress, { integrationId: string }>) {
  const t = useTexts('partner')
  const words = useTexts('words')
  const place = usePlace()
  const above = usePlaceAt('/integrations')
  const partner = useWatched(watchPartner)
  const { blocked: obstacle } = useOrganizationObstacles()
  const connection = partner?.connection?.id === integrationId ? partner.connection : undefined
  const toList = <Link to="/integrations">{above.title}</Link>
  const parts = {
    title: place.title,
    breadcrumb: [...above.breadcrumb.slice(0, -1), toList, place.title],
    breadcrumbLabel: place.breadcrumbLabel,
    labels: place.labels,
  }
  if (!partner || !connection)
    return (
      <Page {...parts}>
        {partner ? (
          <EmptyState
            icon={<Unplug aria-hidden />}
            title={t('gone')}
            reason={t('goneReason')}
            action={
              <Link to="/integrations" search={{ modal: 'partner' }}>
                {t('show')}
              </Link>
            }
          />
        ) : (
          <SkeletonRows rows={9} label={t('table.loading')} />
        )}
      </Page>
    )
  return (
    <Page
      {...parts}
      purpose={t('purpose')}
      asOf={
        <AsOf
          at={connection.checked_at}
          never={words('notRead')}
          sentence={(time) => `${connection.tenant_name}, ${words('asOf', { time })}`}
        />
      }
      toolbar={
        <PartnerTools
          connection={connection}
          obstacle={obstacle}
          onLink={() => onAddress({ modal: 'link' })}
        />
      }
    >
      <PartnerFault connection={connection} />
      <PartnerTabs partner={partner} address={address} onAddress={onAddress} obstacle={obstacle} />
      {address.modal === 'link' ? (
        <LinkDialog
          connection={connection}
          disabledReason={obstacle}
          onClose={() => onAddress({ modal: undefined })}
        />
      ) : null}
    </Page>
  )
}

function PartnerTabs({ address, onAddress, ...rest }: Omit<PartnerTabProps, 'tabs'>) {
  const t = useTexts('partner')
  const tab = address.tab ?? 'relationships'
  const tabs = (
    <Line>
      <Segmented<PartnerTab>
        label={t('tabs.label')}
        value={tab}
        onChange={(next) =>
          onAddress({
            tab: next === 'relationships' ? undefined : next,
            search: undefined,
            sort: undefined,
            direction: undefined,
            status: undefined,
            ready: undefined,
            show: undefined,
            open: undefined,
          })
        }
        options={PARTNER_TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      />
    </Line>
  )
  const Tab = tab === 'relationships' ? RelationshipsTab : TenantsTab
  return <Tab {...rest} address={address} onAddress={onAddress} tabs={tabs} />
}
