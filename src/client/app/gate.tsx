import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { Session } from '#client/data/session-database.ts'
import { SignInPage } from '#client/features/sign-in/sign-in-page.tsx'
import type { Credentials } from '#client/features/sign-in/sign-in.machine.ts'
import { authenticate, closeSession, onSessionChange, openSession, restoreSession } from './session.ts'

const SignedIn = lazy(() => import('./signed-in.tsx').then(({ SignedIn }) => ({ default: SignedIn })))

type Authenticated = Awaited<ReturnType<typeof authenticate>>

/** Whoever is signed in on this device gets the app, everybody else the sign-in; the address stays as it is. */
export function Gate({ initial }: { initial: Session | undefined }) {
  const [session, setSession] = useState(initial)

  useEffect(
    () =>
      onSessionChange(() => {
        // Another tab's person is this tab's person: one device, one session.
        void restoreSession().then((next) => {
          if (next?.userKey !== session?.userKey) location.reload()
        })
      }),
    [session],
  )

  const signOut = useCallback(async () => {
    if (session) await closeSession(session)
    location.assign('/')
  }, [session])

  if (!session) {
    return (
      <SignInPage
        authenticate={({ email, password }: Credentials) => authenticate(email, password)}
        openSession={async (authenticated) => setSession(await openSession(authenticated as Authenticated))}
      />
    )
  }
  return (
    <Suspense fallback={null}>
      <SignedIn key={session.userKey} session={session} onSignOut={signOut} />
    </Suspense>
  )
}
