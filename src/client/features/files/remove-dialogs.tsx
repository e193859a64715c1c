import { useState } from 'react'
import { deleteFile } from '#client/data/uploads/files.ts'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { CancelQuestion } from './cancel-question.tsx'
import type { FileRow } from './file-rows.ts'
import type { UploadActs } from './use-upload-views.ts'

interface RemoveDialogProps {
  row: FileRow
  uploads: UploadActs | undefined
  onClose: () => void
}

/** Asks before a file goes, which waits for the network like every change. */
export function DeleteFileDialog({
  row: { file, company, upload },
  uploads,
  onClose,
  onDeleted,
}: RemoveDialogProps & { onDeleted: () => void }) {
  const device = useDevice()
  const t = useTexts('files')
  const words = useTexts('words')
  const [failure, setFailure] = useState<Failure>()
  const name = file.file_name
  const confirm = async () => {
    const failed = failureOf(await deleteFile(device, file, { company }))
    if (failed) return setFailure(failed)
    if (upload) await uploads?.forget(file.id)
    showToast({ tone: 'ok', text: t('remove.done', { name }) })
    onDeleted()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('remove.title', { name })}
      confirm={words('delete')}
      cancel={t('remove.keep')}
      closeLabel={words('close')}
      danger
    >
      {t('remove.text')}
      <NotDone title={t('remove.failed')} failure={failure} />
    </ConfirmDialog>
  )
}

/** Asks before an upload ends, wherever it is sent from (FILE-04). */
export function CancelFileDialog({ row: { file, company, upload }, uploads, onClose }: RemoveDialogProps) {
  const device = useDevice()
  const t = useTexts('files')
  const [failure, setFailure] = useState<Failure>()
  const confirm = async () => {
    if (upload) {
      await uploads?.cancel(file.id)
      return onClose()
    }
    const failed = failureOf(await deleteFile(device, file, { company, ends: 'Canceled' }))
    return failed ? setFailure(failed) : onClose()
  }
  return (
    <CancelQuestion name={file.file_name} onConfirm={() => void confirm()} onClose={onClose}>
      <NotDone title={t('cancel.failed')} failure={failure} />
    </CancelQuestion>
  )
}

type Failure = 'forbidden' | 'notKept'

const failureOf = ({ outcome }: SubmitOutcome): Failure | undefined =>
  outcome === 'saved' ? undefined : outcome === 'forbidden' ? 'forbidden' : 'notKept'

function NotDone({ title, failure }: { title: string; failure: Failure | undefined }) {
  const t = useTexts('files')
  return failure ? (
    <Callout tone="error" title={title}>
      {t(`failures.${failure}`)}
    </Callout>
  ) : null
}
