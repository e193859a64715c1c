import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import { heldForm } from '#client/parts/form/held-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { Actions, AuthCard } from '../auth-card.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { type FirstRunFields, firstRunIssues } from './first-run-fields.ts'
import { firstRunMachine } from './first-run.machine.ts'
import { OrganizationStep } from './organization-step.tsx'
import { OwnerStep } from './owner-step.tsx'

interface FirstRunPageProps {
  supportEmail: string | undefined
  onCheckLink: () => Promise<void>
  /** Gives how the sign-in stands; undefined for who has to sign in by themselves. */
  onSetUp: (fields: FirstRunFields) => Promise<SignInStep | undefined>
  onDone: (step: SignInStep | undefined) => void
  onBack: () => void
}

/** The set-up of a live site that has nobody yet, by the link from its terminal. */
export function FirstRunPage({ supportEmail, onCheckLink, onSetUp, onDone, onBack }: FirstRunPageProps) {
  const t = useTexts('firstRun')
  const words = useTexts('words')
  const [timeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const [state, send] = useMachine(
    firstRunMachine.provide({
      actors: {
        checkLink: fromPromise(onCheckLink),
        setUp: fromPromise<SignInStep | undefined, FirstRunFields>(({ input }) => onSetUp(input)),
      },
      actions: { tellDone: (_, step) => onDone(step) },
    }),
    { input: { timeZone } },
  )
  const { problem } = state.context
  const form = heldForm(state.context.form, firstRunIssues(state.context.form.values), send)
  const notice = <ProblemNotice problem={problem} supportEmail={supportEmail} />

  if (state.matches('owner')) return <OwnerStep form={form} notice={notice} send={send} />
  if (state.matches('organization') || state.matches('settingUp'))
    return <OrganizationStep form={form} notice={notice} isBusy={state.matches('settingUp')} send={send} />
  if (state.matches('linkInvalid'))
    return (
      <AuthCard isRead title={t('invalidTitle')} words={<p>{t('invalidHelp')}</p>}>
        <Actions>
          <span />
          <Button variant="primary" onClick={onBack}>
            {t('toLogin')}
          </Button>
        </Actions>
      </AuthCard>
    )
  if (state.matches('uncertain'))
    return (
      <AuthCard isRead title={t('title')} notice={notice}>
        <Actions>
          <span />
          <Button variant="primary" onClick={() => send({ type: 'retry' })}>
            {words('tryAgain')}
          </Button>
        </Actions>
      </AuthCard>
    )
  const label = state.matches('done') ? t('opening') : t('checking')
  return (
    <AuthCard isRead title={t('title')}>
      <ProgressLine label={label} />
    </AuthCard>
  )
}
