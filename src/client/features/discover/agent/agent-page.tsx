import { Download, Laptop } from 'lucide-react'
import { useMemo } from 'react'
import { OPERATING_SYSTEMS } from '#shared/domain/employee-devices/employee-device.ts'
import { watchEmployeeDevices } from '#client/data/nouns/employee-devices.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { type AgentAddress, DEVICE_MATTERS } from './agent-address.ts'
import { type ColumnContext, DeviceCard, deviceColumns } from './device-columns.tsx'
import { DeviceFigures, FilesButton } from './device-figures.tsx'
import { deviceList, listedDevices } from './device-list.ts'
import { DevicePanel } from './device-panel.tsx'

/** The devices on which the agent runs, of all companies or of one, and what it found there (DISC-15, EMP-26, EMP-27). */
export function AgentPage({ address, onAddress }: ScreenProps<AgentAddress>) {
  const { company } = address
  const t = useTexts('agent')
  const words = useTexts('words')
  const locale = useLocale()
  const { rows, isUnread, readAt } = useKnown(useListedDevices(company))
  const isOfOne = company !== undefined
  const context = useMemo<ColumnContext>(() => ({ t, words, locale, isOfOne }), [t, words, locale, isOfOne])
  const columns = useMemo(() => deviceColumns(context), [context])
  const list = useList({ definition: deviceList, source: { rows, isUnread }, columns, address, onAddress })
  return (
    <ListPage
      list={list}
      section="agent"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      toolbar={
        <>
          <FilesButton company={company} />
          <ToDownload company={company} />
        </>
      }
      figures={<DeviceFigures rows={rows} isUnread={isUnread} address={address} onAddress={onAddress} />}
      search={t('search')}
      filters={useFilters()}
      empty={{
        icon: <Laptop aria-hidden />,
        none: [t('empty.none'), t('empty.noneReason')],
        action: <ToDownload company={company} />,
        unread: [t('empty.unread'), t('empty.unreadReason')],
        filtered: [t('empty.filtered'), t('empty.filteredReason')],
        clear: words('clearSearchAndFilters'),
      }}
      renderCard={(device, open) => <DeviceCard {...context} device={device} open={open} />}
      rowState={rowState}
      renderPanel={(device, close) => <DevicePanel {...context} device={device} onClose={close} />}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    />
  )
}

/** The devices of a company, or of all; undefined while they are read. */
function useListedDevices(company: string | undefined) {
  const { clock } = useDevice()
  const views = useWatched(watchEmployeeDevices)
  const { companyOf } = useCompanyNames()
  return useMemo(
    () =>
      views &&
      listedDevices(
        views.filter(({ row }) => company === undefined || row.customer_id === company),
        companyOf,
        clock.now(),
      ),
    [views, company, companyOf, clock],
  )
}

function useFilters(): FilterWords<AgentAddress> {
  const t = useTexts('agent')
  const words = useTexts('words')
  return {
    add: words('filter'),
    remove: (text) => words('removeFilter', { text }),
    choices: [
      {
        part: 'matter',
        label: t('matter'),
        options: DEVICE_MATTERS.map((value) => ({ value, label: t(`figures.${value}`) })),
      },
      {
        part: 'system',
        label: t('columns.operating_system'),
        options: OPERATING_SYSTEMS.map((value) => ({ value, label: value })),
      },
    ],
  }
}

function ToDownload({ company }: { company: string | undefined }) {
  const go = useGo()
  const t = useTexts('agent')
  return (
    <Button
      variant="primary"
      icon={<Download aria-hidden />}
      onClick={() => go({ to: '/discover/data/download', search: company === undefined ? {} : { company } })}
    >
      {t('toDownload')}
    </Button>
  )
}
