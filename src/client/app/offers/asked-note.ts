import { browserNotes } from '../browser-notes.ts'
import type { Offer } from './offer-rules.ts'

/**
 * What was offered is remembered beyond a sign-out. Field mode is each user's own; the name of their databases says who
 * they are to nobody. The app is installed for all.
 */
const nameOf = (kind: Offer['kind'], userKey: string) =>
  kind === 'install' ? 'asked-install' : `asked-field-mode-${userKey}`

export const wasAsked = (kind: Offer['kind'], userKey: string): boolean =>
  browserNotes.getItem(nameOf(kind, userKey)) !== null

export const noteAsked = (kind: Offer['kind'], userKey: string): void =>
  browserNotes.setItem(nameOf(kind, userKey), 'yes')
