import {
  Building2,
  CircleUserRound,
  LayoutTemplate,
  type LucideIcon,
  MonitorSmartphone,
  Network,
  Plug,
  ShieldCheck,
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
  '/secure/security-posture': ShieldCheck,
  '/secure/posture-templates': LayoutTemplate,
  '/companies': Building2,
  '/employees': Users,
  '/integrations': Plug,
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
  entries: readonly (Screen | ScreenGroup)[]
}

/** The menu of a person. */
export const visibleGroups = (access: Access): ScreenGroup[] =>
  visibleMenu(access, isBuilt).map((group) => groupOf(group, access))

const groupOf = ({ word, entries }: MenuGroup, access: Access): ScreenGroup => ({
  word,
  entries: entries.flatMap((entry): (Screen | ScreenGroup)[] =>
    isGroup(entry) ? [groupOf(entry, access)] : screenOf(entry, access),
  ),
})

function screenOf({ path, word, badge }: MenuItem, access: Access): Screen[] {
  if (!isBuilt(path)) return []
  return [{ word, to: path, icon: icons[path], badge: isPreview(path, access) ? 'preview' : badge }]
}

/** All screens of a group, those of inner groups in their place. */
export const screensOf = ({ entries }: ScreenGroup): Screen[] =>
  entries.flatMap((entry) => ('entries' in entry ? screensOf(entry) : entry))

/** Work for a desk, which a phone's bar has no place for; the whole menu is behind it. */
const FOR_A_DESK: ReadonlySet<ScreenPath> = new Set(['/secure/posture-templates', '/integrations'])

/** The screens for a phone's bar, in the order of the menu. */
export const phoneScreens = (groups: readonly ScreenGroup[]): Screen[] =>
  groups.flatMap(screensOf).filter(({ to }) => !FOR_A_DESK.has(to))
