import { reaches } from '#shared/domain/permissions/levels.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'

/** Why this person may change nothing of devices and agents; undefined where they may. */
export function useNoManage(): string | undefined {
  const { permissions } = useAccess()
  const t = useTexts('agent')
  const readOnlyReason = useReadOnlyReason()
  return reaches(permissions.discover, 'manage') ? readOnlyReason : t('noManage')
}
