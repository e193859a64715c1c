import { useMachine } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import { type Address, AddressContext, isAfterPassword, useAddress } from '#client/features/auth/address.ts'
import { AuthFrame } from '#client/features/auth/auth-frame.tsx'
import { LoginPage } from '#client/features/auth/login/login-page.tsx'
import { MissingScreen } from '#client/features/auth/notices/missing-screen.tsx'
import {
  type Credentials,
  type Entry,
  type SignInOutcome,
  type SignInEvent,
  signInMachine,
} from '#client/features/auth/sign-in.machine.ts'
import { withTexts } from '#client/texts/texts.ts'
import type { SignedInAs } from '../session/session.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { cachedSession } from './notes.ts'
import { awaitSite, readSite } from './site.ts'

export const fetchOtherScreen = withTexts(
  () => import('./other-screen.tsx'),
  'confirm',
  'firstRun',
  'forgotPassword',
  'newPassword',
  'setupMfa',
)
export const fetchOneTimeCode = withTexts(() => import('./one-time-code.tsx'), 'oneTimeCode')

const OtherScreen = lazy(() =>
  fetchOtherScreen().then(
    ({ OtherScreen }) => ({ default: OtherScreen }),
    () => ({ default: MissingScreen }),
  ),
)
const OneTimeCode = lazy(() => fetchOneTimeCode().then(({ OneTimeCode }) => ({ default: OneTimeCode })))

/** How the address of the sign-in says that a password was changed (AUTH-33). */
const PASSWORD_CHANGED = 'password_changed'

let areCallsHere = false

/** Asked first when somebody acts, so that the page does not wait for it. Throws `UserPoolUnreachable`. */
async function calls() {
  // A browser does not ask again for a script that it could not get: only where the server answers is it asked for.
  if (!areCallsHere) await readSite()
  const loaded = await import('./sign-in-calls.ts').catch((cause: unknown) => {
    throw new UserPoolUnreachable('This part of the app is not on the device yet.', { cause })
  })
  areCallsHere = true
  return loaded
}

interface AuthShellProps {
  address: Address
  onSignedIn: (signedIn: SignedInAs) => void
  /** The browser leaves for the page of another provider. */
  onLeaveFor: (url: string) => void
}

/** Everything that somebody sees who is not signed in. */
export function AuthShell({ address, ...rest }: AuthShellProps) {
  return (
    <AddressContext value={address}>
      <Screens {...rest} />
    </AddressContext>
  )
}

function Screens({ onSignedIn, onLeaveFor }: Omit<AuthShellProps, 'address'>) {
  const address = useAddress()
  const isOnline = useIsOnline()
  const [isKnown] = useState(() => cachedSession.read() !== undefined)
  const [state, send] = useMachine(
    signInMachine.provide({
      actors: {
        loadSite: fromPromise(({ signal }) => awaitSite(signal)),
        watchAddress: fromCallback<SignInEvent>(({ sendBack }) =>
          address.subscribe(() => sendBack({ type: 'address.changed', path: address.path() })),
        ),
        solveCaptcha: fromPromise(async () => {
          if (!(await readSite()).captcha) return undefined
          const { solveCaptcha } = await import('../session/captcha.ts')
          return solveCaptcha()
        }),
        authenticate: fromPromise<SignInStep, Credentials & { captcha: string | undefined }>(
          async ({ input }) => (await calls()).begin(input),
        ),
        signInToTrial: fromPromise(async () => (await calls()).signInToTrial()),
        openSession: fromPromise<SignInOutcome, Entry>(async ({ input }) => {
          const signedIn = await (await calls()).openEntry(input)
          if (!signedIn) return 'secondFactorMissing'
          onSignedIn(signedIn)
          return 'opened'
        }),
      },
      actions: {
        beginCaptcha: (_, site) => {
          if (site?.captcha) void import('../session/captcha.ts').then(({ beginCaptcha }) => beginCaptcha())
        },
        show: (_, path) => {
          if (address.path() !== path) address.go(path)
        },
      },
    }),
    { input: { wantsTrial: wantsTrial(address) } },
  )
  const path = address.path()
  const screen = isAfterPassword(path) && state.matches('editing') ? '/auth/login' : path
  return (
    <AuthFrame isSolvingCaptcha={state.matches('solvingCaptcha')}>
      {screen === '/auth/login' ? (
        <LoginPage
          context={state.context}
          isBusy={!state.matches('editing') && !state.matches('otpRequired')}
          isTrial={state.matches('enteringTrial')}
          isKnown={isKnown}
          isOnline={isOnline}
          wasPasswordChanged={queryOf(address).get('message') === PASSWORD_CHANGED}
          send={send}
          onFetchSsoUrl={async () => (await calls()).fetchSsoUrl()}
          onLeaveFor={onLeaveFor}
        />
      ) : (
        <Suspense fallback={null}>
          <OtherScreen path={screen} context={state.context} send={send} />
        </Suspense>
      )}
      {state.matches('otpRequired') ? (
        <Suspense fallback={null}>
          <OneTimeCode context={state.context} send={send} />
        </Suspense>
      ) : null}
    </AuthFrame>
  )
}

const queryOf = (address: Address) => new URLSearchParams(address.search())

const wantsTrial = (address: Address): boolean =>
  address.path() === '/auth/login' &&
  (queryOf(address).get('trial') === 'true' || queryOf(address).get('message') === 'invalid_id_token')
