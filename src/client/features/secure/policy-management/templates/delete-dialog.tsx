import { useState } from 'react'
import { deletePolicyBaseline, deletePolicyTemplate } from '#client/data/nouns/policy-templates.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import type { BaselineRow, TemplateRow } from './template-rows.ts'

interface DeleteDialogProps {
  row: TemplateRow | BaselineRow
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a template or a baseline is deleted, which waits for the network like every change. */
export function DeleteDialog({ row, onClose, onDeleted }: DeleteDialogProps) {
  const device = useDevice()
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const [failure, setFailure] = useState<'forbidden' | 'notKept'>()
  const { name } = row
  const remove = async () => {
    const asked = 'templates' in row ? askBaseline(row) : askTemplate(row)
    const outcome = (await asked)?.outcome
    if (outcome !== 'saved') return setFailure(outcome === 'forbidden' ? 'forbidden' : 'notKept')
    showToast({ tone: 'ok', text: t('removal.done', { name }) })
    onDeleted()
  }
  const askTemplate = async ({ view }: TemplateRow) => view && deletePolicyTemplate(device, view.row)
  const askBaseline = async ({ view }: BaselineRow) => view && deletePolicyBaseline(device, view.row)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void remove()}
      title={t('templates' in row ? 'removal.baseline' : 'removal.template')}
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
