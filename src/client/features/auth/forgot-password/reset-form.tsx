import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { Actions } from '../auth-card.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import type { ForgotPasswordContext } from './forgot-password.machine.ts'
import { isReady, type Reset, RESET_CODE_LENGTH, resetIssues } from './reset.ts'

interface ResetFormProps {
  context: ForgotPasswordContext
  isBusy: boolean
  onChange: (change: Partial<Reset>) => void
  onLeave: (field: keyof Reset) => void
  onBack: () => void
}

/** The code that was sent, and the new password. */
export function ResetForm({ context, isBusy, onChange, onLeave, onBack }: ResetFormProps) {
  const t = useTexts('forgotPassword')
  const words = useTexts('words')
  const { email, reset, touched } = context
  const issues = resetIssues(reset, email)
  const told = <F extends keyof Reset>(field: F) => (touched.includes(field) ? issues[field] : undefined)
  const codeIssue = told('code')
  return (
    <>
      <TextField
        label={words('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        mono
        autoFocus
        maxLength={RESET_CODE_LENGTH}
        value={reset.code}
        onChange={(code) => onChange({ code })}
        onBlur={() => onLeave('code')}
        error={codeIssue && t(`codeIssues.${codeIssue}`)}
      />
      <NewPasswordFields
        email={email}
        value={reset}
        issues={{ password: told('password'), confirmation: told('confirmation') }}
        onChange={onChange}
        onLeave={onLeave}
      />
      <Actions>
        <Button onClick={onBack}>{words('back')}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          disabledReason={isBusy || isReady(reset, email) ? undefined : t('notReady')}
        >
          {t('submit')}
        </Button>
      </Actions>
    </>
  )
}
