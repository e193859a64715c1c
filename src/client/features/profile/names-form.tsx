import { chakra } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { type Profile, type ProfileField, profileSchema } from '#shared/domain/users/profile.ts'
import { saveNames } from '#client/data/nouns/profile.ts'
import { useUnsavedMark } from '#client/machines/unsaved.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { nameProblem } from '#client/parts/name-problem.ts'
import { useFieldText } from '#client/parts/use-field-text.ts'
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
  const fieldText = useFieldText()
  const refusalText = useRefusalText()
  const [typed, setTyped] = useState<Partial<Profile>>({})
  const [left, setLeft] = useState<readonly ProfileField[]>([])
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const names: Profile = { first_name: seen.first_name, last_name: seen.last_name, ...typed }
  const isChanged = (next: Profile) => FIELDS.some((field) => next[field].trim() !== seen[field])

  const type = (field: ProfileField, text: string) => setTyped({ ...typed, [field]: text })
  useUnsavedMark(isChanged(names))
  const save = async () => {
    setLeft(FIELDS)
    const { data } = profileSchema.safeParse(names)
    if (!data || isSaving || disabledReason !== undefined || !isChanged(names)) return
    setSaving(true)
    setFailure(undefined)
    try {
      await saveNames(device, data)
      setTyped({})
      showToast({ tone: 'ok', text: t('names.saved') })
    } catch (cause) {
      setFailure(refusalText(cause))
    }
    setSaving(false)
  }
  return (
    <Form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      {failure ? <Callout tone="error">{failure}</Callout> : null}
      <Names>
        {FIELDS.map((field) => {
          const problem = left.includes(field) ? nameProblem(names[field]) : undefined
          return (
            <TextField
              key={field}
              label={t(`names.${field}`)}
              name={field}
              autoComplete={AUTO_COMPLETE[field]}
              value={names[field]}
              onChange={(text) => type(field, text)}
              onBlur={() => setLeft((before) => [...before, field])}
              error={
                problem &&
                ('limit' in problem ? t('names.issues.length') : fieldText(problem, t(`names.${field}`)))
              }
            />
          )
        })}
      </Names>
      <TextField label={words('email')} type="email" value={email} readOnly onChange={() => {}} />
      <Actions>
        <Button
          type="submit"
          variant="primary"
          busy={isSaving}
          disabledReason={disabledReason ?? (isChanged(names) ? undefined : words('unchanged'))}
        >
          {t('names.save')}
        </Button>
      </Actions>
    </Form>
  )
}
