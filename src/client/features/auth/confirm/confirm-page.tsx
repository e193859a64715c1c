import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { CodeBoxes } from '#client/ui/fields/code-boxes.tsx'
import { Actions, AuthCard } from '../auth-card.tsx'
import { AuthLink } from '../auth-link.tsx'
import { CONFIRM_LENGTH, confirmMachine } from './confirm.machine.ts'

interface ConfirmPageProps {
  email: string
  onConfirm: (code: string) => Promise<unknown>
  onRequestCode: () => Promise<unknown>
  onConfirmed: () => void
}

/** The six boxes for the code that a new account was sent. */
export function ConfirmPage({ email, onConfirm, onRequestCode, onConfirmed }: ConfirmPageProps) {
  const t = useTexts('confirm')
  const words = useTexts('words')
  const auth = useTexts('auth')
  const [state, send] = useMachine(
    confirmMachine.provide({
      actors: {
        confirm: fromPromise<unknown, string>(({ input }) => onConfirm(input)),
        requestCode: fromPromise(onRequestCode),
      },
      actions: { tellConfirmed: onConfirmed },
    }),
  )
  const { code, isIncomplete, notice } = state.context
  const isIdle = state.matches('editing')
  return (
    <AuthCard
      title={t('title')}
      words={<p>{t('help', { email })}</p>}
      notice={
        notice ? (
          <Callout tone={notice === 'codeSent' ? 'ok' : 'error'}>{t(`notices.${notice}`)}</Callout>
        ) : (
          <Callout tone="warn">{auth('problems.userNotConfirmed')}</Callout>
        )
      }
      onSubmit={() => send({ type: 'form.submit' })}
    >
      <CodeBoxes
        label={words('code')}
        boxLabel={(place) => t('box', { place, count: CONFIRM_LENGTH })}
        length={CONFIRM_LENGTH}
        value={code}
        onChange={(next) => send({ type: 'code.typed', code: next })}
        error={isIncomplete ? t('incomplete') : undefined}
      />
      <Actions>
        <Button
          busy={state.matches('requestingCode')}
          disabled={!isIdle}
          onClick={() => send({ type: 'code.requested' })}
        >
          {t('request')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={state.matches('confirming') || state.matches('signingIn')}
          disabled={!isIdle}
        >
          {words('confirm')}
        </Button>
      </Actions>
      <p>
        <AuthLink to="/auth/login">{words('toSignIn')}</AuthLink>
      </p>
    </AuthCard>
  )
}
