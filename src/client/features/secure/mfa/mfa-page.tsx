import { Fingerprint, ListChecks } from 'lucide-react'
import { useMemo } from 'react'
import type { MfaReport } from '#shared/domain/mfa/mfa-report.ts'
import { watchMfaReports, watchMfaTasks } from '#client/data/nouns/secure/mfa.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useTools } from '#client/machines/use-tools.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { ExportReport, reportOfToday } from '#client/parts/report-export/export-report.tsx'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { CompanyReadAt } from '../parts/company-read-at.tsx'
import type { MfaAddress } from './mfa-address.ts'
import { MfaChanges } from './mfa-changes.tsx'
import { MfaCard, mfaColumns } from './mfa-columns.tsx'
import { MfaFigures } from './mfa-figures.tsx'
import { mfaList } from './mfa-list.ts'
import { MfaPanel } from './mfa-panel.tsx'
import { mfaRows, withWanted } from './mfa-rows.ts'
import type { MfaTexts } from './mfa-words.ts'
import { useMfaBulk } from './use-mfa-bulk.tsx'
import { useMfaFilters } from './use-mfa-filters.ts'

/** Who has a second factor, at all companies or at one (MFA-01). */
export function MfaPage({ address, onAddress }: ScreenProps<MfaAddress>) {
  const { company: companyId } = address
  const t = useTexts('mfa')
  const words = useTexts('words')
  const isOfOne = companyId !== undefined
  const { rows: all, tasks, own, companyOf } = useMfaRows(companyId)
  const { rows, isUnread, readAt } = useKnown(all)
  const isElsewhere = useMemo(() => rows?.some(({ person }) => person.elsewhere) ?? false, [rows])
  const isGoogle = useMemo(() => rows?.some(({ person }) => person.google) ?? false, [rows])
  const columns = useMemo(
    () => mfaColumns({ t, words, isOfOne, isElsewhere, isGoogle }),
    [t, words, isOfOne, isElsewhere, isGoogle],
  )
  const list = useList({ definition: mfaList, source: { rows, isUnread }, columns, address, onAddress })
  return (
    <ListPage
      list={list}
      section="mfa"
      purpose={t('purpose')}
      asOf={<CompanyReadAt companyId={companyId} readAt={readAt} companyOf={companyOf} />}
      figures={<MfaFigures rows={rows} address={address} onAddress={onAddress} />}
      search={t('search')}
      filters={useMfaFilters({
        isElsewhere: isElsewhere || address.elsewhere !== undefined,
        isGoogle: isGoogle || address.cloud !== undefined,
      })}
      notice={own ? <Unread report={own} /> : null}
      empty={useMfaEmpty(isOfOne, own)}
      renderCard={(row, open) => <MfaCard row={row} t={t} isOfOne={isOfOne} open={open} />}
      rowState={({ wanted }) => (wanted ? 'pending' : undefined)}
      bulk={useMfaBulk(list.found)}
      toolbar={
        <>
          <Button
            icon={<ListChecks aria-hidden />}
            onClick={() => onAddress({ changes: true, open: undefined })}
          >
            {t('changes.title')}
          </Button>
          <MfaReportExport address={address} />
        </>
      }
      renderPanel={(row, close) => <MfaPanel row={row} tasks={tasks} onClose={close} />}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    >
      {address.changes ? (
        <MfaChanges
          tasks={tasks.filter(({ row }) => !isOfOne || row.customer_id === companyId)}
          companyOf={companyOf}
          onClose={() => onAddress({ changes: undefined })}
        />
      ) : null}
    </ListPage>
  )
}

/** Exports the people that the filters find, as far as a report knows those (SHELL-32). */
function MfaReportExport({ address: { company, status, protection } }: { address: MfaAddress }) {
  const tools = useTools({ companyId: company })
  if (!tools.has('export')) return null
  const filters = { status, protection: protection === 'unknown' ? undefined : protection }
  return <ExportReport company={company} report={{ ...reportOfToday('mfa'), filters }} />
}

const noTasks: readonly View<'mfaTask'>[] = []

/** The people of the company, or of all, what is being changed of them, and the company's report. */
function useMfaRows(companyId: string | undefined) {
  const { companyOf, isKnown } = useCompanyNames()
  const reports = useWatched(watchMfaReports)
  const tasks = useWatched(watchMfaTasks) ?? noTasks
  const people = useMemo(() => {
    if (!reports || !isKnown) return undefined
    const own = companyId === undefined ? undefined : reports.get(companyId)
    return mfaRows(companyId === undefined ? reports.values() : own ? [own] : [], companyOf)
  }, [reports, isKnown, companyId, companyOf])
  const rows = useMemo(() => people && withWanted(people, tasks), [people, tasks])
  return { rows, tasks, own: companyId === undefined ? undefined : reports?.get(companyId), companyOf }
}

/** What of a company's tenant was not told, each with its reason. */
function Unread({ report }: { report: MfaReport }) {
  const t = useTexts('mfa')
  const said = unreadSentences(report, t)
  if (said.length === 0 || report.people.length === 0) return null
  return (
    <Callout tone="warn" title={t('unread.title')}>
      {said.join(' ')}
    </Callout>
  )
}

const unreadSentences = (report: MfaReport, t: MfaTexts): string[] => {
  const { unread, registrations_unread: registrations, states_unread: states, google } = report
  // Of a company that has Google alone nothing of Microsoft's is missing.
  if (unread === 'notConnected' && google && report.people.every(({ only_google }) => only_google))
    return googleSentences(report, t)
  return [
    ...(unread ? [t('unread.accounts', { reason: t(`reasons.${unread}`) })] : []),
    ...(registrations ? [t('unread.registrations', { reason: t(`reasons.${registrations}`) })] : []),
    ...(states ? [t('unread.states', { reason: t(`reasons.${states}`) })] : []),
    ...googleSentences(report, t),
  ]
}

const googleSentences = ({ google, is_incomplete }: MfaReport, t: MfaTexts): string[] => [
  ...(google && google !== 'read' ? [t('unread.google', { reason: t(`googleReasons.${google}`) })] : []),
  ...(is_incomplete ? [t('unread.incomplete')] : []),
]

/** What the list says where it has no rows: of one company the reason why nobody could be read. */
function useMfaEmpty(isOfOne: boolean, own: MfaReport | undefined) {
  const t = useTexts('mfa')
  const words = useTexts('words')
  const none = (): [string, string] => {
    if (!isOfOne) return [t('empty.none'), t('empty.everyNoneReason')]
    if (!own) return [t('empty.notRead'), t('empty.notReadReason')]
    const { google } = own
    if (own.unread === 'notConnected' && google && google !== 'read')
      return [t(google === 'notRead' ? 'empty.notRead' : 'empty.cannot'), t(`googleReasons.${google}`)]
    return own.unread
      ? [t('empty.cannot'), t(`reasons.${own.unread}`)]
      : [t('empty.none'), t('empty.noneReason')]
  }
  return {
    icon: <Fingerprint aria-hidden />,
    none: none(),
    unread: [t('empty.unread'), t('empty.unreadReason')],
    filtered: [t('empty.filtered'), t('empty.filteredReason')],
    clear: words('clearSearchAndFilters'),
  } as const
}
