import { useTexts } from '#client/texts/texts.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'

interface UnsavedDialogProps {
  open: boolean
  onStay: () => void
  onExit: () => void
}

/** Asks before entries are lost (SHELL-48). */
export function UnsavedDialog({ open, onStay, onExit }: UnsavedDialogProps) {
  const t = useTexts('unsaved')
  const words = useTexts('words')
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      onConfirm={onExit}
      title={t('title')}
      confirm={t('exit')}
      cancel={t('stay')}
      closeLabel={words('close')}
      danger
    >
      {t('text')}
    </ConfirmDialog>
  )
}
