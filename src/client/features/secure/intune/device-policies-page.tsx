import { MonitorCog } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import type { DevicePolicies } from '#shared/domain/intune/device-policies.ts'
import { CompanyReadAt } from '#client/features/secure/parts/company-read-at.tsx'
import { PanelButtons } from '#client/features/secure/parts/history/panel-buttons.tsx'
import { useBulk } from '#client/features/secure/parts/policies/use-bulk.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { BulkActs } from './acts/act-buttons.tsx'
import { CorrectAssignment } from './assign/correct-assignment.tsx'
import { DeviceChanges } from './changes/device-changes.tsx'
import { DevicePolicyCard, devicePolicyColumns } from './device-policy-columns.tsx'
import { DevicePolicyFigures } from './device-policy-figures.tsx'
import { devicePolicyLists } from './device-policy-list.ts'
import { DevicePolicyPanel } from './device-policy-panel.tsx'
import { type IntuneArea, isUnlicensed, setsOf } from './device-policy-rows.ts'
import { keyNow } from './device-policy-tasks.ts'
import { unreadSentences } from './device-policy-words.ts'
import type { IntuneAddress } from './intune-address.ts'
import { UnlicensedCompanies, UnreadSets } from './unread-sets.tsx'
import { useDevicePolicies } from './use-device-policies.ts'
import { useDevicePolicyFilters } from './use-device-policy-filters.ts'

const DeviceHistory = later(() => import('./history/device-history.tsx').then((part) => part.DeviceHistory))

type PageProps = ScreenProps<IntuneAddress, { companySelectorId?: string }>

/** How devices of all companies or of one are set up (INTUNE-01). */
export const DeviceConfigurationPage = (props: PageProps) => (
  <DevicePoliciesPage key="configuration" area="configuration" {...props} />
)

/** What devices of all companies or of one have to be like (INTUNE-02). */
export const DeviceCompliancePage = (props: PageProps) => (
  <DevicePoliciesPage key="compliance" area="compliance" {...props} />
)

function DevicePoliciesPage({ area, address, onAddress, params }: PageProps & { area: IntuneArea }) {
  const { companySelectorId } = params
  const companyId = companySelectorId === ALL_COMPANIES ? undefined : companySelectorId
  const t = useTexts('intune')
  const words = useTexts('words')
  const isOfOne = companyId !== undefined
  const { rows: listed, all, own, tasks, allTasks, companyOf } = useDevicePolicies(area, companyId)
  const { rows, isUnread, readAt } = useKnown(listed)
  const columns = useMemo(() => devicePolicyColumns({ t, words, area, isOfOne }), [t, words, area, isOfOne])
  const list = useList({
    definition: devicePolicyLists[area],
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
      section="intune"
      purpose={t(`purpose.${area}`)}
      asOf={<CompanyReadAt companyId={companyId} readAt={readAt} companyOf={companyOf} />}
      toolbar={<PanelButtons changes={t('changes.title')} isOfOne={isOfOne} onOpen={onAddress} />}
      figures={<DevicePolicyFigures rows={rows} address={address} onAddress={onAddress} />}
      search={t('search')}
      filters={useDevicePolicyFilters(area)}
      notice={<UnreadSets area={area} own={own} all={all} companyOf={companyOf} isOfOne={isOfOne} />}
      empty={useEmpty(area, companyId, own, companyOf)}
      renderCard={(row, open) => (
        <DevicePolicyCard row={row} t={t} area={area} isOfOne={isOfOne} open={open} />
      )}
      rowState={({ isUpdating }) => (isUpdating ? 'pending' : undefined)}
      bulk={
        selecting && {
          ...selecting,
          bulkActions: <BulkActs rows={selected} area={area} onDone={clear} onDeployed={showDeployed} />,
        }
      }
      renderPanel={(row, close) => (
        <DevicePolicyPanel
          row={row}
          area={area}
          tasks={tasks}
          view={address.view}
          onView={(view) => onAddress({ view })}
          onDeployed={showDeployed}
          onClose={close}
        />
      )}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    >
      <Beside {...{ area, address, onAddress, companyId, companyOf, tasks, allTasks }} />
      <CorrectAssignment
        key={address.correct}
        correct={address.correct}
        rows={rows}
        onClose={() => onAddress({ correct: undefined })}
      />
      {isOfOne ? null : <UnlicensedCompanies area={area} all={all} companyOf={companyOf} />}
    </ListPage>
  )
}

interface BesideProps
  extends
    Pick<PageProps, 'address' | 'onAddress'>,
    Pick<ReturnType<typeof useDevicePolicies>, 'companyOf' | 'tasks' | 'allTasks'> {
  area: IntuneArea
  companyId: string | undefined
}

/** What was changed of the company, or of all, from here and by anybody. */
function Beside({ area, address, onAddress, companyId, companyOf, tasks, allTasks }: BesideProps) {
  return (
    <>
      {address.changes ? (
        <DeviceChanges
          tasks={address.changes === 'all' ? allTasks : tasks}
          companyOf={companyOf}
          onClose={() => onAddress({ changes: undefined })}
        />
      ) : null}
      <Suspense>
        {address.history ? (
          <DeviceHistory
            {...{ companyId, companyOf, area, tasks }}
            onClose={() => onAddress({ history: undefined })}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** What the list says where it has no rows: of one company the reason why nothing could be read. */
function useEmpty(
  area: IntuneArea,
  companyId: string | undefined,
  own: DevicePolicies | undefined,
  companyOf: (id: string) => string,
) {
  const t = useTexts('intune')
  const words = useTexts('words')
  const none = (): [string, string] => {
    if (companyId === undefined) return [t('empty.none'), t('empty.everyNoneReason')]
    if (!own) return [t('empty.notRead'), t('empty.notReadReason', { company: companyOf(companyId) })]
    if (isUnlicensed(own, area)) return [t('empty.noLicense'), t('empty.noLicenseReason')]
    const unread = unreadSentences(own, area, t).join(' ')
    if (unread === '') return [t('empty.none'), t(`empty.noneReason.${area}`)]
    const isAnyRead = setsOf(area).some((set) => own.unread[set] === undefined)
    return [t(isAnyRead ? 'empty.none' : 'empty.cannot'), unread]
  }
  return {
    icon: <MonitorCog aria-hidden />,
    none: none(),
    unread: [t('empty.unread'), t('empty.unreadReason')],
    filtered: [t('empty.filtered'), t('empty.filteredReason')],
    clear: words('clearSearchAndFilters'),
  } as const
}
