import { useTexts } from '#client/texts/texts.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'

interface UnsavedDialogProps {
  open: boolean
  name: string
  onStay: () => void
  onLeave: () => void
}

/** Asks before entries are lost (SHELL-48). */
export function UnsavedDialog({ open, name, onStay, onLeave }: UnsavedDialogProps) {
  const t = useTexts('companies')
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      onConfirm={onLeave}
      title={t('unsaved.title')}
      confirm={t('unsaved.leave')}
      cancel={t('unsaved.stay')}
      closeLabel={t('unsaved.close')}
      danger
    >
      {t('unsaved.text', { name })}
    </ConfirmDialog>
  )
}
