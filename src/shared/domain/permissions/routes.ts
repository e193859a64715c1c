import { type Area, type Level, type Permissions, reaches } from './levels.ts'

interface RouteRule {
  prefix: string
  /** Access needs this level on at least one of the areas. */
  anyOf: readonly Area[]
  level: Level
}

/** Which area guards which screen (PERM-08, PERM-10). The longest matching prefix decides. */
const rules: readonly RouteRule[] = [
  { prefix: '/companies', anyOf: ['companies'], level: 'readOnly' },
  { prefix: '/devices', anyOf: ['systemUsers'], level: 'readOnly' },
  { prefix: '/employees', anyOf: ['discover', 'secure', 'engage', 'licenseCenter'], level: 'manage' },
]

/** True when the screen at `path` may be opened; a path without a rule is open to every signed-in user. */
export function canOpen(path: string, permissions: Permissions): boolean {
  const rule = rules
    .filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0]
  return rule === undefined || rule.anyOf.some((area) => reaches(permissions[area], rule.level))
}
