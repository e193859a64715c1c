import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { useObstacles } from './use-obstacles.ts'

/**
 * Why somebody may not change what the organization as a whole is connected to, or whom companies are there; `blocked`: by the server
 * at once.
 */
export function useOrganizationObstacles(): { noManage: string | undefined; blocked: string | undefined } {
  const t = useTexts('integrations')
  const readOnly = useReadOnlyReason()
  const { noManage: forbidden, blocked } = useObstacles()
  const isLimited = !mayChangeOrganization(useDevice().login.userData)
  const noManage = forbidden ?? readOnly ?? (isLimited ? t('allCompaniesOnly') : undefined)
  return { noManage, blocked: noManage ?? blocked }
}
