import { WIPE_REASONS, type WipeReason } from '#client/data/keys/wipe.ts'
import { browserNotes } from '../browser-notes.ts'

const NOTE = 'erased'

/** Remembers why a device was erased, for whoever opens it next. A sign-out needs no explanation. */
export function noteErased(reason: WipeReason): void {
  if (reason !== 'signOut') browserNotes.setItem(NOTE, reason)
}

export function readErased(): Exclude<WipeReason, 'signOut'> | undefined {
  const reason = WIPE_REASONS.find((each) => each === browserNotes.getItem(NOTE))
  return reason === 'signOut' ? undefined : reason
}

export const forgetErased = (): void => browserNotes.removeItem(NOTE)
