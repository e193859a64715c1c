import { chakra } from '@chakra-ui/react'
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import type { MfaSetup } from '#client/data/user-pool/software-token.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import type { SecretAssociation } from '../setup-mfa/setup-mfa.machine.ts'
import { SetupMfaPage } from '../setup-mfa/setup-mfa-page.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { ownSecondFactorMachine } from './own-second-factor.machine.ts'
import { SetUpDialog } from './set-up-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'

const State = chakra('p', { base: { maxW: '40rem', textWrap: 'pretty' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

export interface OwnSecondFactorProps {
  email: string
  supportEmail: string | undefined
  /** The organization lets nobody in without one. */
  isRequired: boolean
  /** Why nothing can be changed now. */
  disabledReason: string | undefined
  onRead: () => Promise<boolean>
  onLoadSecret: () => Promise<SecretAssociation>
  onConfirm: (setup: MfaSetup, code: string) => Promise<SignInStep>
  /** Rejects as a sign-in does where the password is another one. */
  onTurnOff: (password: string) => Promise<void>
}

/** Whether a code is asked for after the password, and how that is changed. */
export function OwnSecondFactor(props: OwnSecondFactorProps) {
  const { email, supportEmail, isRequired, disabledReason, onLoadSecret, onConfirm } = props
  const t = useTexts('profile')
  const words = useTexts('words')
  const [state, send] = useOwnSecondFactor(props)
  if (state.matches('reading')) return <SkeletonRows rows={1} label={t('secondFactor.loading')} />
  if (state.matches('unread')) {
    return (
      <>
        <State>{t('secondFactor.unread')}</State>
        <Actions>
          <Button onClick={() => send({ type: 'retried' })}>{words('tryAgain')}</Button>
        </Actions>
      </>
    )
  }
  if (state.matches('off') || state.matches('settingUp')) {
    return (
      <>
        <State>{t('secondFactor.off')}</State>
        <Actions>
          <Button disabledReason={disabledReason} onClick={() => send({ type: 'turnOn' })}>
            {t('secondFactor.turnOn')}
          </Button>
        </Actions>
        {state.matches('settingUp') ? (
          <SetupMfaPage
            email={email}
            supportEmail={supportEmail}
            why={t('secondFactor.why')}
            frame={SetUpDialog}
            onLoadSecret={onLoadSecret}
            onConfirm={onConfirm}
            onDone={() => send({ type: 'confirmed' })}
            onBack={() => send({ type: 'cancelled' })}
          />
        ) : null}
      </>
    )
  }
  return (
    <>
      <State>
        {t('secondFactor.on')} {isRequired ? t('secondFactor.required') : null}
      </State>
      <Actions>
        <Button
          disabledReason={isRequired ? t('secondFactor.required') : disabledReason}
          onClick={() => send({ type: 'turnOff' })}
        >
          {t('secondFactor.turnOff')}
        </Button>
      </Actions>
      {state.matches('on') ? null : <TurnOff supportEmail={supportEmail} state={state} send={send} />}
    </>
  )
}

function useOwnSecondFactor({ isRequired, onRead, onTurnOff }: OwnSecondFactorProps) {
  return useMachine(
    ownSecondFactorMachine.provide({
      actors: {
        read: fromPromise(onRead),
        turnOff: fromPromise<void, string>(({ input }) => onTurnOff(input)),
      },
      guards: { isRequired: () => isRequired },
    }),
  )
}

type Machine = ReturnType<typeof useOwnSecondFactor>

interface TurnOffProps {
  supportEmail: string | undefined
  state: Machine[0]
  send: Machine[1]
}

function TurnOff({ supportEmail, state, send }: TurnOffProps) {
  const t = useTexts('profile')
  const words = useTexts('words')
  const { password, problem } = state.context
  return (
    <TurnOffDialog
      password={password}
      error={
        problem === 'wrong' ? t('secondFactor.wrong') : problem === 'required' ? words('required') : undefined
      }
      notice={
        problem && problem !== 'wrong' && problem !== 'required' ? (
          <ProblemNotice problem={problem} supportEmail={supportEmail} />
        ) : null
      }
      isBusy={state.matches('turningOff')}
      onPassword={(typed) => send({ type: 'password.typed', password: typed })}
      onSubmit={() => send({ type: 'form.submit' })}
      onCancel={() => send({ type: 'cancelled' })}
    />
  )
}
