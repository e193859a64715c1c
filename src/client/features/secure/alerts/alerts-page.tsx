import { useMemo } from 'react'
import { snoozeTest } from '#shared/domain/alerts/route-alert.ts'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import { watchSnoozeRules } from '#client/data/nouns/secure/alert-rules.ts'
import { watchListedAlerts } from '#client/data/nouns/secure/alerts.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { countryName } from '#client/parts/countries.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { type KnownRows, useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useDetectionWords } from '#client/texts/detection-texts.ts'
import { useLocale, useTexts, withTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { AlertCard, alertColumns } from './alert-columns.tsx'
import { AlertFigures } from './alert-figures.tsx'
import { alertList } from './alert-list.ts'
import { createNaming, type NamedAlert, shownAlerts, withOpened } from './alert-rows.ts'
import { AlertTools } from './alert-tools.tsx'
import { AlertSwitch } from './alert-switch.tsx'
import { useAlertSwipe } from './alert-swipe.tsx'
import { useAlertEmpty, useAlertFilters } from './alert-words.tsx'
import type { AlertsAddress } from './alerts-address.ts'
import { useAlertBulk } from './use-alert-bulk.tsx'
import { useAlertKeys } from './use-alert-keys.ts'

const AlertPanel = later(() => import('./alert-panel.tsx').then((part) => part.AlertPanel))
// The next thing that somebody opens from the list.
void AlertPanel.preload()
const IncidentsPage = later(
  withTexts(() => import('./incidents/incidents-page.tsx').then((part) => part.IncidentsPage), 'incidents'),
)

type AlertsPageProps = ScreenProps<AlertsAddress, { companySelectorId?: string }>

/** What happened in the tenants and deserves somebody's eyes, of all companies or of one (ALERT-01). */
export function AlertsPage(props: AlertsPageProps) {
  const named = useNamedAlerts()
  const known = useKnown(named?.alerts)
  // What nobody has dealt with comes first, and the rest while it is read.
  const isWhole = named?.isWhole !== false
  return props.address.by === 'incident' ? (
    <IncidentsPage {...props} known={isWhole ? known : { ...known, rows: undefined }} />
  ) : (
    <AlertList {...props} known={known} isWhole={isWhole} />
  )
}

function AlertList({
  address,
  onAddress,
  params: { companySelectorId },
  known: { rows: all, isUnread, readAt },
  isWhole,
}: AlertsPageProps & { known: KnownRows<NamedAlert>; isWhole: boolean }) {
  const t = useTexts('alerts')
  const words = useTexts('words')
  const locale = useLocale()
  const { clock } = useDevice()
  const companyId = companySelectorId === ALL_COMPANIES ? undefined : companySelectorId
  const now = clock.now()
  const shown = useMemo(
    () =>
      all && (isWhole || address.state === undefined)
        ? shownAlerts(all, address, { companyId, now })
        : undefined,
    // What is a minute older is not another list.
    // oxlint-disable-next-line react/exhaustive-deps
    [all, isWhole, address.range, address.state, companyId],
  )
  const rows = useMemo(() => all && shown && withOpened(shown, all, address.open), [shown, all, address.open])
  const columns = useMemo(() => alertColumns({ t, locale }), [t, locale])
  const isNarrowed =
    address.range !== undefined || (all !== undefined && rows?.length === 0 && all.length > 0)
  const list = useList({
    definition: alertList,
    source: { rows, isUnread, isNarrowed },
    columns,
    address,
    onAddress,
  })
  const open = (id: string | undefined) => onAddress({ open: id })
  const step = (by: number) => {
    const place = list.found.findIndex(({ id }) => id === address.open)
    const next = list.found[place === -1 ? 0 : place + by]
    if (next) open(next.id)
  }
  useAlertKeys({ step, isOpen: address.open !== undefined, onBack: () => open(undefined) })

  return (
    <ListPage
      list={list}
      section="alerts"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      toolbar={<AlertTools companyId={companyId} modal={address.modal} onAddress={onAddress} />}
      figures={
        <AlertFigures alerts={all} isWhole={isWhole} companyId={companyId} isUnread={isUnread} now={now} />
      }
      search={t('search')}
      start={<AlertSwitch by={undefined} onAddress={onAddress} />}
      filters={useAlertFilters()}
      empty={useAlertEmpty()}
      renderCard={(alert, openCard) => <AlertCard alert={alert} t={t} locale={locale} open={openCard} />}
      swipe={useAlertSwipe()}
      bulk={useAlertBulk(list.found)}
      rowState={({ isPending, isConflict }) => (isConflict ? 'conflict' : isPending ? 'pending' : undefined)}
      renderPanel={(alert, close) => (
        <AlertPanel
          key={alert.id}
          alert={alert}
          all={isWhole ? (all ?? []) : undefined}
          onOpen={open}
          onNext={() => step(1)}
          onClose={close}
        />
      )}
      {...(isWhole
        ? { gone: { title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') } }
        : {})}
    />
  )
}

/** Every alert of this device, by the names of this moment; undefined while they are being read. */
function useNamedAlerts(): { alerts: NamedAlert[]; isWhole: boolean } | undefined {
  const listed = useWatched(watchListedAlerts)
  const customers = useWatched(watchCustomers)
  const snoozes = useWatched(watchSnoozeRules)
  const { clock } = useDevice()
  const wordsOf = useDetectionWords()
  const locale = useLocale()
  // Each pull gives other lists of these, and a hundred thousand alerts are named anew only for other names.
  const names = useMemo(() => JSON.stringify(customers?.map(({ row }) => [row.id, row.name])), [customers])
  const rules = useMemo(() => JSON.stringify(snoozes?.map(({ row }) => row)), [snoozes])
  const naming = useMemo(() => {
    if (!customers || !snoozes) return undefined
    const nameById = new Map(customers.map(({ row }) => [row.id, row.name]))
    return createNaming({
      titleOf: (detection) => wordsOf(detection).name,
      companyOf: (id) => nameById.get(id) ?? '–',
      countryOf: (code) => countryName(code, locale),
      isSnoozed: snoozeTest(
        snoozes.map(({ row }) => row),
        clock.now(),
      ),
    })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [names, rules, clock, wordsOf, locale])
  return useMemo(
    () => naming && listed && { alerts: naming(listed.views), isWhole: listed.isWhole },
    [naming, listed],
  )
}
