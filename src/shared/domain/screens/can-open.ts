import { isValid, passes, type Subscription, tierOf } from '#shared/domain/licenses/subscription.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import type { Access } from './access.ts'
import { isHeldByMfaOnly, isPreview } from './preview.ts'
import { type Screen, screenAt } from './screens.ts'

/**
 * `preview`: only to be looked at; `denied`: the person's permissions do not reach; `off`: its feature is off;
 * `upgrade`: the organization has not bought it; `trialExpired`: it has nothing any more; `unknown`: there is no such
 * screen.
 */
export type Opening = 'open' | 'preview' | 'denied' | 'off' | 'upgrade' | 'trialExpired' | 'unknown'

/** Whether a person may open the screen at an address, and why not (PERM-08 to PERM-14, PERM-18 to PERM-21). */
export function opening(path: string, access: Access): Opening {
  const screen = screenAt(path)
  if (!screen) return 'unknown'
  if (!isPermitted(screen, access)) return 'denied'
  if (screen.feature && !access.features.has(screen.feature)) return 'off'
  const { subscription, now } = access
  if (!subscription) return 'open'
  if (!isValid(subscription, now)) return screen.staysOpen ? 'open' : 'trialExpired'
  if (screen.module !== undefined && isPreview(screen.path, access)) return 'preview'
  return isHeld(screen, subscription) && (screen.gate === undefined || passes(screen.gate, subscription))
    ? 'open'
    : 'upgrade'
}

const isHeld = ({ path, module }: Screen, subscription: Subscription): boolean =>
  module === undefined ||
  tierOf(subscription, module) !== 'none' ||
  (subscription.hasMfaOnlySubscription && isHeldByMfaOnly(path))

/** Whether what the person is and may do opens a screen, whatever was turned on or bought. */
const isPermitted = (
  { anyOf, level, role: only, needsCustomers }: Screen,
  { role, permissions, hasCustomers }: Access,
): boolean =>
  (anyOf.length === 0 || anyOf.some((area) => reaches(permissions[area], level))) &&
  (only === undefined || role === only) &&
  (!needsCustomers || hasCustomers)

const LANDINGS = ['/secure/security-posture', '/discovery', '/engage/user-management'] as const

export type Landing = (typeof LANDINGS)[number] | '/welcome' | '/trial-expired'

/** Where a person starts: the first landing page that is theirs, of those that `isBuilt` (SHELL-01, AUTH-44). */
export function landingOf(access: Access, isBuilt: (path: string) => boolean): Landing {
  const landing = LANDINGS.find(
    (path) => isBuilt(path) && ['open', 'preview'].includes(opening(path, access)),
  )
  return landing ?? (opening('/welcome', access) === 'trialExpired' ? '/trial-expired' : '/welcome')
}
