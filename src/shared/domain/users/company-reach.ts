import type { CompanyGroup } from '../company-groups/company-group.ts'
import type { User } from './user.ts'

/** What says which companies somebody sees. */
export const COMPANY_FIELDS = [
  'all_customers',
  'customer_ids',
  'group_ids',
  'excluded_customer_ids',
  'excluded_group_ids',
  'excludes_nfr',
  'customer_id',
] as const satisfies readonly (keyof User)[]
export type CompanyAccess = Pick<User, (typeof COMPANY_FIELDS)[number]>

export const companyAccessOf = (user: CompanyAccess): CompanyAccess => ({
  all_customers: user.all_customers,
  customer_ids: user.customer_ids,
  group_ids: user.group_ids,
  excluded_customer_ids: user.excluded_customer_ids,
  excluded_group_ids: user.excluded_group_ids,
  excludes_nfr: user.excludes_nfr,
  customer_id: user.customer_id,
})

/** The part of it that names groups, or what is kept from somebody. */
export const CONFINING_FIELDS = [
  'group_ids',
  'excluded_customer_ids',
  'excluded_group_ids',
] as const satisfies readonly (keyof CompanyAccess)[]
type Confining = Pick<CompanyAccess, (typeof CONFINING_FIELDS)[number]>

/** Whether groups or an exclude list hold somebody within what others decide. */
export const isConfined = (access: Confining): boolean =>
  CONFINING_FIELDS.some((field) => access[field].length > 0)

/** Whether somebody sees every company, present and to come, with nothing excluded. */
export const seesEveryCompany = (access: Pick<CompanyAccess, 'all_customers'> & Confining): boolean =>
  access.all_customers && !isConfined(access)

interface Placed {
  id: string
  nfr: boolean
  parent_id: string | null
}

/** The companies that somebody sees: all, or those chosen and those of groups, without any that is excluded. */
export function companiesInReach(
  access: CompanyAccess,
  { companies, groups }: { companies: readonly Placed[]; groups: readonly CompanyGroup[] },
): string[] {
  const named = (ids: readonly string[], groupIds: readonly string[]) =>
    new Set([
      ...ids,
      ...groups.filter(({ id }) => groupIds.includes(id)).flatMap((each) => each.customer_ids),
    ])
  const given = named(access.customer_ids, access.group_ids)
  const kept = named(access.excluded_customer_ids, access.excluded_group_ids)
  return companies
    .filter(({ id }) => (access.all_customers || given.has(id)) && !kept.has(id))
    .filter(({ nfr, parent_id }) => !(access.excludes_nfr && nfr && parent_id === null))
    .map(({ id }) => id)
}
