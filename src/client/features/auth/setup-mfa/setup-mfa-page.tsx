import { chakra } from '@chakra-ui/react'
import { useMachine } from '@xstate/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { fromPromise } from 'xstate'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import type { MfaSetup } from '#client/data/user-pool/software-token.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { Actions, AuthCard, type AuthCardProps } from '../auth-card.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { inFours, otpAuthUrl } from './authenticator-key.ts'
import { type SecretAssociation, setupMfaMachine } from './setup-mfa.machine.ts'

// Whoever has a second factor already never needs it.
const QrCode = lazy(() => import('#client/ui/qr-code.tsx').then((part) => ({ default: part.QrCode })))
const PictureSpace = chakra('div', { base: { w: 'full', maxW: '13rem', aspectRatio: '1', mx: 'auto' } })

const Key = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    mt: 1.5,
    '& code': { flex: '1 1 12rem', overflowWrap: 'anywhere', userSelect: 'all' },
  },
})
const Label = chakra('div', { base: { fontSize: 'control', fontWeight: 'medium' } })

interface SetupMfaPageProps {
  email: string
  supportEmail: string | undefined
  /** Why it is set up; without it, because the organization asks for it. */
  why?: string
  /** What stands around it; a card of the sign-in unless said otherwise. */
  frame?: ComponentType<AuthCardProps & { onBack: () => void }>
  onLoadSecret: () => Promise<SecretAssociation>
  onConfirm: (setup: MfaSetup, code: string) => Promise<SignInStep>
  onDone: (step: SignInStep) => void
  onBack: () => void
}

/** The second factor that a customer demands: a picture or a key for an authenticator app, then its first code. */
export function SetupMfaPage(props: SetupMfaPageProps) {
  const { email, supportEmail, why, frame: Frame = AuthCard, onBack } = props
  const t = useTexts('setupMfa')
  const words = useTexts('words')
  const [state, send] = useSetupMfa(props)
  const { associated, code, issue, problem } = state.context
  const notice = <ProblemNotice problem={problem} supportEmail={supportEmail} hasSupport />
  const back = <Button onClick={onBack}>{words('back')}</Button>
  if (!associated) {
    const isLoading = state.matches('loadingSecret')
    return (
      <Frame isRead title={t('title')} words={<p>{why ?? t('why')}</p>} notice={notice} onBack={onBack}>
        {isLoading ? <SkeletonRows rows={4} label={t('loading')} /> : null}
        <Actions>
          {back}
          {isLoading ? null : (
            <Button variant="primary" onClick={() => send({ type: 'secret.retried' })}>
              {words('tryAgain')}
            </Button>
          )}
        </Actions>
      </Frame>
    )
  }
  return (
    <Frame
      title={t('title')}
      words={
        <>
          <p>{why ?? t('why')}</p>
          <p>{t('scan')}</p>
        </>
      }
      onSubmit={() => send({ type: 'form.submit' })}
      onBack={onBack}
    >
      <AuthenticatorKey email={email} secret={associated.secret} />
      {notice}
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        mono
        value={code}
        onChange={(next) => send({ type: 'code.typed', code: next })}
        error={issue && t(`issues.${issue}`)}
      />
      <Actions>
        {back}
        <Button type="submit" variant="primary" busy={!state.matches('showingQr')}>
          {words('confirm')}
        </Button>
      </Actions>
    </Frame>
  )
}

function useSetupMfa({ onLoadSecret, onConfirm, onDone }: SetupMfaPageProps) {
  return useMachine(
    setupMfaMachine.provide({
      actors: {
        loadSecret: fromPromise(onLoadSecret),
        confirm: fromPromise<SignInStep, { setup: MfaSetup; code: string }>(({ input }) =>
          onConfirm(input.setup, input.code),
        ),
      },
      actions: { tellDone: (_, step) => onDone(step) },
    }),
  )
}

/** What an authenticator app is given: a picture for its camera, or the key in letters. */
function AuthenticatorKey({ email, secret }: { email: string; secret: string }) {
  const t = useTexts('setupMfa')
  const words = useTexts('words')
  return (
    <>
      <Suspense fallback={<PictureSpace />}>
        <QrCode text={otpAuthUrl(email, secret)} label={t('qr')} />
      </Suspense>
      <div>
        <Label>{t('key')}</Label>
        <Key>
          <code>{inFours(secret)}</code>
          <CopyButton text={secret} label={t('copy')} copiedLabel={words('copied')} />
        </Key>
      </div>
    </>
  )
}
