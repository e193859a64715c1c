import { MonitorCog } from 'lucide-react'
import { useMemo } from 'react'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import type { DevicePolicies } from '#shared/domain/intune/device-policies.ts'
import { watchDevicePolicies } from '#client/data/nouns/device-policies.ts'
import { CompanyReadAt } from '#client/features/secure/parts/company-read-at.tsx'
import { useWatched } from '#client/machines/use-watched.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useTexts } from '#client/texts/texts.ts'
import { DevicePolicyCard, devicePolicyColumns } from './device-policy-columns.tsx'
import { DevicePolicyFigures } from './device-policy-figures.tsx'
import { devicePolicyLists } from './device-policy-list.ts'
import { DevicePolicyPanel } from './device-policy-panel.tsx'
import { devicePolicyRows, type IntuneArea, isUnlicensed, setsOf } from './device-policy-rows.ts'
import { unreadSentences } from './device-policy-words.ts'
import type { IntuneAddress } from './intune-address.ts'
import { UnlicensedCompanies, UnreadSets } from './unread-sets.tsx'
import { useDevicePolicyFilters } from './use-device-policy-filters.ts'

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
  const { rows: listed, all, own, companyOf } = useDevicePolicies(area, companyId)
  const { rows, isUnread, readAt } = useKnown(listed)
  const columns = useMemo(() => devicePolicyColumns({ t, words, area, isOfOne }), [t, words, area, isOfOne])
  const list = useList({
    definition: devicePolicyLists[area],
    source: { rows, isUnread },
    columns,
    address,
    onAddress,
  })
  return (
    <ListPage
      list={list}
      section="intune"
      purpose={t(`purpose.${area}`)}
      asOf={<CompanyReadAt companyId={companyId} readAt={readAt} companyOf={companyOf} />}
      figures={<DevicePolicyFigures rows={rows} address={address} onAddress={onAddress} />}
      search={t('search')}
      filters={useDevicePolicyFilters(area)}
      notice={<UnreadSets area={area} own={own} all={all} companyOf={companyOf} isOfOne={isOfOne} />}
      empty={useEmpty(area, companyId, own, companyOf)}
      renderCard={(row, open) => (
        <DevicePolicyCard row={row} t={t} area={area} isOfOne={isOfOne} open={open} />
      )}
      renderPanel={(row, close) => (
        <DevicePolicyPanel
          row={row}
          area={area}
          view={address.view}
          onView={(view) => onAddress({ view })}
          onClose={close}
        />
      )}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    >
      {isOfOne ? null : <UnlicensedCompanies area={area} all={all} companyOf={companyOf} />}
    </ListPage>
  )
}

/** The policies of the company, or of all, and what was read of them. */
function useDevicePolicies(area: IntuneArea, companyId: string | undefined) {
  const { companyOf, isKnown } = useCompanyNames()
  const all = useWatched(watchDevicePolicies)
  const own = companyId === undefined ? undefined : all?.get(companyId)
  const rows = useMemo(() => {
    if (!all || !isKnown) return undefined
    return devicePolicyRows(companyId === undefined ? all.values() : own ? [own] : [], area, companyOf)
  }, [all, own, isKnown, companyId, area, companyOf])
  return { rows, all, own, companyOf }
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
