import {
  Building2,
  CircleUserRound,
  type LucideIcon,
  MonitorSmartphone,
  Network,
  UserCog,
  Users,
} from 'lucide-react'
import type { Access } from '#shared/domain/screens/access.ts'
import {
  isGroup,
  type MenuGroup,
  type MenuGroupWord,
  type MenuItem,
  type MenuWord,
  visibleMenu,
} from '#shared/domain/screens/menu.ts'
import { isPreview } from '#shared/domain/screens/preview.ts'

/** The screens that this app has. The menu shows only what can be opened. */
const icons = {
  '/companies': Building2,
  '/employees': Users,
  '/devices': MonitorSmartphone,
  '/users': UserCog,
  '/organizations': Network,
  '/user-profile': CircleUserRound,
} as const satisfies Record<string, LucideIcon>

export type ScreenPath = keyof typeof icons

export const isBuilt = (path: string): path is ScreenPath => Object.hasOwn(icons, path)

export interface Screen {
  word: MenuWord
  to: ScreenPath
  icon: LucideIcon
  badge: 'beta' | 'new' | 'preview' | undefined
}

export interface ScreenGroup {
  word: MenuGroupWord
  screens: readonly Screen[]
}

/** The menu of a person, with the screens of inner groups among those of the outer one. */
export const visibleGroups = (access: Access): ScreenGroup[] =>
  visibleMenu(access, isBuilt).map((group) => ({
    word: group.word,
    screens: itemsOf(group).flatMap(({ path, word, badge }) =>
      isBuilt(path)
        ? [{ word, to: path, icon: icons[path], badge: isPreview(path, access) ? 'preview' : badge }]
        : [],
    ),
  }))

const itemsOf = ({ entries }: MenuGroup): MenuItem[] =>
  entries.flatMap((entry) => (isGroup(entry) ? itemsOf(entry) : [entry]))
