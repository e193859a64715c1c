import { useState } from 'react'

const KEY = 'menu-folded'

/** Whether the menu shows icons alone, remembered on this device. */
export function useMenuFold(): [boolean, (folded: boolean) => void] {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(KEY) === 'yes')
  const fold = (folded: boolean) => {
    setFolded(folded)
    localStorage.setItem(KEY, folded ? 'yes' : 'no')
  }
  return [isFolded, fold]
}
