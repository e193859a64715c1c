import type { FormParts } from '#client/parts/form/form-state.ts'
import { useTexts } from '#client/texts/texts.ts'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { RuleList } from '#client/ui/fields/rule-list.tsx'
import { keptRules, type NewPassword, type NewPasswordIssues, PASSWORD_RULES } from './new-password.ts'

interface NewPasswordFieldsProps {
  form: FormParts<NewPassword, NewPasswordIssues>
  email: string
  autoFocus?: boolean
}

/** A new password, typed twice, with its rules. */
export function NewPasswordFields({ form, email, autoFocus = false }: NewPasswordFieldsProps) {
  const t = useTexts('newPassword')
  const words = useTexts('words')
  const { values, problems, set, leave } = form
  const kept = keptRules(values.password, email)
  const shared = {
    autoComplete: 'new-password',
    showLabel: words('showPassword'),
    hideShownLabel: words('hidePassword'),
  } as const
  return (
    <>
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...shared}
        label={t('password')}
        name="new-password"
        autoFocus={autoFocus}
        value={values.password}
        onChange={(password) => set({ password })}
        onBlur={() => leave('password')}
        error={problems.password && t(`issues.${problems.password}`)}
      />
      <RuleList
        label={t('rules')}
        metLabel={t('met')}
        openLabel={t('open')}
        rules={PASSWORD_RULES.map((rule) => ({ text: t(`rule.${rule}`), isMet: kept[rule] }))}
      />
      <PasswordField
        {...shared}
        label={t('confirmation')}
        name="confirm-password"
        value={values.confirmation}
        onChange={(confirmation) => set({ confirmation })}
        onBlur={() => leave('confirmation')}
        error={problems.confirmation && t(`issues.${problems.confirmation}`)}
      />
    </>
  )
}
