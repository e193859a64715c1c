import { guardedNotes } from '#shared/lib/notes.ts'

/** The few words that this browser keeps beside the databases. Where it does not, the app works until it is closed. */
export const browserNotes = guardedNotes(
  () => localStorage,
  // oxlint-disable-next-line no-console
  (cause) => console.warn('This browser keeps no notes', cause),
)

/** Hears of a note that was written or erased in another tab. Gives its end. */
export function onNoteElsewhere(name: string, hear: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === name || key === null) hear()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
