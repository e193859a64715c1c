import { lazy, Suspense, useEffect, useState } from 'react'
import type { SessionHeader } from '#client/data/session-database.ts'
import { SignInPage } from '#client/features/sign-in/sign-in-page.tsx'
import type { Credentials } from '#client/features/sign-in/sign-in.machine.ts'
import { onSessionMessage } from './device-storage.ts'
import { forgetErased, readErased } from './erased-note.ts'
import type { SignedInAs } from './session.ts'

const LockGate = lazy(() => import('./lock-gate.tsx').then(({ LockGate }) => ({ default: LockGate })))
const ErasedNotice = lazy(() =>
  import('#client/features/lock/device-notice.tsx').then(({ ErasedNotice }) => ({ default: ErasedNotice })),
)

/** Whoever is signed in on this device gets to its lock, everybody else to the sign-in; the address stays as it is. */
export function Gate({ initial }: { initial: SessionHeader | undefined }) {
  const [header, setHeader] = useState(initial)
  const [signedIn, setSignedIn] = useState<SignedInAs>()
  const [erased, setErased] = useState(readErased)

  useEffect(
    () =>
      onSessionMessage(({ type }) => {
        // Another tab's person is this tab's person: one device, one session.
        if (type !== 'changed') return
        void import('./session.ts').then(async ({ restoreSession }) => {
          const next = await restoreSession()
          if (next?.userKey !== header?.userKey) location.reload()
        })
      }),
    [header],
  )

  if (!header) {
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
        <SignInHere
          onSignedIn={(next) => {
            forgetErased()
            setSignedIn(next)
            setHeader(next.header)
          }}
        />
      </>
    )
  }
  return (
    <Suspense fallback={null}>
      <LockGate key={header.userKey} header={header} signedIn={signedIn} SignIn={SignInHere} />
    </Suspense>
  )
}

/** The sign-in page, wired to the user pool and the keys of this device. */
export function SignInHere({ onSignedIn }: { onSignedIn: (signedIn: SignedInAs) => void }) {
  return (
    <SignInPage
      authenticate={async ({ email, password }: Credentials) => {
        const { authenticate } = await import('./session.ts')
        return authenticate(email, password)
      }}
      openSession={async (authenticated) => {
        const { openSession } = await import('./session.ts')
        onSignedIn(await openSession(authenticated as Parameters<typeof openSession>[0]))
      }}
    />
  )
}
