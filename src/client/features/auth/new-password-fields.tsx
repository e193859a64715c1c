import { useTexts } from '#client/texts/texts.ts'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { RuleList } from '#client/ui/fields/rule-list.tsx'
import { keptRules, type NewPassword, type NewPasswordIssues, PASSWORD_RULES } from './new-password.ts'

interface NewPasswordFieldsProps {
  value: NewPassword
  /** What is to be said about them now. */
  issues: NewPasswordIssues | undefined
  email: string
  autoFocus?: boolean
  onChange: (change: Partial<NewPassword>) => void
  onLeave: (field: keyof NewPassword) => void
}

/** A new password, typed twice, with its rules. */
export function NewPasswordFields({
  value,
  issues,
  email,
  autoFocus = false,
  onChange,
  onLeave,
}: NewPasswordFieldsProps) {
  const t = useTexts('newPassword')
  const words = useTexts('words')
  const kept = keptRules(value.password, email)
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
        value={value.password}
        onChange={(password) => onChange({ password })}
        onBlur={() => onLeave('password')}
        error={issues?.password && t(`issues.${issues.password}`)}
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
        value={value.confirmation}
        onChange={(confirmation) => onChange({ confirmation })}
        onBlur={() => onLeave('confirmation')}
        error={issues?.confirmation && t(`issues.${issues.confirmation}`)}
      />
    </>
  )
}
