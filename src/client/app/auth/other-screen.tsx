import type { ComponentType } from 'react'
import { invariant } from '#shared/lib/invariant.ts'
import { type Address, type AuthPath, useAddress } from '#client/features/auth/address.ts'
import { ChangePasswordPage } from '#client/features/auth/change-password/change-password-page.tsx'
import { ConfirmPage } from '#client/features/auth/confirm/confirm-page.tsx'
import { FirstRunPage } from '#client/features/auth/first-run/first-run-page.tsx'
import { ForgotPasswordPage } from '#client/features/auth/forgot-password/forgot-password-page.tsx'
import { HandOverPage } from '#client/features/auth/notices/hand-over-page.tsx'
import { NoticePage } from '#client/features/auth/notices/notice-page.tsx'
import { SetupMfaPage } from '#client/features/auth/setup-mfa/setup-mfa-page.tsx'
import type { SignInContext, SignInEvent } from '#client/features/auth/sign-in.machine.ts'
import { SsoCancelled, SsoPage } from '#client/features/auth/sso/sso-page.tsx'
import { handOver } from './hand-over.ts'
import * as calls from './sign-in-calls.ts'

export interface OtherScreenProps {
  path: Exclude<AuthPath, '/auth/login'>
  context: SignInContext
  send: (event: SignInEvent) => void
}

type ScreenProps = Omit<OtherScreenProps, 'path'>

/** Every screen of the sign-in but the first. */
export function OtherScreen({ path, ...rest }: OtherScreenProps) {
  const Screen = SCREENS[path]
  return <Screen {...rest} />
}

const SCREENS: Record<OtherScreenProps['path'], ComponentType<ScreenProps>> = {
  '/auth/forgot-password': ForgotPassword,
  '/auth/change-password': ChangePassword,
  '/auth/confirm': Confirm,
  '/auth/setup-MFA': SetupMfa,
  '/sso': Sso,
  '/first-run': FirstRun,
  '/cb-integrations': HandOver,
  '/logout': SignedOut,
  '/error': Fault,
  '/trial-expired': TrialExpired,
}

function ForgotPassword({ context, send }: ScreenProps) {
  const address = useAddress()
  const id = queryOf(address).get('id') ?? ''
  return (
    <ForgotPasswordPage
      email={id || context.credentials.email}
      hasCode={id !== ''}
      supportEmail={context.site?.supportEmail}
      onCheckStatus={calls.checkStatus}
      onResendInvite={calls.resendInvite}
      onStart={calls.startReset}
      onSubmit={calls.submitReset}
      onStep2={(whose) => address.replace('/auth/forgot-password', `?id=${encodeURIComponent(whose)}`)}
      onUnconfirmed={(whose) => send({ type: 'confirmation.asked', email: whose })}
      onDone={(whose) => {
        send({ type: 'email.typed', email: whose })
        address.go('/auth/login', '?message=password_changed')
      }}
      onBack={() => address.go('/auth/login')}
    />
  )
}

function ChangePassword({ context: { credentials, challenge, site }, send }: ScreenProps) {
  return (
    <ChangePasswordPage
      email={credentials.email}
      supportEmail={site?.supportEmail}
      onChange={(password) => {
        invariant(challenge, 'the pool has asked for a new password')
        return calls.changePassword(challenge, password)
      }}
      onDone={taker(send, false)}
      onBack={() => send({ type: 'flow.left' })}
    />
  )
}

function Confirm({ context: { credentials }, send }: ScreenProps) {
  const { email } = credentials
  return (
    <ConfirmPage
      email={email}
      onConfirm={(code) => calls.confirmAccount(email, code)}
      onRequestCode={() => calls.requestCode(email)}
      onConfirmed={() => send({ type: 'signUp.confirmed' })}
    />
  )
}

function SetupMfa({ context: { credentials, challenge, entry, site }, send }: ScreenProps) {
  return (
    <SetupMfaPage
      email={credentials.email}
      supportEmail={site?.supportEmail}
      onLoadSecret={() => {
        if (challenge) return calls.loadSecret({ challenge })
        invariant(entry, 'whoever sets up a second factor has shown the first')
        return calls.loadSecret({ tokens: entry.tokens })
      }}
      onConfirm={calls.confirmSecret}
      onDone={taker(send, false)}
      onBack={() => send({ type: 'flow.left' })}
    />
  )
}

function Sso({ context: { site }, send }: ScreenProps) {
  const address = useAddress()
  const query = queryOf(address)
  const toLogin = () => address.replace('/auth/login')
  return query.get('error') === 'access_denied' ? (
    <SsoCancelled supportEmail={site?.supportEmail} onBack={toLogin} />
  ) : (
    <SsoPage
      landing={{ code: query.get('code') ?? '', state: query.get('state') ?? '' }}
      supportEmail={site?.supportEmail}
      onExchange={calls.exchangeCode}
      onDone={taker(send, true)}
      onBack={toLogin}
    />
  )
}

function FirstRun({ context: { site }, send }: ScreenProps) {
  const address = useAddress()
  const token = queryOf(address).get('token') ?? ''
  return (
    <FirstRunPage
      supportEmail={site?.supportEmail}
      onCheckLink={() => calls.checkSetUpLink(token)}
      onSetUp={(fields) => calls.setUpSite(token, fields)}
      onDone={(step) => {
        // So that no way back leads to a link that is used up.
        address.replace('/auth/login')
        if (step) taker(send, false)(step)
      }}
      onBack={() => address.go('/auth/login')}
    />
  )
}

function HandOver({ context: { site } }: ScreenProps) {
  const address = useAddress()
  const query = queryOf(address)
  return (
    <HandOverPage
      supportEmail={site?.supportEmail}
      onHandOver={() => handOver(query)}
      onGo={address.goHome}
    />
  )
}

function SignedOut({ context: { site } }: ScreenProps) {
  const address = useAddress()
  return <NoticePage kind="logout" supportEmail={site?.supportEmail} onGo={() => address.go('/auth/login')} />
}

function Fault({ context: { site } }: ScreenProps) {
  return <NoticePage kind="error" supportEmail={site?.supportEmail} onGo={useAddress().goHome} />
}

function TrialExpired({ context: { site } }: ScreenProps) {
  return <NoticePage kind="trialExpired" supportEmail={site?.supportEmail} onGo={useAddress().goHome} />
}

const queryOf = (address: Address) => new URLSearchParams(address.search())

const taker =
  (send: ScreenProps['send'], isFederated: boolean) =>
  (step: Extract<SignInEvent, { type: 'step.taken' }>['step']) =>
    send({ type: 'step.taken', step, isFederated })
