import { invariant } from '#shared/lib/invariant.ts'
import { OneTimeCodeDialog } from '#client/features/auth/one-time-code/one-time-code-dialog.tsx'
import type { SignInContext, SignInEvent } from '#client/features/auth/sign-in.machine.ts'
import { enterCode } from './sign-in-calls.ts'

interface OneTimeCodeProps {
  context: SignInContext
  send: (event: SignInEvent) => void
}

/** The dialog for the code of an authenticator, wired to the user pool. */
export function OneTimeCode({ context: { challenge, site }, send }: OneTimeCodeProps) {
  return (
    <OneTimeCodeDialog
      supportEmail={site?.supportEmail}
      onConfirm={(code) => {
        invariant(challenge, 'the pool has asked for a code')
        return enterCode(challenge, code)
      }}
      onDone={(step) => send({ type: 'step.taken', step, isFederated: false })}
      onRefused={(problem) => send({ type: 'code.refused', problem })}
      onCancel={() => send({ type: 'flow.left' })}
    />
  )
}
