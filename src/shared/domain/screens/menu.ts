import type { Access } from './access.ts'
import { opening } from './can-open.ts'
import { type MenuGroupWord, type MenuPlace, type Screen, screens, shortPathOf } from './screens.ts'

export interface MenuItem extends MenuPlace {
  path: string
}

export interface MenuGroup {
  word: MenuGroupWord
  entries: readonly (MenuItem | MenuGroup)[]
}

/** How the menu names a screen; undefined where it does not. */
export const itemOf = (screen: Screen): MenuItem | undefined =>
  screen.menu && { path: shortPathOf(screen), ...screen.menu }

export const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'entries' in entry

/** The whole menu in its order (SHELL-05 to SHELL-17). */
export const menu: readonly MenuGroup[] = buildMenu()

function buildMenu(): MenuGroup[] {
  const top: (MenuItem | MenuGroup)[] = []
  for (const screen of screens) {
    const item = itemOf(screen)
    if (item) groupAt(top, item.groups).push(item)
  }
  return top.filter(isGroup)
}

/** What lies in a group; one that is not there yet is begun. */
function groupAt(
  entries: (MenuItem | MenuGroup)[],
  [word, ...inner]: readonly MenuGroupWord[],
): (MenuItem | MenuGroup)[] {
  if (word === undefined) return entries
  const found = entries.find((entry): entry is Begun => isGroup(entry) && entry.word === word)
  const group: Begun = found ?? { word, entries: [] }
  if (!found) entries.push(group)
  return groupAt(group.entries, inner)
}

interface Begun extends MenuGroup {
  entries: (MenuItem | MenuGroup)[]
}

/**
 * The menu of one person: what they may open, of what `isBuilt`; a group without any entry is left out (SHELL-15,
 * SHELL-20). A module that was not bought stays, so that its page can say what it would be.
 */
export function visibleMenu(access: Access, isBuilt: (item: MenuItem) => boolean): MenuGroup[] {
  const isVisible = (item: MenuItem) => !item.hidden && isBuilt(item) && isOffered(item, access)
  const shown = (group: MenuGroup): MenuGroup => ({
    ...group,
    entries: group.entries
      .map((entry) => (isGroup(entry) ? shown(entry) : entry))
      .filter((entry) => (isGroup(entry) ? entry.entries.length > 0 : isVisible(entry))),
  })
  return menu.map(shown).filter(({ entries }) => entries.length > 0)
}

/** Whether a screen is offered to a person at all, in the menu or, where that hides it, by its name. */
export function isOffered(item: MenuItem, access: Access): boolean {
  if (item.feature && !access.features.has(item.feature)) return false
  if (item.adminOnly && !access.hasBillingAccount) return false
  if (item.isShown && !item.isShown(access)) return false
  return !['denied', 'off', 'unknown'].includes(opening(item.path, access))
}
