import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { heldForm } from '#client/parts/form/held-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { Actions, AuthCard } from '../auth-card.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { forgotPasswordMachine, type ResetOrder } from './forgot-password.machine.ts'
import { resetIssues } from './reset.ts'
import { ResetForm } from './reset-form.tsx'

export interface ForgotPasswordPageProps {
  email: string
  /** The address names who has a code already. */
  hasCode: boolean
  supportEmail: string | undefined
  onCheckStatus: (email: string) => Promise<string>
  onResendInvite: (email: string) => Promise<unknown>
  onStart: (email: string) => Promise<unknown>
  onSubmit: (order: ResetOrder) => Promise<unknown>
  onStep2: (email: string) => void
  /** The account has to be confirmed first. */
  onUnconfirmed: (email: string) => void
  onDone: (email: string) => void
  onBack: () => void
}

/** A new password for somebody who has forgotten theirs. */
export function ForgotPasswordPage(props: ForgotPasswordPageProps) {
  const { supportEmail, onBack } = props
  const t = useTexts('forgotPassword')
  const words = useTexts('words')
  const [state, send] = useForgotPassword(props)
  const { context } = state
  const problem = <ProblemNotice problem={context.problem} supportEmail={supportEmail} />

  if (state.matches('emailSent')) {
    return (
      <AuthCard isRead title={t('title')} notice={<Callout tone="ok">{t('emailSent')}</Callout>}>
        <p>{t('invited', { email: context.email })}</p>
        <Actions>
          <Button variant="primary" onClick={onBack}>
            {words('back')}
          </Button>
        </Actions>
      </AuthCard>
    )
  }
  if (state.matches('step2') || state.matches('submitting') || state.matches('done')) {
    return (
      <AuthCard
        title={t('resetTitle')}
        words={<p>{t('resetHelp', { email: context.email })}</p>}
        notice={
          context.problem ? (
            problem
          ) : state.matches({ step2: 'sent' }) ? (
            <Callout tone="ok">{t('emailSent')}</Callout>
          ) : null
        }
        onSubmit={() => send({ type: 'form.submit' })}
      >
        <ResetForm
          email={context.email}
          form={heldForm(context.reset, resetIssues(context.reset.values, context.email), send)}
          isBusy={!state.matches('step2')}
          onBack={onBack}
        />
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title={t('title')}
      words={<p>{t('help')}</p>}
      notice={problem}
      onSubmit={() => send({ type: 'form.submit' })}
    >
      <TextField
        label={words('email')}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        value={context.email}
        onChange={(next) => send({ type: 'email.typed', email: next })}
        error={context.isEmailWrong ? t('emailWrong') : undefined}
      />
      <Actions>
        <Button onClick={onBack}>{words('back')}</Button>
        <Button type="submit" variant="primary" busy={!state.matches('step1')}>
          {t('submit')}
        </Button>
      </Actions>
    </AuthCard>
  )
}

function useForgotPassword(props: ForgotPasswordPageProps) {
  return useMachine(
    forgotPasswordMachine.provide({
      actors: {
        checkStatus: fromPromise<string, string>(({ input }) => props.onCheckStatus(input)),
        resendInvite: fromPromise<unknown, string>(({ input }) => props.onResendInvite(input)),
        start: fromPromise<unknown, string>(({ input }) => props.onStart(input)),
        submit: fromPromise<unknown, ResetOrder>(({ input }) => props.onSubmit(input)),
      },
      actions: {
        showStep2: (_, whose) => props.onStep2(whose),
        tellUnconfirmed: (_, whose) => props.onUnconfirmed(whose),
        tellDone: (_, whose) => props.onDone(whose),
      },
    }),
    { input: { email: props.email, hasCode: props.hasCode } },
  )
}
