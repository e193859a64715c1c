import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { templateLimits } from '#shared/domain/posture/templates/posture-template.ts'
import { toolsOf } from '#shared/domain/screens/toolbar.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'

/** Why no template can be added now, of so many that the organization has; undefined where one can (SHELL-41, PERM-21). */
export function useCreateObstacle(count: number): string | undefined {
  const errors = useTexts('errors')
  const { login } = useDevice()
  const tools = toolsOf('/secure/posture-templates', useAccess())
  if (tools.find(({ tool }) => tool.kind === 'createTemplate')?.isDisabled)
    return errors('missingSubscription')
  if (!mayChangeOrganization(login.userData)) return errors('noPermission')
  return count >= templateLimits.templates ? errors('maximumTemplatesReached') : undefined
}
