import { chakra } from '@chakra-ui/react'
import { useMachine } from '@xstate/react'
import type { FormEvent } from 'react'
import { fromPromise } from 'xstate'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { type Credentials, signInMachine } from './sign-in.machine.ts'

const Backdrop = chakra('main', {
  base: {
    minH: '100dvh',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    justifyItems: 'center',
    alignItems: 'center',
    gap: 6,
    p: 4,
    bg: 'bg',
  },
})
const Card = chakra('div', {
  base: {
    w: 'full',
    maxW: '380px',
    display: 'grid',
    gap: 5,
    p: { base: 5, md: 7 },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
const Heading = chakra('div', { base: { display: 'grid', gap: 3 } })
const Title = chakra('h1', { base: { fontSize: 'title', fontWeight: 640, lineHeight: 1.3 } })
const Form = chakra('form', { base: { display: 'grid', gap: 4 } })
const Foot = chakra('p', { base: { color: 'muted', fontSize: 'small' } })

const YEAR = new Date().getFullYear()

interface SignInPageProps {
  /** Signs in; the result is handed to `openSession`. */
  authenticate: (credentials: Credentials) => Promise<unknown>
  openSession: (authenticated: unknown) => Promise<void>
}

/** The first screen: who are you? */
export function SignInPage({ authenticate, openSession }: SignInPageProps) {
  const t = useTexts('signIn')
  const [state, send] = useMachine(
    signInMachine.provide({
      actors: {
        authenticate: fromPromise(({ input }) => authenticate(input)),
        openSession: fromPromise(({ input }) => openSession(input)),
      },
    }),
  )
  const { credentials, missing, problem } = state.context
  const isBusy = !state.matches('editing')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'form.submit' })
  }
  return (
    <Backdrop>
      <Card>
        <Heading>
          <Logo size={36} label={t('product')} />
          <Title>{t('title')}</Title>
        </Heading>
        {problem ? <Callout tone="error">{t(`problems.${problem}`)}</Callout> : null}
        <Form onSubmit={submit} noValidate>
          <TextField
            label={t('email')}
            type="email"
            name="email"
            autoComplete="username"
            value={credentials.email}
            onChange={(email) => send({ type: 'email.typed', email })}
            {...(missing.includes('email') ? { error: t('required') } : {})}
            autoFocus
          />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            showLabel={t('showPassword')}
            hideShownLabel={t('hidePassword')}
            value={credentials.password}
            onChange={(password) => send({ type: 'password.typed', password })}
            {...(missing.includes('password') ? { error: t('required') } : {})}
          />
          <Button type="submit" variant="primary" wide busy={isBusy}>
            {t('submit')}
          </Button>
        </Form>
      </Card>
      <Foot>{t('copyright', { year: YEAR })}</Foot>
    </Backdrop>
  )
}
