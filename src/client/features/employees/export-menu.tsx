import { Download } from 'lucide-react'
import { useState } from 'react'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Menu } from '#client/ui/overlays/menu.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import type { EmployeeQuestion } from './use-employee-rows.ts'

interface ExportMenuProps {
  company: string | undefined
  question: EmployeeQuestion
  /** The ids of the shown columns. */
  shown: readonly string[]
  companyNames: ReadonlyMap<string, string>
  /** How many the question finds; undefined while that is not known. */
  total: number | undefined
}

/** The employees as they are filtered and sorted now, as a file; made on this device (SHELL-31, SHELL-32). */
export function ExportMenu({ company, question, shown, companyNames, total }: ExportMenuProps) {
  const t = useTexts('employees')
  const words = useTexts('words')
  const device = useDevice()
  const [isBusy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      const { exportEmployees } = await import('./export-employees.ts')
      const count = await exportEmployees(device, { company, question, shown, companyNames, t })
      showToast({ tone: 'ok', text: t('export.done', { count }) })
    } catch (cause) {
      // oxlint-disable-next-line no-console
      console.warn('The employees could not be exported', cause)
      showToast({ tone: 'error', text: words('exportFailed') })
    }
    setBusy(false)
  }
  return (
    <Menu
      label={words('export')}
      align="end"
      items={[
        {
          id: 'csv',
          label: t('export.csv'),
          detail: total ? t('export.detail', { count: total }) : t('export.nobody'),
          disabled: !total,
          onSelect: () => void save(),
        },
      ]}
      trigger={
        <Button icon={<Download aria-hidden />} busy={isBusy}>
          {words('export')}
        </Button>
      }
    />
  )
}
