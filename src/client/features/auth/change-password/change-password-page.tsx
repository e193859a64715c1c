import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import { heldForm } from '#client/parts/form/held-form.ts'
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
  const { form, problem } = state.context
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
        form={heldForm(form, newPasswordIssues(form.values, email), send)}
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
