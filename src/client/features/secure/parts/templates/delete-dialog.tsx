import { useState } from 'react'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

interface DeleteDialogProps {
  of: 'template' | 'baseline'
  name: string
  /** Asks for it to be deleted, as it was seen. */
  remove: () => Promise<SubmitOutcome>
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a template or a baseline is deleted, which waits for the network like every change. */
export function DeleteDialog({ of, name, remove: ask, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const [failure, setFailure] = useState<'forbidden' | 'notKept'>()
  const remove = async () => {
    const { outcome } = await ask()
    if (outcome !== 'saved') return setFailure(outcome === 'forbidden' ? 'forbidden' : 'notKept')
    showToast({ tone: 'ok', text: t('removal.done', { name }) })
    onDeleted()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void remove()}
      title={t(`removal.${of}`)}
      confirm={words('delete')}
      cancel={t('removal.cancel')}
      closeLabel={words('close')}
      danger
    >
      {t('removal.text', { name })}
      {failure ? (
        <Callout tone="error" title={t('removal.failed')}>
          {t(`form.${failure}`)}
        </Callout>
      ) : null}
    </ConfirmDialog>
  )
}
