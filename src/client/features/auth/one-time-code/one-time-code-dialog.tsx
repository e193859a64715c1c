import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import type { SignInProblem } from '../sign-in.machine.ts'
import { oneTimeCodeMachine } from './one-time-code.machine.ts'

interface OneTimeCodeDialogProps {
  supportEmail: string | undefined
  onConfirm: (code: string) => Promise<SignInStep>
  onDone: (step: SignInStep) => void
  onRefused: (problem: SignInProblem) => void
  onCancel: () => void
}

/** Asks for the code of the authenticator. */
export function OneTimeCodeDialog({
  supportEmail,
  onConfirm,
  onDone,
  onRefused,
  onCancel,
}: OneTimeCodeDialogProps) {
  const t = useTexts('oneTimeCode')
  const words = useTexts('words')
  const [state, send] = useMachine(
    oneTimeCodeMachine.provide({
      actors: { confirm: fromPromise<SignInStep, string>(({ input }) => onConfirm(input)) },
      actions: {
        tellDone: (_, step) => onDone(step),
        tellRefused: (_, problem) => onRefused(problem),
      },
    }),
  )
  const { code, issue, problem } = state.context
  return (
    <Dialog
      open
      urgent
      size="small"
      title={t('title')}
      closeLabel={words('cancel')}
      onClose={onCancel}
      onSubmit={() => send({ type: 'form.submit' })}
      footer={
        <>
          <Button onClick={onCancel}>{words('cancel')}</Button>
          <Button type="submit" variant="primary" busy={!state.matches('open')}>
            {t('login')}
          </Button>
        </>
      }
    >
      <p>{t('help')}</p>
      <ProblemNotice problem={problem} supportEmail={supportEmail} />
      <TextField
        label={t('otp')}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        mono
        value={code}
        onChange={(next) => send({ type: 'code.typed', code: next })}
        error={issue && t(`issues.${issue}`)}
      />
    </Dialog>
  )
}
