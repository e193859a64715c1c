import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { Actions, AuthCard } from '../auth-card.tsx'
import { SupportLink } from '#client/parts/support-link.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { type ProviderAnswer, singleSignOnMachine } from './single-sign-on.machine.ts'

interface SsoPageProps {
  landing: ProviderAnswer
  supportEmail: string | undefined
  onExchange: (landing: ProviderAnswer) => Promise<SignInStep>
  onDone: (step: SignInStep) => void
  onBack: () => void
}

/** Where Microsoft sends somebody back to. */
export function SsoPage({ landing, supportEmail, onExchange, onDone, onBack }: SsoPageProps) {
  const t = useTexts('auth')
  const words = useTexts('words')
  const [state] = useMachine(
    singleSignOnMachine.provide({
      actors: { exchangeCode: fromPromise<SignInStep, ProviderAnswer>(({ input }) => onExchange(input)) },
      actions: { tellDone: (_, step) => onDone(step) },
    }),
    { input: { landing } },
  )
  const { problem } = state.context
  if (!problem) {
    return (
      <AuthCard isRead title={t('ssoTitle')}>
        <ProgressLine label={t('ssoTitle')} />
      </AuthCard>
    )
  }
  return (
    <AuthCard
      isRead
      title={t('ssoFailed')}
      notice={<ProblemNotice problem={problem} supportEmail={supportEmail} hasSupport />}
    >
      <Actions>
        <Button variant="primary" onClick={onBack}>
          {words('toSignIn')}
        </Button>
      </Actions>
    </AuthCard>
  )
}

/** Somebody who turned back at Microsoft is not told of a failure. */
export function SsoCancelled({ supportEmail, onBack }: Pick<SsoPageProps, 'supportEmail' | 'onBack'>) {
  const t = useTexts('auth')
  const words = useTexts('words')
  return (
    <AuthCard
      isRead
      title={t('ssoCancelled')}
      notice={
        <Callout tone="info">
          {t('ssoCancelledReason')} {supportEmail ? <SupportLink email={supportEmail} /> : null}
        </Callout>
      }
    >
      <Actions>
        <Button variant="primary" onClick={onBack}>
          {words('toSignIn')}
        </Button>
      </Actions>
    </AuthCard>
  )
}
