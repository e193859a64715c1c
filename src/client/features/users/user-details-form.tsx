import { chakra } from '@chakra-ui/react'
import { userLimits } from '#shared/domain/users/user-fields.ts'
import { nameLimits } from '#shared/domain/users/profile.ts'
import { useFormField } from '#client/parts/form/form-fields.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import type { UserDraft, UserForm } from './user-draft.ts'

const Fields = chakra('div', { base: { display: 'grid', gap: 4, color: 'text' } })
const Names = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))', gap: 4 },
})

interface UserDetailsFormProps {
  form: UserForm
  /** The address of an account that is there stays. */
  isNew: boolean
  loginOptions: readonly UserDraft['login_options'][]
}

export function UserDetailsForm({ form, isNew, loginOptions }: UserDetailsFormProps) {
  const t = useTexts('users')
  const field = useFormField(form)
  const parts = (name: 'first_name' | 'last_name' | 'email') => ({
    ...field(name, t(`form.${name}`)),
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
        error={form.problems.email && t('form.errors.email')}
        type="email"
        maxLength={userLimits.email.max}
        readOnly={!isNew}
        help={isNew ? t('form.emailHelp') : t('form.emailFixed')}
      />
      <RadioList
        label={t('form.login_options')}
        value={form.values.login_options}
        onChange={(login_options) => form.set({ login_options })}
        options={loginOptions.map((value) => ({
          value,
          label: t(`loginOptions.${value}`),
          help: t(`form.${value}Help`),
        }))}
      />
    </Fields>
  )
}
