import { chakra } from '@chakra-ui/react'
import { Link, Navigate } from '@tanstack/react-router'
import { Unplug } from 'lucide-react'
import { useContext } from 'react'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { type Ticketing, watchTicketing } from '#client/data/nouns/ticketing.ts'
import { PathContext } from '#client/machines/path-context.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { mappingPath } from '#client/parts/ticketing/mapping-path.ts'
import { ticketFaultText } from '#client/parts/ticketing/ticket-fault-text.ts'
import { usePlace, usePlaceAt } from '#client/parts/use-place.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { Page } from '#client/ui/page.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { MappingTab } from './mapping-tab.tsx'
import { ReadAgain } from './read-again.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { TICKETING_TABS, type TicketingAddress, type TicketingTab } from './ticketing-address.ts'
import { useOrganizationObstacles } from '../use-organization-obstacles.ts'

const Line = chakra('div', { base: { display: 'flex', minW: 0, maxW: 'full' } })

/** Whom companies are in the ticketing tool, and how their tickets are opened (INT-27). */
export function TicketingPage({
  address,
  onAddress,
  params: { integrationId },
}: ScreenProps<TicketingAddress, { integrationId: string }>) {
  const t = useTexts('ticketing')
  const words = useTexts('words')
  const place = usePlace()
  const here = useContext(PathContext)
  const list = usePlaceAt('/integrations')
  const { blocked } = useOrganizationObstacles()
  const ticketing = useWatched(watchTicketing)
  const tool = ticketing?.tool?.id === integrationId ? ticketing.tool : undefined
  const toList = <Link to="/integrations">{list.title}</Link>
  const parts = {
    title: place.title,
    breadcrumb: [...list.breadcrumb.slice(0, -1), toList, place.title],
    breadcrumbLabel: place.breadcrumbLabel,
    labels: place.labels,
  }
  if (!ticketing || !tool)
    return (
      <Page {...parts}>
        {ticketing ? (
          <EmptyState
            icon={<Unplug aria-hidden />}
            title={t('gone')}
            reason={t('goneReason')}
            action={
              <Link to="/integrations" search={{ modal: 'ticketing' }}>
                {t('show')}
              </Link>
            }
          />
        ) : (
          <SkeletonRows rows={9} label={t('table.loading')} />
        )}
      </Page>
    )
  const path = mappingPath(tool.type)
  // A change that was refused leads here without knowing of which tool it was.
  if (!here.endsWith(path.slice(path.lastIndexOf('/'))))
    return <Navigate to={path} params={{ integrationId }} search={address} replace />
  const name = APPLICATION_NAMES[tool.type]
  return (
    <Page
      {...parts}
      purpose={t('purposeOfPage', { name })}
      asOf={
        <AsOf
          at={ticketing.catalog?.read_at}
          never={words('notRead')}
          sentence={(time) => `${name}, ${words('asOf', { time })}`}
        />
      }
      toolbar={<ReadAgain tool={tool} disabledReason={blocked} />}
    >
      {tool.fault !== null && tool.state !== 'Syncing' ? (
        <Callout tone="error">{ticketFaultText(t, { fault: tool.fault, name })}</Callout>
      ) : null}
      <TicketingTabs ticketing={{ ...ticketing, tool }} address={address} onAddress={onAddress} />
    </Page>
  )
}

interface TicketingTabsProps {
  ticketing: Ticketing & { tool: NonNullable<Ticketing['tool']> }
  address: TicketingAddress
  onAddress: (change: Partial<TicketingAddress>) => void
}

function TicketingTabs({ ticketing, address, onAddress }: TicketingTabsProps) {
  const t = useTexts('ticketing')
  const tab = address.tab ?? 'mapping'
  const tabs = (
    <Line>
      <Segmented<TicketingTab>
        label={t('tabs.label')}
        value={tab}
        onChange={(next) =>
          onAddress({
            tab: next === 'mapping' ? undefined : next,
            search: undefined,
            sort: undefined,
            direction: undefined,
            show: undefined,
            open: undefined,
            correct: undefined,
          })
        }
        options={TICKETING_TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      />
    </Line>
  )
  const Tab = tab === 'mapping' ? MappingTab : SettingsTab
  return (
    <Tab tool={ticketing.tool} ticketing={ticketing} address={address} onAddress={onAddress} tabs={tabs} />
  )
}
