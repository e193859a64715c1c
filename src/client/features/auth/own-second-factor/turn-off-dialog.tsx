import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'

interface TurnOffDialogProps {
  password: string
  error: string | undefined
  notice: ReactNode
  isBusy: boolean
  onPassword: (password: string) => void
  onSubmit: () => void
  onCancel: () => void
}

/** Asks for the password before the second factor is turned off. */
export function TurnOffDialog(props: TurnOffDialogProps) {
  const { password, error, notice, isBusy, onPassword, onSubmit, onCancel } = props
  const t = useTexts('profile')
  const words = useTexts('words')
  return (
    <Dialog
      open
      urgent
      size="small"
      title={t('secondFactor.offTitle')}
      closeLabel={words('close')}
      onClose={onCancel}
      onSubmit={onSubmit}
      footer={
        <>
          <Button onClick={onCancel}>{words('cancel')}</Button>
          <Button type="submit" variant="danger" busy={isBusy}>
            {t('secondFactor.turnOff')}
          </Button>
        </>
      }
    >
      <p>{t('secondFactor.offHelp')}</p>
      {notice}
      <PasswordField
        label={words('password')}
        name="current-password"
        autoComplete="current-password"
        showLabel={words('showPassword')}
        hideShownLabel={words('hidePassword')}
        value={password}
        onChange={onPassword}
        error={error}
      />
    </Dialog>
  )
}
