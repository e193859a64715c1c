import { useEffect, useState } from 'react'
import { FieldModeDialog } from '#client/features/field-mode/field-mode-dialog.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { endFieldMode, type FieldModeProblem, keepBehindPasskey, keepBehindPin } from './field-mode.ts'
import { canUsePasskey } from './passkey.ts'
import { useLock } from './use-lock.ts'

interface DeviceFieldModeProps {
  occasion: 'asked' | 'required' | 'newPin'
  onSignOut: () => void
  onClose: () => void
}

/** Field mode of this device, with the real keys. */
export function DeviceFieldMode({ occasion, onSignOut, onClose }: DeviceFieldModeProps) {
  const t = useTexts('fieldMode')
  const { userKey, mode, modeChanged, lockNow } = useLock()
  const [hasPasskey, setPasskey] = useState<boolean>()
  useEffect(() => void canUsePasskey().then(setPasskey), [])
  const tell = (next: 'pin' | 'passkey') => (problem: FieldModeProblem | undefined) => {
    if (!problem) modeChanged(next)
    return problem
  }
  // Which way comes first depends on it.
  if (hasPasskey === undefined) return null
  return (
    <FieldModeDialog
      mode={mode}
      occasion={occasion}
      canUsePasskey={hasPasskey}
      onPin={(pin) => keepBehindPin(userKey, pin).then(tell('pin'))}
      onPasskey={() => keepBehindPasskey(userKey).then(tell('passkey'))}
      onPersist={async () => (await navigator.storage?.persist?.().catch(() => false)) ?? false}
      onTurnOff={() =>
        void endFieldMode(userKey).then(() => {
          modeChanged('session')
          showToast({ tone: 'ok', text: t('turnedOff') })
          onClose()
        })
      }
      onLockNow={lockNow}
      onSignOut={onSignOut}
      onClose={onClose}
    />
  )
}
