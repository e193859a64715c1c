import { chakra } from '@chakra-ui/react'
import { useMachine } from '@xstate/react'
import { LogIn } from 'lucide-react'
import { fromPromise } from 'xstate'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { WordDivider } from '#client/ui/word-divider.tsx'
import { AuthCard } from '../auth-card.tsx'
import { AuthLink } from '../auth-link.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import type { SignInContext, SignInEvent } from '../sign-in.machine.ts'
import { singleSignOnMachine } from '../sso/single-sign-on.machine.ts'

const Forgot = chakra('div', { base: { fontSize: 'control', justifySelf: 'end', mt: -2 } })

interface LoginPageProps {
  context: SignInContext
  isBusy: boolean
  isTrial: boolean
  isKnown: boolean
  isOnline: boolean
  wasPasswordChanged: boolean
  send: (event: SignInEvent) => void
  onFetchSsoUrl: () => Promise<string>
  onLeaveFor: (url: string) => void
}

/** The first screen: who are you? */
export function LoginPage(props: LoginPageProps) {
  const { context, isBusy, isKnown, send } = props
  const t = useTexts('signIn')
  const words = useTexts('words')
  const { site, credentials, missing } = context
  const [sso, sendSso] = useSingleSignOn(props)
  return (
    <AuthCard
      title={isKnown ? t('titleBack') : t('title')}
      notice={<LoginNotice {...props} sso={sso} />}
      onSubmit={() => {
        sendSso({ type: 'dismissed' })
        send({ type: 'form.submit' })
      }}
    >
      <TextField
        label={words('email')}
        type="email"
        name="email"
        autoComplete="username"
        value={credentials.email}
        onChange={(email) => send({ type: 'email.typed', email })}
        {...(missing.includes('email') ? { error: words('required') } : {})}
        autoFocus
      />
      <PasswordField
        label={words('password')}
        name="password"
        autoComplete="current-password"
        showLabel={words('showPassword')}
        hideShownLabel={words('hidePassword')}
        value={credentials.password}
        onChange={(password) => send({ type: 'password.typed', password })}
        {...(missing.includes('password') ? { error: words('required') } : {})}
      />
      <Forgot>
        <AuthLink to="/auth/forgot-password">{t('forgotPassword')}</AuthLink>
      </Forgot>
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {words('signIn')}
      </Button>
      {site?.sso ? (
        <>
          <WordDivider>{t('or')}</WordDivider>
          <Button
            wide
            icon={<LogIn aria-hidden />}
            busy={sso.matches('fetchingUrl')}
            disabled={isBusy}
            onClick={() => sendSso({ type: 'asked' })}
          >
            {t('microsoft')}
          </Button>
        </>
      ) : null}
    </AuthCard>
  )
}

/** The way to sign in at Microsoft. */
function useSingleSignOn({ onFetchSsoUrl, onLeaveFor }: LoginPageProps) {
  return useMachine(
    singleSignOnMachine.provide({
      actors: { fetchUrl: fromPromise(onFetchSsoUrl) },
      actions: { leaveFor: (_, url) => onLeaveFor(url) },
    }),
    { input: { landing: undefined } },
  )
}

/** What happened, or what to know before signing in. */
function LoginNotice({
  context: { site, problem },
  isTrial,
  isOnline,
  wasPasswordChanged,
  sso,
}: LoginPageProps & { sso: ReturnType<typeof useSingleSignOn>[0] }) {
  const t = useTexts('signIn')
  const shownProblem = sso.context.problem ?? problem
  if (shownProblem) {
    return (
      <ProblemNotice
        problem={shownProblem}
        supportEmail={site?.supportEmail}
        hasSupport={sso.matches('error')}
      />
    )
  }
  if (isTrial) return <Callout tone="info">{t('enteringTrial')}</Callout>
  if (!isOnline) return <Callout tone="warn">{t('offline')}</Callout>
  return wasPasswordChanged ? <Callout tone="ok">{t('passwordChanged')}</Callout> : null
}
