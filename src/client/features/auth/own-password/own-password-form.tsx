import { chakra } from '@chakra-ui/react'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { heldForm } from '#client/parts/form/held-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { type OwnPassword, ownPasswordIssues, ownPasswordMachine } from './own-password.machine.ts'

const Form = chakra('form', { base: { display: 'grid', gap: 4, maxW: '26rem' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

interface OwnPasswordFormProps {
  email: string
  supportEmail: string | undefined
  onChange: (passwords: OwnPassword) => Promise<void>
  /** The password is another one: the person has to sign in with it. */
  onChanged: () => Promise<void>
}

/** Another password for whoever is signed in. */
export function OwnPasswordForm(props: OwnPasswordFormProps) {
  const t = useTexts('profile')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Passwords {...props} onCancel={() => setOpen(false)} />
  return (
    <Actions>
      <Button onClick={() => setOpen(true)}>{t('password.open')}</Button>
    </Actions>
  )
}

function Passwords({
  email,
  supportEmail,
  onChange,
  onChanged,
  onCancel,
}: OwnPasswordFormProps & { onCancel: () => void }) {
  const t = useTexts('profile')
  const words = useTexts('newPassword')
  const general = useTexts('words')
  const [state, send] = useMachine(
    ownPasswordMachine.provide({
      actors: {
        change: fromPromise<void, OwnPassword>(({ input }) => onChange(input)),
        leave: fromPromise(onChanged),
      },
    }),
    { input: { email } },
  )
  const { problem } = state.context
  const form = heldForm(state.context.form, ownPasswordIssues(state.context.form.values, email), send)
  const { values, problems, set, leave } = form
  return (
    <Form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send({ type: 'form.submit' })
      }}
    >
      {problem && problem !== 'wrong' ? (
        <ProblemNotice problem={problem} supportEmail={supportEmail} />
      ) : null}
      <PasswordField
        autoFocus
        label={t('password.current')}
        name="current-password"
        autoComplete="current-password"
        showLabel={general('showPassword')}
        hideShownLabel={general('hidePassword')}
        value={values.current}
        onChange={(current) => set({ current })}
        onBlur={() => leave('current')}
        error={problem === 'wrong' ? t('password.wrong') : problems.current && general('required')}
      />
      <NewPasswordFields email={email} form={form} />
      <Actions>
        <Button onClick={onCancel}>{general('cancel')}</Button>
        <Button type="submit" variant="primary" busy={!state.matches('editing')}>
          {words('change')}
        </Button>
      </Actions>
    </Form>
  )
}
