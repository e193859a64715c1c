import '#client/data/device/zod-without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startTexts } from '#client/texts/texts.ts'
import { ErrorBoundary } from '#client/ui/error-boundary.tsx'
import { isLeftWhenSignedIn } from './auth/arrival.ts'
import { fetchOneTimeCode, fetchOtherScreen } from './auth/auth-shell.tsx'
import { settleAddress } from './auth/browser-address.ts'
import { firstAnswer } from './auth/site.ts'
import { cachedSession, takeRedirect } from './auth/notes.ts'
import { FailedStart } from './failed-start.tsx'
import { Gate, LockGate } from './gate.tsx'
import { keys, sessions } from './device/device-storage.ts'
import { readErased } from './device/erased-note.ts'
import { letGoWhenFrozen } from './device/let-go-when-frozen.ts'
import { Look } from './look.tsx'
import { finishWipe } from './device/start-wipe.ts'
import { fetchFirstScreen } from './routes/first-screens.ts'

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
  if (!session) {
    settleAddress()
    // What the last page could not take with it.
    void keys.dropSessionKeys().catch(() => {})
  } else if (isLeftWhenSignedIn(location.pathname)) history.replaceState(null, '', takeRedirect())
  if (readErased()) cachedSession.forget()

  if (session) await fetchApp()
  // Before a sign-in there is time while somebody types.
  else {
    // A browser does not ask again for a script that it could not get, so none is asked for before the server answers.
    void firstAnswer.then(() => setTimeout(fetchWhatFollows, 300))
  }

  await textsAreReady
  root.render(
    <StrictMode>
      <Look>
        <ErrorBoundary fallback={<FailedStart />}>
          <Gate initial={session} />
        </ErrorBoundary>
      </Look>
    </StrictMode>,
  )
}

/** What a sign-in leads to; whatever does not come now is asked for when it is needed. */
function fetchWhatFollows() {
  fetchOtherScreen().catch(() => {})
  fetchOneTimeCode().catch(() => {})
  void fetchApp()
}

/** The screen's own script and texts come beside the app's, not after it. */
function fetchApp(): Promise<unknown> {
  import('./signed-in.tsx').catch(() => {})
  fetchFirstScreen(location.pathname).catch(() => {})
  return LockGate.preload().catch(() => {})
}
