import type { User } from '#shared/domain/users/user.ts'
import type { useTexts } from '#client/texts/texts.ts'

export type UserTexts = ReturnType<typeof useTexts<'users'>>

/** At which companies somebody works, in words. */
export function companyWords(
  { all_customers, customer_ids, customer_id, excludes_nfr }: User,
  t: UserTexts,
  companyName: (id: string) => string | undefined,
): string {
  if (customer_id !== null)
    return t('companies.guest', { company: companyName(customer_id) ?? t('companies.unknown') })
  const companies = all_customers
    ? t('companies.all')
    : customer_ids.length === 0
      ? t('companies.none')
      : t('companies.some', { count: customer_ids.length })
  return excludes_nfr ? t('companies.withoutOwn', { companies }) : companies
}
