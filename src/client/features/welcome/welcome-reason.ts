import { MODULES } from '#shared/domain/licenses/catalogue.ts'
import { tierOf } from '#shared/domain/licenses/subscription.ts'
import type { Access } from '#shared/domain/screens/access.ts'
import { opening } from '#shared/domain/screens/can-open.ts'

const STARTS = ['/secure/security-posture', '/discovery', '/engage/user-management']

/** Why somebody has no screen to start on: what they may open was not bought, nothing was, or they may open none. */
export function welcomeReason(access: Access): 'missingSubscription' | 'upgrade' | 'noPermission' {
  const { subscription } = access
  if (!subscription || !STARTS.some((path) => opening(path, access) === 'upgrade')) return 'noPermission'
  const hasSome = MODULES.some((module) => tierOf(subscription, module) !== 'none')
  return hasSome ? 'upgrade' : 'missingSubscription'
}
