import { passes } from '#shared/domain/licenses/subscription.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import type { Access } from '#shared/domain/screens/access.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useTexts } from '#client/texts/texts.ts'

export type ProtectObstacle = 'noManage' | 'notBought' | 'featureOff'

/** Why somebody cannot change tenants; the server says the same (PERM-13, PERM-21, PERM-24). */
export function protectObstacle({
  permissions,
  subscription,
  features,
}: Access): ProtectObstacle | undefined {
  if (!reaches(permissions.secure, 'manage')) return 'noManage'
  // What the device has not heard of yet keeps nobody back: the server decides.
  if (subscription && !passes('postureBaseline', subscription)) return 'notBought'
  return features.has('posture-protect-m3') ? undefined : 'featureOff'
}

export function useProtectObstacle(): string | undefined {
  const t = useTexts('protect')
  const obstacle = protectObstacle(useAccess())
  return obstacle && t(`obstacles.${obstacle}`)
}
