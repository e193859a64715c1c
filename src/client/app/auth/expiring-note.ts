import type { Notes } from '#shared/lib/notes.ts'
import { SECOND } from '#shared/lib/time.ts'
import { browserNotes } from '../browser-notes.ts'

/** How long this device remembers small things about somebody who is not signed in (CONST-02). */
const LIFETIME = 86_400 * SECOND

/** A small text, for every tab, that is forgotten after a day. */
export const createNote = (name: string, notes: Notes = browserNotes, now = Date.now) => ({
  write: (text: string): void => notes.setItem(name, JSON.stringify({ text, until: now() + LIFETIME })),

  read(): string | undefined {
    const { text, until } = parse(notes.getItem(name))
    return typeof text === 'string' && typeof until === 'number' && until > now() ? text : undefined
  },

  forget: (): void => notes.removeItem(name),
})

function parse(stored: string | null): { text?: unknown; until?: unknown } {
  try {
    return (JSON.parse(stored ?? '{}') ?? {}) as object
  } catch {
    return {}
  }
}
