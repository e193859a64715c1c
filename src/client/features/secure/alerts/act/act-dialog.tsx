import { useObservable } from 'dexie-react-hooks'
import { type ReactNode, useState } from 'react'
import type { AlertAct } from '#shared/contract/commands/alert-task-commands.ts'
import { actOnAlert } from '#client/data/nouns/secure/alert-tasks.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import type { NamedAlert } from '../alert-rows.ts'

interface ActDialogProps {
  alert: NamedAlert
  act: AlertAct
  /** Whom or what it is about, for the list of what waits. */
  subject: string
  title: string
  confirm: string
  danger?: boolean
  disabledReason?: string | undefined
  children: ReactNode
  onClose: () => void
}

/** Says what is about to happen to whom before it is asked for; it is sent at once, or waits on this device. */
export function ActDialog({ alert, act, subject, children, onClose, ...rest }: ActDialogProps) {
  const device = useDevice()
  const t = useTexts('alertTasks')
  const alerts = useTexts('alerts')
  const words = useTexts('words')
  const status = useObservable(() => device.sync.status, [device])
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<'forbidden' | 'notKept'>()
  const send = async () => {
    setSending(true)
    const { outcome } = await actOnAlert(device, alert, act, subject)
    setSending(false)
    if (outcome !== 'saved') return setFailure(outcome === 'forbidden' ? 'forbidden' : 'notKept')
    showToast({ tone: 'ok', text: t('asked') })
    onClose()
  }
  return (
    <ConfirmDialog
      {...rest}
      open
      onClose={onClose}
      onConfirm={() => void send()}
      cancel={words('cancel')}
      closeLabel={words('close')}
      busy={isSending}
    >
      {children}
      {status?.fault ? (
        <Callout tone="warn">
          {t('offline', { minutes: device.login.organization.device_policy.urgentMinutes })}
        </Callout>
      ) : null}
      {failure ? (
        <Callout tone="error">{failure === 'forbidden' ? t('forbidden') : alerts('acts.notKept')}</Callout>
      ) : null}
    </ConfirmDialog>
  )
}
