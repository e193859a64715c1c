import { useState } from 'react'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

interface DeleteRuleDialogProps {
  title: string
  text: string
  /** What is said once it is deleted. */
  done: string
  remove: () => Promise<SubmitOutcome>
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a rule is deleted, which waits for the network like every change. */
export function DeleteRuleDialog({ title, text, done, remove, onClose, onDeleted }: DeleteRuleDialogProps) {
  const t = useTexts('alertNotify')
  const words = useTexts('words')
  const [failure, setFailure] = useState<'forbidden' | 'notKept'>()
  const confirm = async () => {
    const { outcome } = await remove()
    if (outcome !== 'saved') return setFailure(outcome === 'forbidden' ? 'forbidden' : 'notKept')
    showToast({ tone: 'ok', text: done })
    onDeleted()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={title}
      confirm={words('delete')}
      cancel={t('rules.keep')}
      closeLabel={words('close')}
      danger
    >
      {text}
      {failure ? (
        <Callout tone="error" title={t('notSaved')}>
          {t(`failures.${failure}`)}
        </Callout>
      ) : null}
    </ConfirmDialog>
  )
}
