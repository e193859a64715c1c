import { useState } from 'react'
import type { RegisteredDevice } from '#shared/contract/devices.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { useRefusalText } from './refusal.ts'

interface SignOutDeviceDialogProps {
  /** Undefined for all but this one. */
  device: RegisteredDevice | undefined
  /** Changes that have not arrived from there. */
  unsent: number
  onSignOut: () => Promise<void>
  onClose: () => void
}

/** Asks before a session elsewhere is ended. */
export function SignOutDeviceDialog({ device, unsent, onSignOut, onClose }: SignOutDeviceDialogProps) {
  const t = useTexts('profile')
  const words = useTexts('words')
  const refusalText = useRefusalText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const signOut = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onSignOut()
      showToast({ tone: 'ok', text: device ? t('devices.done') : t('devices.doneAll') })
      onClose()
    } catch (cause) {
      setFailure(refusalText(refusalOf(cause)))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      busy={isBusy}
      title={device ? t('devices.oneTitle', { device: device.name }) : t('devices.allTitle')}
      confirm={words('signOut')}
      cancel={words('cancel')}
      closeLabel={words('close')}
      onConfirm={() => void signOut()}
      onClose={onClose}
    >
      {failure ? <Callout tone="error">{failure}</Callout> : null}
      <p>{device ? t('devices.ends') : t('devices.endsAll')}</p>
      {unsent > 0 ? <Callout tone="warn">{t('devices.lost', { count: unsent })}</Callout> : null}
    </ConfirmDialog>
  )
}
