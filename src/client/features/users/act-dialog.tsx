import { useState } from 'react'
import { fullName, type User } from '#shared/domain/users/user.ts'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { type Act, carryOut, isGrave } from './user-acts.ts'

interface ActDialogProps {
  act: Act
  user: User
  isOnline: boolean
  onActed: () => void
  onClose: () => void
}

/** Says what an act does and asks; stays open with the reason where it fails. */
export function ActDialog({ act, user, isOnline, onActed, onClose }: ActDialogProps) {
  const device = useDevice()
  const t = useTexts('users')
  const general = useTexts('words')
  const [isActing, setActing] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const words = { name: fullName(user) || user.email, email: user.email }

  const run = async () => {
    setActing(true)
    setRefusal(undefined)
    try {
      await carryOut(device, act, user)
      onActed()
      showToast({ tone: 'ok', text: t(`acts.${act}.done`, words) })
      onClose()
    } catch (cause) {
      setRefusal(refusalOf(cause))
      setActing(false)
    }
  }
  // Who lost the right meanwhile hears it in the words of this act (PERM-17).
  const code = act === 'delete' && refusal?.code === 'noPermission' ? 'cannotDeleteUser' : refusal?.code
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void run()}
      title={t(`acts.${act}.title`, words)}
      confirm={t(`acts.${act}.confirm`)}
      cancel={general('cancel')}
      closeLabel={general('close')}
      danger={isGrave(act)}
      busy={isActing}
      disabledReason={isOnline ? undefined : t('noNetwork')}
    >
      {refusal ? (
        <RefusalCallout
          title={general('unchanged')}
          refusal={{ ...refusal, code }}
          unanswered={general('unreachable')}
        />
      ) : null}
      <p>{t(`acts.${act}.text`, words)}</p>
      {isOnline ? null : <Callout tone="info">{t('noNetwork')}</Callout>}
    </ConfirmDialog>
  )
}
