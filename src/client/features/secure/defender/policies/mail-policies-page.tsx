import { MailCheck } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import { MAIL_POLICY_KINDS } from '#shared/domain/defender/mail-policy.ts'
import { watchMailPolicies, watchMailPolicyTasks } from '#client/data/nouns/secure/mail-policies.ts'
import type { View } from '#client/data/rows/merge.ts'
import { CompanyReadAt } from '#client/features/secure/parts/company-read-at.tsx'
import { PanelButtons } from '#client/features/secure/parts/history/panel-buttons.tsx'
import { useBulk } from '#client/features/secure/parts/policies/use-bulk.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { BulkActs } from './bulk-acts.tsx'
import { CorrectPolicy } from './editor/correct-policy.tsx'
import { CreatePolicy } from './editor/create-policy.tsx'
import { MailChanges } from './mail-changes.tsx'
import type { MailPoliciesAddress } from './mail-policies-address.ts'
import { MailPolicyCard, mailPolicyColumns } from './mail-policy-columns.tsx'
import { mailPolicyList } from './mail-policy-list.ts'
import { MailPolicyPanel } from './mail-policy-panel.tsx'
import { keyNow, mailPolicyRows, withTasks } from './mail-policy-rows.ts'
import { unreadSentences } from './mail-policy-words.ts'
import { UnreadKinds } from './unread-kinds.tsx'
import { useMailPolicyFilters } from './use-mail-policy-filters.ts'

const MailHistory = later(() => import('./history/mail-history.tsx').then((part) => part.MailHistory))

type MailPoliciesPageProps = ScreenProps<MailPoliciesAddress, { companySelectorId?: string }>

/** The Defender policies of all companies or of one (DEF-01). */
export function MailPoliciesPage({ address, onAddress, params }: MailPoliciesPageProps) {
  const { companySelectorId } = params
  const companyId = companySelectorId === ALL_COMPANIES ? undefined : companySelectorId
  const t = useTexts('defender')
  const words = useTexts('words')
  const isOfOne = companyId !== undefined
  const { rows: listed, all, tasks, own, companyOf } = useMailPolicies(companyId)
  const { rows, isUnread, readAt } = useKnown(listed)
  const columns = useMemo(() => mailPolicyColumns({ t, words, isOfOne }), [t, words, isOfOne])
  const list = useList({
    definition: mailPolicyList,
    source: { rows, isUnread },
    columns,
    address: { ...address, open: keyNow(address.open, tasks) },
    onAddress,
  })
  const { selected, clear, selecting } = useBulk(list.found)
  // What was deployed is changed at other companies than the one that the list may be of.
  const showDeployed = () => onAddress({ open: undefined, changes: 'all' })
  return (
    <ListPage
      list={list}
      section="defender"
      purpose={t('purpose')}
      asOf={<CompanyReadAt companyId={companyId} readAt={readAt} companyOf={companyOf} />}
      toolbar={
        <>
          <PanelButtons changes={t('changes.title')} isOfOne={isOfOne} onOpen={onAddress} />
          <CreatePolicy companyId={companyId} companyOf={companyOf} all={all} rows={rows ?? noRows} />
        </>
      }
      search={t('search')}
      filters={useMailPolicyFilters()}
      notice={<UnreadKinds own={own} all={all} kind={address.kind} companyOf={companyOf} isOfOne={isOfOne} />}
      empty={useMailEmpty(companyId, own, companyOf)}
      renderCard={(row, open) => <MailPolicyCard row={row} t={t} isOfOne={isOfOne} open={open} />}
      rowState={({ isUpdating }) => (isUpdating ? 'pending' : undefined)}
      bulk={
        selecting && {
          ...selecting,
          bulkActions: <BulkActs rows={selected} onDone={clear} onDeployed={showDeployed} />,
        }
      }
      renderPanel={(row, close) => (
        <MailPolicyPanel
          row={row}
          rows={rows ?? noRows}
          tasks={tasks}
          onDeployed={showDeployed}
          onClose={close}
        />
      )}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    >
      <Beside {...{ address, onAddress, companyId, companyOf, tasks }} />
      <CorrectPolicy
        key={address.correct}
        correct={address.correct}
        rows={rows}
        companyOf={companyOf}
        onClose={() => onAddress({ correct: undefined })}
      />
    </ListPage>
  )
}

interface BesideProps extends Pick<MailPoliciesPageProps, 'address' | 'onAddress'> {
  companyId: string | undefined
  companyOf: (id: string) => string
  tasks: readonly View<'mailPolicyTask'>[]
}

/** What was changed of the company, or of all, from here and by anybody. */
function Beside({ address, onAddress, companyId, companyOf, tasks }: BesideProps) {
  const isOfAll = address.changes === 'all' || companyId === undefined
  return (
    <>
      {address.changes ? (
        <MailChanges
          tasks={tasks.filter(({ row }) => isOfAll || row.customer_id === companyId)}
          companyOf={companyOf}
          onClose={() => onAddress({ changes: undefined })}
        />
      ) : null}
      <Suspense>
        {address.history ? (
          <MailHistory
            companyId={companyId}
            companyOf={companyOf}
            tasks={tasks}
            onClose={() => onAddress({ history: undefined })}
          />
        ) : null}
      </Suspense>
    </>
  )
}

const noRows: never[] = []
const noTasks: readonly View<'mailPolicyTask'>[] = []

/** The policies of the company, or of all, with what is under way. */
function useMailPolicies(companyId: string | undefined) {
  const { companyOf, isKnown } = useCompanyNames()
  const all = useWatched(watchMailPolicies)
  const tasks = useWatched(watchMailPolicyTasks) ?? noTasks
  const there = useMemo(() => {
    if (!all || !isKnown) return undefined
    const own = companyId === undefined ? undefined : all.get(companyId)
    return mailPolicyRows(companyId === undefined ? all.values() : own ? [own] : [], companyOf)
  }, [all, isKnown, companyId, companyOf])
  const rows = useMemo(
    () =>
      there &&
      withTasks(
        there,
        companyId === undefined ? tasks : tasks.filter(({ row }) => row.customer_id === companyId),
        companyOf,
      ),
    [there, tasks, companyId, companyOf],
  )
  return { rows, all, tasks, own: companyId === undefined ? undefined : all?.get(companyId), companyOf }
}

/** What the list says where it has no rows: of one company the reason why nothing could be read. */
function useMailEmpty(
  companyId: string | undefined,
  own: MailPolicies | undefined,
  companyOf: (id: string) => string,
) {
  const t = useTexts('defender')
  const words = useTexts('words')
  const none = (): [string, string] => {
    if (companyId === undefined) return [t('empty.none'), t('empty.everyNoneReason')]
    if (!own) return [t('empty.notRead'), t('empty.notReadReason', { company: companyOf(companyId) })]
    const isAnyRead = MAIL_POLICY_KINDS.some((kind) => own.unread[kind] === undefined)
    return isAnyRead
      ? [t('empty.none'), t('empty.noneReason')]
      : [t('empty.cannot'), unreadSentences(own, t).join(' ')]
  }
  return {
    icon: <MailCheck aria-hidden />,
    none: none(),
    unread: [t('empty.unread'), t('empty.unreadReason')],
    filtered: [t('empty.filtered'), t('empty.filteredReason')],
    clear: words('clearSearchAndFilters'),
  } as const
}
