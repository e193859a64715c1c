import { useState } from 'react'
import { browserNotes } from '../browser-notes.ts'

const KEY = 'menu-folded'

/** Whether the menu shows icons alone, remembered on this device. */
export function useMenuFold(): [boolean, (folded: boolean) => void] {
  const [isFolded, setFolded] = useState(() => browserNotes.getItem(KEY) === 'yes')
  const fold = (folded: boolean) => {
    setFolded(folded)
    browserNotes.setItem(KEY, folded ? 'yes' : 'no')
  }
  return [isFolded, fold]
}
