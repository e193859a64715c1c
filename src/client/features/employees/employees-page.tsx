import { UserPlus } from 'lucide-react'
import { ImportSettingsButton } from './import-settings/import-settings-button.tsx'
import { TenantRefresh } from './import-settings/tenant-refresh.tsx'
import { OtherLists } from './departments/other-lists.tsx'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { watchConnection } from '#client/data/nouns/integrations.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { undo } from '#client/data/queue/decisions.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTools } from '#client/machines/use-tools.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useTexts, withTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { Button } from '#client/ui/button.tsx'
import { shownColumns } from '#client/ui/data-table/column.ts'
import { employeeLimits } from '#shared/domain/employees/employee-fields.ts'
import { AddEmployeeDialog } from './add-employee-dialog.tsx'
import { AddMenu } from './import/add-menu.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { CompanyAsOf } from './company-as-of.tsx'
import { EmployeeFigureTiles } from './employee-figures.tsx'
import { EmployeePanel } from './employee-panel.tsx'
import { EmployeeCard } from './employee-card.tsx'
import { employeeFilters } from './employee-filters.ts'
import { type EmployeeRef, refOf } from './employee-selection.ts'
import { type EmployeesAddress, NO_FILTERS } from './employees-address.ts'
import { EmployeesEmpty } from './employees-empty.tsx'
import { ExportMenu } from './export-menu.tsx'
import { useEmployeeList } from './use-employee-list.ts'
import { useEmployeeSelection } from './use-employee-selection.ts'
import { useLocks } from './use-locks.ts'
import { useOpenEmployee } from './use-open-employee.ts'
import { useWatched } from '#client/machines/use-watched.ts'

const ImportDialog = later(
  withTexts(() => import('./import/import-dialog.tsx').then((part) => part.ImportDialog), 'employeeImport'),
)

export function EmployeesPage({ address, onAddress }: ScreenProps<EmployeesAddress>) {
  const t = useTexts('employees')
  const { company } = address
  const known = useEmployeesPage(address, onAddress)
  const { companyNames, list, found, question, locks } = known
  const { edit, correction, open } = known.opening
  const companyName = companyNames.get(company ?? '') ?? ''
  const [selection, select] = known.selecting
  const [isAdding, setAdding] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const bulk = { company, question, list: found, companyNames, selection, onSelect: select }
  const addMenu = (
    <AddMenu lockedReason={locks.add} onOne={() => setAdding(true)} onFile={() => setImporting(true)} />
  )
  const addButton = <AddButton lockedReason={locks.add} onClick={() => setAdding(true)} />
  const empty = {
    reason: known.emptyReason,
    companyName,
    addButton: locks.add === undefined ? addButton : undefined,
    onClear: list.clear,
    onShowAll: () => onAddress({ company: undefined }),
  }

  return (
    <ListPage
      list={list}
      section="employees"
      purpose={t('purpose')}
      asOf={company === undefined ? undefined : <CompanyAsOf company={company} name={companyName} />}
      toolbar={<Toolbar company={company} known={known} addMenu={addMenu} />}
      figures={
        <EmployeeFigureTiles
          company={company}
          filters={question.filters}
          isLoading={list.isLoading}
          onFilters={(next) => onAddress({ ...NO_FILTERS, ...next })}
        />
      }
      search={t('search')}
      filters={employeeFilters(t)}
      empty={{ instead: <EmployeesEmpty {...empty} /> }}
      renderCard={(view, openCard) => (
        <EmployeeCard
          view={view}
          company={company === undefined ? companyNames.get(view.row.customer_id) : undefined}
          onOpen={openCard}
        />
      )}
      rowState={rowState}
      onOpen={({ row }) => open(refOf(row))}
      bulk={{
        selection: locks.canManage ? selection : undefined,
        onSelect: select,
        maximum: employeeLimits.ignoreAtOnce,
        bulkActions: <BulkActions {...bulk} />,
      }}
    >
      <Opened known={known} />
      <Adding
        isWanted={isAdding}
        company={company}
        correction={correction}
        onEnd={() => {
          setAdding(false)
          onAddress({ correct: undefined })
        }}
        onAdded={open}
      />
      {isImporting ? (
        <Suspense>
          <ImportDialog company={company} onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
      {edit.form.dialog}
    </ListPage>
  )
}

/** What the page knows: who is in its list and who is open, what is chosen, and what this person may do. */
function useEmployeesPage(address: EmployeesAddress, onAddress: ScreenProps<EmployeesAddress>['onAddress']) {
  const { company } = address
  const companies = useWatched(watchCustomers)
  const companyNames = useMemo(() => new Map(companies?.map(({ row }) => [row.id, row.name])), [companies])
  const opening = useOpenEmployee(address, onAddress)
  const options = { address, onAddress, companies, companyNames, opened: opening.opened }
  const { asked, ...shown } = useEmployeeList(options)
  const selecting = useEmployeeSelection(company, asked)
  return { ...shown, companyNames, opening, selecting, locks: useLocks(company, companies) }
}

type Known = ReturnType<typeof useEmployeesPage>

interface ToolbarProps {
  company: string | undefined
  known: Known
  addMenu: ReactNode
}

function Toolbar({ company, known: { list, found, question, companyNames, locks }, addMenu }: ToolbarProps) {
  const connection = useWatched(watchConnection, company ?? '')
  const integration = connection?.integration?.type
  const tools = useTools({ companyId: company, integration })
  return (
    <>
      <OtherLists company={company} />
      {company === undefined ? null : <TenantRefresh company={company} />}
      {tools.has('importSettings') && company !== undefined ? (
        <ImportSettingsButton
          company={company}
          companyName={companyNames.get(company) ?? ''}
          lockedReason={locks.change}
        />
      ) : null}
      {tools.has('export') ? (
        <ExportMenu
          company={company}
          question={question}
          shown={shownColumns(list.columns, list.shown).map(({ id }) => id)}
          companyNames={companyNames}
          total={found?.total}
        />
      ) : null}
      {tools.has('addEmployees') ? addMenu : undefined}
    </>
  )
}

function Opened({ known: { opening, companyNames, locks } }: { known: Known }) {
  const { opened, edit, correction, close } = opening
  if (!opened) return null
  return (
    <EmployeePanel
      key={opened.id}
      employee={opened}
      companyName={companyNames.get(opened.customerId) ?? ''}
      edit={edit}
      lockedReason={locks.change}
      correction={correction}
      onClose={close}
    />
  )
}

function AddButton({ lockedReason, onClick }: { lockedReason: string | undefined; onClick: () => void }) {
  const t = useTexts('employees')
  return (
    <Button variant="primary" icon={<UserPlus aria-hidden />} disabledReason={lockedReason} onClick={onClick}>
      {t('add.title')}
    </Button>
  )
}

interface AddingProps {
  isWanted: boolean
  company: string | undefined
  correction: ReturnType<typeof useOpenEmployee>['correction']
  onEnd: () => void
  onAdded: (employee: EmployeeRef) => void
}

/** The dialog for somebody new: begun here, or by what the server refused. */
function Adding({ isWanted, company, correction, onEnd, onAdded }: AddingProps) {
  const device = useDevice()
  const toAdd = correction?.employeeId === undefined ? correction : undefined
  if (!isWanted && !toAdd) return null
  return (
    <AddEmployeeDialog
      key={toAdd?.key}
      company={company}
      typed={toAdd?.typed}
      onClose={onEnd}
      onAdded={(employee) => {
        if (toAdd) void undo(device, toAdd.key)
        onEnd()
        onAdded(employee)
      }}
    />
  )
}
