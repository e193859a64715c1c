import { chakra } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { SECURITY_EVENTS } from '#shared/domain/security-log/security-event.ts'
import { readSecurityEvents } from '#client/data/nouns/security-log.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useShownColumns } from '#client/parts/use-shown-columns.ts'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ColumnMenu } from '#client/ui/data-table/column-menu.tsx'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { FilterBar } from '#client/ui/data-table/filter-bar.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Page } from '#client/ui/page.tsx'
import { EventCard, eventColumns, type ColumnContext } from './event-columns.tsx'
import { NoEvents } from './no-events.tsx'
import type { SecurityLogAddress } from './security-log-address.ts'
import { useEventPages } from './use-event-pages.ts'

const Below = chakra('div', {
  base: { display: 'flex', justifyContent: 'center', flexShrink: 0, fontSize: 'control', color: 'muted' },
})

/** For owners: who signed in, who was refused, and what was done to whose account. */
export function SecurityLogPage({ address, onAddress }: ScreenProps<SecurityLogAddress>) {
  const isOnline = useIsOnline()
  const { call, login } = useDevice()
  const t = useTexts('securityLog')
  const words = useTexts('words')
  const locale = useLocale()
  const labels = useTableLabels('securityLog')
  const { event } = address
  const organization = login.organization.id
  const readPage = useCallback(
    (before: string | undefined) => readSecurityEvents({ call }, organization, { event, before }),
    [call, organization, event],
  )
  const { events, readAt, hasMore, reading, failed, readNewest, readOlder } = useEventPages(readPage)
  const context = useMemo<ColumnContext>(() => ({ t, locale }), [t, locale])
  const columns = useMemo(() => eventColumns(context), [context])
  const [shown, setShown] = useShownColumns(columns, address, onAddress)
  const isOffline = !isOnline && failed?.refusal.code === undefined
  const retry = () => void (failed?.part === 'older' ? readOlder() : readNewest())
  const text = event && t(`events.${event}`)

  return (
    <Page
      {...usePlace()}
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notRead')} sentence={(time) => words('asOf', { time })} />}
    >
      <FilterBar
        chips={
          text
            ? [
                {
                  id: 'event',
                  text,
                  removeLabel: words('removeFilter', { text }),
                  onRemove: () => onAddress({ event: undefined }),
                },
              ]
            : []
        }
        addFilter={{
          label: t('filter.add'),
          items: SECURITY_EVENTS.map((each) => ({
            id: each,
            label: t(`events.${each}`),
            checked: each === event,
            onSelect: () => onAddress({ event: each === event ? undefined : each }),
          })),
        }}
        end={
          <>
            <IconButton
              icon={<RefreshCw aria-hidden />}
              label={words('readAgain')}
              disabledReason={reading ? t('table.loading') : undefined}
              onClick={() => void readNewest()}
            />
            <ColumnMenu label={words('columns')} columns={columns} shown={shown} onChange={setShown} />
          </>
        }
      />
      {events && failed ? (
        <Callout
          tone={isOffline ? 'info' : 'warn'}
          action={
            <Button busy={reading !== undefined} onClick={retry}>
              {words('tryAgain')}
            </Button>
          }
        >
          {isOffline ? t('stale.offline') : t(`stale.${failed.part}`)}
        </Callout>
      ) : null}
      <DataTable
        columns={columns}
        shown={shown}
        rowCount={events?.length ?? 0}
        rowAt={(index) => events?.[index]}
        rowKey={({ id }) => id}
        loading={!events && !failed}
        labels={labels}
        renderCard={(each) => <EventCard {...context} event={each} />}
        empty={
          <NoEvents
            why={!events ? (isOffline ? 'offline' : 'failed') : event ? 'filtered' : 'none'}
            refusal={failed?.refusal}
            isReading={reading !== undefined}
            onClear={() => onAddress({ event: undefined })}
            onRetry={retry}
          />
        }
      />
      {events && events.length > 0 ? (
        <Below>
          {hasMore ? (
            <Button busy={reading === 'older'} onClick={() => void readOlder()}>
              {t('older')}
            </Button>
          ) : (
            t('end')
          )}
        </Below>
      ) : null}
    </Page>
  )
}
