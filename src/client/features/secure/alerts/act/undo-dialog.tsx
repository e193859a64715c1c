import type { AlertTask } from '#shared/domain/alerts/alert-task.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { NamedAlert } from '../alert-rows.ts'
import { nameOfAccount } from './account-choice.tsx'
import { ActDialog } from './act-dialog.tsx'

interface UndoDialogProps {
  alert: NamedAlert
  task: AlertTask
  onClose: () => void
}

/** Lets somebody in again whom a lock-down has kept out, and says what does not come back. */
export function UndoDialog({ alert, task, onClose }: UndoDialogProps) {
  const t = useTexts('alertTasks')
  const account = task.account ?? { id: null, name: null }
  const name = nameOfAccount(account)
  return (
    <ActDialog
      alert={alert}
      act={{ action: 'release', account, taskId: task.id }}
      subject={name}
      title={t('undo.title', { account: name })}
      confirm={t('steps.unblockSignIn')}
      onClose={onClose}
    >
      <p>{t('undo.text', { company: alert.company })}</p>
    </ActDialog>
  )
}
