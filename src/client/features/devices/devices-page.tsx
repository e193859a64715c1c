import { useObservable } from 'dexie-react-hooks'
import { Clock, RefreshCw, SlidersHorizontal, TriangleAlert } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { readDevices } from '#client/data/nouns/devices.ts'
import { watchOrganization } from '#client/data/nouns/organization.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useShownColumns } from '#client/parts/use-shown-columns.ts'
import { useServerList } from '#client/parts/use-server-list.ts'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ColumnMenu } from '#client/ui/data-table/column-menu.tsx'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { FilterBar } from '#client/ui/data-table/filter-bar.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Page } from '#client/ui/page.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { DeviceCard, deviceColumns, type ColumnContext } from './device-columns.tsx'
import { DeviceFigures } from './device-figures.tsx'
import { DevicePanel } from './device-panel.tsx'
import { DEVICE_SORTS, type DevicesAddress } from './devices-address.ts'
import { findDevices, firstDirection, keyOf } from './find-devices.ts'
import { NoDevices } from './no-devices.tsx'
import { RulesDialog } from './rules-dialog.tsx'

/** For administrators: where people are signed in, what waits there, and how it is erased. */
export function DevicesPage({ address, onAddress }: ScreenProps<DevicesAddress>) {
  const isOnline = useIsOnline()
  const { call, login, deviceId, clock } = useDevice()
  const t = useTexts('devices')
  const table = useTexts('table')
  const words = useTexts('words')
  const locale = useLocale()
  const labels = useTableLabels('devices')
  const {
    rows: devices,
    readAt,
    isReading,
    refusal,
    read,
  } = useServerList(useCallback(() => readDevices({ call }), [call]))
  const [isSettingRules, setSettingRules] = useState(false)
  const mayManage = reaches(login.permissions.systemUsers, 'manage')
  const context = useMemo<ColumnContext>(
    () => ({
      t,
      locale,
      now: readAt ?? clock.now(),
      isOwn: ({ id, userId }) => id === deviceId && userId === login.userData.id,
    }),
    [t, locale, readAt, clock, deviceId, login],
  )
  const columns = useMemo(() => deviceColumns(context), [context])
  const [shown, setShown] = useShownColumns(columns, address, onAddress)
  const found = useMemo(() => findDevices(devices ?? [], address), [devices, address])
  const open = devices?.find((device) => keyOf(device) === address.open)
  const sort = address.sort ?? 'lastSeen'
  const isOffline = !isOnline && refusal?.code === undefined
  const close = () => onAddress({ open: undefined })

  return (
    <Page
      {...usePlace()}
      purpose={t('purpose')}
      asOf={
        readAt === undefined ? (
          words('notRead')
        ) : (
          <TimeSentence at={readAt} locale={locale} sentence={(time) => words('asOf', { time })} />
        )
      }
      toolbar={
        <>
          <RulesState />
          <Button icon={<SlidersHorizontal aria-hidden />} onClick={() => setSettingRules(true)}>
            {t('rules.button')}
          </Button>
        </>
      }
      figures={<DeviceFigures devices={devices} isUnread={refusal !== undefined} now={context.now} />}
    >
      <FilterBar
        search={{
          label: t('search'),
          value: address.search ?? '',
          onChange: (search) => onAddress({ search: search || undefined }),
        }}
        end={
          <>
            <IconButton
              icon={<RefreshCw aria-hidden />}
              label={words('readAgain')}
              disabledReason={isReading ? t('table.loading') : undefined}
              onClick={() => void read()}
            />
            <ColumnMenu label={words('columns')} columns={columns} shown={shown} onChange={setShown} />
          </>
        }
      />
      {devices && refusal ? (
        <Callout
          tone={isOffline ? 'info' : 'warn'}
          action={
            <Button busy={isReading} onClick={() => void read()}>
              {words('tryAgain')}
            </Button>
          }
        >
          {isOffline ? table('lastRead') : table('notReadAgain')}
        </Callout>
      ) : null}
      <DataTable
        columns={columns}
        shown={shown}
        rowCount={found.length}
        rowAt={(index) => found[index]}
        rowKey={keyOf}
        sort={{
          columnId: sort,
          direction: (address.direction ?? firstDirection(sort)) === 'desc' ? 'descending' : 'ascending',
        }}
        onSort={({ columnId, direction }) =>
          onAddress({
            sort: DEVICE_SORTS.find((each) => each === columnId),
            direction: direction === 'descending' ? 'desc' : 'asc',
          })
        }
        onOpen={(device) => onAddress({ open: keyOf(device) })}
        openKey={address.open}
        loading={!devices && refusal === undefined}
        labels={labels}
        renderCard={(device, card) => <DeviceCard {...context} device={device} open={card.open} />}
        empty={
          <NoDevices
            why={!devices ? (isOffline ? 'offline' : 'failed') : devices.length === 0 ? 'none' : 'filtered'}
            refusal={refusal}
            isReading={isReading}
            onClear={() => onAddress({ search: undefined })}
            onRetry={() => void read()}
          />
        }
      />
      {open ? (
        <DevicePanel
          key={keyOf(open)}
          {...context}
          device={open}
          mayManage={mayManage}
          isUnreachable={refusal !== undefined || !isOnline}
          onErased={read}
          onClose={close}
        />
      ) : address.open && devices ? (
        <SidePanel title={t('panel.gone')} closeLabel={words('close')} onClose={close}>
          {t('panel.goneReason')}
        </SidePanel>
      ) : null}
      {isSettingRules ? <RulesDialog mayManage={mayManage} onClose={() => setSettingRules(false)} /> : null}
    </Page>
  )
}

/** Whether the organization's rules were changed on this device and what became of it. */
function RulesState() {
  const device = useDevice()
  const t = useTexts('devices')
  const view = useObservable(() => watchOrganization(device), [device])
  if (view?.isConflict)
    return (
      <Badge tone="red">
        <TriangleAlert size={12} aria-hidden />
        {t('rules.conflict')}
      </Badge>
    )
  if (!view?.isPending) return null
  return (
    <Badge tone="amber">
      <Clock size={12} aria-hidden />
      {t('rules.pending')}
    </Badge>
  )
}
