import type { KeyMode } from '#shared/contract/devices.ts'
import { browserNotes } from '../browser-notes.ts'

const OPENING = 'opening'

/**
 * Notes what the next start opens with: the frame of the app, or the lock of field mode. The first script reads it
 * before there is any script of the app, draws that in its place and fetches what it needs.
 */
export const noteOpening = (mode: KeyMode): void =>
  browserNotes.setItem(OPENING, mode === 'session' ? 'app' : 'lock')

/** The next start opens with the sign-in. */
export const forgetOpening = (): void => browserNotes.removeItem(OPENING)
