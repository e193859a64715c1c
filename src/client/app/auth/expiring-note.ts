import { SECOND } from '#shared/lib/time.ts'

/** How long this device remembers small things about somebody who is not signed in (CONST-02). */
const LIFETIME = 86_400 * SECOND

/** Where notes lie: localStorage, which every tab reads. */
export type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A small text that is forgotten after a day. */
export const createNote = (name: string, notes: Notes = localStorage, now = Date.now) => ({
  write(text: string): void {
    try {
      notes.setItem(name, JSON.stringify({ text, until: now() + LIFETIME }))
    } catch {
      // A full disk: whoever signs in starts at the default page.
    }
  },

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
