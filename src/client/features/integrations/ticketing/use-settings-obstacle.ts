import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'

/** Why somebody may not change ticket settings of a company, or (null) of all. */
export function useSettingsObstacle(customerId: string | null): string | undefined {
  const { permissions, userData } = useDevice().login
  const t = useTexts('ticketing')
  const integrations = useTexts('integrations')
  const readOnly = useReadOnlyReason()
  if (!reaches(permissions.integrations, 'manage')) return t('readOnly')
  if (customerId === null && !mayChangeOrganization(userData)) return integrations('allCompaniesOnly')
  return readOnly
}
