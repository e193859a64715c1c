import { itemOf, type MenuItem } from './menu.ts'
import { type MenuPlace, type Screen, screenAt, screens, shortPathOf } from './screens.ts'

/** Where an address stands in the menu. */
export interface Place {
  groups: MenuPlace['groups']
  item: MenuItem
}

/**
 * What the title and the breadcrumb of an address are made of: the menu entry of the same screen. Segments that only
 * say of which company or row, a trailing number among them, are ignored (SHELL-04). A screen that the menu does not name
 * stands where the one above it stands.
 */
export function placeOf(path: string): Place | undefined {
  const screen = screenAt(path.replace(/\/\d+\/?$/, ''))
  return screen && (ownPlaceOf(screen) ?? placeAbove(screen))
}

function placeAbove(screen: Screen): Place | undefined {
  const above = shortPathOf(screen).replace(/\/:.*$/, '')
  const found = screens.find((each) => each.menu && shortPathOf(each) === above)
  return found && ownPlaceOf(found)
}

function ownPlaceOf(screen: Screen): Place | undefined {
  const item = itemOf(screen)
  return item && { groups: item.groups, item }
}
