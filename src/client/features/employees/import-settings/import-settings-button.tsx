import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { later } from '#client/ui/later.tsx'

const ImportSettingsDialog = later(() =>
  import('./import-settings-dialog.tsx').then((part) => part.ImportSettingsDialog),
)

interface ImportSettingsButtonProps {
  company: string
  companyName: string
  lockedReason: string | undefined
}

/** Opens the import settings of a company (SHELL-31). */
export function ImportSettingsButton(props: ImportSettingsButtonProps) {
  const t = useTexts('importSettings')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<SlidersHorizontal aria-hidden />} onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ImportSettingsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
