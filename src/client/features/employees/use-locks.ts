import type { View } from '#client/data/rows/merge.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'

/** Why employees cannot be changed, and why none can be added, at this company or anywhere; undefined where they can. */
export function useLocks(company: string | undefined, companies: readonly View<'customer'>[] | undefined) {
  const t = useTexts('employees')
  const { login } = useDevice()
  const readOnlyReason = useReadOnlyReason()
  const canManage = reaches(levelOf(login.permissions, 'employees'), 'manage')
  const customer = companies?.find(({ row }) => row.id === company)?.row
  const isUnknown = company !== undefined && companies !== undefined && customer === undefined
  const change = canManage ? readOnlyReason : t('cannotManage')
  const add =
    change ??
    (isUnknown ? t('empty.unknownTitle') : customer?.active === false ? t('companyInactive') : undefined)
  return { canManage, change, add }
}
