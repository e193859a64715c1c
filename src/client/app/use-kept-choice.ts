import { useEffect, useState } from 'react'
import { browserNotes, onNoteElsewhere } from './browser-notes.ts'

/** A choice that this browser keeps under a name; one that is made in another tab is followed at once. */
export function useKeptChoice<T extends string>(
  name: string,
  read: (note: string | null) => T,
): [T, (choice: T) => void] {
  const [choice, setChoice] = useState(() => read(browserNotes.getItem(name)))
  useEffect(() => onNoteElsewhere(name, () => setChoice(read(browserNotes.getItem(name)))), [name, read])
  const choose = (next: T) => {
    browserNotes.setItem(name, next)
    setChoice(next)
  }
  return [choice, choose]
}
