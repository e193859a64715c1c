import { createNote } from './expiring-note.ts'

/** Where somebody wanted to go before they had to sign in. */
export const redirectTarget = createNote('redirect-target')

/** Somebody has signed in on this device lately. It does not say who. */
export const cachedSession = createNote('cached-session')

/** What a sign-in with Microsoft has to come back with. */
export const ssoState = createNote('sso-state')

/** The place to go to after a sign-in; the next sign-in starts anew. */
export function takeRedirect(): string {
  const target = redirectTarget.read()
  redirectTarget.forget()
  // Only a path of this site.
  return target && /^\/(?![/\\])/.test(target) ? target : '/'
}
