import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { startTexts } from '#client/texts/texts.ts'
import { Gate } from './gate.tsx'
import { Look } from './look.tsx'
import { restoreSession } from './session.ts'

// The page's policy forbids making code from text, which zod would try.
z.config({ jitless: true })
startTexts()
const place = document.querySelector('#app')
if (!place) throw new Error('The page has no place for the app')
const root = createRoot(place)

// Read before the first paint, so that nobody who is signed in sees the sign-in flash by.
const session = await restoreSession().catch(() => undefined)
if (session) void import('./signed-in.tsx')
root.render(
  <StrictMode>
    <Look>
      <Gate initial={session} />
    </Look>
  </StrictMode>,
)
