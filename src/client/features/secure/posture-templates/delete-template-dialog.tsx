import { useState } from 'react'
import type { PostureTemplate } from '#shared/domain/posture/templates/posture-template.ts'
import { deletePostureTemplate } from '#client/data/nouns/secure/posture-templates.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

interface DeleteTemplateDialogProps {
  template: PostureTemplate
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a template is deleted, which waits for the network like every change. */
export function DeleteTemplateDialog({ template, onClose, onDeleted }: DeleteTemplateDialogProps) {
  const device = useDevice()
  const t = useTexts('postureTemplates')
  const words = useTexts('words')
  const [failure, setFailure] = useState<'forbidden' | 'notKept'>()
  const { name } = template

  const remove = async () => {
    const { outcome } = await deletePostureTemplate(device, template)
    if (outcome !== 'saved') return setFailure(outcome === 'forbidden' ? 'forbidden' : 'notKept')
    showToast({ tone: 'ok', text: t('removal.done', { name }) })
    onDeleted()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void remove()}
      title={t('removal.title')}
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
