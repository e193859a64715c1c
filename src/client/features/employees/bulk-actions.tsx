import { Suspense, useState } from 'react'
import { findEmployeeIds } from '#client/data/nouns/employees.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { type Selection, emptySelection, selectedCount } from '#client/ui/data-table/selection.ts'
import { employeeLimits } from '#shared/domain/employees/employee-fields.ts'
import { type EmployeeRef, keyOfEmployee, selectedEmployees } from './employee-selection.ts'
import { LicenseDialog } from './licenses/later-license-dialog.ts'
import { useBulkIgnore } from './use-bulk-ignore.ts'
import type { EmployeeQuestion } from './use-employee-rows.ts'
import type { WindowedList } from './windowed-list.ts'

const MAXIMUM = employeeLimits.ignoreAtOnce

type BulkActionsProps = {
  company: string | undefined
  question: EmployeeQuestion
  list: WindowedList<View<'employee'>> | undefined
  companyNames: ReadonlyMap<string, string>
  selection: Selection
  onSelect: (selection: Selection) => void
}

export function BulkActions({
  company,
  question,
  list,
  companyNames,
  selection,
  onSelect,
}: BulkActionsProps) {
  const t = useTexts('employees')
  const locale = useLocale()
  const device = useDevice()
  const bulkIgnore = useBulkIgnore(companyNames, list)
  const total = list?.total ?? 0
  const [isBusy, setBusy] = useState(false)

  const find = (limit: number) => findEmployeeIds(device, company, { ...question, offset: 0, limit }, limit)
  const ignore = async (ignored: boolean) => {
    setBusy(true)
    const employees = await selectedEmployees(selection, () => find(total))
    if (await bulkIgnore(employees, ignored)) onSelect(emptySelection)
    setBusy(false)
  }
  const maySeat = reaches(device.login.permissions.licenseCenter, 'manage')
  const noChange = useReadOnlyReason()
  const [seating, setSeating] = useState<{ mode: 'assign' | 'remove'; employees: EmployeeRef[] }>()
  const chooseLicenses = async (mode: 'assign' | 'remove') => {
    setBusy(true)
    setSeating({ mode, employees: await selectedEmployees(selection, () => find(total)) })
    setBusy(false)
  }
  const selectFirst = async () =>
    onSelect({ mode: 'some', keys: new Set((await find(MAXIMUM)).map(keyOfEmployee)) })

  return (
    <>
      <Button busy={isBusy} onClick={() => void ignore(true)}>
        {t('bulk.ignore')}
      </Button>
      <Button busy={isBusy} onClick={() => void ignore(false)}>
        {t('bulk.unignore')}
      </Button>
      {maySeat ? (
        <>
          <Button busy={isBusy} disabledReason={noChange} onClick={() => void chooseLicenses('assign')}>
            {t('bulk.assignLicenses')}
          </Button>
          <Button busy={isBusy} disabledReason={noChange} onClick={() => void chooseLicenses('remove')}>
            {t('bulk.removeLicenses')}
          </Button>
        </>
      ) : null}
      {seating ? (
        <Suspense>
          <LicenseDialog
            {...seating}
            companyNames={companyNames}
            onClose={() => setSeating(undefined)}
            onDone={() => onSelect(emptySelection)}
          />
        </Suspense>
      ) : null}
      {total > MAXIMUM && selectedCount(selection, total) < MAXIMUM ? (
        <Button variant="quiet" onClick={() => void selectFirst()}>
          {t('bulk.selectFirst', { maximum: MAXIMUM.toLocaleString(locale) })}
        </Button>
      ) : null}
    </>
  )
}
