import type { User } from '#shared/domain/users/user.ts'
import type { useTexts } from '#client/texts/texts.ts'

export type UserTexts = ReturnType<typeof useTexts<'users'>>

/** At which companies somebody works, in words. */
export function companyWords(
  user: User,
  t: UserTexts,
  companyName: (id: string) => string | undefined,
): string {
  const { all_customers, customer_ids, group_ids, customer_id, excludes_nfr } = user
  if (customer_id !== null)
    return t('companies.guest', { company: companyName(customer_id) ?? t('companies.unknown') })
  const given = [
    ...(customer_ids.length > 0 ? [t('companies.some', { count: customer_ids.length })] : []),
    ...(group_ids.length > 0 ? [t('companies.groups', { number: group_ids.length })] : []),
  ]
  const reach = all_customers ? t('companies.all') : given.join(' · ') || t('companies.none')
  const kept = user.excluded_customer_ids.length + user.excluded_group_ids.length
  const companies = kept > 0 ? t('companies.except', { companies: reach, number: kept }) : reach
  return excludes_nfr ? t('companies.withoutOwn', { companies }) : companies
}
