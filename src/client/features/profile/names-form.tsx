import { chakra } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import { type Profile, profileSchema } from '#shared/domain/users/profile.ts'
import { saveNames } from '#client/data/nouns/profile.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { storedBy } from '#client/parts/form/by-schema.ts'
import { FormFields, useFormField } from '#client/parts/form/form-fields.tsx'
import type { Problems } from '#client/parts/form/form-state.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { nameProblem } from '#client/parts/name-problem.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { useRefusalText } from './refusal.ts'

const Form = chakra('form', { base: { display: 'grid', gap: 4, maxW: '40rem' } })
const Names = chakra('div', {
  base: { display: 'grid', gap: 4, gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } },
})
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

const FIELDS = ['first_name', 'last_name'] as const
const AUTO_COMPLETE = { first_name: 'given-name', last_name: 'family-name' }

const namesOf = ({ first_name, last_name }: Profile): Profile => ({ first_name, last_name })
const storedNames = (names: Profile) => storedBy(profileSchema.shape, names)
const judge = ({ first_name, last_name }: Profile): Problems<Profile> => ({
  first_name: nameProblem(first_name),
  last_name: nameProblem(last_name),
})

interface NamesFormProps {
  seen: Profile
  email: string
  disabledReason: string | undefined
}

/** What a person is called. It is typed over what was there, and kept until it is saved or left. */
export function NamesForm({ seen, email, disabledReason }: NamesFormProps) {
  const device = useDevice()
  const t = useTexts('profile')
  const words = useTexts('words')
  const refusalText = useRefusalText()
  const form = useForm({ seen: namesOf(seen), judge, stored: storedNames, isLive: true })
  const field = useFormField(form)
  const save = async () => {
    if (disabledReason !== undefined || !form.isChanged) return
    if (!(await form.ask((names) => saveNames(device, names)))) return
    form.restart(form.values)
    showToast({ tone: 'ok', text: t('names.saved') })
  }
  return (
    <Form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      <FormFields form={form}>
        {form.refusal ? <Callout tone="error">{refusalText(form.refusal)}</Callout> : null}
        <Names>
          {FIELDS.map((name) => {
            const problem = form.problems[name]
            return (
              <TextField
                key={name}
                {...field(name, t(`names.${name}`))}
                {...(problem && 'limit' in problem ? { error: t('names.issues.length') } : {})}
                name={name}
                autoComplete={AUTO_COMPLETE[name]}
              />
            )
          })}
        </Names>
      </FormFields>
      <TextField label={words('email')} type="email" value={email} readOnly onChange={() => {}} />
      <Actions>
        <Button
          type="submit"
          variant="primary"
          busy={form.isSaving}
          disabledReason={disabledReason ?? (form.isChanged ? undefined : words('unchanged'))}
        >
          {t('names.save')}
        </Button>
      </Actions>
    </Form>
  )
}
