import { passes } from '#shared/domain/licenses/subscription.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'

/** Why no policy of a tenant can be changed now, in the words of the screen; the server says the same. */
export function usePolicyObstacle(words: { noManage: string; notBought: string }): string | undefined {
  const { permissions, subscription } = useAccess()
  const readOnly = useReadOnlyReason()
  if (readOnly !== undefined) return readOnly
  if (!reaches(permissions.secure, 'manage')) return words.noManage
  // What the device has not heard of yet keeps nobody back: the server decides.
  return subscription && !passes('policyManagement', subscription) ? words.notBought : undefined
}
