import { lazy, Suspense, useMemo } from 'react'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { columnsOf } from '#client/parts/list/column-address.ts'
import { List } from '#client/parts/list/list.tsx'
import { useList } from '#client/parts/list/use-list.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts, withTexts } from '#client/texts/texts.ts'
import { Page } from '#client/ui/page.tsx'
import { checkListColumns, CheckCard } from './checks/check-list-columns.tsx'
import { checkList } from './checks/check-list.ts'
import { checkRows, openCounts } from './checks/check-rows.ts'
import { CompanyCard, companyColumns } from './companies/company-columns.tsx'
import { companyList } from './companies/company-list.ts'
import type { PostureAddress } from './posture-address.ts'
import { PostureFigures } from './posture-figures.tsx'
import { PostureTabs } from './posture-tabs.tsx'
import { PostureTools } from './posture-tools.tsx'
import { NoPosture, usePostureEmpty, usePostureFilters } from './posture-words.tsx'
import { SeverityCounts } from './severity-counts.tsx'
import { POSTURE_TABS, type PostureTab, tabOf } from './tabs.ts'
import { WhatToDoFirst } from './first/what-to-do-first.tsx'
import {
  cloudsAmong,
  type CompanyPosture,
  MICROSOFT_SCORES,
} from '#client/features/secure/parts/company-postures.ts'
import { useMicrosoftScores } from './companies/use-microsoft-scores.ts'
import { useKnownPostures } from '#client/features/secure/parts/use-company-postures.ts'

const ChangesTab = lazy(
  withTexts(
    () => import('./changes/changes-tab.tsx').then((part) => ({ default: part.ChangesTab })),
    'checkFindings',
  ),
)
const OverviewPanel = lazy(
  withTexts(
    () => import('./overview/overview-panel.tsx').then((part) => ({ default: part.OverviewPanel })),
    'risk',
  ),
)
const TasksTab = lazy(() => import('./tasks/tasks-tab.tsx').then((part) => ({ default: part.TasksTab })))

/** Every company's posture: where a security lead begins. */
export function PosturePage({
  address,
  onAddress,
  params: { tabKey },
}: ScreenProps<PostureAddress, { tabKey?: string }>) {
  const t = useTexts('posture')
  const general = useTexts('words')
  const go = useGo()
  const tab = tabOf(POSTURE_TABS, tabKey) ?? POSTURE_TABS[0]
  const onTab = (next: PostureTab) =>
    next === POSTURE_TABS[0]
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
  const { rows: companies, isUnread, readAt } = useKnownPostures()
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
      {tab === 'companies' ? <CompanyTab {...parts} onOpen={(id) => onCompany(id)} /> : null}
      {tab === 'checks' ? <CheckTab {...parts} onOpen={onCheck} /> : null}
      {tab === 'overview' ? tabs : null}
      {tab === 'overview' && isUnread ? <NoPosture why="unread" /> : null}
      {tab === 'overview' && !isUnread ? <WhatToDoFirst companies={companies} onOpen={onCheck} /> : null}
      <Suspense>
        {tab === 'overview' && !isUnread ? <OverviewPanel companies={companies} /> : null}
        {tab === 'changes' ? <ChangesTab {...parts} onOpen={onCompany} /> : null}
        {tab === 'applied' ? <TasksTab {...parts} isEvery /> : null}
      </Suspense>
    </Page>
  )
}

interface ListProps {
  companies: CompanyPosture[] | undefined
  isUnread: boolean
  address: PostureAddress
  onAddress: (change: PostureAddress) => void
  tabs: React.ReactNode
  onOpen: (id: string) => void
}

function CompanyTab({ companies, isUnread, address, onAddress, tabs, onOpen }: ListProps) {
  const t = useTexts('posture')
  const general = useTexts('words')
  const tray = useTexts('tray')
  const words = useCheckWords()
  const locale = useLocale()
  const hasGoogle = cloudsAmong(companies ?? []).includes('google')
  const columns = useMemo(
    () => companyColumns({ t, tray, words, locale }, hasGoogle),
    [t, tray, words, locale, hasGoogle],
  )
  const shown = columnsOf(columns, address.columns)
  const isScored = MICROSOFT_SCORES.some((score) => shown.includes(score) || address.sort === score)
  const rows = useMicrosoftScores(companies, isScored)
  const list = useList({ definition: companyList, source: { rows, isUnread }, columns, address, onAddress })
  return (
    <List
      list={list}
      section="posture"
      search={general('findCompanies')}
      start={tabs}
      empty={usePostureEmpty()}
      renderCard={(company, open) => <CompanyCard company={company} t={t} locale={locale} open={open} />}
      onOpen={({ id }) => onOpen(id)}
    />
  )
}

function CheckTab({ companies, isUnread, address, onAddress, tabs, onOpen }: ListProps) {
  const t = useTexts('posture')
  const general = useTexts('words')
  const words = useCheckWords()
  const locale = useLocale()
  const columns = useMemo(() => checkListColumns({ t, locale }), [t, locale])
  const rows = useMemo(() => companies && checkRows(companies, words), [companies, words])
  const clouds = cloudsAmong(companies ?? [])
  const list = useList({ definition: checkList, source: { rows, isUnread }, columns, address, onAddress })
  return (
    <List
      list={list}
      section="posture"
      search={general('findChecks')}
      start={tabs}
      filters={usePostureFilters('severity', 'area', ...(clouds.length > 1 ? (['cloud'] as const) : []))}
      notice={
        <SeverityCounts
          companies={companies}
          counts={rows && openCounts(rows)}
          chosen={address.severity}
          onChoose={(severity) => onAddress({ severity })}
        />
      }
      empty={usePostureEmpty()}
      renderCard={(row, open) => <CheckCard row={row} t={t} locale={locale} open={open} />}
      onOpen={({ check }) => onOpen(check.id)}
    />
  )
}
