import { Fingerprint } from 'lucide-react'
import { useMemo } from 'react'
import type { MfaReport } from '#shared/domain/mfa/mfa-report.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { watchMfaReports } from '#client/data/nouns/mfa.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { CompanyReadAt } from '../parts/company-read-at.tsx'
import type { MfaAddress } from './mfa-address.ts'
import { MfaCard, mfaColumns } from './mfa-columns.tsx'
import { MfaFigures } from './mfa-figures.tsx'
import { mfaList } from './mfa-list.ts'
import { MfaPanel } from './mfa-panel.tsx'
import { mfaRows } from './mfa-rows.ts'
import type { MfaTexts } from './mfa-words.ts'
import { useMfaFilters } from './use-mfa-filters.ts'

/** Who has a second factor, at all companies or at one (MFA-01). */
export function MfaPage({ address, onAddress }: ScreenProps<MfaAddress>) {
  const { company: companyId } = address
  const t = useTexts('mfa')
  const words = useTexts('words')
  const isOfOne = companyId !== undefined
  const { rows: all, own, companyOf } = useMfaRows(companyId)
  const { rows, isUnread, readAt } = useKnown(all)
  const columns = useMemo(() => mfaColumns({ t, words, isOfOne }), [t, words, isOfOne])
  const list = useList({ definition: mfaList, source: { rows, isUnread }, columns, address, onAddress })
  return (
    <ListPage
      list={list}
      section="mfa"
      purpose={t('purpose')}
      asOf={<CompanyReadAt companyId={companyId} readAt={readAt} companyOf={companyOf} />}
      figures={<MfaFigures rows={rows} address={address} onAddress={onAddress} />}
      search={t('search')}
      filters={useMfaFilters()}
      notice={own ? <Unread report={own} /> : null}
      empty={useMfaEmpty(isOfOne, own)}
      renderCard={(row, open) => <MfaCard row={row} t={t} isOfOne={isOfOne} open={open} />}
      renderPanel={(row, close) => <MfaPanel row={row} onClose={close} />}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    />
  )
}

/** The people of the company, or of all, and the company's report. */
function useMfaRows(companyId: string | undefined) {
  const customers = useWatched(watchCustomers)
  const reports = useWatched(watchMfaReports)
  // Each pull gives another list of companies; their names stay.
  const names = JSON.stringify(customers?.map(({ row }) => [row.id, row.name]))
  const nameById = useMemo(() => new Map<string, string>(JSON.parse(names ?? '[]')), [names])
  const companyOf = useMemo(() => (id: string) => nameById.get(id) ?? '–', [nameById])
  const rows = useMemo(() => {
    if (!reports || names === undefined) return undefined
    const own = companyId === undefined ? undefined : reports.get(companyId)
    return mfaRows(companyId === undefined ? reports.values() : own ? [own] : [], companyOf)
  }, [reports, names, companyId, companyOf])
  return { rows, own: companyId === undefined ? undefined : reports?.get(companyId), companyOf }
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
  const { unread, registrations_unread: registrations, states_unread: states } = report
  return [
    ...(unread ? [t('unread.accounts', { reason: t(`reasons.${unread}`) })] : []),
    ...(registrations ? [t('unread.registrations', { reason: t(`reasons.${registrations}`) })] : []),
    ...(states ? [t('unread.states', { reason: t(`reasons.${states}`) })] : []),
    ...(report.is_incomplete ? [t('unread.incomplete')] : []),
  ]
}

/** What the list says where it has no rows: of one company the reason why nobody could be read. */
function useMfaEmpty(isOfOne: boolean, own: MfaReport | undefined) {
  const t = useTexts('mfa')
  const words = useTexts('words')
  const none = (): [string, string] => {
    if (!isOfOne) return [t('empty.none'), t('empty.everyNoneReason')]
    if (!own) return [t('empty.notRead'), t('empty.notReadReason')]
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
