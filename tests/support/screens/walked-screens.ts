import type { Role } from '#shared/domain/permissions/roles.ts'
import { itemOf } from '#shared/domain/screens/menu.ts'
import { screens, shortPathOf } from '#shared/domain/screens/screens.ts'
import { frame } from '#client/texts/frame/en.ts'
import { isOpenTo } from './open-to.ts'

/** Screens that are declared and not made yet: by hand, so that one which is lost is missed. */
export const NOT_MADE: ReadonlySet<string> = new Set([
  '/secure/threats',
  '/secure/summary',
  '/engage/user-management',
  '/engage/action-log',
  '/licensing-report',
  '/licensing-report-preview',
  '/discovery',
  '/discover/risk',
  '/discover/applications',
])

/** Screens that nobody of the demo can be led to: its feature is off, or it is for those alone who may open nothing. */
const OUT_OF_REACH: ReadonlySet<string> = new Set(['/development', '/welcome'])

export interface WalkedScreen {
  path: string
  title: string
  opensTo: (role: Role) => boolean
  isInMenuOf: (role: Role) => boolean
}

/** Every screen that an address without a company or a row leads to, in the order of the menu. */
export const walkedScreens: readonly WalkedScreen[] = screens.flatMap((screen) => {
  const path = shortPathOf(screen)
  if (path.includes(':') || NOT_MADE.has(path) || OUT_OF_REACH.has(path)) return []
  const item = itemOf(screen)
  if (!item) throw new Error(`${path} has no title`)
  const opensTo = (role: Role) => isOpenTo(path, role)
  // A menu names to those alone who may read the billing what is for them.
  const isInMenuOf = (role: Role) =>
    !item.hidden && !item.external && opensTo(role) && (!item.adminOnly || isOpenTo('/billing', role))
  return [{ path, title: frame.screens[item.word], opensTo, isInMenuOf }]
})
