import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'

interface CancelQuestionProps {
  name: string
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** What an upload costs that is given up: hours, over a bad network. */
export function CancelQuestion({ name, onConfirm, onClose, children }: CancelQuestionProps) {
  const t = useTexts('files')
  const words = useTexts('words')
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('cancel.title', { name })}
      confirm={t('cancel.button')}
      cancel={t('cancel.keep')}
      closeLabel={words('close')}
      danger
    >
      {t('cancel.text')}
      {children}
    </ConfirmDialog>
  )
}
