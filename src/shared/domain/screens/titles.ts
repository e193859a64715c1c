import { isGroup, menu, type MenuGroup, type MenuGroupWord, type MenuItem } from './menu.ts'
import { screenAt } from './screens.ts'

/** Where an address stands in the menu. */
export interface Place {
  /** The groups around it, the outermost first. */
  groups: readonly MenuGroupWord[]
  item: MenuItem
}

/**
 * What the title and the breadcrumb of an address are made of: the menu entry of the same screen. Segments that only
 * say of which company or row, a trailing number among them, are ignored (SHELL-04). A screen that the menu does not name
 * stands where the one above it stands.
 */
export function placeOf(path: string): Place | undefined {
  const plain = path.replace(/\/\d+\/?$/, '')
  const screen = screenAt(plain)
  if (!screen) return undefined
  const exact = screen.path.replaceAll(/\/:\w+\?/g, '')
  return find(menu, exact, []) ?? find(menu, exact.replace(/\/:.*$/, ''), [])
}

function find(
  groups: readonly MenuGroup[],
  path: string,
  around: readonly MenuGroupWord[],
): Place | undefined {
  for (const { word, entries } of groups) {
    const inside = [...around, word]
    const item = entries.find((entry): entry is MenuItem => !isGroup(entry) && entry.path === path)
    const found = item ? { groups: inside, item } : find(entries.filter(isGroup), path, inside)
    if (found) return found
  }
  return undefined
}
