import { BadgeCheck, CalendarClock } from 'lucide-react'
import { useMemo, useState } from 'react'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import {
  watchCompanyLicenses,
  watchLicensedPeople,
  watchSeats,
} from '#client/data/nouns/licenses/licenses.ts'
import { watchOrganization } from '#client/data/nouns/organization.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { List } from '#client/parts/list/list.tsx'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import { rowState } from '#client/parts/list/row-state.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { Page } from '#client/ui/page.tsx'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { CompanyLicenseCard, companyLicenseColumns } from './company-license-columns.tsx'
import { companyLicenseFilters } from './company-license-filters.ts'
import { companyLicenseList } from './company-license-list.ts'
import { CompanyLicensePanel } from './company-license-panel.tsx'
import { licenseRows } from './license-rows.ts'
import type { LicensesAddress } from './licenses-address.ts'
import { Overview } from './overview.tsx'
import { RenewalDialog } from './renewal-dialog.tsx'

/** The License Center: what was bought and is left, and who of which company has it (ORG-22). */
export function LicensesPage({ address, onAddress }: ScreenProps<LicensesAddress>) {
  const t = useTexts('licenses')
  const words = useTexts('words')
  const { tab } = address
  const seats = useWatched(watchSeats)
  const settings = useWatched(watchCompanyLicenses)
  const { readAt } = useKnown(seats?.subscription ? [seats.subscription] : [])
  const shortOf = useMemo(
    () =>
      new Set(
        [...(settings?.values() ?? [])].flatMap(({ row }) =>
          row.short.map(({ moduleNumber }) => moduleNumber),
        ),
      ),
    [settings],
  )
  return (
    <Page
      {...usePlace()}
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      toolbar={<Renewal />}
    >
      <div>
        <Segmented
          label={t('tabs.label')}
          value={tab ?? 'overview'}
          onChange={(next) => onAddress({ tab: next === 'overview' ? undefined : next, open: undefined })}
          options={(['overview', 'companies'] as const).map((value) => ({
            value,
            label: t(`tabs.${value}`),
          }))}
        />
      </div>
      {tab === 'companies' ? (
        <Companies address={address} onAddress={onAddress} />
      ) : (
        <Overview seats={seats} shortOf={shortOf} />
      )}
    </Page>
  )
}

/** The day of the renewal, for whoever manages licences; of a trial it is its end, which nobody sets. */
function Renewal() {
  const t = useTexts('licenses')
  const { login } = useDevice()
  const subscription = useWatched(watchSeats)?.subscription
  const organization = useWatched(watchOrganization)
  const readOnlyReason = useReadOnlyReason()
  const [isOpen, setOpen] = useState(false)
  if (!subscription || !organization || subscription.billing.startsWith('trial')) return null
  const mayManage = reaches(login.permissions.licenseCenter, 'manage')
  return (
    <>
      <Button
        icon={<CalendarClock aria-hidden />}
        disabledReason={mayManage ? readOnlyReason : t('noManage')}
        onClick={() => setOpen(true)}
      >
        {t('renewal.title')}
      </Button>
      {isOpen ? (
        <RenewalDialog
          seen={subscription.renews_on}
          timeZone={organization.row.time_zone}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/** The companies with how many of their people hold what. */
function Companies({ address, onAddress }: Pick<ScreenProps<LicensesAddress>, 'address' | 'onAddress'>) {
  const go = useGo()
  const t = useTexts('licenses')
  const words = useTexts('words')
  const locale = useLocale()
  const companies = useWatched(watchCustomers)
  const settings = useWatched(watchCompanyLicenses)
  const counted = useWatched(watchLicensedPeople)
  const seats = useWatched(watchSeats)
  const all = useMemo(
    () => companies && settings && licenseRows(companies, settings, counted),
    [companies, settings, counted],
  )
  const source = useKnown(all)
  const columns = useMemo(() => companyLicenseColumns({ t, locale }), [t, locale])
  const list = useList({ definition: companyLicenseList, source, columns, address, onAddress })
  return (
    <List
      list={list}
      section="licenses"
      search={words('findCompanies')}
      filters={companyLicenseFilters(t, words)}
      empty={{
        icon: <BadgeCheck aria-hidden />,
        none: [t('empty.title'), t('empty.reason')],
        unread: [t('empty.offline'), t('empty.offlineReason')],
        filtered: [t('empty.notFound'), t('empty.notFoundReason')],
        clear: words('clearSearchAndFilters'),
      }}
      renderCard={(row, open) => <CompanyLicenseCard row={row} open={open} t={t} locale={locale} />}
      rowState={rowState}
      renderPanel={(row, close) => (
        <CompanyLicensePanel
          row={row}
          seats={seats}
          onClose={close}
          onEmployees={() => go({ to: '/employees', search: { company: row.id } })}
        />
      )}
      gone={{ title: words('companyGone'), reason: t('empty.goneReason'), close: words('close') }}
    />
  )
}
