import { useObservable } from 'dexie-react-hooks'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { sortedBy } from '#client/parts/sorted-by.ts'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import { useKnown } from '#client/parts/use-known.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useShownColumns } from '#client/parts/use-shown-columns.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ColumnMenu } from '#client/ui/data-table/column-menu.tsx'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { Page } from '#client/ui/page.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { AddCompanyDialog } from './add-company-dialog.tsx'
import { COMPANY_SORTS, type CompaniesAddress } from './companies-address.ts'
import { CompanyCard, companyColumns } from './company-columns.tsx'
import { CompanyFigures } from './company-figures.tsx'
import { CompanyFilters } from './company-filters.tsx'
import { CompanyPanel } from './company-panel.tsx'
import { findCompanies } from './find-companies.ts'
import { NoCompanies } from './no-companies.tsx'

const NO_FILTERS = { search: undefined, state: undefined, mfa: undefined }

export function CompaniesPage({ address, onAddress }: ScreenProps<CompaniesAddress>) {
  const go = useGo()
  const device = useDevice()
  const t = useTexts('companies')
  const words = useTexts('words')
  const locale = useLocale()
  const labels = useTableLabels('companies')
  const columns = useMemo(() => companyColumns(t, locale), [t, locale])
  const [shown, setShown] = useShownColumns(columns, address, onAddress)
  const [isAdding, setAdding] = useState(false)
  const readOnlyReason = useReadOnlyReason()

  const all = useObservable(() => watchCustomers(device), [device])
  const { rows: views, isUnread, readAt } = useKnown(all)
  const found = useMemo(() => findCompanies(views ?? [], address), [views, address])
  const open = views?.find(({ row }) => row.id === address.open)
  const mayManage = reaches(device.login.permissions.companies, 'manage')

  const close = () => onAddress({ open: undefined })
  const addButton = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      disabledReason={mayManage ? readOnlyReason : t('noManage')}
      onClick={() => setAdding(true)}
    >
      {t('add')}
    </Button>
  )

  return (
    <Page
      {...usePlace()}
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      toolbar={addButton}
      figures={<CompanyFigures views={views} isUnread={isUnread} />}
    >
      <CompanyFilters
        address={address}
        onAddress={onAddress}
        end={<ColumnMenu label={words('columns')} columns={columns} shown={shown} onChange={setShown} />}
      />
      <DataTable
        columns={columns}
        shown={shown}
        rowCount={found.length}
        rowAt={(index) => found[index]}
        rowKey={({ row }) => row.id}
        {...sortedBy(address, { columnId: 'name', direction: 'ascending' }, onAddress, COMPANY_SORTS)}
        onOpen={({ row }) => onAddress({ open: row.id })}
        openKey={address.open}
        rowState={({ isPending, isConflict }) =>
          isConflict ? 'conflict' : isPending ? 'pending' : undefined
        }
        loading={views === undefined}
        labels={labels}
        renderCard={(view, card) => <CompanyCard view={view} t={t} locale={locale} open={card.open} />}
        empty={
          <NoCompanies
            why={isUnread ? 'unread' : views?.length === 0 ? 'none' : 'filtered'}
            onClear={() => onAddress(NO_FILTERS)}
            addButton={mayManage ? addButton : null}
          />
        }
      />
      {open ? (
        <CompanyPanel
          key={open.row.id}
          view={open}
          onClose={close}
          onEmployees={(company) => go({ to: '/employees', search: { company } })}
        />
      ) : address.open && views ? (
        <SidePanel title={words('companyGone')} closeLabel={words('close')} onClose={close}>
          {t('empty.goneReason')}
        </SidePanel>
      ) : null}
      {isAdding ? (
        <AddCompanyDialog
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            setAdding(false)
            onAddress({ open: id })
          }}
        />
      ) : null}
    </Page>
  )
}
