import { useState } from 'react'
import { browserNotes } from '../browser-notes.ts'

const KEY = 'menu-closed'

/** The groups of the menu that somebody has closed, remembered on this device. */
export function useClosedGroups(): [ReadonlySet<string>, (id: string) => void] {
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(browserNotes.getItem(KEY)?.split(' ').filter(Boolean)),
  )
  const toggle = (id: string) => {
    const others = new Set(closed)
    if (!others.delete(id)) others.add(id)
    setClosed(others)
    browserNotes.setItem(KEY, [...others].join(' '))
  }
  return [closed, toggle]
}
