import { chakra } from '@chakra-ui/react'
import { KeyRound } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import {
  watchAccessOptions,
  watchAccessPolicies,
  watchAccessTasks,
} from '#client/data/nouns/secure/access-policies.ts'
import { watchConnections } from '#client/data/nouns/integrations.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { CompanyReadAt } from '#client/features/secure/parts/company-read-at.tsx'
import { columnsOf } from '#client/parts/list/column-address.ts'
import { List } from '#client/parts/list/list.tsx'
import { type KnownRows, useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useLocale, useTexts, withTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { later } from '#client/ui/later.tsx'
import { Page } from '#client/ui/page.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { CreateButton } from '../editor/create-button.tsx'
import { FindingsTab } from './findings-tab.tsx'
import { type PoliciesAddress, POLICIES_TABS } from './policies-address.ts'
import { PolicyCard, policyColumns } from './policy-columns.tsx'
import { policyList } from './policy-list.ts'
import { PolicyPanel } from './policy-panel.tsx'
import { createPolicyNaming, listedPolicies, type ListedPolicy } from './policy-rows.ts'
import { TasksTab } from './tasks-tab.tsx'
import { useLookedAt } from './use-looked-at.ts'
import { usePolicyBulk } from './use-policy-bulk.tsx'
import { usePolicyFilters } from './use-policy-filters.ts'

const SignInTestTab = later(
  withTexts(
    () => import('./sign-in-test/sign-in-test-tab.tsx').then((part) => part.SignInTestTab),
    'signInTest',
  ),
)
const MatrixTab = later(
  withTexts(() => import('./sign-in-test/matrix-tab.tsx').then((part) => part.MatrixTab), 'signInTest'),
)
const HistoryTab = later(() => import('./history/history-tab.tsx').then((part) => part.HistoryTab))

type PoliciesPageProps = ScreenProps<PoliciesAddress, { companySelectorId?: string }>

/** The conditional access policies of all companies or of one, and what is wrong with them (CA-01, CA-03, CA-18). */
export function PoliciesPage({ address, onAddress, params: { companySelectorId } }: PoliciesPageProps) {
  const t = useTexts('access')
  const companyId = companySelectorId === ALL_COMPANIES ? undefined : companySelectorId
  const wanted = usePolicyRows(companyId, address)
  const known = useKnown(wanted.rows)
  const tabs = <Tabs address={address} onAddress={onAddress} isOfOne={companyId !== undefined} />
  const isReading = useIsReading()
  const parts = { ...wanted, address, onAddress, companyId, tabs, isReading }
  const isWaiting = address.tab === 'findings' && wanted.rows === undefined
  return (
    <Page
      {...usePlace()}
      purpose={t('purpose')}
      asOf={<CompanyReadAt companyId={companyId} readAt={known.readAt} companyOf={wanted.companyOf} />}
      toolbar={useMayChange() ? <CreateButton companyId={companyId} /> : null}
    >
      {isWaiting ? <SkeletonRows rows={9} label={t('table.loading')} /> : null}
      {address.tab === undefined ? <PolicyList {...parts} known={known} /> : null}
      {address.tab === 'findings' && !isWaiting ? (
        <FindingsTab
          looked={wanted.looked}
          total={wanted.companyIds.length}
          policies={wanted.rows ?? []}
          companyOf={wanted.companyOf}
          onOpen={(open) => onAddress({ tab: undefined, open })}
          tabs={tabs}
        />
      ) : null}
      {address.tab === 'tasks' ? <TasksTab {...parts} /> : null}
      <Suspense fallback={<SkeletonRows rows={9} label={t('table.loading')} />}>
        {address.tab === 'test' ? <SignInTestTab {...parts} /> : null}
        {address.tab === 'matrix' ? <MatrixTab {...parts} /> : null}
        {address.tab === 'history' ? <HistoryTab {...parts} /> : null}
      </Suspense>
    </Page>
  )
}

/** What belongs to a list alone would find nothing in another one. */
const OF_ANOTHER_LIST = {
  open: undefined,
  search: undefined,
  sort: undefined,
  direction: undefined,
  columns: undefined,
} as const

// Where there is no room for all of them they are moved.
const Line = chakra('div', { base: { display: 'flex', minW: 0, maxW: 'full' } })

interface TabsProps extends Pick<PoliciesPageProps, 'address' | 'onAddress'> {
  isOfOne: boolean
}

function Tabs({ address, onAddress, isOfOne }: TabsProps) {
  const t = useTexts('access')
  // A history is read a company at a time.
  const shown = POLICIES_TABS.filter((tab) => tab !== 'history' || isOfOne)
  return (
    <Line>
      <Segmented
        label={t('tabs.label')}
        value={address.tab ?? 'policies'}
        onChange={(tab) => onAddress({ tab: tab === 'policies' ? undefined : tab, ...OF_ANOTHER_LIST })}
        options={shown.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      />
    </Line>
  )
}

/** The companies whose tenants are being read now. */
function useIsReading(): ReadonlySet<string> {
  const connections = useWatched(watchConnections)
  return useMemo(
    () =>
      new Set(
        (connections?.integrations ?? [])
          .filter(({ row }) => row.type === TENANT_APPLICATION && row.state === 'Syncing')
          .map(({ row }) => row.customer_id),
      ),
    [connections],
  )
}

/** Whether the list has the column of findings, which opens the lists of every company that it is of. */
const isColumnShown = ({ columns }: PoliciesAddress, companyId: string | undefined) =>
  columnsOf(FINDINGS_COLUMN[companyId === undefined ? 'all' : 'one'], columns).includes('findings')

const column = (hidden: boolean) => [{ id: 'findings', header: '', hidden, text: () => '' }]
const FINDINGS_COLUMN = { all: column(true), one: column(false) }

const noTasks: readonly View<'accessTask'>[] = []
const noIds: readonly string[] = []

/** Every policy of the company, or of all, with what was found where that is shown. */
function usePolicyRows(companyId: string | undefined, address: PoliciesAddress) {
  const t = useTexts('access')
  const locale = useLocale()
  const { nameById, companyOf, isKnown } = useCompanyNames()
  const views = useWatched(watchAccessPolicies)
  const tasks = useWatched(watchAccessTasks)
  const naming = useMemo(() => createPolicyNaming(companyOf, { t, locale }), [companyOf, t, locale])
  const own = useMemo(
    () => (companyId === undefined ? views : views?.filter(({ row }) => row.customer_id === companyId)),
    [views, companyId],
  )
  const companyIds = useMemo(
    () => (companyId === undefined ? [...nameById.keys()] : [companyId]),
    [nameById, companyId],
  )
  const isNeeded =
    isColumnShown(address, companyId) ||
    address.tab === 'findings' ||
    address.finding !== undefined ||
    address.sort === 'findings'
  const looked = useLookedAt(isKnown ? companyIds : undefined, own, isNeeded)
  const named = useMemo(() => own && naming(own), [own, naming])
  const rows = useMemo(
    () =>
      named && isKnown
        ? listedPolicies(named, tasks ?? noTasks, (id) => {
            const each = looked.get(id)
            return each && 'counts' in each ? each.counts : undefined
          })
        : undefined,
    [named, tasks, looked, isKnown],
  )
  return {
    rows,
    views: own,
    tasks: tasks ?? noTasks,
    looked,
    companyOf,
    companyIds: isKnown ? companyIds : noIds,
  }
}

interface PolicyListProps extends ReturnType<typeof usePolicyRows> {
  known: KnownRows<ListedPolicy>
  address: PoliciesAddress
  onAddress: (change: Partial<PoliciesAddress>) => void
  companyId: string | undefined
  isReading: ReadonlySet<string>
  tabs: React.ReactNode
}

function PolicyList({
  known: { rows, isUnread },
  tasks,
  companyOf,
  address,
  onAddress,
  companyId,
  isReading,
  tabs,
}: PolicyListProps) {
  const t = useTexts('access')
  const words = useTexts('words')
  const locale = useLocale()
  const isOfOne = companyId !== undefined
  const columns = useMemo(() => policyColumns({ t, words, locale, isOfOne }), [t, words, locale, isOfOne])
  const list = useList({ definition: policyList, source: { rows, isUnread }, columns, address, onAddress })
  const empty = usePolicyEmpty(companyId, companyOf)
  const { open } = list
  const ofItsCompany = useMemo(
    () =>
      (rows ?? []).filter(({ customerId }) => customerId === open?.customerId).map(({ policy }) => policy),
    [rows, open?.customerId],
  )
  return (
    <List
      list={list}
      section="access"
      search={t('search')}
      start={tabs}
      filters={usePolicyFilters()}
      notice={
        companyId === undefined ? null : (
          <CompanyNotice
            companyId={companyId}
            isReading={isReading.has(companyId)}
            isAny={(rows ?? []).length > 0}
          />
        )
      }
      empty={empty}
      renderCard={(listed, openCard) => (
        <PolicyCard listed={listed} isOfOne={isOfOne} locale={locale} open={openCard} />
      )}
      rowState={({ isPending }) => (isPending ? 'pending' : undefined)}
      bulk={usePolicyBulk(list.found)}
      renderPanel={(listed, close) => (
        <PolicyPanel
          listed={listed}
          policies={ofItsCompany}
          tasks={tasks}
          isReading={isReading.has(listed.customerId)}
          view={address.view}
          onView={(view) => onAddress({ view })}
          onClose={close}
        />
      )}
      gone={{ title: t('panel.lost'), reason: t('panel.lostReason'), close: words('close') }}
    />
  )
}

/** That what is shown of a company may not be what is there now, and why (CA-18). */
function CompanyNotice({
  companyId,
  isReading,
  isAny,
}: {
  companyId: string
  isReading: boolean
  isAny: boolean
}) {
  const t = useTexts('access')
  const unread = useWatched(watchAccessOptions, companyId)?.unread
  if (unread && isAny)
    return (
      <Callout tone="warn" title={t('empty.cannot')}>
        {t(`faults.${unread}`)} {t('kept')}
      </Callout>
    )
  return isReading ? <Callout tone="info">{t('outdated')}</Callout> : null
}

/** What the list says where it has no rows: of one company the reason why nothing could be read. */
function usePolicyEmpty(companyId: string | undefined, companyOf: (id: string) => string) {
  const t = useTexts('access')
  const words = useTexts('words')
  const options = useWatched(watchAccessOptions, companyId ?? '')
  const none = (): [string, string] => {
    if (companyId === undefined) return [t('empty.none'), t('empty.everyNoneReason')]
    if (!options) return [t('empty.notRead'), t('empty.notReadReason', { company: companyOf(companyId) })]
    if (options.unread !== null) return [t('empty.cannot'), t(`faults.${options.unread}`)]
    return [t('empty.none'), t('empty.noneReason')]
  }
  return {
    icon: <KeyRound aria-hidden />,
    none: none(),
    unread: [t('empty.unread'), t('empty.unreadReason')],
    filtered: [t('empty.filtered'), t('empty.filteredReason')],
    clear: words('clearSearchAndFilters'),
  } as const
}
