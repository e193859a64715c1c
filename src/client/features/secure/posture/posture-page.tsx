import { lazy, Suspense, useMemo } from 'react'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useKnown } from '#client/parts/use-known.ts'
import { sortedBy } from '#client/parts/sorted-by.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useShownColumns } from '#client/parts/use-shown-columns.ts'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import { ChooseColumns } from '#client/parts/views/choose-columns.tsx'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts, withTexts } from '#client/texts/texts.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { Page } from '#client/ui/page.tsx'
import { checkListColumns, CheckCard } from './checks/check-list-columns.tsx'
import { checkRows, findCheckRows } from './checks/check-rows.ts'
import { CompanyCard, companyColumns } from './companies/company-columns.tsx'
import { findCompanyPostures } from './find-postures.ts'
import { NoPostures } from './no-postures.tsx'
import type { PostureAddress } from './posture-address.ts'
import { PostureFigures } from './posture-figures.tsx'
import { PostureFilters } from './posture-filters.tsx'
import { PostureTabs } from './posture-tabs.tsx'
import { PostureTools } from './posture-tools.tsx'
import { PostureViews } from './posture-views.tsx'
import { POSTURE_TABS, type PostureTab, tabOf } from './tabs.ts'
import { MICROSOFT_SCORES } from '#client/features/secure/parts/company-postures.ts'
import { useMicrosoftScores } from './companies/use-microsoft-scores.ts'
import { useCompanyPostures } from '#client/features/secure/parts/use-company-postures.ts'

const ChangeList = lazy(() =>
  import('./changes/change-list.tsx').then((part) => ({ default: part.ChangeList })),
)
const OverviewPanel = lazy(
  withTexts(
    () => import('./overview/overview-panel.tsx').then((part) => ({ default: part.OverviewPanel })),
    'risk',
  ),
)
const TaskList = lazy(() => import('./tasks/task-list.tsx').then((part) => ({ default: part.TaskList })))

/** Every company's posture: where a security lead begins. */
export function PosturePage({
  address,
  onAddress,
  params: { tabKey },
}: ScreenProps<PostureAddress, { tabKey?: string }>) {
  const t = useTexts('posture')
  const general = useTexts('words')
  const go = useGo()
  const tab = tabOf(POSTURE_TABS, tabKey) ?? 'companies'
  const onTab = (next: PostureTab) =>
    next === 'companies'
      ? go({ to: '/secure/security-posture', replace: true })
      : go({ to: '/secure/security-posture/all/$tabKey', params: { tabKey: next }, replace: true })
  const onCompany = (companySelectorId: string, open?: string) =>
    go({
      to: '/secure/security-posture/$companySelectorId',
      params: { companySelectorId },
      search: { open },
    })
  const onCheck = (securityCheckType: string) =>
    go({
      to: '/secure/security-posture/$companySelectorId/audit/$securityCheckType',
      params: { companySelectorId: ALL_COMPANIES, securityCheckType },
    })
  const all = useCompanyPostures()
  const { rows: companies, isUnread, readAt } = useKnown(all)
  const tabs = <PostureTabs tabs={POSTURE_TABS} value={tab} onChange={onTab} />
  const parts = { companies, isUnread, address, onAddress, tabs }
  return (
    <Page
      {...usePlace()}
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={general('notLoaded')} sentence={(time) => general('asOf', { time })} />}
      toolbar={<PostureTools list={tab} address={address} companies={companies} company={undefined} />}
      figures={<PostureFigures companies={companies} isUnread={isUnread} />}
    >
      {tab === 'companies' ? <CompanyList {...parts} onOpen={(id) => onCompany(id)} /> : null}
      {tab === 'checks' ? <CheckList {...parts} onOpen={onCheck} /> : null}
      {tab === 'overview' ? tabs : null}
      {tab === 'overview' && isUnread ? <NoPostures why="unread" /> : null}
      <Suspense>
        {tab === 'overview' && !isUnread ? <OverviewPanel companies={companies} /> : null}
        {tab === 'changes' ? <ChangeList {...parts} onOpen={onCompany} /> : null}
        {tab === 'applied' ? <TaskList {...parts} isEvery /> : null}
      </Suspense>
    </Page>
  )
}

interface ListProps {
  companies: ReturnType<typeof useCompanyPostures>
  isUnread: boolean
  address: PostureAddress
  onAddress: (change: PostureAddress) => void
  tabs: React.ReactNode
  onOpen: (id: string) => void
}

function CompanyList({ companies, isUnread, address, onAddress, tabs, onOpen }: ListProps) {
  const t = useTexts('posture')
  const general = useTexts('words')
  const words = useCheckWords()
  const locale = useLocale()
  const labels = useTableLabels('posture')
  const columns = useMemo(() => companyColumns({ t, words, locale }), [t, words, locale])
  const [shown, setShown] = useShownColumns(columns, address, onAddress)
  const isScored = MICROSOFT_SCORES.some((score) => shown.includes(score) || address.sort === score)
  const scored = useMicrosoftScores(companies, isScored)
  const found = useMemo(() => findCompanyPostures(scored ?? [], address), [scored, address])
  return (
    <>
      <PostureFilters
        address={address}
        onAddress={onAddress}
        search={general('findCompanies')}
        filters="none"
        start={tabs}
        end={
          <>
            <PostureViews list="postureCompanies" address={address} onAddress={onAddress} />
            <ChooseColumns columns={columns} shown={shown} onChange={setShown} />
          </>
        }
      />
      <DataTable
        columns={columns}
        shown={shown}
        rowCount={found.length}
        rowAt={(index) => found[index]}
        rowKey={({ id }) => id}
        {...sortedBy(address, { columnId: 'score', direction: 'ascending' }, onAddress)}
        onOpen={({ id }) => onOpen(id)}
        loading={companies === undefined}
        labels={labels}
        renderCard={(company, card) => (
          <CompanyCard company={company} t={t} locale={locale} open={card.open} />
        )}
        empty={
          <NoPostures
            why={isUnread ? 'unread' : companies?.length === 0 ? 'none' : 'filtered'}
            onClear={() => onAddress({ search: undefined })}
          />
        }
      />
    </>
  )
}

function CheckList({ companies, address, onAddress, tabs, onOpen }: ListProps) {
  const t = useTexts('posture')
  const general = useTexts('words')
  const words = useCheckWords()
  const locale = useLocale()
  const labels = useTableLabels('posture')
  const columns = useMemo(() => checkListColumns({ t, locale }), [t, locale])
  const rows = useMemo(() => (companies ? checkRows(companies, words) : []), [companies, words])
  const found = useMemo(() => findCheckRows(rows, address), [rows, address])
  return (
    <>
      <PostureFilters
        address={address}
        onAddress={onAddress}
        search={general('findChecks')}
        filters="areas"
        start={tabs}
        end={<PostureViews list="postureChecks" address={address} onAddress={onAddress} />}
      />
      <DataTable
        columns={columns}
        rowCount={found.length}
        rowAt={(index) => found[index]}
        rowKey={({ check }) => check.id}
        {...sortedBy(address, { columnId: 'notCompliant', direction: 'descending' }, onAddress)}
        onOpen={({ check }) => onOpen(check.id)}
        loading={companies === undefined}
        labels={labels}
        renderCard={(row, card) => <CheckCard row={row} t={t} locale={locale} open={card.open} />}
        empty={
          <NoPostures why="filtered" onClear={() => onAddress({ search: undefined, area: undefined })} />
        }
      />
    </>
  )
}
