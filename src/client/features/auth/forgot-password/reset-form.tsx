import type { FormParts } from '#client/parts/form/form-state.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { Actions } from '../auth-card.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { isReady, type Reset, RESET_CODE_LENGTH, type ResetIssues } from './reset.ts'

interface ResetFormProps {
  email: string
  form: FormParts<Reset, ResetIssues>
  isBusy: boolean
  onBack: () => void
}

/** The code that was sent, and the new password. */
export function ResetForm({ email, form, isBusy, onBack }: ResetFormProps) {
  const t = useTexts('forgotPassword')
  const words = useTexts('words')
  const { values, problems, set, leave } = form
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
        value={values.code}
        onChange={(code) => set({ code })}
        onBlur={() => leave('code')}
        error={problems.code && t(`codeIssues.${problems.code}`)}
      />
      <NewPasswordFields email={email} form={form} />
      <Actions>
        <Button onClick={onBack}>{words('back')}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          disabledReason={isBusy || isReady(values, email) ? undefined : t('notReady')}
        >
          {t('submit')}
        </Button>
      </Actions>
    </>
  )
}
