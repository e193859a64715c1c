import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { useObstacles } from '../use-obstacles.ts'

/** Why somebody may not change the Duo account of the organization, or nothing can be asked of the server now. */
export function useDuoObstacle(): string | undefined {
  const t = useTexts('duo')
  const readOnly = useReadOnlyReason()
  const { noManage, blocked } = useObstacles()
  const isLimited = !mayChangeOrganization(useDevice().login.userData)
  return noManage ?? readOnly ?? (isLimited ? t('allCompaniesOnly') : blocked)
}
