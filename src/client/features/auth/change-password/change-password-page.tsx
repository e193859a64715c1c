import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Actions, AuthCard } from '../auth-card.tsx'
import { newPasswordIssues } from '../new-password.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { changePasswordMachine } from './change-password.machine.ts'

interface ChangePasswordPageProps {
  email: string
  supportEmail: string | undefined
  onChange: (password: string) => Promise<SignInStep>
  onDone: (step: SignInStep) => void
  onBack: () => void
}

/** The first sign-in: a password of one's own. */
export function ChangePasswordPage({
  email,
  supportEmail,
  onChange,
  onDone,
  onBack,
}: ChangePasswordPageProps) {
  const t = useTexts('newPassword')
  const words = useTexts('words')
  const [state, send] = useMachine(
    changePasswordMachine.provide({
      actors: { change: fromPromise<SignInStep, string>(({ input }) => onChange(input)) },
      actions: { tellDone: (_, step) => onDone(step) },
    }),
    { input: { email } },
  )
  const { fields, touched, problem } = state.context
  const issues = newPasswordIssues(fields, email)
  return (
    <AuthCard
      title={t('changeTitle')}
      words={<p>{t('changeHelp')}</p>}
      notice={<ProblemNotice problem={problem} supportEmail={supportEmail} />}
      onSubmit={() => send({ type: 'form.submit' })}
    >
      <NewPasswordFields
        autoFocus
        email={email}
        value={fields}
        issues={{
          password: touched.includes('password') ? issues.password : undefined,
          confirmation: touched.includes('confirmation') ? issues.confirmation : undefined,
        }}
        onChange={(change) => send({ type: 'field.typed', change })}
        onLeave={(field) => send({ type: 'field.left', field })}
      />
      <Actions>
        <Button onClick={onBack}>{words('back')}</Button>
        <Button type="submit" variant="primary" busy={!state.matches('editing')}>
          {t('change')}
        </Button>
      </Actions>
    </AuthCard>
  )
}
