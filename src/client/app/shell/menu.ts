import type { LucideIcon } from 'lucide-react'
import type { Access } from '#shared/domain/screens/access.ts'
import {
  isGroup,
  isOffered,
  type MenuGroup,
  type MenuItem,
  visibleMenu,
} from '#shared/domain/screens/menu.ts'
import { isPreview } from '#shared/domain/screens/preview.ts'
import type { MenuGroupWord, MenuWord } from '#shared/domain/screens/screens.ts'
import { placeOf } from '#shared/domain/screens/titles.ts'
import { type Solution, solutionUrl } from '#shared/domain/organization/solutions.ts'
import { type BuiltPath, isBuilt, screenAt, screens } from '../routes/screens.ts'

/** What can be opened without a company or a row being named. */
type PlainPath = Exclude<BuiltPath, `${string}$${string}`>

export interface Screen {
  word: MenuWord
  to: PlainPath
  icon: LucideIcon
  badge: 'beta' | 'new' | 'preview' | undefined
  /** Work for a desk, which a phone's bar has no place for; the whole menu is behind it. */
  isForDesk: boolean
}

/** A product beside this one: its entry leads out of the app (SHELL-14). */
export interface SolutionLink {
  word: MenuWord
  href: string
  icon: LucideIcon
}

export interface ScreenGroup {
  word: MenuGroupWord
  entries: readonly (Screen | SolutionLink | ScreenGroup)[]
}

/** Where the solutions are; null where there is none. */
export type SolutionUrls = Record<Solution, string | null>

/** The menu of a person. */
export function visibleGroups(access: Access, urls: SolutionUrls): ScreenGroup[] {
  const groupOf = ({ word, entries }: MenuGroup): ScreenGroup => ({
    word,
    entries: entries.flatMap((entry): ScreenGroup['entries'] =>
      isGroup(entry) ? [groupOf(entry)] : entryOf(entry),
    ),
  })
  const entryOf = (item: MenuItem): (Screen | SolutionLink)[] => {
    const href = urlOf(item)
    const icon = screenAt(item.path)?.icon
    return href && icon ? [{ word: item.word, href, icon }] : screenOf(item, access)
  }
  const urlOf = ({ external }: MenuItem) => external && solutionUrl(external, {}, urls)
  return visibleMenu(access, (item) => (item.external ? Boolean(urlOf(item)) : isBuilt(item.path))).map(
    groupOf,
  )
}

const isPlain = (path: string): path is PlainPath => isBuilt(path) && !path.includes('$')

function screenOf({ path, word, badge, isForDesk = false }: MenuItem, access: Access): Screen[] {
  const icon = screenAt(path)?.icon
  if (!icon || !isPlain(path)) return []
  return [{ word, to: path, icon, badge: isPreview(path, access) ? 'preview' : badge, isForDesk }]
}

/** All screens of a group, those of inner groups in their place. */
export const screensOf = ({ entries }: ScreenGroup): Screen[] =>
  entries.flatMap((entry) => ('entries' in entry ? screensOf(entry) : 'to' in entry ? entry : []))

/** The screens for a phone's bar, in the order of the menu. */
export const phoneScreens = (groups: readonly ScreenGroup[]): Screen[] =>
  groups.flatMap(screensOf).filter(({ isForDesk }) => !isForDesk)

/** A screen that is found by its name, and the outermost group that it stands in. */
export interface NamedScreen extends Screen {
  group: MenuGroupWord
}

/** The screens of a menu, and those that it does not show, or leads past, though a person may open them. */
export const namedScreens = (groups: readonly ScreenGroup[], access: Access): NamedScreen[] => [
  ...groups.flatMap((group) => screensOf(group).map((screen) => ({ ...screen, group: group.word }))),
  ...screens.flatMap(({ paths: [path] }) => {
    const item = placeOf(path)?.item
    if (!item || !(item.hidden || item.external) || item.path !== path || !isOffered(item, access)) return []
    return screenOf(item, access).map((screen) => ({ ...screen, group: item.groups[0] }))
  }),
]
