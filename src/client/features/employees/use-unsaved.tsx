import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'

/** Asks before an act that would lose what was typed (SHELL-48); `dialog` has to be shown somewhere. */
export function useUnsaved(isUnsaved: boolean) {
  const t = useTexts('employees')
  const [leaving, setLeaving] = useState<{ act: () => void }>()

  const guard = (act: () => void) => {
    if (!isUnsaved) act()
    else setLeaving((before) => before ?? { act })
  }
  const dialog = (
    <ConfirmDialog
      open={leaving !== undefined}
      onClose={() => setLeaving(undefined)}
      onConfirm={() => {
        setLeaving(undefined)
        leaving?.act()
      }}
      title={t('unsaved.title')}
      confirm={t('unsaved.exit')}
      cancel={t('unsaved.stay')}
      closeLabel={t('unsaved.stay')}
      danger
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  )
  return { guard, dialog }
}
