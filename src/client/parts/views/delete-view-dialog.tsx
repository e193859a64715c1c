import { useState } from 'react'
import type { SavedView } from '#shared/domain/views/saved-view.ts'
import { deleteView } from '#client/data/nouns/saved-views.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

/** Asks before a view disappears for everybody. */
export function DeleteViewDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const device = useDevice()
  const t = useTexts('lists')
  const words = useTexts('words')
  const [failure, setFailure] = useState<'forbidden' | 'notKept'>()
  const { name } = view

  const remove = async () => {
    const { outcome } = await deleteView(device, view)
    if (outcome !== 'saved') return setFailure(outcome === 'forbidden' ? 'forbidden' : 'notKept')
    showToast({ tone: 'ok', text: t('views.removed', { name }) })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void remove()}
      title={t('views.removeTitle')}
      confirm={words('delete')}
      cancel={words('cancel')}
      closeLabel={words('close')}
      danger
    >
      {t('views.removeText', { name })}
      {failure ? (
        <Callout tone="error" title={t('views.failed')}>
          {t(`views.${failure}`)}
        </Callout>
      ) : null}
    </ConfirmDialog>
  )
}
