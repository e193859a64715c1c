import { chakra } from '@chakra-ui/react'
import { userLimits } from '#shared/domain/users/user-fields.ts'
import { nameLimits } from '#shared/domain/users/profile.ts'
import { nameProblem } from '#client/parts/name-problem.ts'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { useTexts } from '#client/texts/texts.ts'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import type { DraftProblem, UserDraft } from './user-draft.ts'

const Fields = chakra('div', { base: { display: 'grid', gap: 4, color: 'text' } })
const Names = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))', gap: 4 },
})

interface UserDetailsFormProps {
  draft: UserDraft
  onChange: (draft: UserDraft) => void
  /** Those that are to be shown. */
  problems: ReadonlySet<DraftProblem>
  /** The address of an account that is there stays. */
  isNew: boolean
  loginOptions: readonly UserDraft['login_options'][]
}

export function UserDetailsForm({ draft, onChange, problems, isNew, loginOptions }: UserDetailsFormProps) {
  const t = useTexts('users')
  const fieldText = useFieldText()
  const errorOf = (field: 'first_name' | 'last_name' | 'email') => {
    if (field === 'email') return t('form.errors.email')
    const problem = nameProblem(draft[field])
    return problem && fieldText(problem, t(`form.${field}`))
  }
  const parts = (field: 'first_name' | 'last_name' | 'email') => ({
    label: t(`form.${field}`),
    value: draft[field],
    onChange: (text: string) => onChange({ ...draft, [field]: text }),
    error: problems.has(field) ? errorOf(field) : undefined,
    required: true,
    autoComplete: 'off',
  })
  return (
    <Fields>
      <Names>
        <TextField {...parts('first_name')} maxLength={nameLimits.longest} />
        <TextField {...parts('last_name')} maxLength={nameLimits.longest} />
      </Names>
      <TextField
        {...parts('email')}
        type="email"
        maxLength={userLimits.email.max}
        readOnly={!isNew}
        help={isNew ? t('form.emailHelp') : t('form.emailFixed')}
      />
      <RadioList
        label={t('form.login_options')}
        value={draft.login_options}
        onChange={(login_options) => onChange({ ...draft, login_options })}
        options={loginOptions.map((value) => ({
          value,
          label: t(`loginOptions.${value}`),
          help: t(`form.${value}Help`),
        }))}
      />
    </Fields>
  )
}
