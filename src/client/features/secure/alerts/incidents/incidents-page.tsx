import { useMemo } from 'react'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import type { KnownRows } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { useHotkey } from '#client/ui/keys/use-hotkey.ts'
import { AlertFigures } from '../alert-figures.tsx'
import type { NamedAlert } from '../alert-rows.ts'
import { AlertTools } from '../alert-tools.tsx'
import { useAlertFilters } from '../alert-words.tsx'
import { AlertSwitch, leaving } from '../alert-switch.tsx'
import type { AlertsAddress } from '../alerts-address.ts'
import { IncidentCard, incidentColumns } from './incident-columns.tsx'
import { incidentList } from './incident-list.ts'
import { IncidentPanel } from './incident-panel.tsx'
import { openedIncident, shownIncidents } from './incident-rows.ts'
import { useIncidents } from './use-incidents.ts'
import { useIncidentEmpty } from './use-incident-empty.tsx'

interface IncidentsPageProps extends ScreenProps<AlertsAddress, { companySelectorId?: string }> {
  known: KnownRows<NamedAlert>
}

/** The alerts as incidents: what belongs together, over all companies, is one row. */
export function IncidentsPage({
  address: given,
  onAddress,
  params: { companySelectorId },
  known: { rows: all, isUnread, readAt },
}: IncidentsPageProps) {
  const t = useTexts('incidents')
  const alerts = useTexts('alerts')
  const words = useTexts('words')
  const locale = useLocale()
  const { clock } = useDevice()
  const companyId = companySelectorId === ALL_COMPANIES ? undefined : companySelectorId
  const now = clock.now()
  const incidents = useIncidents(all)
  const address = { ...given, open: openedIncident(incidents, given.open) }
  const rows = useMemo(
    () => incidents && shownIncidents(incidents, address, { companyId, now }),
    // What is a minute older is not another list.
    // oxlint-disable-next-line react/exhaustive-deps
    [incidents, address.range, address.state, address.open, companyId],
  )
  const columns = useMemo(() => incidentColumns({ t, alerts, locale }), [t, alerts, locale])
  const isNarrowed =
    address.range !== undefined || (rows?.length === 0 && incidents !== undefined && incidents.length > 0)
  const list = useList({
    definition: incidentList,
    source: { rows, isUnread, isNarrowed },
    columns,
    address,
    onAddress,
  })
  const step = (by: number) => {
    const place = list.found.findIndex(({ id }) => id === address.open)
    const next = list.found[place === -1 ? 0 : place + by]
    if (next) onAddress({ open: next.id })
  }
  useHotkey('j', () => step(1), { repeats: true, word: t('keys.next') })
  useHotkey('k', () => step(-1), { repeats: true, word: t('keys.previous') })
  useHotkey('u', () => onAddress({ open: undefined }), {
    enabled: address.open !== undefined,
    word: alerts('keys.back'),
    scope: 'panel',
  })

  return (
    <ListPage
      list={list}
      section="incidents"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      toolbar={<AlertTools companyId={companyId} modal={address.modal} onAddress={onAddress} />}
      figures={<AlertFigures alerts={all} isWhole companyId={companyId} isUnread={isUnread} now={now} />}
      search={t('search')}
      start={<AlertSwitch by="incident" onAddress={onAddress} />}
      filters={useAlertFilters()}
      empty={useIncidentEmpty()}
      renderCard={(incident, open) => (
        <IncidentCard incident={incident} t={t} alerts={alerts} locale={locale} open={open} />
      )}
      rowState={rowState}
      renderPanel={(incident, close) => (
        <IncidentPanel
          incident={incident}
          onOpenAlert={({ id }) => onAddress({ ...leaving, by: undefined, open: id })}
          onClose={close}
        />
      )}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    />
  )
}
