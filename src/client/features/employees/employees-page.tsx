import { useObservable } from 'dexie-react-hooks'
import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { employeeCorrection } from '#client/parts/employee-correction.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useCorrection } from '#client/parts/use-correction.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { undo } from '#client/data/queue/decisions.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTools } from '#client/machines/use-tools.ts'
import { useShownColumns } from '#client/parts/use-shown-columns.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { shownColumns } from '#client/ui/data-table/column.ts'
import { ColumnMenu } from '#client/ui/data-table/column-menu.tsx'
import { FilterBar } from '#client/ui/data-table/filter-bar.tsx'
import { Page } from '#client/ui/page.tsx'
import { EMPLOYEE_SORTS } from '#client/data/search/employee-query.ts'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { AddEmployeeDialog } from './add-employee-dialog.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { CompanyAsOf } from './company-as-of.tsx'
import { employeeColumns } from './employee-columns.tsx'
import { EmployeeFigureTiles } from './employee-figures.tsx'
import { EmployeePanel } from './employee-panel.tsx'
import type { EmployeeRef } from './employee-selection.ts'
import { type EmployeesAddress, filtersOf, NO_FILTERS, sortOf } from './employees-address.ts'
import { EmployeesEmpty } from './employees-empty.tsx'
import { EmployeesTable } from './employees-table.tsx'
import { ExportMenu } from './export-menu.tsx'
import { filterChips, filterItems } from './filter-words.ts'
import { useEmployeeEdit } from './use-employee-edit.ts'
import { useEmployeeRows } from './use-employee-rows.ts'
import { useEmployeeSelection } from './use-employee-selection.ts'
import { useEmptyReason } from './use-empty-reason.ts'
import { useSearch } from './use-search.ts'

export function EmployeesPage({ address, onAddress }: ScreenProps<EmployeesAddress>) {
  const t = useTexts('employees')
  const words = useTexts('words')
  const device = useDevice()
  const { company } = address
  const filters = filtersOf(address)
  const sort = sortOf(address)
  const [search, setSearch] = useSearch(address.search ?? '', (text) =>
    onAddress({ search: text || undefined }),
  )
  const question = { search, filters, sort }
  const asked = canonicalJson([company, question])

  const { list, show } = useEmployeeRows(company, question)
  const [selection, select] = useEmployeeSelection(company, asked)
  const companies = useObservable(() => watchCustomers(device), [device])
  const companyNames = useMemo(() => new Map(companies?.map(({ row }) => [row.id, row.name])), [companies])
  const columns = useMemo(
    () => employeeColumns(t, company === undefined ? companyNames : undefined),
    [t, company, companyNames],
  )
  const [shown, setShown] = useShownColumns(columns, address, onAddress)
  const columnIds = shownColumns(columns, shown).map(({ id }) => id)
  const [isAdding, setAdding] = useState(false)
  const tools = useTools({ companyId: company })
  const edit = useEmployeeEdit(address.employee)
  const { reason: emptyReason, isLoading } = useEmptyReason(company, companies, question, list)

  const customer = companies?.find(({ row }) => row.id === company)?.row
  const companyName = customer?.name ?? ''
  const canManage = reaches(levelOf(device.login.permissions, 'employees'), 'manage')
  const readOnlyReason = useReadOnlyReason()
  const lockedReason = canManage ? readOnlyReason : t('cannotManage')
  const isUnknown = company !== undefined && companies !== undefined && customer === undefined
  const addLockedReason =
    lockedReason ??
    (isUnknown ? t('empty.unknownTitle') : customer?.active === false ? t('companyInactive') : undefined)
  const opened = openedOf(address)
  const correction = useCorrection(address.correct, employeeCorrection)
  const toAdd = correction?.employeeId === undefined ? correction : undefined
  const endAdding = () => {
    setAdding(false)
    onAddress({ correct: undefined })
  }

  const open = (employee: EmployeeRef) =>
    edit.form.guard(() => {
      edit.end()
      onAddress({ employee: employee.id, of: employee.customerId })
    })
  const closePanel = () => {
    edit.end()
    onAddress({ employee: undefined, of: undefined, correct: undefined })
  }
  const clear = () => {
    setSearch('')
    onAddress({ search: undefined, ...NO_FILTERS })
  }
  const addButton = (
    <Button
      variant="primary"
      icon={<UserPlus aria-hidden />}
      disabledReason={addLockedReason}
      onClick={() => setAdding(true)}
    >
      {t('add.title')}
    </Button>
  )

  return (
    <Page
      {...usePlace()}
      purpose={t('purpose')}
      asOf={company === undefined ? undefined : <CompanyAsOf company={company} name={companyName} />}
      toolbar={
        <>
          {tools.has('export') ? (
            <ExportMenu
              company={company}
              question={question}
              shown={columnIds}
              companyNames={companyNames}
              total={list?.total}
            />
          ) : null}
          {tools.has('addEmployees') ? addButton : undefined}
        </>
      }
      figures={
        <EmployeeFigureTiles
          company={company}
          filters={filters}
          isLoading={isLoading}
          onFilters={(next) => onAddress({ ...NO_FILTERS, ...next })}
        />
      }
    >
      <FilterBar
        search={{ label: t('search'), value: search, onChange: setSearch }}
        chips={filterChips(t, filters, onAddress)}
        addFilter={{ label: t('filters.add'), items: filterItems(t, filters, onAddress) }}
        end={<ColumnMenu label={words('columns')} columns={columns} shown={shown} onChange={setShown} />}
      />
      <EmployeesTable
        columns={columns}
        shown={shown}
        list={list}
        question={asked}
        onRange={show}
        sort={{ columnId: sort.field, direction: sort.direction === 'asc' ? 'ascending' : 'descending' }}
        onSort={({ columnId, direction }) =>
          onAddress({
            sort: EMPLOYEE_SORTS.find((field) => field === columnId),
            direction: direction === 'ascending' ? 'asc' : 'desc',
          })
        }
        selection={canManage ? selection : undefined}
        onSelect={select}
        bulkActions={
          <BulkActions
            company={company}
            question={question}
            list={list}
            companyNames={companyNames}
            selection={selection}
            onSelect={select}
          />
        }
        opened={opened}
        onOpen={open}
        isLoading={isLoading}
        empty={
          <EmployeesEmpty
            reason={emptyReason}
            companyName={companyName}
            addButton={addLockedReason === undefined ? addButton : undefined}
            onClear={clear}
            onShowAll={() => onAddress({ company: undefined })}
          />
        }
        companyNames={company === undefined ? companyNames : undefined}
      />
      {opened ? (
        <EmployeePanel
          key={opened.id}
          employee={opened}
          companyName={companyNames.get(opened.customerId) ?? ''}
          edit={edit}
          lockedReason={lockedReason}
          correction={correction}
          onClose={closePanel}
        />
      ) : null}
      {isAdding || toAdd ? (
        <AddEmployeeDialog
          key={toAdd?.key}
          company={company}
          typed={toAdd?.typed}
          onClose={endAdding}
          onAdded={(employee) => {
            if (toAdd) void undo(device, toAdd.key)
            endAdding()
            open(employee)
          }}
        />
      ) : null}
      {edit.form.dialog}
    </Page>
  )
}

function openedOf({ employee, of, company }: EmployeesAddress): EmployeeRef | undefined {
  return employee === undefined ? undefined : { id: employee, customerId: of ?? company ?? '' }
}
