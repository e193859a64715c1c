import { chakra } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { Page } from '#client/ui/page.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { NOTIFY_TABS, type NotifyAddress, type NotifyTab } from './notify-address.ts'
import { RulesTab } from './rules-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { SnoozedTab } from './snoozed-tab.tsx'
import { useAlertRouting } from './use-rule-context.ts'

const Line = chakra('div', { base: { display: 'flex', minW: 0, maxW: 'full' } })

/** How the alerts of a company, or of all of them, notify: settings, rules, and what is snoozed (ALERT-04, ALERT-05, ALERT-11). */
export function NotifyPage({
  address,
  onAddress,
  params: { companySelectorId },
}: ScreenProps<NotifyAddress, { companySelectorId: string }>) {
  const t = useTexts('alertNotify')
  const words = useTexts('words')
  const customers = useWatched(watchCustomers)
  const customerId = companySelectorId === ALL_COMPANIES ? null : companySelectorId
  const name = customers?.find(({ row }) => row.id === customerId)?.row.name
  const isGone = customerId !== null && customers !== undefined && name === undefined
  return (
    <Page {...usePlace()} purpose={name === undefined ? t('purpose') : t('purposeOf', { company: name })}>
      {isGone ? (
        <EmptyState
          icon={<Building2 aria-hidden />}
          title={words('companyGone')}
          reason={words('companyGoneReason')}
        />
      ) : (
        <NotifyTabs customerId={customerId} name={name ?? ''} address={address} onAddress={onAddress} />
      )}
    </Page>
  )
}

interface NotifyTabsProps {
  customerId: string | null
  /** Of the company. */
  name: string
  address: NotifyAddress
  onAddress: (change: Partial<NotifyAddress>) => void
}

function NotifyTabs({ customerId, name, address, onAddress }: NotifyTabsProps) {
  const t = useTexts('alertNotify')
  const routing = useAlertRouting()
  const tab = address.tab ?? 'settings'
  const tabs = (
    <Line>
      <Segmented<NotifyTab>
        label={t('tabs.label')}
        value={tab}
        onChange={(next) =>
          onAddress({
            tab: next === 'settings' ? undefined : next,
            search: undefined,
            sort: undefined,
            direction: undefined,
            open: undefined,
          })
        }
        options={NOTIFY_TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      />
    </Line>
  )
  const lists = { customerId, address, onAddress, tabs }
  if (tab === 'rules') return <RulesTab {...lists} />
  if (tab === 'snoozed') return <SnoozedTab {...lists} />
  return (
    <>
      {tabs}
      {routing ? (
        <SettingsTab key={customerId} customerId={customerId} name={name} routing={routing} />
      ) : (
        <SkeletonRows label={t('table.loading')} />
      )}
    </>
  )
}
