import { Clock, MonitorSmartphone, SlidersHorizontal, TriangleAlert } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { readDevices } from '#client/data/nouns/devices.ts'
import { watchOrganization } from '#client/data/nouns/organization.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { useList } from '#client/parts/list/use-list.ts'
import { useServerList } from '#client/parts/list/use-server-list.ts'
import { useServerWords } from '#client/parts/list/use-server-words.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { DeviceCard, deviceColumns, type ColumnContext } from './device-columns.tsx'
import { DeviceFigures } from './device-figures.tsx'
import { deviceList } from './device-list.ts'
import { DevicePanel } from './device-panel.tsx'
import type { DevicesAddress } from './devices-address.ts'
import { RulesDialog } from './rules-dialog.tsx'
import { useWatched } from '#client/machines/use-watched.ts'

/** For administrators: where people are signed in, what waits there, and how it is erased. */
export function DevicesPage({ address, onAddress }: ScreenProps<DevicesAddress>) {
  const isOnline = useIsOnline()
  const { call, login, deviceId, clock } = useDevice()
  const t = useTexts('devices')
  const words = useTexts('words')
  const locale = useLocale()
  const source = useServerList(
    useCallback(() => readDevices({ call }), [call]),
    isOnline,
  )
  const { rows: devices, readAt, refusal, read } = source
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
  const list = useList({ definition: deviceList, source, columns, address, onAddress })

  return (
    <ListPage
      list={list}
      section="devices"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notRead')} sentence={(time) => words('asOf', { time })} />}
      toolbar={
        <>
          <RulesState />
          <Button icon={<SlidersHorizontal aria-hidden />} onClick={() => setSettingRules(true)}>
            {t('rules.button')}
          </Button>
        </>
      }
      figures={<DeviceFigures devices={devices} isUnread={refusal !== undefined} now={context.now} />}
      search={t('search')}
      server={useServerWords(refusal, { reading: t('table.loading'), failed: t('empty.failed') })}
      empty={{
        icon: <MonitorSmartphone aria-hidden />,
        none: [t('empty.title'), t('empty.reason')],
        filtered: [t('empty.notFound'), t('empty.notFoundReason')],
        clear: words('clearSearch'),
      }}
      renderCard={(device, open) => <DeviceCard {...context} device={device} open={open} />}
      renderPanel={(device, close) => (
        <DevicePanel
          {...context}
          device={device}
          mayManage={mayManage}
          isUnreachable={refusal !== undefined || !isOnline}
          onErased={read}
          onClose={close}
        />
      )}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    >
      {isSettingRules ? <RulesDialog mayManage={mayManage} onClose={() => setSettingRules(false)} /> : null}
    </ListPage>
  )
}

/** Whether the organization's rules were changed on this device and what became of it. */
function RulesState() {
  const t = useTexts('devices')
  const view = useWatched(watchOrganization)
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
