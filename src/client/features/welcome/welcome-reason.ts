import { MODULES } from '#shared/domain/licenses/catalogue.ts'
import { tierOf } from '#shared/domain/licenses/subscription.ts'
import type { Access } from '#shared/domain/screens/access.ts'
import { opening } from '#shared/domain/screens/can-open.ts'

const STARTS = ['/secure/security-posture', '/discovery', '/engage/user-management']

export type WelcomeReason = 'inMenu' | 'missingSubscription' | 'upgrade' | 'noPermission'

/**
 * Why somebody is greeted: their pages are in the menu, what they may open was not bought, nothing was, or they may open
 * none. `hasPages` says whether the menu leads anywhere.
 */
export function welcomeReason(access: Access, hasPages: boolean): WelcomeReason {
  const { subscription } = access
  const isAny = (found: 'open' | 'preview' | 'upgrade') =>
    STARTS.some((path) => opening(path, access) === found)
  const isStarted = isAny('open') || isAny('preview')
  if (subscription && !isStarted && isAny('upgrade')) {
    const hasSome = MODULES.some((module) => tierOf(subscription, module) !== 'none')
    return hasSome ? 'upgrade' : 'missingSubscription'
  }
  return hasPages ? 'inMenu' : 'noPermission'
}
