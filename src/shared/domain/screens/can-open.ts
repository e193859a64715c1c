import { isValid, passes, tierOf } from '#shared/domain/licenses/subscription.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import type { Access } from './access.ts'
import { type Screen, screenAt } from './screens.ts'

/**
 * `denied`: the person's permissions do not reach; `off`: its feature is off; `upgrade`: the organization has not
 * bought it; `trialExpired`: it has nothing any more; `unknown`: there is no such screen.
 */
export type Opening = 'open' | 'denied' | 'off' | 'upgrade' | 'trialExpired' | 'unknown'

/** Whether a person may open the screen at an address, and why not (PERM-08 to PERM-14, PERM-18 to PERM-21). */
export function opening(path: string, access: Access): Opening {
  const screen = screenAt(path)
  if (!screen) return 'unknown'
  if (!isPermitted(screen, access)) return 'denied'
  if (screen.feature && !access.features.has(screen.feature)) return 'off'
  const { subscription, now } = access
  if (!subscription) return 'open'
  if (!isValid(subscription, now)) return 'trialExpired'
  const isHeld = screen.module === undefined || tierOf(subscription, screen.module) !== 'none'
  return isHeld && (screen.gate === undefined || passes(screen.gate, subscription)) ? 'open' : 'upgrade'
}

/** Whether the person's permissions alone open a screen. */
export const isPermitted = (
  { anyOf, level, needsCustomers }: Screen,
  { permissions, hasCustomers }: Pick<Access, 'permissions' | 'hasCustomers'>,
): boolean =>
  (anyOf.length === 0 || anyOf.some((area) => reaches(permissions[area], level))) &&
  (!needsCustomers || hasCustomers)

const LANDINGS = ['/secure/security-posture', '/discovery', '/engage/user-management'] as const

/** Where a person starts: the first landing page that is theirs, of those that `isBuilt` (SHELL-01). */
export const landingOf = (access: Access, isBuilt: (path: string) => boolean): string =>
  LANDINGS.find((path) => isBuilt(path) && opening(path, access) === 'open') ?? '/welcome'
