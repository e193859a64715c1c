import {
  Building2,
  CircleUserRound,
  DatabaseBackup,
  GraduationCap,
  LayoutTemplate,
  type LucideIcon,
  MonitorSmartphone,
  Network,
  Plug,
  ScrollText,
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
import { type Solution, solutionUrl } from '#shared/domain/organization/solutions.ts'
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
  '/security-log': ScrollText,
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

const solutionIcons: Record<Solution, LucideIcon> = {
  backup: DatabaseBackup,
  security_training: GraduationCap,
}

/** The menu of a person. */
export function visibleGroups(access: Access, urls: SolutionUrls): ScreenGroup[] {
  const groupOf = ({ word, entries }: MenuGroup): ScreenGroup => ({
    word,
    entries: entries.flatMap((entry): ScreenGroup['entries'] =>
      isGroup(entry) ? [groupOf(entry)] : entryOf(entry),
    ),
  })
  const entryOf = ({ path, word, badge, external }: MenuItem): (Screen | SolutionLink)[] => {
    const href = external && solutionUrl(external, {}, urls)
    if (external && href) return [{ word, href, icon: solutionIcons[external] }]
    if (!isBuilt(path)) return []
    return [{ word, to: path, icon: icons[path], badge: isPreview(path, access) ? 'preview' : badge }]
  }
  const hasUrl = ({ external }: MenuItem) =>
    external !== undefined && solutionUrl(external, {}, urls) !== null
  return visibleMenu(access, (item) => isBuilt(item.path) || hasUrl(item)).map(groupOf)
}

/** All screens of a group, those of inner groups in their place. */
export const screensOf = ({ entries }: ScreenGroup): Screen[] =>
  entries.flatMap((entry) => ('entries' in entry ? screensOf(entry) : 'to' in entry ? entry : []))

/** Work for a desk, which a phone's bar has no place for; the whole menu is behind it. */
const FOR_A_DESK: ReadonlySet<ScreenPath> = new Set([
  '/secure/posture-templates',
  '/integrations',
  '/security-log',
])

/** The screens for a phone's bar, in the order of the menu. */
export const phoneScreens = (groups: readonly ScreenGroup[]): Screen[] =>
  groups.flatMap(screensOf).filter(({ to }) => !FOR_A_DESK.has(to))
