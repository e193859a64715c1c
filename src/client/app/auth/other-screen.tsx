import { invariant } from '#shared/lib/invariant.ts'
import { type AuthPath, useAddress } from '#client/features/auth/address.ts'
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

/** Every screen of the sign-in but the first. */
export function OtherScreen({ path, context, send }: OtherScreenProps) {
  const address = useAddress()
  const { credentials, challenge, entry, site } = context
  const supportEmail = site?.supportEmail
  const { email } = credentials
  const toLogin = () => address.go('/auth/login')
  const leave = () => send({ type: 'flow.left' })
  const take = (isFederated: boolean) => (step: Extract<SignInEvent, { type: 'step.taken' }>['step']) =>
    send({ type: 'step.taken', step, isFederated })
  const query = new URLSearchParams(address.search())

  switch (path) {
    case '/auth/forgot-password': {
      const id = query.get('id') ?? ''
      return (
        <ForgotPasswordPage
          email={id || email}
          hasCode={id !== ''}
          supportEmail={supportEmail}
          onCheckStatus={calls.checkStatus}
          onResendInvite={calls.resendInvite}
          onStart={calls.startReset}
          onSubmit={calls.submitReset}
          onStep2={(whose) => address.replace(path, `?id=${encodeURIComponent(whose)}`)}
          onUnconfirmed={(whose) => send({ type: 'confirmation.asked', email: whose })}
          onDone={(whose) => {
            send({ type: 'email.typed', email: whose })
            address.go('/auth/login', '?message=password_changed')
          }}
          onBack={toLogin}
        />
      )
    }
    case '/auth/change-password':
      return (
        <ChangePasswordPage
          email={email}
          supportEmail={supportEmail}
          onChange={(password) => {
            invariant(challenge, 'the pool has asked for a new password')
            return calls.changePassword(challenge, password)
          }}
          onDone={take(false)}
          onBack={leave}
        />
      )
    case '/auth/confirm':
      return (
        <ConfirmPage
          email={email}
          onConfirm={(code) => calls.confirmAccount(email, code)}
          onRequestCode={() => calls.requestCode(email)}
          onConfirmed={() => send({ type: 'signUp.confirmed' })}
        />
      )
    case '/auth/setup-MFA':
      return (
        <SetupMfaPage
          email={email}
          supportEmail={supportEmail}
          onLoadSecret={() => {
            if (challenge) return calls.loadSecret({ challenge })
            invariant(entry, 'whoever sets up a second factor has shown the first')
            return calls.loadSecret({ tokens: entry.tokens })
          }}
          onConfirm={calls.confirmSecret}
          onDone={take(false)}
          onBack={leave}
        />
      )
    case '/sso': {
      const toLoginInstead = () => address.replace('/auth/login')
      return query.get('error') === 'access_denied' ? (
        <SsoCancelled supportEmail={supportEmail} onBack={toLoginInstead} />
      ) : (
        <SsoPage
          landing={{ code: query.get('code') ?? '', state: query.get('state') ?? '' }}
          supportEmail={supportEmail}
          onExchange={calls.exchangeCode}
          onDone={take(true)}
          onBack={toLoginInstead}
        />
      )
    }
    case '/first-run': {
      const token = query.get('token') ?? ''
      return (
        <FirstRunPage
          supportEmail={supportEmail}
          onCheckLink={() => calls.checkSetUpLink(token)}
          onSetUp={(fields) => calls.setUpSite(token, fields)}
          onDone={(step) => {
            // So that no way back leads to a link that is used up.
            address.replace('/auth/login')
            if (step) take(false)(step)
          }}
          onBack={toLogin}
        />
      )
    }
    case '/cb-integrations':
      return (
        <HandOverPage supportEmail={supportEmail} onHandOver={() => handOver(query)} onGo={address.goHome} />
      )
    case '/logout':
      return <NoticePage kind="logout" supportEmail={supportEmail} onGo={toLogin} />
    case '/error':
      return <NoticePage kind="error" supportEmail={supportEmail} onGo={address.goHome} />
    default:
      return <NoticePage kind="trialExpired" supportEmail={supportEmail} onGo={address.goHome} />
  }
}
