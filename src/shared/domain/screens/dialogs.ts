import type { Feature } from '#shared/domain/features/feature-flags.ts'
import { type Area, reaches } from '#shared/domain/permissions/levels.ts'
import type { Access } from './access.ts'

interface Dialog {
  /** Opens for those who manage this area. */
  manages: Area
  feature?: Feature
}

/** Dialogs that an address or several screens open, and what they take: `modal` of SHELL-26, PERM-24, EMP-24, EMP-25. */
const dialogs = {
  addUser: { manages: 'systemUsers' },
  eventSettings: { manages: 'secure' },
  enableSecure: { manages: 'secure', feature: 'secure-licensing' },
} as const satisfies Record<string, Dialog>
export type DialogName = keyof typeof dialogs

/** Whether a dialog may be opened by a person. */
export function opensDialog(
  name: DialogName,
  { permissions, features }: Pick<Access, 'permissions' | 'features'>,
): boolean {
  const { manages, feature }: Dialog = dialogs[name]
  return reaches(permissions[manages], 'manage') && (feature === undefined || features.has(feature))
}
