import { Suspense, useMemo, useState } from 'react'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Tags } from '#client/ui/words.tsx'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { refOf } from '../employee-selection.ts'
import { LicenseDialog } from './later-license-dialog.ts'

/** Gives somebody licences, or takes them. */
export function ChangeLicenses({ employee }: { employee: Employee }) {
  const t = useTexts('employees')
  const errors = useTexts('errors')
  const { login } = useDevice()
  const companies = useWatched(watchCustomers)
  const companyNames = useMemo(() => new Map(companies?.map(({ row }) => [row.id, row.name])), [companies])
  const readOnlyReason = useReadOnlyReason()
  const [mode, setMode] = useState<'assign' | 'remove'>()
  if (!reaches(login.permissions.licenseCenter, 'manage')) return null
  return (
    <>
      <Tags>
        <Button
          disabledReason={readOnlyReason ?? (employee.ignored ? errors('employeeIgnored') : undefined)}
          onClick={() => setMode('assign')}
        >
          {t('bulk.assignLicenses')}
        </Button>
        {employee.seats.length > 0 ? (
          <Button disabledReason={readOnlyReason} onClick={() => setMode('remove')}>
            {t('bulk.removeLicenses')}
          </Button>
        ) : null}
      </Tags>
      {mode ? (
        <Suspense>
          <LicenseDialog
            mode={mode}
            employees={[refOf(employee)]}
            companyNames={companyNames}
            onClose={() => setMode(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
