import type { DeclaredPlace, DeclaredScreen } from './declared-screen.ts'
import { configurationScreens } from './groups/configuration.ts'
import { discoverScreens } from './groups/discover.ts'
import { engageScreens } from './groups/engage.ts'
import { licensingScreens } from './groups/licensing.ts'
import { managementScreens } from './groups/management.ts'
import { screensOutsideMenu } from './groups/outside-menu.ts'
import { secureScreens } from './groups/secure.ts'
import { solutionScreens } from './groups/solutions.ts'

const declared = [
  ...secureScreens,
  ...engageScreens,
  ...licensingScreens,
  ...discoverScreens,
  ...solutionScreens,
  ...configurationScreens,
  ...managementScreens,
  ...screensOutsideMenu,
] as const

type Declared = (typeof declared)[number]
type DeclaredMenu = Extract<Declared, { menu: object }>['menu']

export type ScreenPath = Declared['path']
/** Words of the texts: what a screen is called, and what a group of the menu is. */
export type MenuWord = DeclaredMenu['word']
export type MenuGroupWord = DeclaredMenu['groups'][number]

export interface MenuPlace extends DeclaredPlace {
  groups: readonly [MenuGroupWord, ...MenuGroupWord[]]
  word: MenuWord
}

export interface Screen extends DeclaredScreen {
  path: ScreenPath
  menu?: MenuPlace
}

/**
 * Every screen there is or will be, in the order of the menu: PERM-08 to PERM-14, SHELL-05 to SHELL-26. Where two match
 * an address, the one with the more exact path decides.
 */
export const screens: readonly Screen[] = declared

/** Stands in an address for every company, where it has to name one (SHELL-22). */
export const ALL_COMPANIES = 'all'

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** The address of a screen without what may be left out, by which the menu names it. */
export const shortPathOf = ({ path }: Screen): string => path.replaceAll(/\/:\w+\?/g, '')

/** Capital letters make no other address, as they make none for the router. */
const isSame = (pattern: string | undefined, asked: string): boolean =>
  pattern?.toLowerCase() === asked.toLowerCase()

/** The screen of an address, the most exact one; undefined where there is none (SHELL-03). */
export function screenAt(path: string): Screen | undefined {
  const asked = segmentsOf(path)
  return screens
    .filter((screen) => isMatch(segmentsOf(screen.path), asked))
    .toSorted((a, b) => exactness(b) - exactness(a))[0]
}

function isMatch(pattern: readonly string[], asked: readonly string[]): boolean {
  const needed = pattern.filter((segment) => !segment.endsWith('?')).length
  if (asked.length < needed || asked.length > pattern.length) return false
  return asked.every((segment, at) => pattern[at]?.startsWith(':') || isSame(pattern[at], segment))
}

const exactness = ({ path }: Screen): number =>
  segmentsOf(path).filter((segment) => !segment.startsWith(':')).length

/** Whether a screen asks for nothing but a sign-in. */
export function isOpenToAll(path: string): boolean {
  const screen = screenAt(path)
  return screen !== undefined && screen.anyOf.length === 0 && screen.role === undefined
}
