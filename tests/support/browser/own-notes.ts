import type { Notes } from '#shared/lib/notes.ts'

/** Notes that last as long as the test. */
export function ownNotes(): Notes {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }
}
