import { lazy, Suspense, useEffect, useState } from 'react'
import type { SessionHeader } from '#client/data/session/session-database.ts'
import type { Address } from '#client/features/auth/address.ts'
import { frameSections } from '#client/texts/frame-sections.ts'
import { withTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { authPathOf, isArrival, isForAll } from './auth/arrival.ts'
import { AuthShell } from './auth/auth-shell.tsx'
import { browserAddress } from './auth/browser-address.ts'
import { createMemoryAddress } from './auth/memory-address.ts'
import { redirectTarget, takeRedirect } from './auth/notes.ts'
import { pageAddress } from './auth/page-address.ts'
import { onSessionMessage } from './device/device-storage.ts'
import { forgetErased, readErased } from './device/erased-note.ts'
import { keepInstallPrompt } from './install/install-prompt.ts'
import type { SignedInAs } from './session/session.ts'
import { Loading, Splash } from './splash/splash.tsx'
import './title-bar.css'

keepInstallPrompt()

export const LockGate = later(
  withTexts(() => import('./lock/lock-gate.tsx').then(({ LockGate }) => LockGate), ...frameSections),
)
const LeaveHere = lazy(
  withTexts(() => import('./auth/leave-here.tsx').then(({ LeaveHere }) => ({ default: LeaveHere })), 'lock'),
)
const ErasedNotice = lazy(
  withTexts(
    () =>
      import('#client/features/lock/device-notice.tsx').then(({ ErasedNotice }) => ({
        default: ErasedNotice,
      })),
    'lock',
  ),
)

/** Whoever is signed in on this device gets to its lock, everybody else to the sign-in. */
export function Gate({ initial }: { initial: SessionHeader | undefined }) {
  const [header, setHeader] = useState(initial)
  const [signedIn, setSignedIn] = useState<SignedInAs>()
  const [erased, setErased] = useState(readErased)
  const [asked] = useState(() => location.pathname)

  useEffect(
    () =>
      onSessionMessage(({ type }) => {
        // Another tab's person is this tab's person: one device, one session.
        if (type !== 'changed') return
        void import('./session/session.ts').then(async ({ restoreSession }) => {
          const next = await restoreSession()
          if (next?.userKey !== header?.userKey) location.reload()
        })
      }),
    [header],
  )

  const takeIn = (next: SignedInAs) => {
    forgetErased()
    // A step of its own, so that the browser's way back from the app leads to the sign-in (AUTH-49), whichever screen of it
    // was the last: a code that another provider sent along stays in no history.
    history.replaceState(null, '', '/auth/login')
    history.pushState(null, '', takeRedirect())
    setSignedIn(next)
    setHeader(next.header)
  }
  if (!header || (isForAll(asked) && !signedIn)) {
    return (
      <>
        {erased ? (
          <Suspense fallback={null}>
            <ErasedNotice
              reason={erased}
              onDismiss={() => {
                forgetErased()
                setErased(undefined)
              }}
            />
          </Suspense>
        ) : null}
        <AuthShell
          address={header ? pageAddress : browserAddress}
          onSignedIn={takeIn}
          onLeaveFor={(url) => location.assign(url)}
        />
      </>
    )
  }
  const isArriving = signedIn !== undefined || isArrival(asked)
  return (
    <>
      <Suspense fallback={isArriving ? <Loading /> : null}>
        {authPathOf(asked) === '/logout' && !signedIn ? (
          <LeaveHere userKey={header.userKey} />
        ) : (
          <LockGate key={header.userKey} header={header} signedIn={signedIn} SignIn={SignInHere} />
        )}
      </Suspense>
      <Splash isTest={header.config.site === 'test'} />
    </>
  )
}

/** The sign-in over a locked device, whose address stays as it is. */
function SignInHere({ onSignedIn }: { onSignedIn: (signedIn: SignedInAs) => void }) {
  const [address] = useState<Address>(createMemoryAddress)
  return (
    <AuthShell
      address={address}
      onSignedIn={onSignedIn}
      onLeaveFor={(url) => {
        redirectTarget.write(location.pathname + location.search)
        location.assign(url)
      }}
    />
  )
}
