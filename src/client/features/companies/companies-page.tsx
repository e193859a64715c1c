import { Building2, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { watchCompanyGroups } from '#client/data/nouns/company-groups.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useList } from '#client/parts/list/use-list.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { AddCompanyDialog } from './add-company-dialog.tsx'
import type { CompaniesAddress } from './companies-address.ts'
import { CompanyCard, companyColumns } from './company-columns.tsx'
import { companyFilters } from './company-filters.ts'
import { CompanyFigures } from './company-figures.tsx'
import { companyList } from './company-list.ts'
import { CompanyPanel } from './company-panel.tsx'
import { useWatched } from '#client/machines/use-watched.ts'

export function CompaniesPage({ address, onAddress }: ScreenProps<CompaniesAddress>) {
  const go = useGo()
  const device = useDevice()
  const t = useTexts('companies')
  const words = useTexts('words')
  const locale = useLocale()
  const columns = useMemo(() => companyColumns(t, locale), [t, locale])
  const [isAdding, setAdding] = useState(false)
  const readOnlyReason = useReadOnlyReason()

  const all = useWatched(watchCustomers)
  const source = useKnown(all)
  const { rows: views, isUnread, readAt } = source
  const grouped = useWatched(watchCompanyGroups)
  const groups = useMemo(() => grouped?.map(({ row }) => row) ?? [], [grouped])
  const definition = useMemo(() => companyList(groups), [groups])
  const list = useList({ definition, source, columns, address, onAddress })
  const mayManage = reaches(device.login.permissions.companies, 'manage')

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
    <ListPage
      list={list}
      section="companies"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      toolbar={addButton}
      figures={<CompanyFigures views={views} isUnread={isUnread} />}
      search={words('findCompanies')}
      filters={companyFilters(t, words, groups)}
      empty={{
        icon: <Building2 aria-hidden />,
        none: [t('empty.title'), mayManage ? t('empty.reasonAdd') : t('empty.reason')],
        action: mayManage ? addButton : null,
        unread: [t('empty.offline'), t('empty.offlineReason')],
        filtered: [t('empty.notFound'), t('empty.notFoundReason')],
        clear: words('clearSearchAndFilters'),
      }}
      renderCard={(view, open) => <CompanyCard view={view} t={t} locale={locale} open={open} />}
      rowState={rowState}
      renderPanel={(view, close) => (
        <CompanyPanel
          view={view}
          onClose={close}
          onEmployees={(company) => go({ to: '/employees', search: { company } })}
        />
      )}
      gone={{ title: words('companyGone'), reason: t('empty.goneReason'), close: words('close') }}
    >
      {isAdding ? (
        <AddCompanyDialog
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            setAdding(false)
            onAddress({ open: id })
          }}
        />
      ) : null}
    </ListPage>
  )
}
