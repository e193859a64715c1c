import '#client/data/zod-without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startTexts } from '#client/texts/texts.ts'
import { isLeftWhenSignedIn } from './auth/arrival.ts'
import { settleAddress } from './auth/browser-address.ts'
import { cachedSession, takeRedirect } from './auth/notes.ts'
import { Gate, LockGate } from './gate.tsx'
import { sessions } from './device-storage.ts'
import { readErased } from './erased-note.ts'
import { letGoWhenFrozen } from './let-go-when-frozen.ts'
import { Look } from './look.tsx'
import { finishWipe } from './start-wipe.ts'

// Not awaited at the top: what is imported later lies in scripts that import this one, and would wait for it.
void start()

async function start() {
  const textsAreReady = startTexts()
  letGoWhenFrozen()
  const place = document.querySelector('#app')
  if (!place) throw new Error('The page has no place for the app')
  const root = createRoot(place)

  // What was to be erased is gone before anything is read.
  await finishWipe()
  // Read before the first paint, so that nobody who is signed in sees the sign-in flash by.
  const session = await sessions.readHeader().catch(() => undefined)
  if (!session) settleAddress()
  else if (isLeftWhenSignedIn(location.pathname)) history.replaceState(null, '', takeRedirect())
  if (readErased()) cachedSession.forget()

  if (session) await fetchApp()
  // Before a sign-in there is time while somebody types.
  else {
    setTimeout(() => {
      void import('./auth/other-screen.tsx').catch(() => {})
      void import('./auth/one-time-code.tsx').catch(() => {})
      void fetchApp()
    }, 300)
  }

  await textsAreReady
  root.render(
    <StrictMode>
      <Look>
        <Gate initial={session} />
      </Look>
    </StrictMode>,
  )
}

/** The screen's own script comes beside the app's, not after it. */
function fetchApp() {
  void import('./signed-in.tsx')
  if (location.pathname.startsWith('/employees')) void import('./employees-route.tsx')
  else if (location.pathname.startsWith('/companies')) void import('./companies-route.tsx')
  else void import('./posture-route.tsx')
  return LockGate.preload()
}
