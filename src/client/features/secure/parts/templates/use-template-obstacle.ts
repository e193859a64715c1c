import { policyTemplateLimits } from '#shared/domain/conditional-access/templates/policy-template.ts'
import { passes } from '#shared/domain/licenses/subscription.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'

/** Why nothing can be deployed now; the server says the same. */
export function useDeployObstacle(): string | undefined {
  const t = useTexts('policyTemplates')
  const { permissions, subscription } = useAccess()
  const readOnly = useReadOnlyReason()
  if (readOnly !== undefined) return readOnly
  if (!reaches(permissions.secure, 'manage')) return t('acts.noManage')
  // What the device has not heard of yet keeps nobody back: the server decides.
  return subscription && !passes('policyManagement', subscription) ? t('acts.notBought') : undefined
}

/** Why templates and baselines, which are the whole organization's, cannot be changed now. */
export function useTemplateObstacle(): string | undefined {
  const errors = useTexts('errors')
  const { login } = useDevice()
  const obstacle = useDeployObstacle()
  return obstacle ?? (mayChangeOrganization(login.userData) ? undefined : errors('noPermission'))
}

/** The same for another one, of so many that there are. */
export function useAddObstacle(kind: 'templates' | 'baselines', count: number): string | undefined {
  const errors = useTexts('errors')
  const obstacle = useTemplateObstacle()
  if (obstacle !== undefined || count < policyTemplateLimits[kind]) return obstacle
  return errors(kind === 'templates' ? 'maximumPolicyTemplatesReached' : 'maximumPolicyBaselinesReached')
}
